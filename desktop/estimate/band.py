"""What may honestly be said of an estimate: a range with the bots' own error in it, and one of three words.

How far bots are from people is known from the few boards of which people's results have been published: docs/odds.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor, hypot

from desktop.estimate.estimate import Estimate
from desktop.statistics.rates import Rate
from rulesets.engine import Ruleset

# The bots' own standard error. Those boards are also what the bots were fitted on, so it is more than was found there;
# and of sides that are neither the village nor hunt it by night nothing has been published.
BOTS, OTHERS = 0.08, 0.16
# In standard errors: four times out of five it lies within.
_FOUR_OF_FIVE = 1.28
# Nothing is said more exactly.
_STEPS = 20

EVEN, HARD, EASY = "even", "hard", "easy"


@dataclass(frozen=True)
class Band:
    """From where to where a share may really lie, in steps of five percent."""

    least: float
    most: float

    @classmethod
    def around(cls, rate: Rate, bots: float) -> Band:
        reach = _FOUR_OF_FIVE * hypot(bots, rate.error)
        least, most = max(0.0, rate.share - reach), min(1.0, rate.share + reach)
        # Rounded first, so that what is a step already stays one.
        return cls(floor(round(least * _STEPS, 6)) / _STEPS, ceil(round(most * _STEPS, 6)) / _STEPS)

    @property
    def percents(self) -> tuple[int, int]:
        return round(100 * self.least), round(100 * self.most)


def bands(rules: Ruleset, found: Estimate) -> Mapping[str, Band]:
    """By side; where all are on one side, by what one was at the end."""
    if len(found.sides) > 1:
        return {side: Band.around(rate, _bots_error(rules, side)) for side, rate in found.sides.items()}
    return {role: Band.around(rate, OTHERS) for role, rate in found.roles.items()}


def verdict(rules: Ruleset, found: Estimate) -> str:
    """How it stands for the village against those who hunt it, the others left out; empty where there are no two."""
    facts = rules.facts.factions
    village = sum(rate.won for side, rate in found.sides.items() if facts[side].innocent)
    hunters = sum(rate.won for side, rate in found.sides.items() if facts[side].hunts)
    if len(found.sides) < 2 or not village + hunters:
        return ""
    against = Band.around(Rate(village, village + hunters), BOTS)
    return HARD if against.most <= 0.5 else EASY if against.least >= 0.5 else EVEN


def village_of(rules: Ruleset, found: Estimate) -> str:
    return next((side for side in found.sides if rules.facts.factions[side].innocent), "")


def _bots_error(rules: Ruleset, side: str) -> float:
    facts = rules.facts.factions[side]
    return BOTS if facts.innocent or facts.hunts else OTHERS
