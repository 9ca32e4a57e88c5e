"""One night: what was handed in, who fell, and what each seat is told in the morning."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from .prison import Prison


class Use(NamedTuple):
    """A card that was handed in; a night's uses stand in submission order."""

    seat: str
    card: str
    # Its user, where it names nobody.
    target: str


@dataclass
class Body:
    """One of the night's dead."""

    seat: str
    # What is still there, kept by the hands.
    cards: list[str]
    killer: str | None
    # Who has the right to look through the cards (WT-85, WT-86), in submission order.
    lookers: list[str] = field(default_factory=list)
    # Who got a card by force in place of a choice (WT-88).
    heir: str | None = None

    def shuts_out(self, seat: str, *, late_finder: bool) -> bool:
        """WT-84, WT-91: no first finder of this body; who was late for it (WT-86) may be one if the table has it so."""
        return seat == self.killer or (seat in self.lookers and not late_finder)


class Night:
    def __init__(self, prison: Prison) -> None:
        self.prison = prison
        self.uses: list[Use] = []
        # In the order of death.
        self.bodies: dict[str, Body] = {}
        # How many attacks, so far.
        self.carried_out = 0
        self.killers: set[str] = set()
        self.behind_barriers: set[str] = set()
        self.out_of_reach: str | None = None

    def of(self, card: str) -> list[Use]:
        return [use for use in self.uses if use.card == card]

    @property
    def answers_at_once(self) -> bool:
        """WT-52: whether cards that ask something are answered in their user's own turn."""
        return bool(self.prison.table.options["quiet_news"] == "midnight")

    def hand_in(self, use: Use) -> None:
        self.uses.append(use)
        if self.answers_at_once and self.prison.book[use.card].answers:
            self.prison.book[use.card].resolve(self, use)

    def strike(self, use: Use) -> Body | None:
        """An attack that is carried out; the body, if it kills."""
        if use.target == self.out_of_reach:
            return None  # WT-64
        if use.target in self.behind_barriers:
            self.prison.news(use.target, "barrier.success")  # WT-59
            return None
        self.killers.add(use.seat)
        self.become_witch(use.seat)
        return self.bury(use.target, cause=use.card, killer=use.seat)

    def bury(self, seat: str, cause: str, killer: str | None = None) -> Body:
        self.prison.table.bury(seat, cause)
        body = self.bodies[seat] = Body(seat, self.prison.hands.leave(seat), killer)
        return body

    def become_witch(self, seat: str) -> None:
        if self.prison.witches.become(seat):
            self.prison.news(seat, "witch.become")  # WT-72

    def seize(self, body: Body, killer: str) -> None:
        for card in list(body.cards):
            self.prison.book[card].seized(self, body, killer)

    def abandon(self, body: Body) -> None:
        for card in list(body.cards):
            self.prison.book[card].abandoned(self, body)

    def hand_over(self, body: Body, card: str, receiver: str, origin: str | None) -> None:
        """By force, even to a full hand (WT-07); a card that binds makes a witch."""
        self.prison.hands.take(body.seat, card, receiver)
        self.become_witch(receiver)
        self.prison.news(receiver, "card.gained", **{"card": card, "from": origin})
