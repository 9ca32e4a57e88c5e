"""狼人殺, top to bottom as the rulebook has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table

from . import book
from .dawn import dawn
from .day import day
from .deal import deal
from .election import election
from .laps import night
from .town import Town
from .vote import vote


def flow(table: Table) -> Flow:
    """LR-08."""
    town = Town(table, book.roles())
    deal(town)
    while True:
        yield from night(town)
        if table.day == 1 and table.options["sheriff"]:
            yield from election(town)
        yield from dawn(town)
        yield from day(town)
        yield from vote(town)
