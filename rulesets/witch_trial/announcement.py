"""尸体发现公告: the dead, what each seat learns of the night, and what becomes of the cards they left."""

from __future__ import annotations

from rulesets.engine.asks import Flow, Page
from rulesets.engine.lap import Reads, lap

from .finders import draw_first_finders, tell_finders
from .night import Body, Night


def announcement(night: Night) -> Flow:
    table = night.prison.table
    table.day += 1
    table.phase = "announcement"
    dead = table.in_seat_order(night.bodies)
    table.announce("dawn.deaths", seats=dead)  # WT-83, WT-18
    _tell_timers(night)
    yield table.report("dawn.report")
    if dead or table.options["quiet_news"] == "lap":  # WT-71
        yield from _feedback_lap(night)
    if dead:
        yield from _estates(night, [night.bodies[seat] for seat in dead])


def _feedback_lap(night: Night) -> Flow:
    """WT-87: the lap has the submission order."""
    prison = night.prison

    def opening(seat: str) -> Page:
        prison.tell_news(seat)
        return _loot(night, seat) if night.bodies else report(seat)

    def report(seat: str) -> Page:
        return prison.read("night.report", seat)

    screens = prison.screens(opening, Reads(report)) if night.bodies else [Reads(opening)]
    yield from lap(prison.table, prison.ring, screens, "morning_news")


def _tell_timers(night: Night) -> None:
    """WT-81."""
    prison = night.prison
    for seat in prison.table.alive:
        if seat in prison.witches.left:
            prison.news(seat, "witch.timer", left=prison.witches.left[seat])


def _loot(night: Night, seat: str) -> Page:
    """WT-85, WT-86; WT-88, WT-89: some only see."""
    prison = night.prison
    body = next((body for body in night.bodies.values() if seat in body.lookers and body.cards), None)
    if body is None:
        return prison.decoy_card(seat)
    prison.table.tell(seat, "loot.seen", seat=body.seat, cards=list(body.cards))
    if seat == body.heir or prison.hands.is_full(seat):
        return prison.decoy_card(seat)
    return _take(night, seat, body)


def _take(night: Night, seat: str, body: Body) -> Flow:
    prison = night.prison
    kinds = list(dict.fromkeys(body.cards))
    card = yield prison.choose_card("loot.take", seat, kinds, params={"seat": body.seat})
    if card is not None:
        prison.hands.take(body.seat, card, seat)
        prison.table.tell(seat, "card.gained", **{"card": card, "from": body.seat})


def _estates(night: Night, bodies: list[Body]) -> Flow:
    """WT-94: what nobody took is told to all, and is out of the game."""
    prison = night.prison
    finds = draw_first_finders(night)
    for body in bodies:
        prison.table.announce("cards.left", seat=body.seat, cards=list(body.cards))
        prison.hands.lay_open(body.seat)
    yield prison.table.report("estate.report")
    if prison.table.options["first_finder"] != "never":
        yield from tell_finders(prison, finds)
