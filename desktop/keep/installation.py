"""Which installation this is: a random word in the user's folder, and nothing of a person or a machine.

A game's file says on which one it was last played, so that a table is told where it goes on on another.
"""

from __future__ import annotations

import re
from pathlib import Path
from secrets import token_hex

from desktop.keep import atomic

FILE = "installation"
_WORD = re.compile(r"[0-9a-f]{16}")


def installation(folder: Path) -> str:
    """Empty where the disk keeps none: then nobody can tell."""
    path = folder / FILE
    try:
        return _read(path) or _made(path)
    except OSError:
        return ""


def _read(path: Path) -> str:
    try:
        found = atomic.read(path).decode("ascii", "replace").strip()
    except (FileNotFoundError, NotADirectoryError):
        return ""
    return found if _WORD.fullmatch(found) else ""


def _made(path: Path) -> str:
    """Another window may make one at the same moment: the later one holds for both from the next start on."""
    word = token_hex(8)
    atomic.replace(path, f"{word}\n".encode("ascii"))
    return _read(path)
