"""How long every turn of a lap lasts at least, however quickly somebody is done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    # Settings are read before the first frame, and the engine is not.
    from rulesets.engine.ruleset import Dwell


class Pace(NamedTuple):
    """In seconds."""

    deal: float = 6.0
    night: float = 12.0
    writing: float = 20.0

    def of(self, kinds: Sequence[str]) -> float:
        """Of a turn whose pages ask for this."""
        if "text" in kinds:
            return self.writing
        return self.night if "choose" in kinds else self.deal

    def by(self, profile: Dwell | None) -> Pace:
        """Where the table has set nothing of its own, a turn lasts as long as the profile has it."""
        said = profile._asdict() if profile else {}
        return self._replace(
            **{name: float(said[name]) for name in said if getattr(self, name) == getattr(USUAL, name)}
        )


USUAL = Pace()

AT_ONCE = Pace(0.0, 0.0, 0.0)
