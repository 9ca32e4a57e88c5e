"""Looking something up in the book: what else it is called, how else it is written, and where in a text it stands.

What else a thing is called stands in the catalogs, `also.<thing>`, as one list a language; it is found under all of its
names in all languages. Chinese is found however it is written, and kana as katakana or hiragana.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, product
from typing import NamedTuple

from .catalog import COMMON, messages
from .languages import KNOWN, RECORDS
from .words import Words

ALSO = "also."
# Whose names belong to what is also called otherwise.
_NAMES = ("role.{}.name", "card.{}.name", "event.{}.name", "phase.{}")
_LATIN = re.compile(r"[a-z]")
# From so many letters on the beginning of a word will do, and a word may have so many more of them: jail, jailed.
_BEGINNING, _ENDING = 3, 3
_STEM = 4
_KATAKANA = ("ァ", "ヶ", ord("ァ") - ord("ぁ"))


class Spot(NamedTuple):
    """Letters of a text, counted from 0; `to` is what they lead to."""

    start: int
    length: int
    to: str = ""


# How it is written


def folded(text: str) -> str:
    """As many letters as before, without what nobody types: case, width, which kana, which Chinese characters."""
    return "".join(map(_fold, text))


def evened(text: str) -> str:
    """The same, but for which Chinese characters: what stands in one language is written with the same ones."""
    return "".join(map(_evened, text))


@cache
def _fold(letter: str) -> str:
    found = _evened(letter)
    return _simplified().get(found, found)


@cache
def _evened(letter: str) -> str:
    found = unicodedata.normalize("NFKC", letter).casefold()
    found = found if len(found) == 1 else letter
    first, last, apart = _KATAKANA
    return chr(ord(found) - apart) if first <= found <= last else found


@cache
def _simplified() -> dict[str, str]:
    """Traditional characters as they are simplified: as the two Chinese catalogs write the same texts."""
    found: dict[str, str] = {}
    # Where the two say it in other words, anything stands across, and mostly once.
    for (one, two), _ in Counter(chain.from_iterable(_written_twice())).most_common():
        if not _is_simplified(one):
            found.setdefault(one, two)
    return found


def _is_simplified(letter: str) -> bool:
    try:
        return bool(letter.encode("gb2312"))
    except UnicodeEncodeError:
        return False


def _written_twice() -> Iterator[Iterator[tuple[str, str]]]:
    """The same text in both, letter by letter, where they are as long."""
    from rulesets.engine.library import files  # noqa: PLC0415

    twice = [(one.id, one.simplified) for one in RECORDS.values() if one.simplified]
    for (language, simplified), domain in product(twice, (COMMON, *files())):
        plain = messages(simplified, domain)
        for id, text in messages(language, domain).items():
            other = plain.get(id)
            if isinstance(text, str) and isinstance(other, str) and len(text) == len(other):
                yield zip(text, other, strict=True)


# What else it is called


def called(words: Words, id: str) -> tuple[str, ...]:
    """Its name and its others, in this language."""
    names = [words.text(name.format(id)) for name in _NAMES if name.format(id) in words]
    also = words.text(f"{ALSO}{id}") if f"{ALSO}{id}" in words else ""
    return (*names, *(name for name in re.split(r"[,、]\s*", also) if name))


def written(words: Words, id: str) -> Iterator[str]:
    """Its name, and what is the same word in another form: werewolves."""
    name, *others = called(words, id)
    yield name
    stem = folded(name)[: max(_STEM, len(name) - _ENDING + 1)]
    yield from (other for other in others if len(stem) >= _STEM and folded(other).startswith(stem))


@cache
def _meanings(ruleset: str) -> tuple[frozenset[str], ...]:
    """Each thing that has other names, by all of them in all languages."""
    catalogs = [Words(language, ruleset or None) for language in KNOWN]
    things = [id.removeprefix(ALSO) for id in catalogs[0].ids() if id.startswith(ALSO)]
    return tuple(frozenset(folded(name) for words in catalogs for name in called(words, thing)) for thing in things)


class Sought(NamedTuple):
    """Each word that was typed, with all that is meant by it: a text has them if it has one of each."""

    parts: tuple[re.Pattern[str], ...]

    @classmethod
    def of(cls, text: str, ruleset: str = "") -> Sought:
        whole = folded(text.strip())
        parts = [whole] if _meant(whole, ruleset) else whole.split()
        return cls(tuple(_pattern(part, _meant(part, ruleset)) for part in parts))

    def is_in(self, *texts: str) -> bool:
        plain = [folded(text) for text in texts]
        return bool(self.parts) and all(any(part.search(text) for text in plain) for part in self.parts)

    def spots(self, text: str) -> list[Spot]:
        """Where it stands, from the beginning on; what overlaps is one."""
        plain = folded(text)
        spans = sorted(found.span() for part in self.parts for found in part.finditer(plain))
        joined: list[tuple[int, int]] = []
        for start, end in spans:
            if joined and start < joined[-1][1]:
                joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
            elif end > start:
                joined.append((start, end))
        return [Spot(start, end - start) for start, end in joined]


def _meant(part: str, ruleset: str) -> set[str]:
    return set(chain.from_iterable(names for names in _meanings(ruleset) if any(_is(part, name) for name in names)))


def _is(part: str, name: str) -> bool:
    if part == name:
        return True
    if not _LATIN.match(part):
        return False
    return len(part) >= _BEGINNING and (
        name.startswith(part) or (len(name) > _BEGINNING and part.startswith(name) and len(part) - len(name) <= _ENDING)
    )


def _pattern(part: str, names: Iterable[str]) -> re.Pattern[str]:
    """What was typed, anywhere; what it is also called, where a word begins."""
    begins = (rf"(?<![a-z]){re.escape(name)}" if _LATIN.match(name) else re.escape(name) for name in names)
    return re.compile("|".join(sorted({re.escape(part), *begins}, key=len, reverse=True)))


class Links(NamedTuple):
    """Names that lead somewhere, as they are written; those that lead nowhere keep others from being found in them."""

    names: re.Pattern[str] | None
    to: dict[str, str]

    @classmethod
    def of(cls, names: Iterable[tuple[str, str]]) -> Links:
        to: dict[str, str] = {}
        for name, target in names:
            to.setdefault(evened(name), target)
        if not to:
            return cls(None, to)
        longest = sorted(to, key=len, reverse=True)
        return cls(re.compile("|".join(map(_word, longest))), to)

    def spots(self, text: str) -> Iterator[Spot]:
        for found in self.names.finditer(evened(text)) if self.names else ():
            # Of several, too: seers.
            name = found[0] if found[0] in self.to else found[0][:-1]
            if target := self.to.get(name, ""):
                yield Spot(found.start(), len(found[0]), target)


def _word(name: str) -> str:
    """Latin letters stand alone as they are, between signs of another script too: 占い師がCOした."""
    return rf"(?<![0-9a-zà-ɏ]){re.escape(name)}s?(?![0-9a-zà-ɏ])" if _LATIN.match(name) else re.escape(name)
