"""What to play where nobody has played before: one line-up for every number of people, and why that one.

Each ruleset says with how many people it is the one. The games with the fewest things to know come first; between two
of them, the one whose sides win about as often between bots, and that is over sooner. Longer evenings have shorter
speeches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from desktop.draft.draft import Draft, usual_profile
from desktop.setup.lineup import LineUp
from rulesets.engine import Ruleset, catalogue
from rulesets.engine.ruleset import Newcomers


@dataclass(frozen=True)
class Suggestion:
    lineup: LineUp
    reason: str


@cache
def numbers() -> range:
    """With so many people anything at all may be played."""
    counts = [count for _, row in _rows() for count in row.players]
    return range(min(counts), max(counts) + 1)


def suggestion(players: int) -> Suggestion:
    rules, row = next(found for found in _rows() if players in found[1].players)
    profile = usual_profile(rules)
    changed = Draft(rules.id, profile=profile).with_options(row.options).options
    return Suggestion(LineUp(rules.id, players, row.dealt(players), changed, profile=profile), row.reason)


def _rows() -> Iterator[tuple[Ruleset, Newcomers]]:
    return ((rules, row) for rules in catalogue() for row in rules.newcomers)
