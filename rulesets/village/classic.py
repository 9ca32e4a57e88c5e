"""The opening and the nights of the classic villages: councils, then one action lap."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.lap import Screen, lap

from . import night
from .council import Council, is_held
from .deal import deal
from .village import Village


def opening(village: Village, council: Council) -> Flow:
    """Day 0: the deal and the pack's first council. Nobody acts, nobody dies (J9-11, U13-09)."""
    deal(village)
    table = village.table
    laps = table.options["first_council_laps"]
    screens: list[Screen] = [lambda seat: table.read("role.look", seat)]
    # J9-12, U13-10: the deal lap is the first council lap.
    if laps and is_held(village):
        screens.append(council.page)
    yield from lap(table, table.alive, screens)
    table.phase = "night"
    yield from council.laps(laps - 1)


def nightly(village: Village, council: Council) -> Flow:
    """J9-13, U13-11: the council comes before the attack is chosen."""
    table = village.table
    table.phase = "night"
    night.nightfall(village)
    yield from council.laps(table.options["council_laps"])
    yield from night.action_lap(village)
