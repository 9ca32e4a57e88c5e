"""Deaths that happen together, in two windows: before (what averts a strike) and after (who follows).

A flow strikes in the order its rulebook prints; the first cause that gets through is the cause.
`drain` then lets others follow until nothing follows any more, and only then is victory looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Strike(NamedTuple):
    target: str
    cause: str
    by: str | None = None


Ward = Callable[[Strike], bool]
Echo = Callable[[Strike], Iterable[Strike]]


class Batch:
    def __init__(self, wards: Sequence[Ward] = (), echoes: Sequence[Echo] = ()) -> None:
        self.fallen: dict[str, str] = {}
        # The same in full.
        self.landed: dict[str, Strike] = {}
        self._wards = wards
        self._echoes = echoes
        self._unechoed: list[Strike] = []

    def strike(self, target: str, cause: str, by: str | None = None) -> bool:
        """Whether it got through: a seat falls once, and not where a ward holds."""
        strike = Strike(target, cause, by)
        if target in self.fallen or any(ward(strike) for ward in self._wards):
            return False
        self.fallen[target] = cause
        self.landed[target] = strike
        self._unechoed.append(strike)
        return True

    def drain(self) -> None:
        while self._unechoed:
            fallen = self._unechoed.pop(0)
            for echo in self._echoes:
                for follower in echo(fallen):
                    self.strike(*follower)
