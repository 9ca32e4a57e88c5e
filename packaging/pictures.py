"""What software centres show of the program: a few screens in every language, attached to a release with its files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from i18n import LANGUAGES
from lantern_version import VERSION
from product import DIST, NAME, ROOT

# What `devtools.gallery` calls the screen, by the name of its caption.
SCREENS = {"table": "table-12", "cover": "cover", "lit": "lit-held", "end": "end"}
# Software centres want 16:9, and at least 1248 by 702.
SIZE = (1600, 900)


def name(screen: str, language: str) -> str:
    return f"{NAME}-{VERSION}-{screen}-{language}.png"


def build() -> Path:
    size = "x".join(map(str, SIZE))
    for screen, shown in SCREENS.items():
        for language in LANGUAGES:
            target = str(DIST / name(screen, language))
            command = [sys.executable, "-m", "devtools.gallery", shown, target, "--language", language, "--size", size]
            subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return DIST
