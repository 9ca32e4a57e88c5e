"""How often who has won, from what the games come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from unicodedata import normalize

from desktop.statistics.summary import DAMAGED, FINISHED, UNFINISHED, Summary


@dataclass(frozen=True)
class Rate:
    won: int
    of: int

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """The standard error, as if two more had been won and two lost: after one game nothing is certain."""
        likely = (self.won + 2) / (self.of + 4)
        return sqrt(likely * (1 - likely) / (self.of + 4))


Rates = Mapping[str, Rate]


@dataclass(frozen=True)
class Played:
    """The games of one ruleset."""

    games: int
    mean_days: float
    sides: Rates
    roles: Rates


@dataclass(frozen=True)
class Statistics:
    games: int
    unfinished: int
    # File names that are not counted, each with the id of a sentence that says why.
    damaged: Mapping[str, str]
    rulesets: Mapping[str, Played]
    players: Rates


@dataclass
class Count:
    won: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    of: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, key: str, won: bool) -> None:
        self.of[key] += 1
        self.won[key] += won

    @property
    def rates(self) -> Rates:
        """The most played first; equals in the order in which they came."""
        return {key: Rate(self.won[key], of) for key, of in sorted(self.of.items(), key=lambda row: -row[1])}


def statistics(summaries: Mapping[str, Summary], ruleset: str | None = None) -> Statistics:
    """`ruleset`: of these games alone; what can't be read is named all the same."""
    wanted = [one for one in summaries.values() if ruleset in (None, one.ruleset)]
    finished = [one for one in wanted if one.state == FINISHED]
    by_ruleset: dict[str, list[Summary]] = defaultdict(list)
    for one in finished:
        by_ruleset[one.ruleset].append(one)
    return Statistics(
        games=len(finished),
        unfinished=sum(one.state == UNFINISHED for one in wanted),
        damaged={name: one.trouble for name, one in summaries.items() if one.state == DAMAGED},
        rulesets={id: _played(games) for id, games in by_ruleset.items()},
        players=_players(finished),
    )


def _played(games: list[Summary]) -> Played:
    sides, roles = Count(), Count()
    for game in games:
        for side in game.sides:
            sides.add(side, side in game.winning)
        for seat, role in enumerate(game.roles):
            roles.add(role, seat in game.winners)
    return Played(len(games), sum(game.day for game in games) / len(games), sides.rates, roles.rates)


def _players(games: Iterable[Summary]) -> Rates:
    """The same name is the same player, whatever game it was."""
    players = Count()
    for game in games:
        for seat, name in enumerate(game.names):
            players.add(normalize("NFC", name.strip()), seat in game.winners)
    return players.rates
