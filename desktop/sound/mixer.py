"""Strands laid over each other, in whole numbers of 16 bits, left and right in turn. No device, no file, no clock."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from desktop.sound.ambience import RATE, Ambience

# How fast a sound goes that is cut off, and how slowly the night comes and goes: in seconds.
# While somebody speaks it makes room, faster.
CUT, SWELL, AWAY = 0.03, 2.0, 0.4
# A device that plays leaves fewer orders waiting; and of cues that begin together no more are heard.
WAITING, TOGETHER = 12, 2


@dataclass
class Fader:
    gain: float
    # What the gain moves to, and how far in a frame.
    target: float = 0.0
    slope: float = 0.0

    def __post_init__(self) -> None:
        self.target = self.gain

    def fade(self, target: float, seconds: float) -> None:
        self.target = target
        self.slope = (target - self.gain) / (seconds * RATE)

    @property
    def is_steady(self) -> bool:
        return self.gain == self.target

    @property
    def is_gone(self) -> bool:
        return self.gain == self.target == 0.0

    def ramp(self, frames: int) -> list[float]:
        """A gain for each frame."""
        gain, slope = self.gain, self.slope
        moved = gain + slope * frames
        is_there = moved >= self.target if slope > 0 else moved <= self.target
        self.gain = self.target if is_there else moved
        return [max(0.0, gain + slope * step) for step in range(frames)]


@dataclass
class Strand:
    """A cue, heard from the middle."""

    samples: array[int]
    fader: Fader
    at: int = 0

    @property
    def is_over(self) -> bool:
        return self.fader.is_gone or self.at >= len(self.samples)

    def pull(self, frames: int) -> list[int]:
        """As many as are asked for, or as many as are left."""
        taken, fader = self.samples[self.at : self.at + frames], self.fader
        self.at += len(taken)
        gains = [fader.gain] * len(taken) if fader.is_steady else fader.ramp(len(taken))
        return [value for sample, gain in zip(taken, gains, strict=True) for value in (int(sample * gain),) * 2]


class Mixer:
    """Told what to sound by the app's thread, asked for samples by the device's.

    Between them stands a queue, and what sounds is the device's alone.
    """

    def __init__(self) -> None:
        self._orders: deque[Callable[[], None]] = deque()
        self._cues: list[Strand] = []
        self._night: tuple[Ambience, Fader] | None = None

    # The app's

    def cue(self, samples: array[int], gain: float) -> None:
        self._orders.append(lambda: self._cues.append(Strand(samples, Fader(gain))))

    def cut(self) -> None:
        """Every cue, at once, but without a click. The night goes on."""
        self._orders.append(self._cut)

    def night(self, ambience: Callable[[], Ambience], gain: float, seconds: float = SWELL) -> None:
        """Fades to this gain; none is an end."""
        self._orders.append(lambda: self._fade_night(ambience, gain, seconds))

    @property
    def is_unheard(self) -> bool:
        """Nobody pulls: the device is not there yet, or not any more."""
        return len(self._orders) >= WAITING

    # The device's

    def pull(self, frames: int) -> array[int]:
        while self._orders:
            self._orders.popleft()()
        self._cues = [cue for cue in (*self._under_way(), *self._beginning()) if not cue.is_over]
        if self._night is not None and self._night[1].is_gone:
            self._night = None
        parts = [cue.pull(frames) for cue in self._cues]
        return _laid([*parts, *([_faded(*self._night, frames)] if self._night else [])], frames)

    def _under_way(self) -> list[Strand]:
        return [cue for cue in self._cues if cue.at]

    def _beginning(self) -> list[Strand]:
        """Of what was ordered while nothing was there to play it, only the last is not stale."""
        return [cue for cue in self._cues if not cue.at][-TOGETHER:]

    def _cut(self) -> None:
        for cue in self._cues:
            cue.fader.fade(0.0, CUT)

    def _fade_night(self, ambience: Callable[[], Ambience], gain: float, seconds: float) -> None:
        if self._night is None and gain > 0.0:
            self._night = ambience(), Fader(0.0)
        if self._night is not None:
            self._night[1].fade(gain, seconds)


def _faded(ambience: Ambience, fader: Fader, frames: int) -> list[int]:
    if fader.is_steady:
        return ambience.pull(frames, fader.gain)
    whole, gains = ambience.pull(frames, 1.0), fader.ramp(frames)
    return [int(value * gains[at >> 1]) for at, value in enumerate(whole)]


def _laid(parts: list[list[int]], frames: int) -> array[int]:
    if not parts:
        return array("h", bytes(4 * frames))
    whole = [part + [0] * (2 * frames - len(part)) for part in parts]
    if len(whole) == 1:
        return array("h", whole[0])
    return array("h", (max(-32_768, min(32_767, sum(samples))) for samples in zip(*whole, strict=True)))
