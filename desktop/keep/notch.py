"""How far a game has come, kept beside its file: so that one that was cut off or rolled back is noticed.

It is written over after the line that it speaks of, and not waited for: it may lag behind its file, never run ahead of
it. Where it is gone or torn, nothing is noticed and nothing is lost.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

SUFFIX = ".notch"
_WRITTEN = re.compile(rb"(\d{1,9}) ([0-9a-f]{12})\n")


class Notch(NamedTuple):
    # So many lines, and the link of the last one.
    lines: int
    link: bytes


def read(game: Path) -> Notch | None:
    try:
        found = _WRITTEN.fullmatch(game.with_suffix(SUFFIX).read_bytes())
    except OSError:
        return None
    return Notch(int(found[1]), bytes.fromhex(found[2].decode("ascii"))) if found else None


def write(game: Path, notch: Notch) -> None:
    line = b"%d %s\n" % (notch.lines, notch.link.hex().encode("ascii"))
    with suppress(OSError):
        game.with_suffix(SUFFIX).write_bytes(line)
