"""What the program is called, and where everybody finds it under that name: said once, for every installer."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

from i18n.languages import FALLBACK, LANGUAGES, RECORDS
from lantern_version import COMMIT, VERSION, commit

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
BUNDLE = BUILD / "bundle" / "lantern-night"
# Made by the same build and never shipped: an empty window to measure against, and what the smoke test asks.
FLOOR = BUILD / "bundle" / "empty-window"
PROBE = BUILD / "bundle" / "probe"

NAME = "lantern-night"
TITLE = "Lantern Night"
# What desktop files and AppStream call our languages.
LOCALES = {id: RECORDS[id].desktop_locale for id in LANGUAGES if id != FALLBACK}
MAKER = "The Lantern Night authors"
# Apple and freedesktop both take small letters and dots. Nobody owns a domain below `alt` (RFC 9476): it claims none.
APP_ID = "alt.lanternnight.game"
# Qt's.
OLDEST_MACOS = "13.0"

_MACHINES = {"AMD64": "x86_64", "arm64": "aarch64"}


def program(platform_name: str = sys.platform) -> str:
    return f"{NAME}.exe" if platform_name == "win32" else NAME


def machine() -> str:
    return _MACHINES.get(platform.machine(), platform.machine())


def artefact(kind: str) -> Path:
    """dist/lantern-night-0.1.0-linux-x86_64.tar.xz"""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    return DIST / f"{NAME}-{VERSION}-{system}-{machine()}{kind}"


def commit_noted() -> Path:
    """For what is made of these sources: git is not asked any more where it gets to."""
    BUILD.mkdir(exist_ok=True)
    noted = BUILD / COMMIT.name
    noted.write_text(f"{commit()}\n", encoding="ascii", newline="\n")
    return noted


def moment() -> int:
    """Of the commit, so that two who make something of it agree; where git knows nothing, of the version's own file."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((ROOT / "lantern_version.py").stat().st_mtime)


def size_of(path: Path) -> int:
    """Bytes; what several links lead to counts once."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if not file.is_symlink()]
    return sum(file.stat().st_size for file in files if file.is_file())
