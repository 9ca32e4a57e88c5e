"""Where the cards are. The living's hands, what the dead left and the three piles always make the pool (WT-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from .card import Card

LIMIT = 4
# One more may come by force (WT-07).
ROWS = LIMIT + 1


class Hands:
    def __init__(self, hands: dict[str, list[str]], book: Mapping[str, Card]) -> None:
        self._book = book
        self._rank = {id: rank for rank, id in enumerate(book)}
        # The dead keep the hand they died with here, for the end screen; what of it is still to be had is left_by.
        self._hands = hands
        self.left_by: dict[str, list[str]] = {}
        self.undealt: list[str] = []
        self.used: list[str] = []
        self.laid_open: list[str] = []

    def deal(self, pool: Mapping[str, int], dealt: Mapping[str, Iterable[str]]) -> None:
        rest = Counter(pool)
        for seat, cards in dealt.items():
            self._hands[seat] = self._in_order(cards)
            rest.subtract(self._hands[seat])
        self.undealt = list(rest.elements())

    def of(self, seat: str) -> list[str]:
        return self._hands[seat].copy()

    def kinds(self, seat: str) -> list[str]:
        return list(dict.fromkeys(self._hands[seat]))

    def tradable(self, seat: str) -> list[str]:
        return [card for card in self.kinds(seat) if self._book[card].tradable]

    def is_full(self, seat: str) -> bool:
        return len(self._hands[seat]) >= LIMIT  # WT-06

    def as_detected(self, seat: str) -> list[str]:
        """One that is disguised lies where that lies: a detection must draw the one by the same chance as the other."""
        return sorted(self._hands[seat], key=lambda card: (self._rank[self.detected_as(card)], self._rank[card]))

    def detected_as(self, card: str) -> str:
        return self._book[card].disguise or card

    def swap(self, one: str, gives: str, other: str, returns: str) -> None:
        self._hands[one].remove(gives)
        self._hands[other].remove(returns)
        self._gain(one, returns)
        self._gain(other, gives)

    def use_up(self, seat: str, card: str) -> None:
        self._hands[seat].remove(card)
        self.used.append(card)

    def leave(self, dead: str) -> list[str]:
        """What it held is anybody's; the list that is returned goes on to be true."""
        self.left_by[dead] = self.of(dead)
        return self.left_by[dead]

    def take(self, dead: str, card: str, seat: str) -> None:
        self.left_by[dead].remove(card)
        self._gain(seat, card)

    def lay_open(self, dead: str) -> None:
        self.laid_open += self.left_by.pop(dead)

    def _gain(self, seat: str, card: str) -> None:
        self._hands[seat] = self._in_order([*self._hands[seat], card])

    def _in_order(self, cards: Iterable[str]) -> list[str]:
        return sorted(cards, key=self._rank.__getitem__)
