"""イベント人狼, werewolf with event cards, top to bottom as the game master's manual has it."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table

from . import dawn, day, deal, dusk, night, victory, vote
from .book import Book, bundled
from .town import Town


def flow(table: Table) -> Flow:
    return game(table, bundled())


def game(table: Table, book: Book) -> Flow:
    town = Town(table, book)
    yield from deal.opening(town)
    # EJ-18: the first dawn tells who was found dead, and nothing else.
    dawn.break_of_day(town)
    victory.check(town)
    while True:
        yield table.report("dawn.report")
        yield from day.discussion(town)
        verdict = yield from vote.of_the_day(town)
        yield from dusk.dusk(town, verdict)
        yield from night.night(town)
        dawn.break_of_day(town)
        victory.check(town)
        dawn.announcements(town)
