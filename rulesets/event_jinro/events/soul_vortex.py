from collections import defaultdict

from rulesets.engine.asks import Flow
from rulesets.event_jinro import deal
from rulesets.event_jinro.event import Event
from rulesets.event_jinro.town import Town
from rulesets.werewolf.role import Role


class SoulVortex(Event):
    """The living's cards are collected, shuffled and dealt again; then a role check (EJ-78, EJ-79)."""

    id = "soul_vortex"
    notices = {"soul_vortex.redealt": {"reshuffles": True}}

    def dusk(self, town: Town) -> Flow:
        living = town.table.alive
        collected: dict[str, list[Role]] = defaultdict(list)
        for seat in living:
            collected[town.cards[seat].id].append(town.cards[seat])
        # EJ-83.
        dealt = town.table.shuffle("soul_vortex", [town.cards[seat].id for seat in living])
        for seat, role in zip(living, dealt, strict=True):
            card = collected[role].pop()
            card.redealt(town, seat)
            town.give(seat, card)
        town.table.announce("soul_vortex.redealt")
        yield from deal.role_check(town, [deal.looking(town)])
