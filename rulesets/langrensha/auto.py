"""The compositions of `auto`, by the number of players (LR-02)."""

from __future__ import annotations

from rulesets.engine.ruleset import Counts

_THREE = {"seer": 1, "witch": 1, "hunter": 1}
_FOUR = {**_THREE, "guard": 1}
_SIX = {**_FOUR, "idiot": 1, "elder": 1}
_EIGHT = {**_SIX, "knight": 1, "cupid": 1}

AUTO: dict[int, Counts] = {
    6: {"werewolf": 2, "seer": 1, "witch": 1, "villager": 2},
    7: {"werewolf": 2, "seer": 1, "witch": 1, "guard": 1, "villager": 2},
    8: {"werewolf": 2, **_THREE, "villager": 3},
    9: {"werewolf": 3, **_THREE, "villager": 3},
    10: {"werewolf": 3, **_FOUR, "villager": 3},
    11: {"werewolf": 2, "alpha_wolf": 1, **_FOUR, "villager": 4},
    12: {"werewolf": 3, "alpha_wolf": 1, **_FOUR, "villager": 4},
    13: {"werewolf": 3, "alpha_wolf": 1, **_FOUR, "idiot": 1, "villager": 4},
    14: {"werewolf": 3, "alpha_wolf": 1, **_SIX, "villager": 4},
    15: {"werewolf": 3, "alpha_wolf": 1, "wolf_beauty": 1, **_SIX, "villager": 4},
    16: {"werewolf": 3, "alpha_wolf": 1, "wolf_beauty": 1, **_SIX, "knight": 1, "villager": 4},
    17: {"werewolf": 3, "alpha_wolf": 1, "wolf_beauty": 1, **_EIGHT, "villager": 4},
    18: {"werewolf": 3, "alpha_wolf": 1, "white_wolf": 1, "wolf_beauty": 1, **_EIGHT, "villager": 4},
    19: {"werewolf": 3, "alpha_wolf": 1, "white_wolf": 1, "wolf_beauty": 1, **_EIGHT, "raven": 1, "villager": 4},
    20: {
        "werewolf": 3,
        "alpha_wolf": 1,
        "white_wolf": 1,
        "wolf_beauty": 1,
        **_EIGHT,
        "raven": 1,
        "graveyard_keeper": 1,
        "villager": 4,
    },
}
