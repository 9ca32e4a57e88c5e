"""The night: councils, then one choice and one report for every living seat, whatever its role."""

from __future__ import annotations

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Reads, lap
from rulesets.werewolf import leading
from rulesets.werewolf.calls import Calls, Stage
from rulesets.werewolf.company import attacked
from rulesets.werewolf.night import Night, carry_out
from rulesets.werewolf.town import Town

from .council import Council


def nightly(town: Town, council: Council) -> Flow:
    """J9-13, U13-11: the council comes before the attack is chosen."""
    table = town.table
    yield from leading.taken(table)
    table.phase = "night"
    town.night = Night()
    town.nightfall()
    if table.leader is not None:
        yield from _called(town)
    else:
        yield from council.laps(table.options["council_laps"])
        yield from _action_lap(town, council)
    carry_out(town)
    victim = attacked(town)
    if victim is not None:
        town.doom(victim, "attack")


def _called(town: Town) -> Flow:
    calls = Calls(town, [Stage(("act", "learns"))])
    yield from calls.stage(0)
    yield from calls.ends()


def _action_lap(town: Town, council: Council) -> Flow:
    """J9-41, U13-46: nothing takes effect before dawn, so whoever is attacked still acts (J9-30, U13-43)."""
    table, cards = town.table, town.cards

    def choice(seat: str) -> Page:
        return cards[seat].act(town, seat) or table.suspect(seat)

    def report(seat: str) -> Page:
        cards[seat].learns(town, seat)
        return table.read("night.report", seat)

    return lap(table, table.alive, [council.beside(choice), Reads(report)], "night")
