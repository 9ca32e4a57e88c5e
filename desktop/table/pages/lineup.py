"""Who is in this game: what was set before all eyes, and nothing of who has which role."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.widgets import medallions
from i18n import Words
from rulesets.engine import Game, Ruleset


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


def lineup(words: Words, game: Game) -> TableLineUp:
    rules = game.ruleset
    kind = "title" if rules.cards == rules.roles else "cards"
    rows = tuple(_row(words, rules, id, count) for id, count in game.composition.items())
    return TableLineUp(words.text(f"table.lineup.{kind}"), rows)


def _row(words: Words, rules: Ruleset, id: str, count: int) -> LineUpRow:
    name, medallion = medallions.name(words, rules, id), medallions.of(rules, id, words)
    return LineUpRow(
        id=id,
        name=name,
        count=f"×{words.number(count)}",
        motif=medallion.motif,
        frame=medallion.frame,
        label=words.text("setup.composition.count", role=name, n=count),
    )
