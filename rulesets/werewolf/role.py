"""A role: what is true of its card, and what it does at each moment the rulebook calls it.

A class says what is true of the role; an instance is one dealt card and keeps what belongs to that card (potions,
lives, whom it protected), so a card that changes hands takes its state along. What stays with the seat is a mark.

Every hook is told the town and the seat it lies before. All rulesets call those without a name in brackets; the
others belong to the moments that only this ruleset has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.engine.asks import Flow, Page
from rulesets.engine.deaths import Strike

from .card import Card
from .council import LINE, line

if TYPE_CHECKING:
    from .night import Choice

PACK = "werewolf"
# As many of a role as there are seats.
MANY = 200
# Whichever town a role's own file says it stands in: the one that all share, or its ruleset's.
AnyTown = Any


class Role(Card):
    faction: ClassVar[str] = "village"
    # For the wolves' condition: wolf, human, or what a ruleset counts besides; `neither` is counted by nobody.
    counts: str = "human"
    # What a seer is shown: wolf or human.
    seen: str = "human"
    # Those it knows and decides with: the pack, the masons, the vampires.
    company: str = ""
    # Those who are told who else is of it, from the deal on.
    circle: ClassVar[str] = ""
    # Neither power nor duty (LR-166, LR-177).
    is_plain: ClassVar[bool] = False
    # Whether the pack's attack does nothing to it.
    is_attack_proof: ClassVar[bool] = False
    # Wolf by nature, in the pack yet or not (EJ-101).
    is_wolfkin: ClassVar[bool] = False
    # Whether chance may name it to the seer before the first day.
    may_be_omen: ClassVar[bool] = True

    # How many a composition may hold, if it holds any; 0: as many as the ruleset has of a role.
    least: ClassVar[int] = 1
    most: ClassVar[int] = 0
    # Never left in the middle, and how many cards more lie there for it (LR-06).
    always_dealt: ClassVar[bool] = False
    wants_in_the_middle: ClassVar[int] = 0

    # Where a night has two laps: whether `act` waits for the second, because another's choice may concern it; and
    # whether there has to be a second, because something of the first is told in it (LR-12, LR-13).
    waits: ClassVar[bool] = False
    needs_small_hours: ClassVar[bool] = False
    # Whether its choice in a night of one lap may take all the living.
    names_all: ClassVar[bool] = False
    # In a led night: the ask by which its company names somebody together; whether by it others may be told something
    # outside their own call.
    names_by: ClassVar[str] = ""
    tells_apart: ClassVar[bool] = False
    # Whether all that it may ever name, it names with a company that it is to join: alone it is not called for that.
    joins_later: ClassVar[bool] = False
    # How many seats its choice of the (first) lap may take: on the first night, and later.
    seals: ClassVar[tuple[int, int]] = (1, 1)
    # Whether the dead are asked what they have to tell it (LR-164).
    hears_the_dead: ClassVar[bool] = False
    # The ask of its last shot, if it has one (EJ-46, LR-64).
    gun: ClassVar[str] = ""
    # What its errand of the day lap is called (LR-78, LR-163).
    errand: ClassVar[str] = ""
    # How many events it draws when it is executed (EJ-55, EJ-64).
    draws: ClassVar[int] = 2
    # Whether it guards the whole town while it lives (EJ-109).
    guards_town: ClassVar[bool] = False
    # Whether it may blow itself up in the middle of a talk, where the table plays so (LR-182, LR-189).
    explodes: bool = False
    # What its vote weighs beyond one, in halves (LR-162).
    more_weight: ClassVar[int] = 0
    # Whether its faction wins now that it has fallen (EJ-155).
    wins_fallen: bool = False

    # The deal

    def given(self, town: AnyTown, me: str) -> None:
        """It lies before this seat now: dealt, taken, swapped or become."""

    def meets(self, town: AnyTown, me: str) -> None:
        """What it is told together with its role, beside who is of its company."""

    def opening(self, town: AnyTown, me: str) -> Page | None:
        """[event_jinro] Its choice in the opening night; None where it has nothing to choose."""
        return None

    def omen(self, town: AnyTown, me: str) -> None:
        """What it is told before the first day without choosing, where the rules give an omen."""

    def redealt(self, town: AnyTown, me: str) -> None:
        """[event_jinro] All cards are collected and dealt again; it leaves this seat."""

    # The night

    @staticmethod
    def is_called(_day: int) -> bool:
        """Whether a led night of this day calls it for what it does alone, whoever holds it, alive or dead."""
        return True

    def nightfall(self, town: AnyTown, me: str) -> None:
        """A night begins, before any turn: what it is told then, and what it puts behind it.

        In a led night it is shown that when it is called, and this alone has nobody called: see `learns`.
        """

    def confer(self, town: AnyTown, me: str) -> Page | None:
        """[event_jinro] Its line to those it confers with; None where it has nobody."""
        return line(town, me, self.company, LINE) if self.company else None

    def before(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its choice on a screen of the first lap before the others choose."""
        return None

    def curse(self, town: AnyTown, me: str) -> Page | None:
        """[event_jinro] Its choice on a screen before the others choose."""
        return None

    def act(self, town: AnyTown, me: str) -> Page | None:
        """Its choice of the night; None where it has nothing to choose. See `carried_out`."""
        return None

    def act_again(self, town: AnyTown, me: str) -> Page | None:
        """[event_jinro] Its choice where tonight's event asks for a second attack."""
        return None

    def carried_out(self, town: AnyTown, choice: Choice) -> None:
        """What it has chosen takes effect: after the (first) lap, in the order of `Step`, unless it was blocked."""

    def agreed(self, town: AnyTown, target: str) -> None:
        """What its company has agreed on takes effect; said to one of those who took part."""

    def small_hours(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its choice in the second lap; None where it has nothing to choose."""
        return self.act(town, me) if self.waits else None

    def second(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its second choice in the second lap."""
        return None

    def only(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its choice where the night has one lap."""
        return self.act(town, me) if overrides(type(self), "act") else self.small_hours(town, me)

    def only_second(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its second choice there, on the same screen: it can't depend on the first."""
        return self.small_hours(town, me) if acts_twice(type(self)) else None

    def learns(self, town: AnyTown, me: str) -> None:
        """What it is told before its night report; in a led night, in its call."""

    def night_over(self, town: AnyTown, me: str) -> None:
        """[event_jinro, langrensha] The only lap is over and the pack has decided."""

    def wins_with(self, town: AnyTown) -> str:
        """The faction with which it has won when all is over."""
        return self.faction

    # What happens to it

    def divined(self, town: AnyTown, me: str) -> None:
        """What being divined does to it."""

    def looked_at(self, town: AnyTown, me: str, by: str) -> None:
        """Somebody of the village has looked at it by night, and is told what it is."""

    def designated(self, town: AnyTown, me: str) -> None:
        """[event_jinro] A role's ability or an event has named it (EJ-156)."""

    def before_the_keeper(self) -> tuple[str, str]:
        """[langrensha] The role and faction that a graveyard keeper finds."""
        return self.id, self.faction

    def orphaned(self, town: AnyTown, me: str) -> None:
        """[langrensha] No member of the pack is alive any more."""

    # The day

    def by_day(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its page in the day lap; what it chose goes to `town.errands`."""
        return None

    def in_talk(self, town: AnyTown, me: str) -> Page | None:
        """[langrensha] Its page where it has asked for the lantern in the middle of a talk; see `by_day`."""
        return None

    def before_night(self, town: AnyTown, me: str) -> None:
        """[event_jinro] The last moment of the dusk."""

    # Dying

    def averts(self, town: AnyTown, strike: Strike) -> bool:
        """Whether it lives through this strike of the night."""
        return False

    def spared(self, town: AnyTown, me: str) -> bool:
        """[langrensha] Whether it lives though the village has exiled it."""
        return False

    def overdue(self, town: AnyTown, me: str) -> Strike | None:
        """[langrensha] The morning's dead are buried, and it lives: whether it falls now."""
        return None

    def executed(self, town: AnyTown, me: str) -> Flow:
        """It has been executed and is dead: what it still does. May ask."""
        yield from ()

    def may_shoot(self, town: AnyTown, death: Strike) -> bool:
        """[event_jinro, langrensha] Whether it has its last shot when it dies like this."""
        return False

    def followers(self, town: AnyTown, death: Strike) -> Iterable[Strike]:
        """It dies, of what and by whom `death` says, on the table's day and in its phase: who dies of that?"""
        return ()

    def fell(self, town: AnyTown, death: Strike) -> None:
        """It is dead, and so are all who died in the same stroke; `death` and the table say how and when."""

    def others_fell(self, town: AnyTown, me: str) -> None:
        """[event_jinro] Somebody fell, and it lives."""


def acts_twice(role: type[Role]) -> bool:
    """Whether a night of one lap has two choices for it."""
    return overrides(role, "only_second") or (overrides(role, "act") and overrides(role, "small_hours"))


def overrides(role: type[Role], hook: str) -> bool:
    """Whether this role does anything at this moment."""
    return getattr(role, hook) is not getattr(Role, hook)
