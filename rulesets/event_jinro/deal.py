"""The deal, the role check and the opening divination (EJ-10 to EJ-17), and the role check after a vortex."""

from __future__ import annotations

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Screen, lap

from . import deck
from .town import Town


def opening(town: Town) -> Flow:
    table = town.table
    table.phase = "deal"
    town.deck = deck.shuffled(town)
    dealt = table.fixed.get("roles") or dict(zip(table.players, _shuffled(town), strict=True))
    for seat in table.players:
        town.give(seat, town.book.roles[dealt[seat]]())
    yield from role_check(town, _opening_screens(town))


def _shuffled(town: Town) -> list[str]:
    cards = [role for role, number in town.table.composition.items() for _ in range(number)]
    return town.table.shuffle("deal", cards)


def role_check(town: Town, more: list[Screen]) -> Flow:
    """EJ-10, EJ-79: a turn for every living seat, whatever it holds."""
    table = town.table
    for seat in table.alive:
        table.tell(seat, "role.dealt", role=town.cards[seat].id)
        town.cards[seat].meets(town, seat)

    def look(seat: str) -> Ask:
        return table.read("role.look", seat)

    return lap(table, table.alive, [look, *more])


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

    screens: dict[str, list[Screen]] = {"free": [divination, divined], "none": [], "omen": [omen]}
    return screens[table.options["first_divination"]]
