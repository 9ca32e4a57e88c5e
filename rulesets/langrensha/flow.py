"""狼人殺, top to bottom as the rulebook has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table
from rulesets.werewolf import leading
from rulesets.werewolf.book import RoleBook

from . import book
from .dawn import dawn
from .day import day
from .deal import deal
from .election import election, is_held
from .laps import night
from .night_end import night_deaths
from .town import Town
from .vote import vote


def flow(table: Table) -> Flow:
    return game(table, book.roles())


def game(table: Table, known: RoleBook) -> Flow:
    """LR-08."""
    town = Town(table, known)
    deal(town)
    if table.leader is not None:
        yield from leading.deal_lap(table)
    while True:
        yield from night(town)
        fallen = night_deaths(town)
        if is_held(town, fallen):
            yield from election(town)
        yield from dawn(town, fallen)
        # LR-185, LR-186: night may have fallen in the middle of a talk.
        for part in (day, vote):
            if not town.night_falls:
                yield from part(town)
