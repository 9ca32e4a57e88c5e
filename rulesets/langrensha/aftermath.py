"""After deaths: death turns, chains and so on until nothing follows; then victory, the badge and last words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rulesets.engine.asks import Asking, Flow
from rulesets.engine.deaths import Strike
from rulesets.engine.lap import lap

from . import badge, victory, words
from .town import ACT, Town


def aftermath(town: Town, fallen: Sequence[Strike]) -> Flow:
    """LR-102 to LR-106: the shots of those who died first, then what their deaths bring about."""
    batch = list(fallen)
    newly = batch
    while newly:
        shot = yield from death_turns(town, newly)
        batch = [*batch, *shot]
        newly = chain(town, batch)
        if newly:
            town.table.announce("chain.deaths", seats=[strike.target for strike in newly])
            town.fall(newly)
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
        yield from lap(town.table, (death.target,), [partial(_last_shot, town, death, waiting)])
    return waiting[len(newly) :]


def _last_shot(town: Town, death: Strike, waiting: list[Strike], dead: str) -> Flow:
    table, card = town.table, town.cards[dead]
    if not card.gun or not town.able(card) or not card.may_shoot(town, death):
        yield table.suspect(dead, table.alive, seconds=ACT)
        return
    target = yield town.act(card.gun, dead, table.alive)
    if target is not None:
        shot = Strike(target, "shot", dead)
        waiting.append(shot)
        table.announce("shot", seat=dead, target=target)
        town.fall([shot])


def chain(town: Town, batch: Sequence[Strike]) -> list[Strike]:
    """LR-100: who follows these, charm and then heartbreak, repeated until nothing more follows; in seat order."""
    causes = {strike.target: strike.cause for strike in batch}
    followers: dict[str, Strike] = {}
    grown = True
    while grown:
        before = len(followers)
        for echo in (_charmed, _heartbroken):
            for strike in echo(town, [*causes, *followers]):
                if strike.target in town.table.alive and strike.target not in causes:
                    followers.setdefault(strike.target, strike)
        grown = len(followers) > before
    return [followers[seat] for seat in town.table.in_seat_order(followers)]


def _charmed(town: Town, dead: Sequence[str]) -> Iterator[Strike]:
    """LR-35."""
    for seat in town.table.in_seat_order(dead):
        yield from town.cards[seat].followers()


def _heartbroken(town: Town, dead: Sequence[str]) -> Iterator[Strike]:
    """LR-95."""
    for seat, other in town.pairs:
        if other in dead:
            yield Strike(seat, "heartbreak")
