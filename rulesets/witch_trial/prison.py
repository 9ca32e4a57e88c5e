"""The table this game is played at: the hands, the witches, who is locked up, where every lap starts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.engine.asks import Ask
from rulesets.engine.lap import Joined, OneAsk, Screen
from rulesets.engine.table import Table

from .card import Card
from .hands import ROWS, Hands
from .witches import Witches


class Prison:
    def __init__(self, table: Table, book: Mapping[str, Card]) -> None:
        self.table = table
        self.book = book
        self.hands = Hands(table.hands, book)
        self.witches = Witches(table.roles)
        self.first_seat = table.players[0]
        self.imprisoned: str | None = None
        # What each seat is told when the lantern next comes to it.
        self._news: defaultdict[str, list[tuple[str, dict[str, Any]]]] = defaultdict(list)
        # The pool's cards as they lie in the pending turn.
        self._spread: tuple[int, tuple[str, ...]] = (0, ())
        # The last of each seat: where nobody looks, all are the same.
        self._card_decoys: dict[str, Ask] = {}
        # Whose hand lies as the table's rows have it, and in which turn.
        self._rows_of = (0, "")

    @property
    def ring(self) -> list[str]:
        """WT-15: the living from the first seat on, or from the next living one after it."""
        return self.table.ring(self.first_seat)

    def usable(self, seat: str) -> list[str]:
        """The cards that it could use tonight."""
        if seat == self.imprisoned:
            return []  # WT-39
        held = self.hands.kinds(seat)
        binding = [card for card in held if self.book[card].binds]  # WT-43, WT-47
        return [card for card in binding or held if self._has_a_target(seat, card)]

    def _has_a_target(self, seat: str, card: str) -> bool:
        targets = self.book[card].targets(self, seat)
        return targets is None or bool(targets)

    # News

    def news(self, seat: str, id: str, /, **params: Any) -> None:
        """Once is enough (WT-59)."""
        if (id, params) not in self._news[seat]:
            self._news[seat].append((id, params))

    def tell_news(self, seat: str) -> None:
        for id, params in self._news.pop(seat, ()):
            self.table.tell(seat, id, **params)

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
        shown = {**(params or {}), **self._shown(seat)}
        return self.table.choose(id, seat, options, of=of, at_least=at_least, params=shown)

    def choose_card(
        self, id: str, seat: str, cards: Sequence[str], *, at_least: int = 0, params: Mapping[str, Any] | None = None
    ) -> Ask:
        """WT-19: they lie as they fall, so that where a finger goes does not say which card it is."""
        spread = [card for card in self._spread_out() if card in cards]
        return self.choose(id, seat, spread, of="card", at_least=at_least, params=params)

    def _shown(self, seat: str) -> dict[str, Any]:
        """Its own hand; nothing is laid out where nobody looks."""
        return {} if self.table.skims else {"hand": self._laid(seat)}

    def _laid(self, seat: str) -> list[str]:
        """WT-19: its hand lies anew in every turn, by draws of its own, in one row more than it may have cards."""
        table, held = self.table, self.hands.of(seat)
        if self._rows_of != (table.turn, seat):
            self._rows_of = (table.turn, seat)
            table.rows = tuple(table.shuffle("hand.rows", range(ROWS), seat))
        return [held[number] for number in table.rows if number < len(held)] + held[ROWS:]

    def _spread_out(self) -> tuple[str, ...]:
        """Anew in every turn that has cards to choose from, and whole whatever is in the hand: draws shift nothing."""
        turn, spread = self._spread
        if self.table.skims:
            return tuple(self.table.composition)
        if turn != self.table.turn:
            spread = tuple(self.table.shuffle("hand.spread", list(self.table.composition)))
            self._spread = (self.table.turn, spread)
        return spread

    def decoy(self, seat: str) -> Ask:
        """In place of a choice among seats."""
        return self.table.suspect(seat, params=self._shown(seat))

    def decoy_card(self, seat: str) -> Ask:
        """In place of a choice among cards: as many of them as anybody's hand may show."""
        known = self._card_decoys.get(seat)
        if known is None or not self.table.skims:
            known = self.choose_card("decoy.card", seat, list(self.table.composition), at_least=1)
            self._card_decoys[seat] = known
        return known

    def read(self, id: str, seat: str) -> Ask:
        return self.table.read(id, seat, params=self._shown(seat))

    # Screens

    @property
    def joins(self) -> bool:
        return bool(self.table.options["joined_pages"])

    def screens(self, *together: OneAsk) -> list[Screen]:
        """What belongs together, on one screen or on one each."""
        return [Joined(*together)] if self.joins else list(together)
