"""How wide the laps are: every turn of a lap has the same screens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulesets.werewolf.role import Role, acts_twice, overrides


@dataclass(frozen=True)
class Frame:
    """By the composition and the options alone, whoever lives, is blocked or spent (LR-11 to LR-13, LR-178)."""

    # Whether the night's one lap does for both.
    one_lap: bool
    chooses_before: bool
    small_hours: bool
    # In the small hours; in the only lap.
    chooses_twice: bool
    acts_twice: bool
    names_all: bool
    hears_the_dead: bool
    death_turns: bool
    errands: int
    # Whether somebody may turn up a card in the middle of a talk (LR-182).
    interrupts: bool
    # How many seats the choice of the first lap may take: on the first night, and later.
    seals: tuple[int, int]


def frame(known: Mapping[str, type[Role]], composition: Mapping[str, int], options: Mapping[str, Any]) -> Frame:
    roles = [known[id] for id in composition]
    return Frame(
        one_lap=options["night_laps"] == "one" and not keeps_two_laps(known, composition),
        chooses_before=any(overrides(role, "before") for role in roles),
        small_hours=any(_has_small_hours(role) for role in roles),
        chooses_twice=any(overrides(role, "second") for role in roles),
        acts_twice=any(acts_twice(role) for role in roles),
        names_all=any(role.names_all for role in roles),
        hears_the_dead=any(role.hears_the_dead for role in roles),
        death_turns=any(role.gun for role in roles),
        errands=sum(number for id, number in composition.items() if known[id].errand),
        interrupts=options["self_destruct"] or any(overrides(role, "in_talk") for role in roles),
        seals=(max(role.seals[0] for role in roles), max(role.seals[1] for role in roles)),
    )


def keeps_two_laps(known: Mapping[str, type[Role]], composition: Iterable[str]) -> bool:
    """LR-178: whether somebody has to learn in the same night what another's act has made of him."""
    roles = [known[id] for id in composition]
    return any(role.needs_small_hours or overrides(role, "before") for role in roles)


def _has_small_hours(role: type[Role]) -> bool:
    acts = role.waits or any(overrides(role, hook) for hook in ("small_hours", "second", "learns"))
    return acts or role.needs_small_hours
