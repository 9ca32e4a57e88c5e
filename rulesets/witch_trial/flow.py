"""魔女生存/审判游戏, top to bottom as the rulebook has it."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.engine.asks import Ask, Flow
from rulesets.engine.table import Table

from .announcement import announcement
from .book import CARDS
from .card import Card
from .deal import deal
from .imprisonment import evening
from .midnight import midnight_lap
from .night import Night
from .prison import Prison
from .resolution import resolve
from .trade import trade


def flow(table: Table) -> Flow:
    return game(table, CARDS)


def game(table: Table, book: Mapping[str, Card]) -> Flow:
    return trial(Prison(table, book))


def trial(prison: Prison) -> Flow:
    table = prison.table
    table.day = 1
    morning(prison)  # WT-11
    yield from deal(prison)
    while True:
        yield talk(table, "talk.morning")
        table.phase = "noon"
        yield talk(table, "talk.noon")
        yield from trade(prison)  # WT-20
        yield from evening(prison)
        night = yield from midnight_lap(prison)
        resolve(night)
        check_end(night)
        yield from announcement(night)
        morning(prison)


def morning(prison: Prison) -> None:
    """WT-14: the first seat moves on."""
    table = prison.table
    table.phase = "morning"
    if table.options["first_seat"] == "draw":
        prison.first_seat = table.pick("first_seat", table.alive)
    else:
        due = table.players[(table.day - 1) % len(table.players)]
        prison.first_seat = table.ring(due)[0]
    table.announce("first.seat", seat=prison.first_seat)


def talk(table: Table, id: str) -> Ask:
    """WT-16: without a speaking order."""
    return table.talk(id, table.options["talk_seconds"] or None)


def check_end(night: Night) -> None:
    """WT-100 to WT-105."""
    table = night.prison.table
    last_day = table.day == table.options["days"]
    if len(table.alive) > 1 and not last_day:
        return
    table.announce("dawn.deaths", seats=table.in_seat_order(night.bodies))
    if not table.alive:
        table.end([], [], "no_survivors")
    table.end(["survivors"], table.alive, "last_day" if last_day else "last_survivor")
