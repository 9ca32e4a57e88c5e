"""What each card is worth to a village, learnt from all boards that were tried: a few games on each are enough.

In log-odds: a swap is worth what comes in less what goes out, and two changes what both are worth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from desktop.estimate.advice.changes import Change, Changes, Swap

# As if so many boards had shown that a card is worth nothing; and how often all are weighed anew.
_DOUBT, _ROUNDS = 1.0, 30
# How far a board may lie from what its cards are worth, as a variance of log-odds; what one game says of it.
_APART, _OF_A_GAME = 0.04, 5.0


@dataclass(frozen=True)
class Trial:
    """So much better or worse than the board that it starts from, after so many games."""

    changes: Changes
    gained: float
    games: int


@dataclass(frozen=True)
class Weights:
    cards: Mapping[str, float]
    settings: Mapping[Change, float]

    @classmethod
    def learnt(cls, trials: Iterable[Trial]) -> Weights:
        swaps: list[tuple[Swap, float, int]] = []
        settings: dict[Change, float] = {}
        for trial in trials:
            for change in trial.changes if len(trial.changes) == 1 else ():
                if isinstance(change, Swap):
                    swaps.append((change, trial.gained, trial.games))
                else:
                    # Nothing else speaks of a house rule, so few games say little.
                    settings[change] = trial.gained * trial.games / (trial.games + _OF_A_GAME / _APART)
        return cls(_weighed(swaps), settings)

    def of(self, changes: Changes) -> float:
        return sum(map(self._one, changes))

    def _one(self, change: Change) -> float:
        if isinstance(change, Swap):
            return self.cards.get(change.into, 0.0) - self.cards.get(change.out, 0.0)
        return self.settings.get(change, 0.0)

    def beside(self, trial: Trial) -> float:
        """What was seen of this very board, and what its cards are worth, each as far as it is sure."""
        seen = trial.games / _OF_A_GAME
        return (trial.gained * seen + self.of(trial.changes) / _APART) / (seen + 1 / _APART)


def _weighed(swaps: Sequence[tuple[Swap, float, int]]) -> dict[str, float]:
    """Least squares, card by card."""
    rows: dict[str, list[tuple[float, str, int]]] = defaultdict(list)
    for swap, gained, games in swaps:
        rows[swap.into].append((gained, swap.out, games))
        rows[swap.out].append((-gained, swap.into, games))
    worth = dict.fromkeys(rows, 0.0)
    mean = sum(games for _, _, games in swaps) / max(1, len(swaps))
    for _ in range(_ROUNDS):
        for card, seen in rows.items():
            total = sum(games * (gained + worth[other]) for gained, other, games in seen)
            worth[card] = total / (sum(games for _, _, games in seen) + _DOUBT * mean)
    return worth
