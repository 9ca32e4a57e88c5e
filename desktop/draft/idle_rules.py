"""House rules that make no difference as a table is set: whatever is chosen there, its rulebook says the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from desktop.draft.draft import Draft
from i18n import Words
from i18n.table_book import AtTable, Book
from rulesets.engine import Option

Pairs = tuple[tuple[str, Any], ...]


def idle(words: Words, draft: Draft) -> frozenset[str]:
    return _idle(words.language, draft.ruleset, _pairs(draft.all_values()), _pairs(draft.counts()))


# A page is made anew with every letter of a name, and every book costs a millisecond.
@lru_cache(maxsize=32)
def _idle(language: str, ruleset: str, values: Pairs, counts: Pairs) -> frozenset[str]:
    words, table = Words(language, ruleset), AtTable(ruleset, dict(values), dict(counts))
    if not counts:
        return frozenset()
    said = _said(words, table, {})
    return frozenset(
        option.id
        for option in table.rules.options.values()
        if all(_said(words, table, {option.id: other}) == said for other in _others(option, table.values[option.id]))
    )


def _said(words: Words, table: AtTable, changed: Mapping[str, Any]) -> list[str]:
    book = Book(words, AtTable(table.ruleset, {**table.values, **changed}, table.counts))
    return [passage.text for chapter in book.chapters for passage in chapter.passages]


def _others(option: Option, value: object) -> list[Any]:
    """Of many numbers the ends are enough."""
    others = [other for other in option.choices if other != value]
    return [others[0], others[-1]] if option.kind == "int" else others


def _pairs(values: Mapping[str, Any]) -> Pairs:
    return tuple(values.items())
