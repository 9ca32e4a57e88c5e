"""Every rare sign of a language that prints readings has one, and every reading of its list is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from i18n import readings
from i18n.readings import Match, Reading

from .book import Book, Text

_HAN = re.compile("[㐀-鿿]")
_KANA = re.compile("[ぁ-ゖー]+")
# How a person's name is read, nobody knows but that person.
PEOPLE = ("practice.names",)


def complaints(books: list[Book]) -> Iterator[str]:
    for language in readings.annotated():
        words = tuple(readings.listed(readings.readings(language)))
        yield from (f"{language}/{readings.FILE}: {fault}" for fault in _badly_listed(words))
        yield from _of_texts(language, books, words)


def _badly_listed(words: tuple[Reading, ...]) -> Iterator[str]:
    seen: set[str] = set()
    for one in words:
        if one.word in seen:
            yield f"{one.word} is there twice"
        seen.add(one.word)
        if not one.said or len(one.said) != len(one.runs()):
            yield f"{one.word} has {len(one.runs())} runs of Han and {len(one.said)} readings"
        if not all(map(_KANA.fullmatch, one.said)):
            yield f"{one.word}: a reading is written in hiragana: {' '.join(one.said)}"


def _of_texts(language: str, books: list[Book], words: tuple[Reading, ...]) -> Iterator[str]:
    met: dict[Reading, set[str]] = {}
    for book in books:
        for text in (text for text in book.texts() if text.language == language and text.id not in PEOPLE):
            found = list(readings.matches(text.text, words))
            for match in found:
                met.setdefault(match.reading, set()).update(text.text[match.start : match.end])
            if rare := _unread(language, text, found):
                yield f"{book.where(language, text.id)}: no reading for {rare} in {readings.FILE}: {text.text}"
    for word in words:
        if not set("".join(word.letters)) <= met.get(word, set()):
            yield f"{language}/{readings.FILE}: no text has {word.word}, or not all that it may go on with"


def _unread(language: str, text: Text, found: list[Match]) -> str:
    read = {place for match in found for place in range(match.start, match.end)}
    known = readings.taught(language)
    signs = (sign for place, sign in enumerate(text.text) if place not in read and sign not in known)
    return "".join(dict.fromkeys(filter(_HAN.match, signs)))
