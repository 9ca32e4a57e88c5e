"""What is to be changed about a board, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.estimate import sayings
from desktop.estimate.advice.changes import Value, counts, options
from desktop.estimate.advice.search import Advised, Goal
from desktop.estimate.advice.tally import SideCount
from desktop.estimate.band import BOTS, OddsBand
from desktop.estimate.play import EstimatedTable
from desktop.widgets import medallions
from i18n import Words, rulebook
from rulesets.engine import Ruleset

_BETWEEN = " · "


@dataclass(frozen=True)
class Difference:
    """How many more or fewer there are of each card, and which house rules are set otherwise."""

    cards: Mapping[str, int]
    options: Mapping[str, Value]

    @classmethod
    def between(cls, before: EstimatedTable, after: EstimatedTable) -> Difference:
        had, has = counts(before), counts(after)
        cards = {card: has.get(card, 0) - had.get(card, 0) for card in before.rules.cards}
        was, now = options(before), options(after)
        return cls(
            {card: more for card, more in cards.items() if more},
            {id: value for id, value in now.items() if value != was[id]},
        )


def band(tally: SideCount) -> OddsBand:
    return OddsBand.around(tally.against, BOTS)


def village(rules: Ruleset) -> str:
    return next(side for side, facts in rules.facts.factions.items() if facts.innocent)


def changed(words: Words, board: EstimatedTable, after: EstimatedTable) -> str:
    """What goes first, then what comes."""
    found = Difference.between(board, after)
    return _BETWEEN.join(_each(words, board.rules, found))


def _each(words: Words, rules: Ruleset, found: Difference) -> Iterator[str]:
    for card, more in sorted(found.cards.items(), key=lambda row: row[1]):
        id = "advice.more" if more > 0 else "advice.fewer"
        yield words.text(id, role=medallions.name(words, rules, card), n=str(abs(more)))
    for id, value in found.options.items():
        said = words.plain(rulebook.value(words, id, value))
        yield words.text("advice.setting", option=words.text(f"option.{id}.name"), value=said)


def title(words: Words, goal: Goal, one: Advised) -> str:
    """What has to be changed; of several boards which one it is, before that."""
    start = goal.starts[one.tried.start]
    change = changed(words, start, one.tried.board)
    if len(goal.starts) == 1:
        return change or words.text("advice.now")
    name = words.text(f"preset.{start.preset}.name")
    return _BETWEEN.join(said for said in (name, change) if said)


def share(words: Words, rules: Ruleset, tally: SideCount) -> str:
    """How often the village wins against those who hunt it."""
    return sayings.row(words, sayings.faction(words, village(rules)), band(tally))


def harm(words: Words, tally: SideCount) -> str:
    """In how many of ten games somebody is out before the first vote."""
    games = round(10 * tally.harm)
    return words.text("advice.harm", games=str(games)) if games else words.text("advice.safe")


def line(words: Words, advised: Advised, *, tells_harm: bool) -> str:
    said = share(words, advised.tried.board.rules, advised.tally)
    return f"{said}{_BETWEEN}{harm(words, advised.tally)}" if tells_harm else said
