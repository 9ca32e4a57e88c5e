"""Whose side a role is on, for the line below its name. Who is not named here is of the village."""

from __future__ import annotations

from rulesets.engine import Ruleset

_WOLVES = (
    "werewolf",
    "alpha_wolf",
    "white_wolf",
    "wolf_beauty",
    "guardian_wolf",
    "hidden_wolf",
    "blood_moon_apostle",
    "nightmare_wolf",
    "evil_eye_wolf",
    "devil_wolf",
    "wolf_grandma",
    "chimera",
    "madman",
)
_ALONE = ("fox", "majin", "vampire")
# Nobody's, until it has chosen what to be.
_NONE = ("thief",)


def side_of(rules: Ruleset, role: str) -> str:
    """A faction's id; nothing where all are on one side."""
    if rules.cards != rules.roles or role in _NONE:
        return ""
    if role in _ALONE:
        return role
    return "werewolf" if role in _WOLVES else "village"
