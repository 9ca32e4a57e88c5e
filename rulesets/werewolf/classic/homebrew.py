"""What a composition of one's own must be (J9-03, U13-03)."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.engine.errors import BadSetup
from rulesets.engine.ruleset import Counts
from rulesets.engine.sentences import of_sides
from rulesets.werewolf.homebrew import check_total, counting
from rulesets.werewolf.role import Role


def check(roles: Mapping[str, type[Role]], counts: Counts, n_players: int) -> None:
    """A village that is over before it starts is no village."""
    check_total(counts, n_players)
    wolves = counting(roles, counts, "wolf")
    humans = counting(roles, counts, "human")
    if not 1 <= wolves < humans:
        text = f"{wolves} wolves and {humans} who count as humans"
        raise BadSetup(of_sides(f"{text}; allowed: at least one wolf, and fewer wolves than humans"))
