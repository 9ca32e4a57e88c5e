"""尸体第一发现者: who comes upon a body, and which of its cards he keeps."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from rulesets.engine.asks import Ask, Flow
from rulesets.engine.lap import Reads, lap

from .night import Body, Night
from .prison import Prison


class Find(NamedTuple):
    finder: str
    card: str


def draw_first_finders(night: Night) -> dict[str, Find]:
    """WT-90, WT-97: for each of the dead, in the order of death, at most one.

    All is drawn from the body's own stream: whether earlier bodies had a finder is known to few, and must not
    shift who finds the next.
    """
    prison = night.prison
    finds = {}
    for body in night.bodies.values():
        finder = _finder(night, body)
        if finder is not None:
            card = prison.table.pick("finder.card", body.cards, seat=body.seat)
            prison.hands.take(body.seat, card, finder)
            finds[body.seat] = Find(finder, card)
    return finds


def _finder(night: Night, body: Body) -> str | None:
    table, hands = night.prison.table, night.prison.hands
    late_finder = table.options["late_finder"]
    able = [
        seat for seat in table.alive if not hands.is_full(seat) and not body.shuts_out(seat, late_finder=late_finder)
    ]
    if not (body.cards and able):
        return None  # WT-93
    if not _appears(night, body):
        return None
    return table.pick("finder.seat", able, seat=body.seat)


def _appears(night: Night, body: Body) -> bool:
    """WT-92."""
    table = night.prison.table
    if table.options["first_finder"] == "chance":
        return table.pick("finder.appears", ("found", "missed"), seat=body.seat) == "found"
    return bool(table.options["first_finder"] == "always")


def tell_finders(prison: Prison, finds: dict[str, Find]) -> Flow:
    """WT-95: the finder alone, in seat order of the dead. WT-98: in a lap of its own, or when his turn comes."""
    for dead in prison.table.in_seat_order(finds):
        find = finds[dead]
        prison.news(find.finder, "card.gained", **{"card": find.card, "from": dead})
    if prison.table.options["finder_news"] == "lap":
        yield from lap(prison.table, prison.ring, [Reads(partial(_finder_page, prison))], "finders")


def _finder_page(prison: Prison, seat: str) -> Ask:
    prison.tell_news(seat)
    return prison.read("finder.report", seat)
