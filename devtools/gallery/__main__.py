"""The screens, to look at: a picture of one or of all, or a list of the texts anywhere that can't be read whole.

python -m devtools.gallery SCREEN OUT.png [--size WxH] [--language L] [--text 2]
python -m devtools.gallery all FOLDER [--ruleset R] [--size WxH] [--language L] [--text 2]
python -m devtools.gallery clipped OUT.txt [--language L] [--everywhere]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from assets.fonts.cut import cut_all
from desktop.start.application import application_of
from devtools.gallery.clipped import SPOKEN, WRITTEN, View, found, listed, pictures
from devtools.gallery.screens import SCREENS
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES
from rulesets.engine import catalogue


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m devtools.gallery")
    parser.add_argument("screen", choices=["all", "clipped", *sorted(SCREENS)])
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--language", choices=WRITTEN)
    parser.add_argument("--ruleset", default="langrensha", choices=[rules.id for rules in catalogue()])
    parser.add_argument("--everywhere", action="store_true", help="each screen at all sizes, which takes minutes")
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--share", type=float, default=1.0)
    wanted = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
    cut_all()
    application_of()
    return {"all": _all, "clipped": _clipped}.get(wanted.screen, _one)(wanted)


def _all(wanted: argparse.Namespace) -> int:
    for language in [wanted.language] if wanted.language else LANGUAGES:
        folder = wanted.out / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in pictures(language, View(_size(wanted), wanted.text), wanted.ruleset):
            picture.save(str(folder / f"{name}.png"))
    return 0


def _clipped(wanted: argparse.Namespace) -> int:
    faults = found([wanted.language] if wanted.language else SPOKEN, all_views=wanted.everywhere)
    lines = list(listed(faults))
    wanted.out.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{len(lines)} texts can't be read whole")
    return int(bool(lines))


def _one(wanted: argparse.Namespace) -> int:
    page, live = SCREENS[wanted.screen](wanted.language or LANGUAGES[0])
    shown = Shown(page, live, _size(wanted), {"textScale": wanted.text, "highContrast": wanted.contrast})
    shown.freeze(wanted.share)
    saved = shown.picture().save(str(wanted.out))
    shown.close()
    return 0 if saved else 1


def _size(wanted: argparse.Namespace) -> tuple[int, int]:
    width, height = map(int, wanted.size.split("x"))
    return width, height


if __name__ == "__main__":
    sys.exit(main())
