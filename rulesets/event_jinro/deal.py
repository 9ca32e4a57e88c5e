"""The deal, the role check and the opening divination (EJ-10 to EJ-17), and the role check after a vortex."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.engine.asks import Ask, Flow, Page
from rulesets.engine.lap import Joined, Reads, Screen, lap
from rulesets.werewolf import deal
from rulesets.werewolf.calls import Calls, Stage
from rulesets.werewolf.company import tell_partners

from . import deck
from .town import Town


def opening(town: Town) -> Flow:
    town.table.phase = "deal"
    town.deck = deck.shuffled(town)
    deal.hand_out(town, deal.fixed(town) or deal.shuffled(town))
    if town.table.leader is None:
        yield from role_check(town, _opening_screens(town))
    else:
        yield from _led(town)


def _led(town: Town) -> Flow:
    """Roles are looked at by the lantern, an omen among what is told with them; who divines is called."""
    table = town.table
    divination = table.options["first_divination"]
    yield from role_check(town, [looking(town)], omens=divination == "omen")
    if divination == "free":
        table.phase = "night"
        calls = Calls(town, [Stage(("opening", "learns"), called_for=("opening",))])
        yield from calls.stage(0)
        yield from calls.ends()


def role_check(town: Town, screens: Sequence[Screen], *, omens: bool = False) -> Flow:
    """EJ-10, EJ-79: a turn for every living seat, whatever it holds."""
    table = town.table
    for seat in table.alive:
        table.tell(seat, "role.dealt", role=town.cards[seat].id)
        tell_partners(town, seat)
        town.cards[seat].meets(town, seat)
        if omens:
            town.cards[seat].omen(town, seat)
    return lap(table, table.alive, screens, "deal")


def looking(town: Town) -> Reads:
    return Reads(lambda seat: town.table.read("role.look", seat))


def _opening_screens(town: Town) -> list[Screen]:
    table, look = town.table, looking(town)

    def divination(seat: str) -> Page:
        return town.cards[seat].opening(town, seat) or town.suspect(seat)

    def divined(seat: str) -> Ask:
        town.cards[seat].learns(town, seat)
        return table.read("night.report", seat)

    def omen(seat: str) -> Ask:
        town.cards[seat].omen(town, seat)
        return table.read("night.report", seat)

    # EJ-163.
    free = [Joined(look, divination)] if table.options["divination_with_deal"] else [look, divination]
    screens: dict[str, list[Screen]] = {"free": [*free, Reads(divined)], "none": [look], "omen": [look, Reads(omen)]}
    return screens[table.options["first_divination"]]
