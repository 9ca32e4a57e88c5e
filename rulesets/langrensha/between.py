"""Between the laps: what was chosen in the evening is carried out, in the order of LR-16, and told."""

from __future__ import annotations

from rulesets.engine.pack import decided

from .town import Town


def the_laps(town: Town) -> None:
    for step in (link, block, aim, protect, take, bite, swap, tell):
        step(town)


def link(town: Town) -> None:
    """LR-86; first of all, so no block touches it (LR-48)."""
    for choice in town.night.links:
        one, other = town.table.in_seat_order(choice.targets)
        town.marks.put("lover", one, by=other)
        town.marks.put("lover", other, by=one)


def block(town: Town) -> None:
    """LR-49: all blocks hold, those of blocked seats too."""
    town.night.blocked = {choice.target for choice in town.night.blocks}


def aim(town: Town) -> None:
    """LR-21, LR-23."""
    night = town.night
    night.victim = decided(choice.target for choice in night.standing(night.attacks))


def protect(town: Town) -> None:
    night = town.night
    night.guarded = {choice.target for choice in night.standing(night.protections)}


def take(town: Town) -> None:
    """LR-91, LR-92; no act of the night, so no block touches it (LR-48)."""
    for choice in town.night.takings:
        town.become(choice.by, town.book[choice.target])


def bite(town: Town) -> None:
    """LR-171."""
    night = town.night
    bites = list(night.standing(night.bites))
    target = decided(choice.target for choice in bites)
    if target is not None and target not in night.guarded and town.cards[target].faction == "village":
        town.become(target, type(bites[0].card))


def swap(town: Town) -> None:
    """LR-82 to LR-84."""
    night, cards = town.night, town.cards
    for choice in night.standing(night.swaps):
        one, other = choice.targets
        card = cards[one]
        town.give(one, cards[other])
        town.give(other, card)
        night.changed.update(choice.targets)


def tell(town: Town) -> None:
    """LR-17: read at the start of the receiver's lap-2 turn."""
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
