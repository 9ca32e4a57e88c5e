"""After deaths: death turns, chains and so on until nothing follows; then victory, the badge and last words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rulesets.engine.asks import Asking, Flow
from rulesets.engine.deaths import Strike
from rulesets.engine.lap import lap

from . import badge, victory, words
from .house_rules import ACT
from .town import Town


def aftermath(town: Town, dead: Sequence[Strike]) -> Flow:
    """LR-102 to LR-106: the shots of those who died first, then what their deaths bring about."""
    batch = list(dead)
    newly = batch
    while newly:
        shot = yield from death_turns(town, newly)
        batch = [*batch, *shot]
        newly = chain(town, batch)
        if newly:
            town.table.announce("chain.deaths", seats=[strike.target for strike in newly])
            town.struck(newly)
            batch = [*batch, *newly]
    victory.check(town)
    yield from badge.passed_on(town, batch)
    yield from words.last(town, batch)


def death_turns(town: Town, newly: Sequence[Strike]) -> Asking[list[Strike]]:
    """LR-103, LR-104: one secret screen for each of the dead, a decoy where he has no shot. Returns who was shot."""
    waiting = list(newly) if town.frame.death_turns else []
    # Whoever is shot comes after those already waiting.
    for death in waiting:
        if not town.table.alive:
            break
        yield from lap(town.table, (death.target,), [partial(_last_shot, town, death, waiting)], "last_shot")
    return waiting[len(newly) :]


def _last_shot(town: Town, death: Strike, waiting: list[Strike], dead: str) -> Flow:
    table = town.table
    if not has_a_shot(town, death):
        yield table.suspect(dead, table.alive, seconds=ACT)
        return
    target = yield town.act(town.cards[dead].gun, dead, table.alive)
    if target is not None:
        shot = Strike(target, "shot", dead)
        waiting.append(shot)
        table.announce("shot", seat=dead, target=target)
        town.struck([shot])


def has_a_shot(town: Town, death: Strike) -> bool:
    card = town.cards[death.target]
    return bool(card.gun) and town.able(card) and card.may_shoot(town, death)


def chain(town: Town, batch: Sequence[Strike]) -> list[Strike]:
    """LR-100: who follows these, charm and then heartbreak, repeated until nothing more follows; in seat order."""
    struck = {strike.target for strike in batch}
    chained: dict[str, Strike] = {}
    grown = True
    while grown:
        before = len(chained)
        for echo in (_by_card, _heartbroken):
            for strike in echo(town, [*batch, *chained.values()]):
                if strike.target in town.table.alive and strike.target not in struck:
                    chained.setdefault(strike.target, strike)
        grown = len(chained) > before
    return [chained[seat] for seat in town.table.in_seat_order(chained)]


def _by_card(town: Town, dead: Sequence[Strike]) -> Iterator[Strike]:
    """LR-35. Each card is asked once: nobody dies twice."""
    number = town.table.seat_number
    for strike in sorted(dead, key=lambda strike: number[strike.target]):
        if strike.target not in town.followed:
            town.followed.add(strike.target)
            yield from town.followers(strike)


def _heartbroken(town: Town, dead: Sequence[Strike]) -> Iterator[Strike]:
    """LR-95."""
    seats = [strike.target for strike in dead]
    for seat, other in town.pairs:
        if other in seats:
            yield Strike(seat, "heartbreak")
