"""深夜阶段: each seat uses one card, or none (WT-42)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import lap

from .book import CARDS
from .night import Night, Use
from .prison import Prison


def midnight_lap(prison: Prison) -> Generator[Ask, Any, Night]:
    """Returns the night as it was handed in: the lap's order is the submission order."""
    prison.table.phase = "midnight"
    night = Night(prison)
    pages = _Midnight(prison, night)
    yield from lap(prison.table, prison.ring, [pages.act, pages.target])
    return night


class _Midnight:
    def __init__(self, prison: Prison, night: Night) -> None:
        self._prison = prison
        self._night = night
        self._chosen: str | None = None

    def act(self, seat: str) -> Page:
        self._chosen = None
        usable = self._prison.usable(seat)
        return self._choice(seat, usable) if usable else self._prison.decoy(seat)  # WT-41, WT-45

    def _choice(self, seat: str, usable: Sequence[str]) -> Flow:
        self._chosen = yield self._prison.choose("midnight.act", seat, usable, of="card")

    def target(self, seat: str) -> Page:
        card = self._chosen
        if card is None:
            return self._prison.decoy(seat)
        targets = CARDS[card].targets(self._prison, seat)
        if targets is None:
            self._night.uses.append(Use(seat, card, seat))
            return self._prison.decoy(seat)
        return self._naming(seat, card, targets)

    def _naming(self, seat: str, card: str, targets: Sequence[str]) -> Flow:
        target = yield self._prison.choose("midnight.target", seat, targets, params={"card": card})
        if target is not None:  # WT-46
            self._night.uses.append(Use(seat, card, target))
