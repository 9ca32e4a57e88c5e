"""House rules that make no difference as a table is set: whatever is chosen there, its rulebook says the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from desktop.draft.draft import Draft
from i18n import Words
from i18n.table_book import AtTable, Book
from rulesets.engine import Option

Pairs = tuple[tuple[str, Any], ...]


def idle(words: Words, draft: Draft) -> frozenset[str]:
    table = AtTable(draft.ruleset, packs=draft.packs)
    return _idle(words.language, table, _pairs(draft.all_values()), _pairs(draft.counts()))


# A page is made anew with every letter of a name.
@lru_cache(maxsize=32)
def _idle(language: str, printed: AtTable, values: Pairs, counts: Pairs) -> frozenset[str]:
    if not counts:
        return frozenset()
    table = replace(printed, options=dict(values), counts=dict(counts))
    book = Book(Words(language, printed.rules), table)
    return frozenset(
        option.id
        for option in table.rules.options.values()
        if all(book.says_the_same(option.id, other) for other in _others(option, table.values[option.id]))
    )


def _others(option: Option, value: object) -> list[Any]:
    """Of many numbers the ends are enough."""
    others = [other for other in option.choices if other != value]
    return [others[0], others[-1]] if option.kind == "int" else others


def _pairs(values: Mapping[str, Any]) -> Pairs:
    return tuple(values.items())
