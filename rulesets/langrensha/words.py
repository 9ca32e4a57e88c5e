"""Last words, where the option gives them (LR-175)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Strike
from rulesets.engine.table import Table
from rulesets.werewolf import words

from .town import EXPLOSION, Town

LENGTH = 200
SECONDS = 60


def _in_the_first_dawn(table: Table) -> bool:
    return table.day == 1 and table.phase == "dawn"


SPEAKERS: dict[str, Callable[[Table, Strike], bool]] = {
    "none": lambda table, strike: False,
    "exile": lambda table, strike: strike.cause == "execution",
    "first_night": lambda table, strike: strike.cause == "execution" or _in_the_first_dawn(table),
    # LR-184: who blows himself up has had his say.
    "all": lambda table, strike: strike.cause != EXPLOSION,
}


def last(town: Town, batch: Sequence[Strike]) -> Flow:
    table = town.table
    speaks = SPEAKERS[table.options["last_words"]]
    for seat in table.in_seat_order([strike.target for strike in batch if speaks(table, strike)]):
        yield from words.last(table, seat, LENGTH, SECONDS)
