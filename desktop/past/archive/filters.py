"""Which games somebody wants to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf

from desktop.statistics.rates import same
from desktop.statistics.summary import Summary

# By a name: the other spellings of whoever is called so.
KnownAs = Mapping[str, Sequence[str]]
ALL, AWAY = "all", "away"


@dataclass(frozen=True)
class Asked:
    ruleset: str = ALL
    # all, finished, unfinished, or away: what was taken off.
    which: str = ALL
    sought: str = ""
    # From when to when, in seconds since the epoch: a season.
    since: float = -inf
    until: float = inf

    @property
    def is_all(self) -> bool:
        return (self.ruleset, self.which) == (ALL, ALL) and not self.sought.strip() and self._is_of_any_time

    @property
    def _is_of_any_time(self) -> bool:
        return (self.since, self.until) == (-inf, inf)

    def within(self, since: float, until: float) -> Asked:
        return replace(self, since=since, until=until)

    def is_in_season(self, game: Summary) -> bool:
        """What does not say when it was is of no season."""
        when = game.begun or game.ended
        return self._is_of_any_time or bool(when and self.since <= when < self.until)

    @property
    def name(self) -> str:
        return same(self.sought).casefold()

    @property
    def counted(self) -> str | None:
        return None if self.ruleset == ALL else self.ruleset

    def fits(self, game: Summary | None, known_as: KnownAs) -> bool:
        return (
            game is not None
            and self.ruleset in (ALL, game.ruleset)
            and self.which in (ALL, game.state)
            and self.is_in_season(game)
            and (not self.sought or self.name in _folded(game.names) or self._is_also_there(game, known_as))
        )

    def _is_also_there(self, game: Summary, known_as: KnownAs) -> bool:
        """By another spelling."""
        return bool(known_as) and any(self.also(name, known_as) for name in _plain(game.names))

    def also(self, name: str, known_as: KnownAs) -> str:
        """By which of the other spellings he is sought."""
        return next((other for other in known_as.get(name, ()) if self.name in other.casefold()), "")


@lru_cache(maxsize=20_000)
def _plain(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(same, names))


@lru_cache(maxsize=20_000)
def _folded(names: tuple[str, ...]) -> str:
    """All of a table, so that who types a name need not wait for ten thousand of them."""
    return "\n".join(same(name).casefold() for name in names)
