"""Who has won: lovers, vampires, wolves, village, in this order (LR-141)."""

from __future__ import annotations

from rulesets.werewolf.victory import decided, won

from .town import Town


def check(town: Town) -> None:
    """Ends the game where it is decided; it waits for nothing (LR-148)."""
    counted = town.counted()
    wolves, village, vampires = (counted.count(what) for what in ("wolf", "human", "vampire"))
    if len(town.table.alive) == 2 and set(town.lovers) == set(town.table.alive):
        won(town, "lovers", town.lovers, "lovers_last")  # LR-142, LR-97
    if vampires and not wolves and vampires >= village:
        decided(town, "vampire", "vampires_parity", _mixed(town))  # LR-173
    if wolves and _wolves_are_through(town, wolves, village + vampires):
        goal = town.table.options["wolf_goal"]
        decided(town, "werewolf", "wolves_edge" if goal == "edge" else "parity", _mixed(town))
    if not wolves and not vampires:
        decided(town, "village", "wolves_gone", _mixed(town))  # LR-144, LR-147


def _wolves_are_through(town: Town, wolves: int, against: int) -> bool:
    """LR-143; LR-177: with the edge, all plain villagers or all others of the village."""
    if town.table.options["wolf_goal"] == "parity":
        return wolves >= against
    cards = [town.cards[seat] for seat in town.table.alive]
    plain = [card.is_plain for card in cards if card.faction == "village"]
    return all(plain) or not any(plain)


def _mixed(town: Town) -> list[str]:
    """LR-96, LR-146: lovers of two factions win only as the last two."""
    lovers = town.lovers
    return lovers if len({town.cards[seat].faction for seat in lovers}) > 1 else []
