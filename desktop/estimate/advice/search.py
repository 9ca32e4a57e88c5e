"""The search for boards that are nearer to even: many with a few games each, then the best of them with more.

It says which games it wants and is told what they came to; who plays them, and on how many cores, is not its matter.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from random import Random

from desktop.estimate.advice.changes import (
    Change,
    Changes,
    Setting,
    Wishes,
    fit,
    granted,
    is_granted,
    laid,
    settings,
    swaps,
)
from desktop.estimate.advice.tally import SideCount, Task
from desktop.estimate.advice.weights import Trial, Weights
from desktop.estimate.play import EstimatedTable

# All games of a search; the shares of its rounds: all changes, the likeliest, two at a time, and the last ones.
GAMES = 20_000
_ALL, _LIKELY, _PAIRS = 0.4, 0.2, 0.2
# How many are tried at the most, and how many are left in the later rounds.
_MOST_TRIED, _LEFT, _LAST = 400, 16, 6
# A board that others are held against is played more often, and so is a house rule, of which nothing else speaks.
_STARTS, _RULES = 8, 3
# In standard errors: what a house rule has to have shown before it is tried again, and before it is advised.
_HINTED, _PROVED = 1.0, 2.0
# By how much two changes have to be better than one; how much it weighs that somebody is out early.
_SIMPLER, _EARLY = 0.01, 0.5
_SHOWN = 3
# Of several boards: how many in all, and how many that come from one.
_LISTED, _ALIKE = 8, 2


@dataclass(frozen=True)
class Goal:
    """Boards to start from: one that is to be changed, or all that there are for so many players."""

    starts: tuple[EstimatedTable, ...]
    wishes: Wishes = field(default_factory=Wishes)


@dataclass(frozen=True)
class Tried:
    board: EstimatedTable
    # Which board it starts from.
    start: int
    changes: Changes


def _weight(tried: Tried) -> int:
    if not tried.changes:
        return _STARTS
    return _RULES if isinstance(tried.changes[0], Setting) else 1


@dataclass(frozen=True)
class Advised:
    tried: Tried
    tally: SideCount


@dataclass(frozen=True)
class Advice:
    """What was found, the best first; and how the boards are that it started from."""

    starts: tuple[Advised, ...]
    found: tuple[Advised, ...]


class Search:
    def __init__(self, goal: Goal, games: int = GAMES) -> None:
        self._goal, self._wishes = goal, goal.wishes
        self._games = games
        self._starts = [Tried(granted(board, goal.wishes), at, ()) for at, board in enumerate(goal.starts)]
        self._tried = list(self._starts)
        self._tallies = [SideCount() for _ in self._tried]
        self._weights = Weights({}, {})

    @property
    def boards(self) -> tuple[EstimatedTable, ...]:
        """By number, as tasks call them: those that have been wanted so far."""
        return tuple(tried.board for tried in self._tried)

    def rounds(self) -> Generator[list[Task], Mapping[int, SideCount], Advice]:
        """Yields what is to be played; is sent what it came to."""
        yield from self._played(self._all_changes())
        yield from self._played(self._more(self._likeliest(range(len(self._tried))), _LIKELY))
        share = 1 - _ALL - _LIKELY
        if not self._is_list:
            yield from self._played(self._more(self._pairs(), _PAIRS))
            share -= _PAIRS
        last = self._likeliest(range(len(self._tried)), _LISTED if self._is_list else _LAST, _PROVED)
        yield from self._played(self._more([*{*last, *range(len(self._starts))}], share))
        return self._advice(last)

    @property
    def _is_list(self) -> bool:
        return len(self._starts) > 1

    def _played(self, tasks: list[Task]) -> Generator[list[Task], Mapping[int, SideCount], None]:
        for number, tally in (yield tasks).items():
            self._tallies[number] += tally
        trials = (self._trial(number) for number in range(len(self._tried)))
        self._weights = Weights.learnt([trial for trial in trials if trial.games])

    def _trial(self, number: int) -> Trial:
        tried, tally = self._tried[number], self._tallies[number]
        return Trial(tried.changes, tally.odds - self._tallies[tried.start].odds, tally.games)

    # What is tried

    def _all_changes(self) -> list[Task]:
        for start in self._starts:
            cards = list(swaps(start.board, self._wishes))
            Random(len(cards)).shuffle(cards)
            changes: list[Change] = [] if self._is_list else [*settings(start.board, self._wishes)]
            changes += cards[: _MOST_TRIED // len(self._starts)]
            found = (self._laid(start, (change,)) for change in changes)
            self._take([tried for tried in found if tried is not None])
        shares = [_weight(tried) for tried in self._tried]
        each = max(4, round(_ALL * self._games / sum(shares)))
        return [Task(number, 0, each * share) for number, share in enumerate(shares)]

    def _laid(self, start: Tried, changes: Changes) -> Tried | None:
        board = laid(start.board, changes)
        return Tried(board, start.start, changes) if board is not None else None

    def _take(self, found: Sequence[Tried]) -> None:
        self._tried += found
        self._tallies += [SideCount() for _ in found]

    def _pairs(self) -> list[int]:
        """Of changes that fit together, those that ought to come out even."""
        alone = [
            tried.changes[0]
            for number, tried in enumerate(self._tried)
            if len(tried.changes) == 1 and self._has_shown(number, _PROVED)
        ]
        start = self._starts[0]
        base = self._tallies[0].odds
        pairs = [pair for pair in combinations(alone, 2) if fit(pair)]
        pairs.sort(key=lambda pair: abs(base + self._weights.of(pair)))
        before, known = len(self._tried), [tried.board for tried in self._tried]
        for pair in pairs:
            tried = self._laid(start, pair)
            # A for B and C for D are what A for D and C for B are.
            if tried is not None and tried.board not in known:
                known.append(tried.board)
                self._take([tried])
            if len(self._tried) == before + _LEFT:
                break
        return list(range(before, len(self._tried)))

    def _likeliest(self, numbers: Sequence[int], most: int = _LEFT, errors: float = _HINTED) -> list[int]:
        found: list[int] = []
        for number in sorted(numbers, key=self._worse):
            tried = self._tried[number]
            alike = sum(self._tried[other].start == tried.start for other in found)
            is_one_too_many = self._is_list and alike >= _ALIKE and errors == _PROVED
            if is_granted(tried.board, self._wishes) and self._has_shown(number, errors) and not is_one_too_many:
                found.append(number)
        return found[:most]

    def _has_shown(self, number: int, errors: float) -> bool:
        """Whether all house rules in it were seen to do something; a card always does."""
        rules = [change for change in self._tried[number].changes if isinstance(change, Setting)]
        alone = (at for at, tried in enumerate(self._tried) if len(tried.changes) == 1 and tried.changes[0] in rules)
        return all(abs(self._trial(at).gained) > errors * self._error(at) for at in alone)

    def _error(self, number: int) -> float:
        """Of what it has gained, in log-odds: of a game even as it may be its variance is four."""
        games, start = self._tallies[number].games, self._tallies[self._tried[number].start].games
        return sqrt(4 / max(1, games) + 4 / max(1, start))

    def _more(self, numbers: Sequence[int], share: float) -> list[Task]:
        each = round(share * self._games / max(1, len(numbers)))
        return [Task(number, self._tallies[number].games, each) for number in numbers]

    # How good it is

    def _worse(self, number: int) -> float:
        tried, tally = self._tried[number], self._tallies[number]
        base = self._tallies[tried.start].odds
        odds = base + self._weights.beside(self._trial(number)) if tried.changes else base
        # By log-odds that are small, a quarter of them is how far it is from half.
        return abs(odds) / 4 + self._costs(tried, tally)

    def _costs(self, tried: Tried, tally: SideCount) -> float:
        return _SIMPLER * len(tried.changes) + _EARLY * tally.harm * self._wishes.unharmed

    def _advice(self, last: Sequence[int]) -> Advice:
        starts = tuple(Advised(tried, self._tallies[number]) for number, tried in enumerate(self._starts))
        found = [Advised(self._tried[number], self._tallies[number]) for number in last]
        found.sort(key=lambda one: one.tally.distance + self._costs(one.tried, one.tally))
        if not self._is_list:
            found = [one for one in found if one.tried.changes and self._is_better(one, starts[0])][:_SHOWN]
            # What only fulfils the wishes is no advice but where there is nothing else.
            found = found or [one for one in starts if one.tried.board not in self._goal.starts]
        return Advice(starts, tuple(found))

    def _is_better(self, one: Advised, start: Advised) -> bool:
        """By more than chance may have brought it."""
        ours, before = self._cost(one), self._cost(start)
        return before - ours > one.tally.against.error

    def _cost(self, one: Advised) -> float:
        return one.tally.distance + self._costs(one.tried, one.tally)
