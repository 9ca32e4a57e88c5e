"""The night's action lap: one choice and one report for every living seat, whatever its role."""

from __future__ import annotations

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import lap
from rulesets.engine.pack import decided

from .village import Village


def nightfall(village: Village) -> None:
    """J9-19, U13-27: what is told before any turn."""
    for seat in village.table.alive:
        village.cards[seat].nightfall(village, seat)


def action_lap(village: Village) -> Flow:
    """J9-41, U13-46: nothing takes effect before dawn, so whoever is attacked still acts (J9-30, U13-43)."""
    table = village.table

    def choice(seat: str) -> Page:
        return village.cards[seat].night(village, seat) or table.suspect(seat)

    def report(seat: str) -> Page:
        return table.read("night.report", seat)

    village.named.clear()
    yield from lap(table, table.alive, [choice, report])
    _attack(village)


def _attack(village: Village) -> None:
    target = decided(village.named)
    if target is None and not village.rules.attack_may_skip:
        # J9-39, U13-40: the attack is mandatory.
        target = village.table.pick("werewolf.attack", village.outsiders)
    if target is not None:
        village.doom(target, "attack")
