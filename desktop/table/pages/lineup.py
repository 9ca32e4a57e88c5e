"""Who is in this game: what was set before all eyes, and nothing of who has which role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.widgets import medallions
from i18n import Words
from i18n.table_book import AtTable


@dataclass(frozen=True)
class LineUpRow:
    """A role, or a card, of this game, and how many there are; `label` is the same to be heard."""

    id: str
    name: str
    count: str
    motif: str
    frame: str
    label: str


@dataclass(frozen=True)
class TableLineUp:
    """Who is in this game, as all know who set it."""

    title: str = ""
    rows: tuple[LineUpRow, ...] = ()


def lineup(words: Words, journal: Mapping[str, Any]) -> TableLineUp:
    table = AtTable.of(journal)
    kind = "title" if table.rules.cards == table.rules.roles else "cards"
    rows = tuple(_row(words, table, id, count) for id, count in (table.counts or {}).items())
    return TableLineUp(words.text(f"table.lineup.{kind}"), rows)


def _row(words: Words, table: AtTable, id: str, count: int) -> LineUpRow:
    name, medallion = medallions.name(words, table.rules, id), medallions.of(table.rules, id, words)
    return LineUpRow(
        id=id,
        name=name,
        count=f"×{words.number(count)}",
        motif=medallion.motif,
        frame=medallion.frame,
        label=words.text("setup.composition.count", role=name, n=count),
    )
