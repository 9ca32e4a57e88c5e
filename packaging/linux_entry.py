"""How a Linux desktop gets to know the program: its menu entry, its description, its icons."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from lantern_version import VERSION
from product import APP_ID, BUILD, LOCALES, MAKER, NAME, ROOT, SUMMARIES, SUMMARY, TITLE, TITLES

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
KEYWORDS = "werewolf;mafia;jinro;人狼;狼人杀;狼人殺;party;"
PARAGRAPHS = (
    "Hidden-role games for six to twenty friends in one room, with one machine that goes round like a lantern.",
    "Whoever holds it may see, everybody else looks away.",
    "Nobody has to be the game master. Five rulebooks, in Japanese, Chinese and English. No network, no account.",
)


def desktop_entry() -> str:
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={TITLE}",
        *(f"Name[{locale}]={TITLES[language]}" for language, locale in LOCALES.items()),
        f"Comment={SUMMARY}",
        *(f"Comment[{locale}]={SUMMARIES[language]}" for language, locale in LOCALES.items()),
        f"Exec={NAME}",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"Keywords={KEYWORDS}",
        f"StartupWMClass={NAME}",
    ]
    return "\n".join(lines) + "\n"


def metainfo() -> str:
    """For software centres, in the form of AppStream."""
    tags = {language: language.replace("-", "_") for language in LOCALES}
    names = [f'  <name xml:lang="{tags[language]}">{escape(TITLES[language])}</name>' for language in LOCALES]
    summaries = [
        f'  <summary xml:lang="{tags[language]}">{escape(SUMMARIES[language])}</summary>' for language in LOCALES
    ]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<component type="desktop-application">',
        f"  <id>{APP_ID}</id>",
        "  <metadata_license>MIT</metadata_license>",
        "  <project_license>MIT</project_license>",
        f"  <name>{escape(TITLE)}</name>",
        *names,
        f"  <summary>{escape(SUMMARY)}</summary>",
        *summaries,
        "  <description>",
        *(f"    <p>{escape(paragraph)}</p>" for paragraph in PARAGRAPHS),
        "  </description>",
        f'  <launchable type="desktop-id">{NAME}.desktop</launchable>',
        "  <provides>",
        f"    <binary>{NAME}</binary>",
        "  </provides>",
        "  <supports>",
        *(f"    <control>{control}</control>" for control in ("keyboard", "pointing", "touch")),
        "  </supports>",
        f'  <developer id="{APP_ID.rpartition(".")[0]}"><name>{escape(MAKER)}</name></developer>',
        '  <content_rating type="oars-1.1">',
        '    <content_attribute id="violence-fantasy">mild</content_attribute>',
        "  </content_rating>",
        "  <releases>",
        f'    <release version="{VERSION}" date="{released()}"/>',
        "  </releases>",
        "</component>",
    ]
    return "\n".join(lines) + "\n"


def released() -> str:
    """The day the version was set."""
    return datetime.fromtimestamp((ROOT / "lantern_version.py").stat().st_mtime, UTC).date().isoformat()


def install(share: Path) -> None:
    """Into a folder that is /usr/share, or will be."""
    _write(share / "applications" / f"{NAME}.desktop", desktop_entry())
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    for size in SIZES:
        _copy(BUILD / "icons" / f"{NAME}-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png")
    _copy(ROOT / "assets" / "icon" / f"{NAME}.svg", share / f"icons/hicolor/scalable/apps/{NAME}.svg")


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
