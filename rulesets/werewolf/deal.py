"""The deal: a card for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from .town import Town


def shuffled(town: Town) -> list[str]:
    """J9-04, U13-04, EJ-10, LR-05."""
    cards = [role for role, number in town.table.composition.items() for _ in range(number)]
    return town.table.shuffle("deal", cards)


def hand_out(town: Town, cards: Sequence[str]) -> None:
    """The first card to the first seat; what is left over is dealt to nobody."""
    for seat, role in zip(town.table.players, cards, strict=False):
        town.give(seat, town.roles[role]())


def fixed(town: Town) -> list[str] | None:
    """What a test or a demo deals, in seat order."""
    dealt = town.table.fixed.get("roles")
    return [dealt[seat] for seat in town.table.players] if dealt else None
