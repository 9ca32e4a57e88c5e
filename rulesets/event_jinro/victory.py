"""Who has won (§11)."""

from __future__ import annotations

from typing import NoReturn

from .town import Town


def check(town: Town) -> None:
    """Ends the game where it is decided; that no wolf is left is read before parity (EJ-159)."""
    fallen = [town.cards[seat] for seat in town.table.players if seat not in town.table.alive]
    if any(card.wins_fallen for card in fallen):
        _won(town, "majin", "majin_fell")  # EJ-155
    wolves = len(town.pack)
    if wolves == 0:
        _decided(town, "village", "wolves_gone")  # EJ-152
    if wolves >= len(town.humans):
        _decided(town, "werewolf", "parity")  # EJ-153


def _decided(town: Town, faction: str, reason: str) -> NoReturn:
    """EJ-154: a fox that lives then wins alone in their place."""
    if any(town.cards[seat].faction == "fox" for seat in town.table.alive):
        _won(town, "fox", "fox_survived")
    _won(town, faction, reason)


def _won(town: Town, faction: str, reason: str) -> NoReturn:
    """EJ-160."""
    winners = [seat for seat in town.table.players if town.cards[seat].faction == faction]
    town.table.end([faction], winners, reason)
