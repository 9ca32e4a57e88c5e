"""Who has won: lovers, vampires, wolves, village, in this order (LR-141)."""

from __future__ import annotations

from typing import NoReturn

from .town import Town


def check(town: Town) -> None:
    """Ends the game where it is decided; it waits for nothing (LR-148)."""
    wolves, village, vampires = town.living("werewolf"), town.living("village"), town.living("vampire")
    if len(town.table.alive) == 2 and set(town.lovers) == set(town.table.alive):
        _over(town, "lovers", town.lovers, "lovers_last")  # LR-142, LR-97
    if vampires and not wolves and vampires >= village:
        _decided(town, "vampire", "vampires_parity")  # LR-173
    if wolves and _wolves_are_through(town, wolves, village + vampires):
        goal = town.table.options["wolf_goal"]
        _decided(town, "werewolf", "wolves_edge" if goal == "edge" else "parity")
    if not wolves and not vampires:
        _decided(town, "village", "wolves_gone")  # LR-144, LR-147


def _wolves_are_through(town: Town, wolves: int, against: int) -> bool:
    """LR-143; LR-177: with the edge, all plain villagers or all others of the village."""
    if town.table.options["wolf_goal"] == "parity":
        return wolves >= against
    cards = [town.cards[seat] for seat in town.table.alive]
    plain = [card.is_plain for card in cards if card.faction == "village"]
    return all(plain) or not any(plain)


def _decided(town: Town, faction: str, reason: str) -> None:
    """LR-168: a fox that lives then wins alone in their place."""
    if town.living("fox"):
        faction, reason = "fox", "fox_survived"
    winners = [seat for seat in town.table.players if town.cards[seat].faction == faction]
    _over(town, faction, [seat for seat in winners if seat not in _mixed(town)], reason)


def _mixed(town: Town) -> list[str]:
    """LR-96, LR-146: lovers of two factions win only as the last two."""
    lovers = town.lovers
    return lovers if len({town.cards[seat].faction for seat in lovers}) > 1 else []


def _over(town: Town, faction: str, winners: list[str], reason: str) -> NoReturn:
    """LR-145; secret ballots are opened first (LR-133)."""
    for ballot in town.held:
        town.table.announce("vote.ballots", **ballot._asdict())
    town.table.end([faction], winners, reason)
