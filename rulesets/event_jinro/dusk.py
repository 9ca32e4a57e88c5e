"""The dusk: the execution with its shot (§7), the event (§8), an awakening."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Strike
from rulesets.werewolf import words
from rulesets.werewolf.vote import Verdict

from . import deck, victory
from .event import Event
from .town import Town

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
    card = town.cards[seat]
    town.fall(seat, cause)
    if last_words:
        yield from words.last(town.table, seat, LENGTH)
    if card.gun and card.may_shoot(town, Strike(seat, cause)):
        yield from _shot(town, seat)
    yield from card.executed(town, seat)


def _shot(town: Town, me: str) -> Flow:
    """EJ-46, EJ-50: everybody learns who shoots, and whom; no reply, no shot."""
    table, card = town.table, town.cards[me]
    table.announce(f"{card.id}.revealed", seat=me)
    target = None
    if table.alive:
        target = yield table.choose(card.gun, me, table.alive, secret=False)
    table.announce(f"{card.id}.shot", seat=me, target=target)
    if target is not None:
        town.designate(target)
        town.fall(target, "shot", me)


def _before_night(town: Town) -> None:
    for seat in town.table.alive:
        town.cards[seat].before_night(town, seat)
    victory.check(town)
