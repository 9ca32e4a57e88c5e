"""The deal: a card for every seat, two in the middle where there is a thief, and what is told with it."""

from __future__ import annotations

from collections import Counter

from .town import Town


def deal(town: Town) -> None:
    """LR-05, LR-06."""
    table = town.table
    table.phase = "deal"
    dealt = table.fixed.get("roles")
    if dealt is None:
        cards = _shuffled(town)
        dealt = dict(zip(table.players, cards, strict=False))
    for seat in table.players:
        town.give(seat, town.book[dealt[seat]]())
        table.tell(seat, "role.dealt", role=dealt[seat])
    town.middle = list((Counter(table.composition) - Counter(dealt.values())).keys())
    town.tell_partners()


def _shuffled(town: Town) -> list[str]:
    """The seats' cards, then the middle's; shuffled anew until no card lies there that has to be dealt."""
    table = town.table
    seats = len(table.players)
    cards = [role for role, number in table.composition.items() for _ in range(number)]
    while True:
        order = table.shuffle("deal", cards)
        if not any(town.book[role].always_dealt for role in order[seats:]):
            return order
