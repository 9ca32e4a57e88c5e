"""Day 0: the deal and the pack's first council. Nobody acts, nobody dies (J9-11, U13-09)."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.lap import Reads, Screen, Writes, lap
from rulesets.werewolf import deal, leading
from rulesets.werewolf.company import tell_partners
from rulesets.werewolf.town import Town

from .council import Council, is_held


def opening(town: Town, council: Council) -> Flow:
    _deal(town)
    table = town.table
    if table.leader is not None:
        # No pack confers where all have their eyes shut, and there is nothing else to be called for.
        yield from leading.deal_lap(table)
        return
    laps = table.options["first_council_laps"]
    screens: list[Screen] = [Reads(lambda seat: table.read("role.look", seat))]
    # J9-12, U13-10: the deal lap is the first council lap.
    if laps and is_held(town):
        screens.append(Writes(council.page))
    yield from lap(table, table.alive, screens, "deal")
    table.phase = "night"
    yield from council.laps(laps - 1)


def _deal(town: Town) -> None:
    table, cards = town.table, town.cards
    table.phase = "deal"
    deal.hand_out(town, deal.fixed(town) or deal.shuffled(town))
    for seat in table.players:
        table.tell(seat, "role.dealt", role=cards[seat].id)
    for seat in table.players:
        tell_partners(town, seat)
        cards[seat].meets(town, seat)
        if town.rules.omen:
            cards[seat].omen(town, seat)
