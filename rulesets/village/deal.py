"""The deal: a card for every seat, and what is told with it."""

from __future__ import annotations

from .village import Village


def deal(village: Village) -> None:
    table = village.table
    table.phase = "deal"
    # J9-04, U13-04.
    dealt = table.fixed.get("roles") or dict(zip(table.players, _shuffled(village), strict=True))
    for seat in table.players:
        village.give(seat, village.roles[dealt[seat]]())
        table.tell(seat, "role.dealt", role=dealt[seat])
    for seat in table.players:
        village.cards[seat].dealt(village, seat)


def _shuffled(village: Village) -> list[str]:
    cards = [role for role, number in village.table.composition.items() for _ in range(number)]
    return village.table.shuffle("deal", cards)
