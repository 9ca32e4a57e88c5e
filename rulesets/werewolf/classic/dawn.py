"""The morning: the night's deaths take effect together."""

from __future__ import annotations

from functools import partial

from rulesets.engine.deaths import Batch, Strike
from rulesets.werewolf.town import Town


def break_of_day(town: Town) -> list[str]:
    """J9-43, U13-44: the dead are announced together in seat order, with neither cause nor role."""
    table = town.table
    table.day += 1
    table.phase = "dawn"
    batch = Batch(wards=(partial(averted, town),), echoes=(town.followers,))
    for strike in town.night.strikes:
        batch.strike(*strike)
    batch.drain()
    dead = town.bury(batch.landed)
    table.announce("dawn.deaths", seats=dead)
    town.tell_at_dawn()
    return dead


def averted(town: Town, strike: Strike) -> bool:
    """J9-29, J9-35: a guard's protection is against the attack alone; some roles live through more."""
    guarded = strike.cause == "attack" and strike.target in town.night.guarded
    return guarded or town.cards[strike.target].averts(town, strike)
