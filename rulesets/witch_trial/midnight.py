"""深夜阶段: each seat uses one card, or none (WT-42)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Reads, lap

from .night import Night, Use
from .prison import Prison


def midnight_lap(prison: Prison) -> Generator[Ask, Any, Night]:
    """Returns the night as it was handed in: the lap's order is the submission order."""
    prison.table.phase = "midnight"
    night = Night(prison)
    pages = _Midnight(prison, night)
    screens = prison.screens(pages.act, pages.target)
    if night.answers_at_once:
        screens.append(Reads(pages.report))
    yield from lap(prison.table, prison.ring, screens, "midnight")
    return night


class _Midnight:
    def __init__(self, prison: Prison, night: Night) -> None:
        self._prison = prison
        self._night = night
        # The turn's own: what it could use, what it has chosen.
        self._usable: Sequence[str] = ()
        self._chosen: str | None = None

    def act(self, seat: str) -> Page:
        self._prison.tell_news(seat)
        self._chosen = None
        self._usable = self._prison.usable(seat)
        return self._choice(seat) if self._usable else self._prison.decoy_card(seat)  # WT-41, WT-45

    def _choice(self, seat: str) -> Flow:
        self._chosen = yield self._prison.choose_card("midnight.act", seat, self._usable)

    def target(self, seat: str) -> Page:
        """WT-51: on one screen with the card, everybody who may use one is asked, whichever it will be."""
        if self._prison.joins:
            return self._naming(seat, self._usable, None) if self._usable else self._prison.decoy(seat)
        if self._chosen is None:
            return self._prison.decoy(seat)
        if self._prison.book[self._chosen].targets(self._prison, seat) is None:
            self._hand_in(seat, None)
            return self._prison.decoy(seat)
        return self._naming(seat, [self._chosen], self._chosen)

    def _naming(self, seat: str, cards: Sequence[str], card: str | None) -> Flow:
        targets = self._targets(seat, cards)
        target = yield self._prison.choose("midnight.target", seat, targets, params={"card": card})
        self._hand_in(seat, target)

    def _targets(self, seat: str, cards: Sequence[str]) -> Sequence[str]:
        """All that any of these cards could be used on; somebody to name even where none needs it."""
        table = self._prison.table
        targets = {target for card in cards for target in self._prison.book[card].targets(self._prison, seat) or ()}
        return table.in_seat_order(targets or table.others(seat))

    def _hand_in(self, seat: str, target: str | None) -> None:
        """WT-46, WT-51: without a target that it can have no card is used; what needs none goes by none."""
        if self._chosen is None:
            return
        targets = self._prison.book[self._chosen].targets(self._prison, seat)
        if targets is None:
            self._night.hand_in(Use(seat, self._chosen, seat))
        elif target is not None and target in targets:
            self._night.hand_in(Use(seat, self._chosen, target))

    def report(self, seat: str) -> Page:
        self._prison.tell_news(seat)
        return self._prison.read("night.report", seat)
