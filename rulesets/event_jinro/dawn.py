"""The morning: the night is settled (EJ-130), and what is in force today is announced (§10)."""

from __future__ import annotations

from functools import partial

from rulesets.engine.deaths import Batch, Strike

from .town import Town


def break_of_day(town: Town) -> None:
    """EJ-132: all are announced together in seat order, without reasons."""
    town.table.day += 1
    town.table.phase = "dawn"
    town.found_dead = town.bury(_settled(town).landed)
    town.prisoner = None
    town.yesterday, town.today = town.today, town.new_day()
    town.table.announce("dawn.deaths", seats=town.found_dead)


def _settled(town: Town) -> Batch:
    """EJ-130, in its order; EJ-131: who falls for two reasons has the first."""
    batch = Batch(wards=(partial(_averted, town),), echoes=(town.followers,))
    attacked = town.event.lands(town, _made(town))  # (1), (2)
    for seat in attacked:  # (3)
        batch.strike(seat, "attack")
    for attack in list(batch.landed.values()):  # (4)
        for follower in town.cards[attack.target].followers(town, attack):
            batch.strike(*follower)
    for strike in town.night.strikes:  # (5)
        batch.strike(*strike)
    town.event.strikes(town, attacked, batch)  # (6)
    batch.drain()  # (7)
    return batch


def _made(town: Town) -> list[str]:
    """EJ-109: a golem that lives in this night stops the second attack, even if the first one kills it."""
    return town.tonight.attacks[: 1 if town.is_guarded else None]


def _averted(town: Town, strike: Strike) -> bool:
    """EJ-98, EJ-122, EJ-133; EJ-124: nothing but an attack is averted."""
    return strike.cause == "attack" and (
        town.event.averts(strike) or _protected(town, strike.target) or town.cards[strike.target].averts(town, strike)
    )


def _protected(town: Town, seat: str) -> bool:
    return town.event.protection_holds and seat in town.night.guarded


def announcements(town: Town) -> None:
    """§10, before the discussion."""
    if town.has_curses:
        _curse(town)
    town.tell_at_dawn()
    town.event.morning(town)
    town.reveal(town.found_dead)


def _curse(town: Town) -> None:
    """EJ-111 to EJ-113."""
    cursed = town.tonight.cursed
    if cursed in town.table.alive:
        town.today.silenced = cursed
        town.table.announce("curse.announced", seat=cursed)
    else:
        town.table.announce("curse.none")
