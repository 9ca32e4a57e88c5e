"""How wide the laps are: every turn of a lap has the same screens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.werewolf.role import Role, overrides


@dataclass(frozen=True)
class Frame:
    """By the composition alone, whoever lives, is blocked or spent (LR-11 to LR-13)."""

    chooses_before: bool
    small_hours: bool
    chooses_twice: bool
    hears_the_dead: bool
    death_turns: bool
    errands: int
    # How many seats the choice of the first lap may take: on the first night, and later.
    seals: tuple[int, int]


def frame(known: Mapping[str, type[Role]], composition: Mapping[str, int]) -> Frame:
    roles = [known[id] for id in composition]
    return Frame(
        chooses_before=any(overrides(role, "before") for role in roles),
        small_hours=any(_has_small_hours(role) for role in roles),
        chooses_twice=any(overrides(role, "second") for role in roles),
        hears_the_dead=any(role.hears_the_dead for role in roles),
        death_turns=any(role.gun for role in roles),
        errands=sum(number for id, number in composition.items() if known[id].errand),
        seals=(max(role.seals[0] for role in roles), max(role.seals[1] for role in roles)),
    )


def _has_small_hours(role: type[Role]) -> bool:
    acts = role.waits or any(overrides(role, hook) for hook in ("small_hours", "second", "learns"))
    return acts or role.needs_small_hours
