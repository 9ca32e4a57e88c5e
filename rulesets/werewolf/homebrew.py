"""What a composition of one's own must be, as far as the rulebooks agree."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.engine.errors import BadSetup
from rulesets.engine.ruleset import Counts
from rulesets.engine.sentences import of_cards

from .role import Role


def check_total(counts: Counts, n_players: int) -> None:
    total = sum(counts.values())
    if total != n_players:
        text = f"{total} roles for {n_players} players; allowed: one role for each player"
        raise BadSetup(of_cards(text, n_players - total))


def counting(roles: Mapping[str, type[Role]], counts: Counts, as_what: str) -> int:
    """How many cards count for the wolves' condition as wolf, human or neither."""
    return sum(number for id, number in counts.items() if roles[id].counts == as_what)
