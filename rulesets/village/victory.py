"""Who has won, as the classic villages read it."""

from __future__ import annotations

from .village import Village


def check(village: Village) -> None:
    """Ends the game where it is decided. "No werewolf lives" is read first (J9-72, U13-51)."""
    wolves = village.living("wolf")
    if wolves == 0:
        _decided(village, "village", "wolves_gone")
    if wolves >= village.living("human"):
        _decided(village, "werewolf", "parity")


def _decided(village: Village, faction: str, reason: str) -> None:
    """J9-69: a fox that lives then wins alone in their place."""
    if any(village.cards[seat].faction == "fox" for seat in village.table.alive):
        village.wins("fox", "fox_survived")
    village.wins(faction, reason)
