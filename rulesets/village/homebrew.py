"""What a composition of one's own must be (J9-03, U13-03)."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.engine.errors import BadSetup
from rulesets.engine.ruleset import Counts

from .role import Role


def check(roles: Mapping[str, type[Role]], counts: Counts, n_players: int) -> None:
    """A village that is over before it starts is no village."""
    total = sum(counts.values())
    if total != n_players:
        raise BadSetup(f"preset: {total} roles for {n_players} players; allowed: one role for each player")
    wolves = _counting(roles, counts, "wolf")
    humans = _counting(roles, counts, "human")
    if not 1 <= wolves < humans:
        raise BadSetup(
            f"preset: {wolves} wolves and {humans} who count as humans; "
            "allowed: at least one wolf, and fewer wolves than humans"
        )


def _counting(roles: Mapping[str, type[Role]], counts: Counts, side: str) -> int:
    return sum(number for id, number in counts.items() if roles[id].counts == side)
