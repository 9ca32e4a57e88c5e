"""Which games somebody wants to see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from desktop.statistics.rates import same
from desktop.statistics.summary import Summary

ALL, AWAY = "all", "away"


@dataclass(frozen=True)
class Asked:
    ruleset: str = ALL
    # all, finished, unfinished, or away: what was taken off.
    which: str = ALL
    sought: str = ""

    @property
    def is_all(self) -> bool:
        return (self.ruleset, self.which) == (ALL, ALL) and not self.sought.strip()

    @property
    def name(self) -> str:
        return same(self.sought).casefold()

    @property
    def counted(self) -> str | None:
        return None if self.ruleset == ALL else self.ruleset

    def fits(self, game: Summary | None) -> bool:
        return (
            game is not None
            and self.ruleset in (ALL, game.ruleset)
            and self.which in (ALL, game.state)
            and (not self.sought or self.name in _folded(game.names))
        )


@lru_cache(maxsize=20_000)
def _folded(names: tuple[str, ...]) -> str:
    """All of a table, so that who types a name need not wait for ten thousand of them."""
    return "\n".join(same(name).casefold() for name in names)
