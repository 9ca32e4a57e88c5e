"""Who has won, as far as the rulebooks read it alike."""

from __future__ import annotations

from collections.abc import Collection
from typing import NoReturn

from .town import Town
from .vote import opened


def by_numbers(town: Town) -> None:
    """Ends the game where it is decided. "No werewolf lives" is read first (J9-72, U13-51, EJ-159)."""
    counted = town.counted()
    wolves = counted.count("wolf")
    if wolves == 0:
        decided(town, "village", "wolves_gone")  # J9-66, EJ-152
    if wolves >= counted.count("human"):
        decided(town, "werewolf", "parity")  # J9-67, EJ-153


def decided(town: Town, faction: str, reason: str, without: Collection[str] = ()) -> NoReturn:
    """J9-69, EJ-154, LR-168: a fox that lives then wins alone in their place. `without`: who never wins so."""
    if any(town.cards[seat].faction == "fox" for seat in town.table.alive):
        faction, reason = "fox", "fox_survived"
    won(town, faction, [seat for seat in winners(town, faction) if seat not in without], reason)


def winners(town: Town, faction: str) -> list[str]:
    """J9-71, U13-52, EJ-160, LR-145: all seats of the faction, dead or alive."""
    return [seat for seat in town.table.players if town.cards[seat].wins_with(town) == faction]


def won(town: Town, faction: str, seats: list[str], reason: str) -> NoReturn:
    opened(town)
    town.table.end([faction], seats, reason)
