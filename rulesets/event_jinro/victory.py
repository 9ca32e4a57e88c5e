"""Who has won (§11)."""

from __future__ import annotations

from rulesets.werewolf.victory import by_numbers, winners, won

from .town import Town


def check(town: Town) -> None:
    """Ends the game where it is decided; EJ-155 is read first, then that no wolf is left, then parity (EJ-159)."""
    fallen = [town.cards[seat] for seat in town.table.players if seat not in town.table.alive]
    if any(card.wins_fallen for card in fallen):
        won(town, "majin", winners(town, "majin"), "majin_fell")
    by_numbers(town)
