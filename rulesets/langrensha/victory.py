"""Who has won: lovers, vampires, wolves, village, in this order (LR-141)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulesets.werewolf.victory import decided, won

from .town import Town


class Outcome(NamedTuple):
    faction: str
    reason: str


def check(town: Town) -> None:
    """Ends the game where it is decided; it waits for nothing (LR-148)."""
    found = outcome(town, town.table.alive, town.counted())
    if found is None:
        return
    if found.faction == "lovers":
        won(town, found.faction, town.lovers, found.reason)  # LR-97
    decided(town, found.faction, found.reason, _mixed(town))


def outcome(town: Town, living: Sequence[str], counted: Sequence[str]) -> Outcome | None:
    """What it comes to if these are alive, each counted as this."""
    wolves, village, vampires = (counted.count(what) for what in ("wolf", "human", "vampire"))
    if len(living) == 2 and set(town.lovers) == set(living):
        return Outcome("lovers", "lovers_last")  # LR-142
    if vampires and not wolves and vampires >= village:
        return Outcome("vampire", "vampires_parity")  # LR-173
    if town.table.options["wolf_goal"] == "edge":
        through, reason = _at_the_edge(town, living, counted), "wolves_edge"
    else:
        through, reason = wolves >= village + vampires, "parity"  # LR-143
    if wolves and through:
        return Outcome("werewolf", reason)
    return None if wolves or vampires else Outcome("village", "wolves_gone")  # LR-144, LR-147


def _at_the_edge(town: Town, living: Sequence[str], counted: Sequence[str]) -> bool:
    """LR-177: all plain villagers are gone, or all others of the village."""
    plain = [town.cards[seat].is_plain for seat, what in zip(living, counted, strict=True) if what == "human"]
    return all(plain) or not any(plain)


def _mixed(town: Town) -> list[str]:
    """LR-96, LR-146: lovers of two factions win only as the last two."""
    lovers = town.lovers
    return lovers if len({town.cards[seat].faction for seat in lovers}) > 1 else []
