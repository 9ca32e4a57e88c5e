"""Pictures of the play screens, to look at: python -m desktop.gallery SCREEN [--size WxH] [--language L] OUT.png"""

from __future__ import annotations

import argparse
import os
import sys

from PySide6.QtGui import QGuiApplication

from desktop.gallery.screens import SCREENS
from desktop.gallery.shoot import Shown
from i18n import LANGUAGES


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m desktop.gallery")
    parser.add_argument("screen", choices=sorted(SCREENS))
    parser.add_argument("out")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--language", default="ja", choices=LANGUAGES)
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--share", type=float, default=1.0)
    wanted = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
    app = QGuiApplication(sys.argv[:1])
    width, height = map(int, wanted.size.split("x"))
    page, live = SCREENS[wanted.screen](wanted.language)
    shown = Shown(page, live, (width, height), {"textScale": wanted.text, "highContrast": wanted.contrast})
    shown.freeze(wanted.share)
    saved = shown.picture().save(wanted.out)
    shown.close()
    app.processEvents()
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
