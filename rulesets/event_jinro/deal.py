"""The deal, the role check and the opening divination (EJ-10 to EJ-17), and the role check after a vortex."""

from __future__ import annotations

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Reads, Screen, lap
from rulesets.werewolf import deal
from rulesets.werewolf.company import tell_partners

from . import deck
from .town import Town


def opening(town: Town) -> Flow:
    town.table.phase = "deal"
    town.deck = deck.shuffled(town)
    deal.hand_out(town, deal.fixed(town) or deal.shuffled(town))
    yield from role_check(town, _opening_screens(town))


def role_check(town: Town, more: list[Screen]) -> Flow:
    """EJ-10, EJ-79: a turn for every living seat, whatever it holds."""
    table = town.table
    for seat in table.alive:
        table.tell(seat, "role.dealt", role=town.cards[seat].id)
        tell_partners(town, seat)
        town.cards[seat].meets(town, seat)

    def look(seat: str) -> Ask:
        return table.read("role.look", seat)

    return lap(table, table.alive, [Reads(look), *more])


def _opening_screens(town: Town) -> list[Screen]:
    table = town.table

    def divination(seat: str) -> Page:
        return town.cards[seat].opening(town, seat) or town.suspect(seat)

    def divined(seat: str) -> Ask:
        town.cards[seat].learns(town, seat)
        return table.read("night.report", seat)

    def omen(seat: str) -> Ask:
        town.cards[seat].omen(town, seat)
        return table.read("night.report", seat)

    screens: dict[str, list[Screen]] = {"free": [divination, Reads(divined)], "none": [], "omen": [Reads(omen)]}
    return screens[table.options["first_divination"]]
