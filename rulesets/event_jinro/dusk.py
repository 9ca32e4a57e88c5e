"""The dusk: the execution with its shot (§7), the event (§8), an awakening."""

from __future__ import annotations

from rulesets.engine.asks import Flow

from . import deck, victory
from .event import Event
from .town import Town
from .vote import Verdict

LENGTH = 200


def dusk(town: Town, verdict: Verdict) -> Flow:
    table = town.table
    table.phase = "dusk"
    town.event = Event("")
    town.executed = verdict.seat
    if town.executed is None:
        table.announce("execution.none", reason=verdict.reason)
    else:
        table.announce("execution", seat=town.executed)
        yield from executed(town, town.executed, "execution", last_words=table.options["last_words"])
    victory.check(town)
    if town.executed is not None:  # EJ-41
        yield from deck.draw(town, town.executed)
        victory.check(town)
    _before_night(town)
    yield table.report("dusk.report")


def executed(town: Town, seat: str, cause: str, last_words: bool = False) -> Flow:
    """EJ-45, EJ-70; EJ-49: the shot comes at once."""
    town.fall(seat, cause)
    if last_words:
        yield from _last_words(town, seat)
    yield from town.cards[seat].executed(town, seat)


def _last_words(town: Town, seat: str) -> Flow:
    """EJ-52."""
    text = yield town.table.text("last_words", seat, LENGTH, secret=False)
    if text is not None:
        town.table.announce("last_words", seat=seat, text=text)


def _before_night(town: Town) -> None:
    for seat in town.table.alive:
        town.cards[seat].before_night(town, seat)
    victory.check(town)
