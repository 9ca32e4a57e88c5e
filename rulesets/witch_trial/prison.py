"""The prison: the table, everybody's cards, and what is public about today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.engine.asks import Ask
from rulesets.engine.table import Table

from .book import CARDS
from .hands import Hands
from .witches import Witches


class Prison:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands = Hands(table.hands)
        self.witches = Witches(table.roles)
        self.first_seat = table.players[0]
        self.imprisoned: str | None = None

    @property
    def ring(self) -> list[str]:
        """WT-15: the living from the first seat on, or from the next living one after it."""
        return self.table.ring(self.first_seat)

    def usable(self, seat: str) -> list[str]:
        """The cards that it could use tonight."""
        if seat == self.imprisoned:
            return []  # WT-39
        held = self.hands.kinds(seat)
        binding = [card for card in held if CARDS[card].binds]  # WT-43, WT-47
        return [card for card in binding or held if self._has_a_target(seat, card)]

    def _has_a_target(self, seat: str, card: str) -> bool:
        targets = CARDS[card].targets(self, seat)
        return targets is None or bool(targets)

    # Secret asks: each shows the seat its own hand.

    def choose(
        self,
        id: str,
        seat: str,
        options: Sequence[str],
        *,
        of: str = "seat",
        at_least: int = 0,
        params: Mapping[str, Any] | None = None,
    ) -> Ask:
        shown = {**(params or {}), "hand": self.hands.of(seat)}
        return self.table.choose(id, seat, options, of=of, at_least=at_least, params=shown)

    def decoy(self, seat: str) -> Ask:
        return self.table.suspect(seat, params={"hand": self.hands.of(seat)})

    def read(self, id: str, seat: str) -> Ask:
        return self.table.read(id, seat, params={"hand": self.hands.of(seat)})
