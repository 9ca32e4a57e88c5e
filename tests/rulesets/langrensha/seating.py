"""Ten seats that most of these tests play at."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulesets.engine import Game

SEATS = tuple("ABCDEFGHIJ")
USUAL = dict(zip(SEATS, ("seer", "witch", "hunter", "guard", *["villager"] * 4, "werewolf", "werewolf"), strict=True))


def game(options: dict[str, Any] | None = None, middle: str = "", **other_roles: str) -> Game:
    """The usual cards but where others are named, by seat; `middle`: two more for a thief."""
    roles = {**USUAL, **other_roles}
    return Game.new(
        "langrensha",
        list(roles),
        preset=dict(Counter([*roles.values(), *middle.split()])),
        options=options,
        seed=1,
        fixed={"roles": roles},
    )
