"""A talk, and who takes the lantern in the middle of it to turn up a card (LR-182, LR-183)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rulesets.engine.asks import Ask, Asking, Flow, Page
from rulesets.engine.deaths import Strike
from rulesets.engine.lap import lap
from rulesets.werewolf.role import PACK

from .aftermath import aftermath
from .town import EXPLOSION, Errand, Town

# What interrupts a talk: somebody turns up a card, or asks for the lantern as if he would.
TURN_UP = "turn_up"


def talked(town: Town, id: str, speakers: Sequence[str]) -> Asking[bool]:
    """Whether it was talked to its end: night may fall in the middle of it (LR-185)."""
    while (yield _speeches(town, id, [seat for seat in speakers if seat in town.table.alive])) is not None:
        yield from _taken(town)
        if town.night_falls:
            return False
    return True


def _speeches(town: Town, id: str, speakers: Sequence[str]) -> Ask:
    table = town.table
    # Whoever is left, and whatever he is: by the composition and the options alone.
    interrupts = (TURN_UP,) if town.frame.interrupts else ()
    seconds = table.options["talk_seconds"] * len(speakers)
    return table.talk(id, seconds, interrupts=interrupts, order=list(speakers), rounds=1)


def _taken(town: Town) -> Flow:
    """LR-183: one turn for whoever says aloud that he wants it, the same whether or not he has anything to turn up."""
    table = town.table
    seat = yield table.choose("turn_up.who", None, table.alive, at_least=0, secret=False)
    if seat is None:
        return
    town.errands.clear()
    yield from lap(table, (seat,), [partial(_page, town)], TURN_UP)
    if not town.errands:
        table.announce("turn_up.nothing", seat=seat)
    for errand in town.errands:
        fallen = errand.run(town, errand.by, errand.target)
        town.struck(fallen)
        yield from aftermath(town, fallen)


def _page(town: Town, seat: str) -> Page:
    card = town.cards[seat]
    page = card.in_talk(town, seat) if town.able(card) else None
    return page or (_blow_up(town, seat) if _may_blow_up(town, seat) else town.decoy(seat))


def _may_blow_up(town: Town, seat: str) -> bool:
    """LR-182, LR-189."""
    card = town.cards[seat]
    return town.table.options["self_destruct"] and card.explodes and card.company == PACK


def _blow_up(town: Town, me: str) -> Flow:
    if (yield town.act("wolf.explode", me, [me])) is not None:
        town.errands.append(Errand(EXPLOSION, me, me, explosion))


def explosion(town: Town, me: str, _target: str) -> list[Strike]:
    """LR-184, LR-185."""
    town.night_falls = True
    town.table.announce(EXPLOSION, seat=me, role=town.cards[me].id)
    return [Strike(me, EXPLOSION)]
