"""What a file tells without being played: which game it is, and what it came to where its last line says so.

An end is no second truth. It is believed only as the last line of a file in which every line follows the one before,
so that it was written after these answers and no others; without it, or behind a doubt, the answers are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.keep.journal_file import Unreadable, first_line
from desktop.keep.seal import Broken, is_chain, linked, opened, parted

# The first lines of a file, with the setup of a game of twenty.
_BEGINNING = 4096


def head_of(path: Path) -> Mapping[str, Any] | None:
    """From the first lines alone; nothing is said of what stands behind them."""
    try:
        with path.open("rb") as file:
            data = file.read(_BEGINNING)
        salt, position = first_line(data, path)
        line = data[position : data.index(b"\n", position)]
        return _part(opened(linked(line, b"")[0], salt, 0), "head")
    except (OSError, ValueError, Broken, Unreadable):
        return None


def ending_of(path: Path) -> tuple[Mapping[str, Any], Mapping[str, Any]] | None:
    """The head and the end of a whole file."""
    try:
        data = path.read_bytes()
        salt, position = first_line(data, path)
        *lines, rest = data[position:].split(b"\n")
        if rest or len(lines) < 2:
            return None
        end = _part(opened(parted(lines[-1])[0], salt, len(lines) - 1), "e")
        if end is None or not is_chain(lines):
            return None
        head = _part(opened(parted(lines[0])[0], salt, 0), "head")
    except (OSError, Broken, Unreadable):
        return None
    return (head, end) if head is not None else None


def _part(record: object, key: str) -> Mapping[str, Any] | None:
    found = record.get(key) if isinstance(record, dict) else None
    return found if isinstance(found, dict) else None
