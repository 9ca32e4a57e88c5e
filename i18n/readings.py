"""How rare characters are read, of a language that prints that above them: `readings.txt` beside its catalogs.

A line is a word, then how each run of Han in it is read: `占い師 うらな し`. Kana in square brackets are those that the
word may go on with: `襲[いうっわ] おそ`. A word of one sign alone stands for itself: beside another sign of Han it is a
part of a word that nobody has listed. What everybody is taught stands in `taught.txt`; all else is rare.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from . import catalog, lists
from .languages import KNOWN

FILE, TAUGHT = "readings.txt", "taught.txt"
_HAN = "[㐀-鿿々]"


class Reading(NamedTuple):
    """Of a word: how it is written, with its kana in brackets, and how each run of Han in it is read."""

    word: str
    said: tuple[str, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """Each of them one sign, or all that may stand there."""
        return tuple(found[1] or found[0] for found in re.finditer(r"\[(\S+?)\]|\S", self.word))

    def runs(self) -> list[tuple[int, int]]:
        """Where in it Han stands, as numbers of letters."""
        flat = "".join(letters[0] for letters in self.letters)
        return [found.span() for found in re.finditer(f"{_HAN}+", flat)]


class Match(NamedTuple):
    start: int
    end: int
    reading: Reading


@cache
def readings(language: str) -> str:
    """A line each; empty for a language that has no need of them."""
    return lists.written(language, FILE)


@cache
def annotated() -> tuple[str, ...]:
    """The languages that have any."""
    return tuple(language for language in KNOWN if readings(language))


@cache
def taught(language: str) -> frozenset[str]:
    """The signs that everybody is taught who reads it."""
    return frozenset((catalog.SOURCES / language / TAUGHT).read_text(encoding="utf-8")) | {"々"}


def listed(lines: str) -> Iterator[Reading]:
    for line in lines.splitlines():
        word, *said = line.split()
        yield Reading(word, tuple(said))


def matches(text: str, words: tuple[Reading, ...]) -> Iterator[Match]:
    """From the left, the longest first. The screens find the same: `desktop/widgets/readings.js`."""
    at = 0
    while at < len(text):
        found = next((word for word in _longest_first(words).get(text[at], ()) if _stands(word, text, at)), None)
        end = at + (len(found.letters) if found else 1)
        if found:
            yield Match(at, end, found)
        at = end


@cache
def _longest_first(words: tuple[Reading, ...]) -> dict[str, list[Reading]]:
    begins: dict[str, list[Reading]] = {}
    for word in sorted(words, key=lambda word: -len(word.letters)):
        begins.setdefault(word.letters[0], []).append(word)
    return begins


def _stands(word: Reading, text: str, at: int) -> bool:
    letters = word.letters
    there = text[at : at + len(letters)]
    if len(there) < len(letters) or any(sign not in may for sign, may in zip(there, letters, strict=True)):
        return False
    beside = text[max(0, at - 1) : at] + text[at + 1 : at + 2]
    return len(letters) > 1 or not re.search(_HAN, beside)


def compile_readings() -> Iterator[Path]:
    return lists.compiled(FILE, lambda written: written)
