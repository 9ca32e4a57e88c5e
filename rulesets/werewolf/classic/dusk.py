"""The evening: the execution, and the last words."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.werewolf import words
from rulesets.werewolf.town import Town
from rulesets.werewolf.vote import Verdict

LENGTH = 400


def execution(town: Town, verdict: Verdict, last_words: bool) -> Flow:
    table = town.table
    condemned = verdict.seat
    table.phase = "dusk"
    town.executed = condemned
    if condemned is None:
        table.announce("execution.none", reason=verdict.reason)
        return
    table.announce("execution", seat=condemned)
    if last_words:
        yield from words.last(table, condemned, LENGTH)
    # J9-63, U13-25: dead after its last words, before the victory check.
    town.fall(condemned, "execution")
    yield from town.cards[condemned].executed(town, condemned)
