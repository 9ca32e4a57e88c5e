"""A role: what it is, and what it does at each moment the book calls it.

A class says what is true of the role; an instance is one dealt card and keeps what belongs to that card (potions,
lives, a charm), so a card that changes hands takes its state along (LR-83). What stays with the seat is a mark.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.asks import Page
from rulesets.engine.deaths import Strike

if TYPE_CHECKING:
    from .town import Town

PACK = "werewolf"


class Role:
    id: ClassVar[str]
    faction: ClassVar[str] = "village"
    # What a seer is shown: wolf or human.
    seen: str = "human"
    # Those it knows and decides with: the pack, the vampires.
    company: str = ""
    # Neither power nor duty: what the devil wolf and the edge of the village (LR-177) look for.
    is_plain: ClassVar[bool] = False
    # What its vote weighs beyond one, in halves.
    more_weight: ClassVar[int] = 0

    # What a composition that has it asks of everybody: every turn of a lap has the same screens (LR-11 to LR-13).
    chooses_before: ClassVar[bool] = False
    needs_small_hours: ClassVar[bool] = False
    chooses_twice: ClassVar[bool] = False
    hears_the_dead: ClassVar[bool] = False
    # How many seats its choice of lap 1 may take: on the first night, and later.
    seals: ClassVar[tuple[int, int]] = (1, 1)
    # The ask of its death turn.
    gun: ClassVar[str] = ""
    # What it may choose in the day lap: `sacrifice` or `duel`.
    errand: ClassVar[str] = ""

    # What a homebrew composition may have of it (LR-04), and where it may lie (LR-06).
    unique: ClassVar[bool] = False
    always_dealt: ClassVar[bool] = False
    # How many cards more lie in the middle for it.
    wants_in_the_middle: ClassVar[int] = 0

    # By night; each is asked for its page, None where it has nothing to choose.

    def before(self, town: Town, me: str) -> Page | None:
        """Lap 1, the screen before the choice."""
        return None

    def evening(self, town: Town, me: str) -> Page | None:
        """Lap 1, the choice."""
        return None

    def small_hours(self, town: Town, me: str) -> Page | None:
        """Lap 2, the choice."""
        return None

    def second(self, town: Town, me: str) -> Page | None:
        """Lap 2, the second choice."""
        return None

    def carried_out(self, targets: tuple[str, ...]) -> None:
        """What it chose in lap 1 stands: nobody blocked it."""

    def orphaned(self, town: Town, me: str) -> None:
        """No member of the pack is alive any more."""

    def divined(self, town: Town, me: str) -> None:
        """What being divined does to it."""

    def before_the_keeper(self) -> tuple[str, str]:
        """The role and faction that a graveyard keeper finds."""
        return self.id, self.faction

    # By day

    def by_day(self, town: Town, me: str) -> Page | None:
        """Its page in the day lap."""
        return None

    # Dying

    def averts(self, town: Town, strike: Strike) -> bool:
        """Whether it lives through this strike of the night."""
        return False

    def spared(self, town: Town, me: str) -> bool:
        """Whether it lives though the village has exiled it."""
        return False

    def exiled(self, town: Town, me: str) -> None:
        """What its exile brings, once it is dead."""

    def may_shoot(self, town: Town, death: Strike) -> bool:
        """Whether it shoots when it dies like this."""
        return False

    def followers(self) -> Iterable[Strike]:
        """Who dies of its death."""
        return ()
