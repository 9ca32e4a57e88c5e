"""An announcement as it is said aloud: its own words, without the marks that are for the eye.

`2 · Aoi` is how a seat is written, and nobody says a dot: how a player is called by who reads aloud stands in the
catalogs, as does how one thing follows on another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce

from .isolated import FIRST, LAST
from .words import Words

# What parts two things on a line: a voice pauses there. Between figures it is a time.
_BETWEEN = re.compile(r"\s*[·・‧→×／|]+\s*|\s*——?\s*|[:：](?!\d)\s*|\n+")
_FOR_THE_EYE = re.compile(f"[{FIRST}{LAST}“”「」『』]")
_GAPS = re.compile(r"[ \t\u3000]+")


def seat(words: Words, number: int, name: str) -> str:
    """How a player is called by somebody who reads aloud."""
    return words.text("spoken.seat", number=number, name=name)


def spoken(words: Words, text: str, seats: Mapping[str, str]) -> str:
    """`seats`: how each is called where it is written, and where it is said."""
    said = _FOR_THE_EYE.sub("", text)
    for written, called in seats.items():
        # 2 · Aoi is a part of 12 · Aoi.
        said = called.join(re.split(rf"(?<!\d){re.escape(_FOR_THE_EYE.sub('', written))}", said))
    parts = (_GAPS.sub(" ", part).strip() for part in _BETWEEN.split(said))
    return _FOR_THE_EYE.sub("", _one_after_another(words, [part for part in parts if part]))


def _one_after_another(words: Words, parts: Sequence[str]) -> str:
    return reduce(lambda first, second: _joined(words, first, second), parts or [""])


def _joined(words: Words, first: str, second: str) -> str:
    """A sentence that has ended needs no comma."""
    return f"{first} {second}" if first[-1] in ".!?。！？…" else words.text("list.rows", first=first, second=second)
