"""The deck of events: what is in it, and how the executed draws from it and plays (§8)."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.lap import turn

from .setup import deck_of
from .town import Town


def shuffled(town: Town) -> list[str]:
    """EJ-07, EJ-08, EJ-164."""
    table = town.table
    cards = deck_of(town.book, table.options, table.fixed)
    return cards if "deck" in table.fixed else table.shuffle("event.deck", cards)


def listed(town: Town) -> list[str]:
    """What is left, in canonical order, which does not show how it lies (EJ-77)."""
    return [event for event in town.book.events if event in town.deck]


def draw(town: Town, executed: str) -> Flow:
    """EJ-55 to EJ-59."""
    number = town.cards[executed].draws
    drawn, town.deck = town.deck[:number], town.deck[number:]
    if not drawn:
        town.table.announce("event.none")
        return
    town.table.tell(executed, "event.drawn", events=drawn)
    chosen = drawn[0]
    options = list(dict.fromkeys(drawn))

    def page(seat: str) -> Flow:
        nonlocal chosen
        chosen = (yield town.table.choose("event.choose", seat, options, of="event")) or chosen

    yield from turn(town.table, executed, [page])
    # EJ-64: one unchosen card leaves with the chosen one; a moneylender's other one goes to the bottom.
    unchosen = list(drawn)
    unchosen.remove(chosen)
    town.deck += unchosen[1:]
    yield from play(town, chosen, executed)


def play(town: Town, event: str, executed: str) -> Flow:
    """EJ-57, EJ-61."""
    town.table.announce("event.chosen", event=event)
    town.event = town.book.events[event](executed)
    yield from town.event.dusk(town)
