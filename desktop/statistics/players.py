"""What all games come to for one player: by ruleset, side, role and season, how he ended, and with whom he played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from desktop.statistics.rates import Rate, Rates, WinCount, same
from desktop.statistics.seats import ALIVE, FIRST
from desktop.statistics.summary import FINISHED, Summary

# By a ruleset, and what is counted in its games.
OfRuleset = Mapping[tuple[str, str], Rate]


@dataclass(frozen=True)
class PlayerRecord:
    rate: Rate
    rulesets: Rates
    sides: OfRuleset
    roles: OfRuleset
    seasons: Rates
    # Of the games that tell it: in how many he fell in the first night, lived to the end, had the best nose.
    first_nights: Rate
    survivals: Rate
    noses: Rate
    # Won by both, of how many with both.
    others: Rates


@dataclass
class PlayerTally:
    """`called`: whom a spelling means; `season`: what it is called when a game was, or nothing."""

    name: str
    called: Callable[[str], str]
    season: Callable[[float], str]
    ruleset: str | None = None
    _counted: set[str] = field(default_factory=set)
    _games: WinCount = field(default_factory=WinCount)
    _rulesets: WinCount = field(default_factory=WinCount)
    _sides: dict[tuple[str, str], list[bool]] = field(default_factory=dict)
    _roles: dict[tuple[str, str], list[bool]] = field(default_factory=dict)
    _seasons: WinCount = field(default_factory=WinCount)
    _ends: WinCount = field(default_factory=WinCount)
    _others: WinCount = field(default_factory=WinCount)

    def add(self, _: str, one: Summary) -> None:
        if one.state != FINISHED or self.ruleset not in (None, one.ruleset) or one.game in self._counted:
            return
        names = [self.called(same(name)) for name in one.names]
        if self.name in names:
            # Without an id nobody knows whether it is another's copy.
            self._counted |= {one.game} - {""}
            self._add(one, names, names.index(self.name))

    def _add(self, one: Summary, names: list[str], seat: int) -> None:
        won = seat in one.winners
        self._games.add("", won)
        self._rulesets.add(one.ruleset, won)
        self._seasons.add(self.season(one.begun or one.ended), won)
        self._roles.setdefault((one.ruleset, one.roles[seat]), []).append(won)
        for other, name in enumerate(names):
            if other != seat:
                self._others.add(name, won and other in one.winners)
        if one.seats.fates:
            self._sides.setdefault((one.ruleset, one.seats.camps[seat]), []).append(won)
            self._ends.add("first", one.seats.fates[seat] == FIRST)
            self._ends.add("alive", one.seats.fates[seat] == ALIVE)
            self._ends.add("nose", seat in one.seats.noses)

    @property
    def record(self) -> PlayerRecord:
        none, ends = Rate(0, 0), self._ends.rates
        return PlayerRecord(
            rate=self._games.rates.get("", none),
            rulesets=self._rulesets.rates,
            sides=_rates(self._sides),
            roles=_rates(self._roles),
            seasons={name: rate for name, rate in self._seasons.rates.items() if name},
            first_nights=ends.get("first", none),
            survivals=ends.get("alive", none),
            noses=ends.get("nose", none),
            others=self._others.rates,
        )


def _rates(found: Mapping[tuple[str, str], list[bool]]) -> OfRuleset:
    """The most played first."""
    rows = sorted(found.items(), key=lambda row: -len(row[1]))
    return {key: Rate(sum(won), len(won)) for key, won in rows if key[1]}
