"""What may honestly be said of an estimate: a range with the bots' own error in it, and one of three words.

How far bots are from people is known from the few boards of which results have been published: docs/odds.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor, hypot, sqrt

from desktop.estimate.estimate import Estimate
from desktop.estimate.own import NO_RATE, NONE, OwnResults
from desktop.statistics.rates import Rate
from rulesets.engine import Ruleset

# The bots' own standard error. Six of those eight boards are no farther away than four times out of five allows, the
# other two far more; and of sides that are neither the village nor hunt it by night nothing has been published.
BOTS, OTHERS = 0.08, 0.16
# In standard errors: four times out of five it lies within.
_FOUR_OF_FIVE = 1.28
# No count of bots' games makes one side's win certain.
_MOST_SURE = 0.98
# Nothing is said more exactly.
_STEPS = 20

EVEN, HARD, EASY = "even", "hard", "easy"


@dataclass(frozen=True)
class OddsBand:
    """From where to where a share may really lie, in steps of five percent."""

    least: float
    most: float
    # Where it lies if anywhere.
    share: float = 0.0

    @classmethod
    def around(cls, rate: Rate, bots: float, own: Rate = NO_RATE) -> OddsBand:
        share, error = drawn(rate, bots, own)
        reach = _FOUR_OF_FIVE * error
        least, most = max(0.0, share - reach), min(1.0, share + reach)
        # Rounded first, so that what is a step already stays one.
        return cls(floor(round(least * _STEPS, 6)) / _STEPS, ceil(round(most * _STEPS, 6)) / _STEPS, share)

    @property
    def percents(self) -> tuple[int, int]:
        return round(100 * self.least), round(100 * self.most)


def drawn(rate: Rate, bots: float, own: Rate) -> tuple[float, float]:
    """What bots say, drawn to what people's own games say, and its standard error.

    A beta distribution as wide as the bots' error is what was thought before; each game of the group's own counts as
    one. Forty of them weigh as much as an error of eight points does.
    """
    error = hypot(bots, rate.error)
    if not own.of:
        return rate.share, error
    share = min(_MOST_SURE, max(1 - _MOST_SURE, rate.share))
    strength = max(1.0, share * (1 - share) / error**2 - 1)
    won, of = share * strength + own.won, strength + own.of
    share = won / of
    return share, sqrt(share * (1 - share) / (of + 1))


def bands(rules: Ruleset, found: Estimate, own: OwnResults = NONE) -> Mapping[str, OddsBand]:
    """By side; where all are on one side, by what one was at the end."""
    if len(found.sides) > 1:
        return {
            side: OddsBand.around(rate, _bots_error(rules, side), own.sides.get(side, NO_RATE))
            for side, rate in found.sides.items()
        }
    return {role: OddsBand.around(rate, OTHERS, own.roles.get(role, NO_RATE)) for role, rate in found.roles.items()}


def verdict(rules: Ruleset, found: Estimate, own: OwnResults = NONE) -> str:
    """How it stands for the village against those who hunt it, the others left out; empty where there are no two."""
    facts = rules.facts.factions
    village = sum(rate.won for side, rate in found.sides.items() if facts[side].innocent)
    hunters = sum(rate.won for side, rate in found.sides.items() if facts[side].hunts)
    if len(found.sides) < 2 or not village + hunters:
        return ""
    against = OddsBand.around(Rate(village, village + hunters), BOTS, own.against)
    return HARD if against.most <= 0.5 else EASY if against.least >= 0.5 else EVEN


def village_of(rules: Ruleset, found: Estimate) -> str:
    return next((side for side in found.sides if rules.facts.factions[side].innocent), "")


def _bots_error(rules: Ruleset, side: str) -> float:
    facts = rules.facts.factions[side]
    return BOTS if facts.innocent or facts.hunts else OTHERS
