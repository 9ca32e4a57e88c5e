"""Words of the table that no rule needs: CO, 归票, bussing. Each language has its own, in one message of its catalog.

They are found in any text by themselves: nobody marks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .looking import Links, Spot
from .words import Words

LIST = "terms.table"
# What the id of a word begins with, where something leads to it.
TO = "terms."


class TableWord(NamedTuple):
    id: str
    # The first heads it; the others are the same in other words.
    names: tuple[str, ...]
    means: str


@cache
def _listed(text: str) -> tuple[TableWord, ...]:
    rows = [row.partition(" = ") for row in text.split("\n") if row.strip()]
    return tuple(
        TableWord(f"{TO}{at}", tuple(names.split(" / ")), means.strip()) for at, (names, _, means) in enumerate(rows)
    )


def table_words(words: Words) -> tuple[TableWord, ...]:
    return _listed(words.text(LIST))


def marked(words: Words, text: str) -> Iterator[Spot]:
    """Where they stand in a text, each where it comes first."""
    seen: set[str] = set()
    for spot in _links(table_words(words)).spots(text):
        if spot.to not in seen:
            seen.add(spot.to)
            yield spot


def asked(words: Words, text: str) -> tuple[TableWord, ...]:
    """Those that stand in a text, in the order they come in."""
    known = {word.id: word for word in table_words(words)}
    return tuple(known[spot.to] for spot in marked(words, text))


@cache
def _links(every: tuple[TableWord, ...]) -> Links:
    return Links.of((name, word.id) for word in every for name in word.names)
