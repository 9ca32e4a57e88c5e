"""A role: what it is, and what it does at each moment the village calls it.

A role's class says what is true of the card; an instance is one dealt card, and keeps what belongs to that card
(the guard's last choice, a potion not yet used). So a card that changes hands takes its state along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.asks import Page
from rulesets.engine.deaths import Strike

if TYPE_CHECKING:
    from .village import Village


class Role:
    id: ClassVar[str]
    faction: ClassVar[str] = "village"
    # For the wolves' condition: wolf, human, or neither.
    counts: ClassVar[str] = "human"
    # What a seer is shown.
    seen: str = "human"
    in_pack: bool = False
    # Whether chance may name it to the seer before the first day.
    may_be_omen: ClassVar[bool] = True

    def dealt(self, village: Village, me: str) -> None:
        """What it is told together with its role."""

    def nightfall(self, village: Village, me: str) -> None:
        """What it is told when a night begins, before any turn."""

    def night(self, village: Village, me: str) -> Page | None:
        """Its choice in the action lap; None where it has nothing to choose."""
        return None

    def divined(self, village: Village, me: str) -> None:
        """What being divined does to it."""

    def averts(self, strike: Strike) -> bool:
        """Whether it lives through this strike."""
        return False
