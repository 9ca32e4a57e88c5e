"""What a file tells without being played: which game it is, and what it came to where its last line says so.

An end is no second truth. It is believed only as the last line of a file in which every line follows the one before,
so that it was written after these answers and no others; without it, or behind a doubt, the answers are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from desktop.keep.beginning import Unreadable, beginning
from desktop.keep.seal import Broken, is_chain, opened, parted

# The first lines of a file, with the setup of a game of twenty.
_BEGINNING = 4096


def head_of(path: Path) -> Mapping[str, Any] | None:
    """From the first lines alone; nothing is said of what stands behind them."""
    try:
        with path.open("rb") as file:
            return beginning(file.read(_BEGINNING)).head
    except (OSError, Unreadable):
        return None


class Ending(NamedTuple):
    """Which game it is, its head, and what it came to."""

    id: str
    head: Mapping[str, Any]
    end: Mapping[str, Any]


def ending_of(path: Path) -> Ending | None:
    """Of a whole file."""
    try:
        data = path.read_bytes()
        start = beginning(data)
        *lines, rest = data[start.end :].split(b"\n")
        if rest or not lines or not data.startswith(start.written):
            return None
        end = _part(opened(parted(lines[-1])[0], start.salt, len(lines)), "e")
        if end is None or not is_chain(lines, start.chain):
            return None
    except (OSError, Broken, Unreadable):
        return None
    return Ending(start.id, start.head, end)


def _part(record: object, key: str) -> Mapping[str, Any] | None:
    found = record.get(key) if isinstance(record, dict) else None
    return found if isinstance(found, dict) else None
