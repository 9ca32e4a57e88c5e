"""Ballots: who named whom, what it weighs, and who leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from .asks import Ask, Flow
from .lap import lap
from .table import Table

# Weights are counted in halves, so that 1.5 + 1 + 2 stays exact.
WHOLE = 2

Ballots = dict[str, str | None]


@dataclass(frozen=True)
class Count:
    ballots: Ballots
    halves: dict[str, int] = field(default_factory=dict)

    @property
    def votes(self) -> dict[str, int | float]:
        """The tally as it is told: whole totals as whole numbers."""
        return {name: half // 2 if half % 2 == 0 else half / 2 for name, half in self.halves.items()}

    @property
    def leaders(self) -> list[str]:
        most = max(self.halves.values(), default=0)
        return [name for name, half in self.halves.items() if half == most]

    @property
    def cast(self) -> int:
        return sum(choice is not None for choice in self.ballots.values())


def count(
    seats: Sequence[str],
    ballots: Ballots,
    weight: Callable[[str], int] = lambda voter: WHOLE,
    extra: Mapping[str, int] | None = None,
) -> Count:
    """`extra` is what counts against a seat without a ballot, in halves."""
    halves = dict.fromkeys(seats, 0)
    for voter, choice in ballots.items():
        if choice is not None:
            halves[choice] += weight(voter)
    for seat, more in (extra or {}).items():
        halves[seat] += more
    return Count(ballots, {seat: half for seat, half in halves.items() if half})


def cast(table: Table, voters: Iterable[str], question: Callable[[str], Ask], into: Ballots) -> Flow:
    """Puts one ask to each voter, round the table; secret ones make a lap of their own."""
    voters = tuple(voters)
    table.ballot = tuple([question(voter) for voter in voters])
    asks = dict(zip(voters, table.ballot, strict=True))

    def page(voter: str) -> Flow:
        into[voter] = yield asks[voter]

    return lap(table, voters, [page], "ballot")
