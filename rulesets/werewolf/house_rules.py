"""House rules: where the rulebooks differ about the same roles and the same votes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass


def never(_day: int) -> bool:
    return False


@dataclass(frozen=True)
class HouseRules:
    # How few a choice of the night wants (0: it may be declined), and how long it may take.
    least: int = 1
    seconds: int | None = None
    # Whether a result is told as soon as it is known, and not on the page that ends the turn.
    told_at_once: bool = True
    # Whether those of one company are told of themselves among their partners.
    partners_with_oneself: bool = False
    # Whether the seer is told of one seat with the deal.
    omen: bool = False

    consecutive_guard: bool = True
    # By the day's number.
    guard_may_decline: Callable[[int], bool] = never
    guard_may_guard_itself: Callable[[int], bool] = never

    attack_may_skip: bool = False
    attack_own_pack: bool = False

    # Of what a hunter has to die to shoot.
    hunter_shoots: Collection[str] = ()

    # open, revealed or secret.
    ballots: str = "open"
    may_abstain: bool = False
    vote_seconds: int | None = None
