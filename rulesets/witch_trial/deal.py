"""The deal (WT-04), and everybody's first look at his hand."""

from __future__ import annotations

from rulesets.engine.asks import Ask, Flow
from rulesets.engine.lap import Reads, lap

from .hands import LIMIT
from .prison import Prison


def deal(prison: Prison) -> Flow:
    table = prison.table
    prison.hands.deal(table.composition, _dealt(prison))
    for seat in table.players:
        table.roles[seat] = "prisoner"
        _tell(prison, seat)

    def look(seat: str) -> Ask:
        return prison.read("role.look", seat)

    yield from lap(table, prison.ring, [Reads(look)], "deal")


def _tell(prison: Prison, seat: str) -> None:
    """WT-13."""
    prison.table.tell(seat, "hand.dealt", cards=prison.hands.of(seat))
    if any(prison.book[card].binds for card in prison.hands.kinds(seat)):
        prison.witches.become(seat)
        prison.table.tell(seat, "witch.become")


def _dealt(prison: Prison) -> dict[str, list[str]]:
    table = prison.table
    if "hands" in table.fixed:
        return dict(table.fixed["hands"])
    deck = table.fixed["deck"] if "deck" in table.fixed else _shuffled(prison)
    return {seat: deck[LIMIT * number :][:LIMIT] for number, seat in enumerate(table.players)}


def _shuffled(prison: Prison) -> list[str]:
    """WT-03: what is left over is out of the game, but never a card that binds its holder."""
    table = prison.table
    deck = table.shuffle("deal", [card for card, number in table.composition.items() for _ in range(number)])
    dealt = LIMIT * len(table.players)
    for place in range(dealt, len(deck)):
        if prison.book[deck[place]].binds:
            other = table.pick("deal", range(dealt))
            deck[place], deck[other] = deck[other], deck[place]
    return deck
