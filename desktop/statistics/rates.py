"""How often who has won, from what the games come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from unicodedata import normalize

from desktop.statistics.summary import DAMAGED, FINISHED, UNFINISHED, Summary

# In standard deviations.
_NINETEEN_OF_TWENTY = 1.96


@dataclass(frozen=True)
class Rate:
    """By games: seats of one game win and lose together, and are no games of their own."""

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

    @property
    def likely(self) -> tuple[float, float]:
        """From where to where it really lies, in nineteen of twenty cases: Wilson's interval."""
        if not self.of:
            return 0.0, 1.0
        weight = _NINETEEN_OF_TWENTY**2 / self.of
        middle = (self.share + weight / 2) / (1 + weight)
        reach = sqrt(self.share * (1 - self.share) * weight + weight**2 / 4) / (1 + weight)
        return max(0.0, middle - reach), min(1.0, middle + reach)


Rates = Mapping[str, Rate]
LineUp = tuple[int, str]


@dataclass(frozen=True)
class Played:
    """The games of one ruleset."""

    games: int
    mean_days: float
    sides: Rates
    roles: Rates
    # By line-up: how many sat there, and which it was; what its sides came to.
    lineups: Mapping[LineUp, Rates]


@dataclass(frozen=True)
class Statistics:
    games: int
    unfinished: int
    # File names that are not counted, each with the id of a sentence that says why.
    damaged: Mapping[str, str]
    rulesets: Mapping[str, Played]
    players: Rates
    # By ruleset, language and id: what nobody has a word for any more.
    said: Mapping[str, Mapping[str, Mapping[str, str]]]


def as_written(name: str) -> str:
    """Where nobody has said that two spellings are one."""
    return name


@dataclass
class WinCount:
    won: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    of: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, key: str, won: bool) -> None:
        self.of[key] += 1
        self.won[key] += won

    @property
    def rates(self) -> Rates:
        """The most played first; equals in the order in which they came."""
        return {key: Rate(self.won[key], of) for key, of in sorted(self.of.items(), key=lambda row: -row[1])}


class Tally:
    """Counts game by game, so that a screen may go on in between. `called`: whom a spelling means."""

    def __init__(self, ruleset: str | None = None, called: Callable[[str], str] = as_written) -> None:
        self._ruleset = ruleset
        self._called = called
        self._unfinished = 0
        self._damaged: dict[str, str] = {}
        self._played: dict[str, _Game] = defaultdict(_Game)
        self._players = WinCount()
        self._counted: set[str] = set()
        self._said: dict[str, dict[str, dict[str, str]]] = {}

    def add(self, name: str, one: Summary) -> None:
        """What can't be read is named whatever ruleset it is of."""
        if one.state == FINISHED and one.game:
            # A copy of it lies on the shelf as well.
            if one.game in self._counted:
                return
            self._counted.add(one.game)
        if one.state == DAMAGED:
            self._damaged[name] = one.trouble
        if self._ruleset not in (None, one.ruleset):
            return
        self._unfinished += one.state == UNFINISHED
        if one.state == FINISHED:
            self._played[one.ruleset].add(one)
            for language, names in one.said.items():
                self._said.setdefault(one.ruleset, {}).setdefault(language, {}).update(names)
            for seat, player in enumerate(one.names):
                self._players.add(self._called(same(player)), seat in one.winners)

    @property
    def statistics(self) -> Statistics:
        rulesets = {id: game.played for id, game in self._played.items()}
        return Statistics(
            games=sum(played.games for played in rulesets.values()),
            unfinished=self._unfinished,
            damaged=dict(self._damaged),
            rulesets=rulesets,
            players=self._players.rates,
            said=self._said,
        )


def statistics(summaries: Mapping[str, Summary], ruleset: str | None = None) -> Statistics:
    """`ruleset`: of these games alone."""
    tally = Tally(ruleset)
    for name, one in summaries.items():
        tally.add(name, one)
    return tally.statistics


def same(name: str) -> str:
    """The same name is the same player, whatever game it was."""
    return name.strip() if name.isascii() else normalize("NFC", name.strip())


@dataclass
class _Game:
    games: int = 0
    days: int = 0
    sides: WinCount = field(default_factory=WinCount)
    roles: WinCount = field(default_factory=WinCount)
    lineups: dict[LineUp, WinCount] = field(default_factory=lambda: defaultdict(WinCount))

    def add(self, one: Summary) -> None:
        self.games += 1
        self.days += one.day
        for side in one.sides:
            self.sides.add(side, side in one.winning)
            self.lineups[len(one.names), one.lineup].add(side, side in one.winning)
        for role in dict.fromkeys(one.roles):
            self.roles.add(role, has_won(one, role))

    @property
    def played(self) -> Played:
        lineups = {key: count.rates for key, count in self.lineups.items()}
        return Played(self.games, self.days / self.games, self.sides.rates, self.roles.rates, lineups)


def has_won(one: Summary, role: str) -> bool:
    """Most of its seats have: one of them may have been tied to somebody else."""
    seats = [seat for seat, had in enumerate(one.roles) if had == role]
    return 2 * sum(seat in one.winners for seat in seats) > len(seats)
