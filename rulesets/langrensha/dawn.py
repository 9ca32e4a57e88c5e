"""The morning: what the night has struck dies, together and in silence about the causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Strike

from .aftermath import aftermath
from .town import Town


def dawn(town: Town, fallen: Sequence[Strike]) -> Flow:
    table = town.table
    table.phase = "dawn"
    # LR-188: who has blown himself up meanwhile is dead already, and not of the night.
    fallen = [strike for strike in fallen if strike.target in table.alive]
    dead = {strike.target: strike for strike in fallen}
    _turn(town, dead)
    town.bury(dead)
    town.found_dead = list(dead)
    town.executed = None
    # LR-101, LR-130: together, in seat order, without causes.
    table.announce("dawn.deaths", seats=list(dead))
    town.reveal(fallen)
    _announce_marks(town)
    town.tell_at_dawn()
    town.tell_changed()
    town.settle()
    yield table.report("dawn.report")
    yield from aftermath(town, fallen)
    due = [strike for seat in table.alive if (strike := town.cards[seat].overdue(town, seat))]
    if due:
        town.struck(due)
        yield from aftermath(town, due)


def _turn(town: Town, dead: Mapping[str, Strike]) -> None:
    """LR-160: who was to turn lives, unless something else kills him that night."""
    for seat, role in town.tonight.turning.items():
        if seat not in dead:
            town.become(seat, role)


def _announce_marks(town: Town) -> None:
    """LR-87."""
    marked = town.marks.seats("marked")
    for seat in town.table.alive:
        for _ in range(marked.count(seat)):
            town.table.announce("raven.marked", seat=seat)
