"""A role: what is true of its card, and what it does at each moment the town calls it.

An instance is one dealt card and keeps what belongs to that card, so a card that changes hands takes it along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Batch, Strike

from .card import Card

if TYPE_CHECKING:
    from .town import Town


class Role(Card):
    faction: ClassVar[str] = "village"
    # How many a composition may hold, if it holds any (EJ-06).
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1
    # Whether it counts as a human while it is not in the pack (EJ-153).
    is_human: ClassVar[bool] = True
    # Wolf by nature, in the pack yet or not.
    is_wolfkin: ClassVar[bool] = False
    may_be_omen: ClassVar[bool] = True
    # Whether a composition with it has a page for the curse in its nights.
    curses: ClassVar[bool] = False
    # Whether it guards the whole town while it lives, as the golem does.
    guards_town: ClassVar[bool] = False
    # How many events it draws when it is executed.
    draws: ClassVar[int] = 2
    # Hunts with the wolves, and is a wolf to whoever looks.
    in_pack: bool = False
    # Whether its faction wins now that it has fallen.
    wins_fallen: bool = False
    # The seat it protects this night.
    protected: str | None = None

    @property
    def seen(self) -> str:
        return "wolf" if self.in_pack else "human"

    # The role check

    def meets(self, town: Town, me: str) -> None:
        """What it is told together with its role."""

    def opening(self, town: Town, me: str) -> Page | None:
        """Its choice in the opening night; None where it has nothing to choose."""
        return None

    def omen(self, town: Town, me: str) -> None:
        """What it is told in the opening night without choosing."""

    def redealt(self) -> None:
        """The card has come into other hands."""

    # The dusk

    def executed(self, town: Town, me: str) -> Flow:
        """What it still does when it has been executed."""
        yield from ()

    def before_night(self, town: Town, me: str) -> None:
        """The last moment of the dusk."""

    # The night

    def nightfall(self) -> None:
        """Puts last night behind it."""

    def confer(self, town: Town, me: str) -> Page | None:
        """Its line to those it confers with; None where it has nobody."""
        return None

    def curse(self, town: Town, me: str) -> Page | None:
        return None

    def act(self, town: Town, me: str) -> Page | None:
        """Its main choice; None where it has nothing to choose."""
        return None

    def act_again(self, town: Town, me: str) -> Page | None:
        """Its choice where tonight's event asks for a second attack."""
        return None

    def learns(self, town: Town, me: str) -> None:
        """What it is told before its night report."""

    def night_over(self, town: Town, me: str) -> None:
        """The lap is over and the pack has decided."""

    # What happens to it

    def divined(self, town: Town, me: str) -> None:
        """What being divined does to it."""

    def designated(self) -> None:
        """A role's ability or an event has named it (EJ-156)."""

    def averts(self, strike: Strike) -> bool:
        """Whether it lives through this attack."""
        return False

    def takes_along(self, batch: Batch, me: str) -> None:
        """It has fallen in the night, to the attack; who falls with it?"""

    def others_fell(self, town: Town, me: str) -> None:
        """Somebody fell, and it lives."""


# The longest line.
LINE = 60


def line(town: Town, id: str, me: str, group: list[str]) -> Flow:
    """EJ-91: one optional line to those who confer, the writer included."""
    text = yield town.table.text(id, me, LINE)
    if text is not None:
        town.table.tell(group, id, seat=me, text=text)
