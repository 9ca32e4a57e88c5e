"""Where this rulebook differs about the roles and votes that all share."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.engine.table import Table
from rulesets.werewolf.house_rules import HouseRules, never

# Suggested seconds; a decoy has those of the ask it stands for.
ACT = 45
BALLOT = 30

# LR-62, by the day's number.
GUARDS_ITSELF: dict[str, Callable[[int], bool]] = {
    "always": lambda day: True,
    "first_night": lambda day: day == 0,
    "never": never,
}


def rules(table: Table) -> HouseRules:
    options = table.options
    return HouseRules(
        least=0,  # LR-18
        seconds=ACT,
        consecutive_guard=False,  # LR-61
        guard_may_guard_itself=GUARDS_ITSELF[options["guard_self"]],
        hunter_shoots=_hunter_shoots(options["hunter_poisoned"], options["hunter_shot"]),
        ballots=options["ballots"],  # LR-133
        may_abstain=True,  # LR-132
        vote_seconds=BALLOT,
    )


def _hunter_shoots(poisoned: bool, shot: bool) -> list[str]:
    """LR-64; LR-65, LR-66: only where an option has it. LT-07: also when a wolf takes him along."""
    return ["attack", "execution", *["poison"] * poisoned, *["shot", "explosion"] * shot]
