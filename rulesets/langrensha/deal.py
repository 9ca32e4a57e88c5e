"""The deal: a card for every seat, two in the middle where there is a thief, and what is told with it."""

from __future__ import annotations

from collections import Counter

from rulesets.werewolf import deal as shared

from .town import Town


def deal(town: Town) -> None:
    """LR-05, LR-06."""
    table = town.table
    table.phase = "deal"
    shared.hand_out(town, shared.fixed(town) or _shuffled(town))
    for seat in table.players:
        table.tell(seat, "role.dealt", role=town.cards[seat].id)
    dealt = Counter(card.id for card in town.cards.values())
    town.middle = list(Counter(table.composition) - dealt)
    town.tell_partners()
    for seat in table.players:
        town.cards[seat].meets(town, seat)


def _shuffled(town: Town) -> list[str]:
    """The seats' cards, then the middle's; shuffled anew until no card lies there that has to be dealt."""
    seats = len(town.table.players)
    while True:
        order = shared.shuffled(town)
        if not any(town.roles[role].always_dealt for role in order[seats:]):
            return order
