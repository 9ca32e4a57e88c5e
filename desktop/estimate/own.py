"""What the group's own games say of a board: those on the shelf that were played out with this line-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from desktop.estimate.play import EstimatedTable
from desktop.statistics import lineups, summary
from desktop.statistics.index import Index
from desktop.statistics.rates import Rate, WinCount, has_won
from desktop.statistics.summary import FINISHED, Summary
from rulesets.engine import BadSetup, Ruleset

NO_RATE = Rate(0, 0)


@dataclass(frozen=True)
class OwnResults:
    """By games: seats of one game win and lose together, and are no games of their own."""

    games: int = 0
    sides: Mapping[str, Rate] = field(default_factory=dict)
    # Where all are on one side: of what one was at the end.
    roles: Mapping[str, Rate] = field(default_factory=dict)
    # The village against those who hunt it, the others left out.
    against: Rate = NO_RATE


NONE = OwnResults()


def own_results(folder: Path, cache: Path, board: EstimatedTable) -> Iterator[OwnResults]:
    """Reads what the cache does not know, and writes nothing."""
    index = Index(folder, cache)
    index.recall()
    read = (summary.read(folder / name, index.rules_of) for name in index.unread)
    yield counted(board, [*index.summaries.values(), *read])


def counted(board: EstimatedTable, games: Iterable[Summary]) -> OwnResults:
    sides, roles, village, hunters, number = WinCount(), WinCount(), 0, 0, 0
    facts = board.rules.facts.factions
    for game in _of_board(board, games):
        number += 1
        for side in game.sides:
            sides.add(side, side in game.winning)
        for role in dict.fromkeys(game.roles):
            roles.add(role, has_won(game, role))
        village += any(facts[side].innocent for side in game.winning if side in facts)
        hunters += any(facts[side].hunts for side in game.winning if side in facts)
    return OwnResults(number, sides.rates, roles.rates, Rate(village, village + hunters))


def _of_board(board: EstimatedTable, games: Iterable[Summary]) -> Iterator[Summary]:
    dealt, seen = board.rules.composition(board.players, board.preset), set[str]()
    for game in games:
        is_one = game.state == FINISHED and game.ruleset == board.ruleset and len(game.names) == board.players
        # A copy of it may lie on the shelf as well.
        if is_one and not (game.game and game.game in seen) and _dealt(board.rules, game) == dealt:
            seen.add(game.game)
            yield game


def _dealt(rules: Ruleset, game: Summary) -> dict[str, int] | None:
    """Nothing for a line-up that these rules know no more."""
    counts = lineups.counts(game.lineup)
    try:
        return rules.composition(len(game.names), counts or game.lineup or None)
    except BadSetup:
        return None
