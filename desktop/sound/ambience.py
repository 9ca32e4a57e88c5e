"""The night: wind and leaves in loops that never meet in the same way, and crickets that come when they like.

Nothing in it comes back after a time that one could count by. No device, no file and no clock; and of the game it knows
nothing.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

RATE = 22_050
# Seconds: how long a swell of the wind and one of the leaves last, each of two that don't fit into each other.
SWELLS = ((23.0, 14.9), (17.3, 31.7))
# How far they go up and down.
DEPTH = 0.2
# Seconds between two crickets, the least and the most.
QUIET = (1.2, 6.5)


@dataclass
class Loop:
    """Two sides of one sound: the right ear is at another place of it."""

    both: array[int]
    swells: tuple[float, ...]
    at: int = 0

    @classmethod
    def of(cls, samples: array[int], swells: tuple[float, ...] = ()) -> Loop:
        apart = len(samples) * 3 // 7
        return cls(interleaved(samples, samples[apart:] + samples[:apart]), swells)

    def take(self, values: int) -> array[int]:
        taken = self.both[self.at : self.at + values]
        self.at += len(taken)
        while len(taken) < values:
            more = self.both[: values - len(taken)]
            taken += more
            self.at = len(more)
        return taken

    def level(self, seconds: float) -> float:
        waves = sum(math.sin(2 * math.pi * seconds / period) for period in self.swells)
        return 1.0 + DEPTH * waves / max(1, len(self.swells))


@dataclass
class _Call:
    samples: array[int]
    at: int = 0


class Ambience:
    def __init__(self, loops: Sequence[Loop], crickets: Sequence[array[int]] = (), seed: int | None = None) -> None:
        self._loops, self._crickets = loops, crickets
        self._random = Random(seed)
        self._frame = 0
        self._calls: list[_Call] = []
        self._next = self._quiet()

    def pull(self, frames: int, gain: float) -> list[int]:
        """Left and right in turn."""
        seconds = self._frame / RATE
        self._frame += frames
        out = _laid([(loop.take(2 * frames), gain * loop.level(seconds)) for loop in self._loops])
        self._begin()
        for call in self._calls:
            part = call.samples[call.at : call.at + 2 * frames]
            call.at += len(part)
            out[: len(part)] = [under + int(over * gain) for under, over in zip(out, part, strict=False)]
        self._calls = [call for call in self._calls if call.at < len(call.samples)]
        return out

    def _begin(self) -> None:
        if self._crickets and self._frame >= self._next:
            cricket, side = self._random.choice(self._crickets), self._random.uniform(0.15, 0.85)
            near = self._random.uniform(0.4, 1.0)
            left, right = (array("h", [int(sample * near * share) for sample in cricket]) for share in (1 - side, side))
            self._calls.append(_Call(interleaved(left, right)))
            self._next = self._frame + self._quiet()

    def _quiet(self) -> int:
        return round(self._random.uniform(*QUIET) * RATE)


def interleaved(left: array[int], right: array[int]) -> array[int]:
    both = array("h", bytes(4 * len(left)))
    both[::2], both[1::2] = left, right
    return both


def _laid(parts: Sequence[tuple[array[int], float]]) -> list[int]:
    (first, level), *others = parts
    out = [int(value * level) for value in first]
    for part, gain in others:
        out = [under + int(over * gain) for under, over in zip(out, part, strict=True)]
    return out
