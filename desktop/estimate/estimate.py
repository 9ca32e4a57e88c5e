"""What games between bots say about a board: who wins how often, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from desktop.estimate.pace import NightCost
from desktop.estimate.play import EstimatedTable, Outcome, play
from desktop.statistics.rates import Rate, WinCount

GAMES = 400


@dataclass(frozen=True)
class Mean:
    value: float
    # The standard error.
    error: float


@dataclass(frozen=True)
class NightMean:
    hand_offs: Mean
    # Of roles, where somebody leads the nights.
    calls: Mean
    minutes: Mean


@dataclass(frozen=True)
class Estimate:
    """After `games` of `of`. The same board and seed give the same estimate after as many games."""

    games: int
    of: int
    sides: Mapping[str, Rate]
    # How often who ended as this was among the winners: in a card game nobody is of a side.
    roles: Mapping[str, Rate]
    days: Mean
    hand_offs: Mean
    minutes: Mean
    # With the deal; and of all others. Nothing where there was none.
    first_night: NightMean
    later_nights: NightMean


@dataclass
class _Sum:
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> Mean:
        if not self.n:
            return Mean(0.0, 0.0)
        value = self.total / self.n
        spread = max(0.0, self.squares / self.n - value * value)
        return Mean(value, sqrt(spread / self.n))


@dataclass
class _Nights:
    hand_offs: _Sum = field(default_factory=_Sum)
    calls: _Sum = field(default_factory=_Sum)
    minutes: _Sum = field(default_factory=_Sum)

    def add(self, night: NightCost) -> None:
        self.hand_offs.add(night.hand_offs)
        self.calls.add(night.calls)
        self.minutes.add(night.seconds / 60)

    @property
    def mean(self) -> NightMean:
        return NightMean(self.hand_offs.mean, self.calls.mean, self.minutes.mean)


@dataclass
class _Tally:
    sides: WinCount = field(default_factory=WinCount)
    roles: WinCount = field(default_factory=WinCount)
    days: _Sum = field(default_factory=_Sum)
    hand_offs: _Sum = field(default_factory=_Sum)
    minutes: _Sum = field(default_factory=_Sum)
    first_night: _Nights = field(default_factory=_Nights)
    later_nights: _Nights = field(default_factory=_Nights)

    def add(self, outcome: Outcome) -> None:
        for side in outcome.summary.sides:
            self.sides.add(side, side in outcome.summary.winning)
        for seat, role in enumerate(outcome.summary.roles):
            self.roles.add(role, seat in outcome.summary.winners)
        self.days.add(outcome.summary.day)
        self.hand_offs.add(outcome.hand_offs)
        self.minutes.add(outcome.minutes)
        for number, night in enumerate(outcome.nights):
            (self.later_nights if number else self.first_night).add(night)

    def estimate(self, of: int) -> Estimate:
        return Estimate(
            games=self.days.n,
            of=of,
            # A share of all games, so that the bars of one board can be laid end to end.
            sides={side: Rate(rate.won, self.days.n) for side, rate in self.sides.rates.items()},
            roles=self.roles.rates,
            days=self.days.mean,
            hand_offs=self.hand_offs.mean,
            minutes=self.minutes.mean,
            first_night=self.first_night.mean,
            later_nights=self.later_nights.mean,
        )


def estimates(board: EstimatedTable, games: int = GAMES, seed: int = 0, every: int = 10) -> Iterator[Estimate]:
    """Better with every game; one comes after each few. Raises BadSetup before the first."""
    for found in reckoned(board, games, seed):
        if found is not None and (found.games % every == 0 or found.games == games):
            yield found


def reckoned(board: EstimatedTable, games: int, seed: int) -> Iterator[Estimate | None]:
    """One after each game, and nothing after each answer: whoever has other things to do may stop there."""
    seeds, tally = Random(seed), _Tally()
    for _ in range(games):
        tally.add((yield from play(board, seeds.getrandbits(53))))
        yield tally.estimate(games)
