"""Between the laps: what was chosen in the evening is carried out, in the order of LR-16, and told."""

from __future__ import annotations

from rulesets.werewolf.night import carry_out

from .town import Town


def the_laps(town: Town) -> None:
    """LR-17: what is told is read at the start of the receiver's lap-2 turn."""
    carry_out(town)
    town.tell_changed()
    town.settle()
    if town.table.day == 0:
        _tell_lovers(town)
    for seat in town.table.in_seat_order(town.night.blocked):
        town.table.tell(seat, "blocked")


def _tell_lovers(town: Town) -> None:
    """LR-94."""
    for seat, other in town.pairs:
        card = town.cards[other]
        mixed = card.faction != town.cards[seat].faction
        town.table.tell(seat, "lovers.linked", seat=other, role=card.id, mixed=mixed)
