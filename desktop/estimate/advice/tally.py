"""What games on a board come to, as far as it matters for who has it hard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log
from random import Random
from typing import NamedTuple

from desktop.estimate.play import EstimatedTable, decided
from desktop.statistics.rates import Rate

# Games between two values that another process sends.
_AT_A_TIME = 10


@dataclass(frozen=True)
class SideCount:
    games: int = 0
    village: int = 0
    hunters: int = 0
    # In so many somebody was out before the first vote.
    harmed: int = 0

    def __add__(self, other: SideCount) -> SideCount:
        return SideCount(
            self.games + other.games,
            self.village + other.village,
            self.hunters + other.hunters,
            self.harmed + other.harmed,
        )

    @cached_property
    def against(self) -> Rate:
        """The village against those who hunt it, the others left out."""
        return Rate(self.village, self.village + self.hunters)

    @property
    def harm(self) -> float:
        return self.harmed / self.games if self.games else 0.0

    @property
    def distance(self) -> float:
        return abs(self.against.share - 0.5)

    @property
    def odds(self) -> float:
        """In log-odds; a game won and one lost are added, so that there is a number after the first."""
        return log((self.village + 1) / (self.hunters + 1))


class Task(NamedTuple):
    """Which board, and which games of it."""

    number: int
    first: int
    games: int


def tallies(boards: Sequence[EstimatedTable], tasks: Sequence[Task], seed: int) -> Iterator[tuple[int, SideCount]]:
    """The same games whatever else is played: on every board game for game from the same seeds."""
    for task in tasks:
        for first in range(task.first, task.first + task.games, _AT_A_TIME):
            games = range(first, min(first + _AT_A_TIME, task.first + task.games))
            yield task.number, sum((_one(boards[task.number], seed, game) for game in games), SideCount())


def _one(board: EstimatedTable, seed: int, game: int) -> SideCount:
    found = decided(board, Random(f"{seed}/{game}").getrandbits(53))
    sides = [board.rules.facts.factions[side] for side in found.winning]
    return SideCount(
        1, int(any(side.innocent for side in sides)), int(any(side.hunts for side in sides)), int(found.is_harmed)
    )
