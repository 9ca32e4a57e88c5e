"""How a Linux desktop gets to know the program: its menu entry, its description, its icons.

`python packaging/linux_entry.py FOLDER` lays them below FOLDER.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from i18n import Words
from i18n.languages import FALLBACK
from metainfo import metainfo
from product import APP_ID, BUILD, LOCALES, NAME, ROOT

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
KEYWORDS = "werewolf;mafia;jinro;人狼;狼人杀;狼人殺;party;"


def desktop_entry(icon: str = NAME) -> str:
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        *_spoken("Name", "app.name"),
        *_spoken("Comment", "store.summary"),
        f"Exec={NAME}",
        f"Icon={icon}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"Keywords={KEYWORDS}",
        f"StartupWMClass={NAME}",
    ]
    return "\n".join(lines) + "\n"


def _spoken(key: str, id: str) -> Iterator[str]:
    yield f"{key}={Words(FALLBACK).text(id)}"
    yield from (f"{key}[{locale}]={Words(language).text(id)}" for language, locale in LOCALES.items())


def install(share: Path, name: str = NAME) -> None:
    """Into a folder that is /usr/share, or will be; `name` is what its files are called there."""
    _write(share / "applications" / f"{name}.desktop", desktop_entry(name))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(name))
    for size in SIZES:
        _copy(BUILD / "icons" / f"{NAME}-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/{name}.png")
    _copy(ROOT / "assets" / "icon" / f"{NAME}.svg", share / f"icons/hicolor/scalable/apps/{name}.svg")


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
