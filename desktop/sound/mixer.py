"""Strands laid over each other, as whole numbers of 16 bits. No device, no file and no clock."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

RATE = 22_050
# How fast a sound goes that is cut off, and how slowly the night comes and goes: in seconds.
# While somebody speaks it makes room, faster.
CUT, SWELL, AWAY = 0.03, 2.0, 0.4
# A device that plays leaves fewer orders waiting; and of cues that begin together no more are heard.
WAITING, TOGETHER = 12, 2


@dataclass
class Strand:
    samples: array[int]
    gain: float
    loops: bool = False
    # What the gain moves to, and how far in a sample.
    target: float = 0.0
    slope: float = 0.0
    at: int = 0

    def __post_init__(self) -> None:
        self.target = self.gain

    def fade(self, target: float, seconds: float) -> None:
        self.target = target
        self.slope = (target - self.gain) / (seconds * RATE)

    @property
    def is_over(self) -> bool:
        gone = self.gain == self.target == 0.0
        return gone or (not self.loops and self.at >= len(self.samples))

    def pull(self, frames: int) -> list[int]:
        """As many as are asked for, or as many as are left."""
        taken = self._taken(frames)
        if self.gain == self.target:
            gain = self.gain
            return [int(sample * gain) for sample in taken]
        gain, slope = self.gain, self.slope
        ramp = [int(sample * max(0.0, gain + slope * step)) for step, sample in enumerate(taken)]
        self._move(len(taken))
        return ramp

    def _taken(self, frames: int) -> array[int]:
        taken = self.samples[self.at : self.at + frames]
        self.at += len(taken)
        while self.loops and len(taken) < frames:
            more = self.samples[: frames - len(taken)]
            taken += more
            self.at = len(more)
        return taken

    def _move(self, frames: int) -> None:
        moved = self.gain + self.slope * frames
        is_there = moved >= self.target if self.slope > 0 else moved <= self.target
        self.gain = self.target if is_there else moved


class Mixer:
    """Told what to sound by the app's thread, asked for samples by the device's.

    Between them stands a queue, and what sounds is the device's alone.
    """

    def __init__(self) -> None:
        self._orders: deque[Callable[[], None]] = deque()
        self._cues: list[Strand] = []
        self._night: Strand | None = None

    # The app's

    def cue(self, samples: array[int], gain: float) -> None:
        self._orders.append(lambda: self._cues.append(Strand(samples, gain)))

    def cut(self) -> None:
        """Every cue, at once, but without a click. The night goes on."""
        self._orders.append(self._cut)

    def night(self, samples: array[int], gain: float, seconds: float = SWELL) -> None:
        """Fades to this gain; none is an end."""
        self._orders.append(lambda: self._fade_night(samples, gain, seconds))

    @property
    def is_unheard(self) -> bool:
        """Nobody pulls: the device is not there yet, or not any more."""
        return len(self._orders) >= WAITING

    # The device's

    def pull(self, frames: int) -> array[int]:
        while self._orders:
            self._orders.popleft()()
        self._cues = [voice for voice in (*self._under_way(), *self._beginning()) if not voice.is_over]
        if self._night is not None and self._night.is_over:
            self._night = None
        sounding = [*self._cues, *([self._night] if self._night else [])]
        return _laid([voice.pull(frames) for voice in sounding], frames)

    def _under_way(self) -> list[Strand]:
        return [voice for voice in self._cues if voice.at]

    def _beginning(self) -> list[Strand]:
        """Of what was ordered while nothing was there to play it, only the last is not stale."""
        return [voice for voice in self._cues if not voice.at][-TOGETHER:]

    def _cut(self) -> None:
        for voice in self._cues:
            voice.fade(0.0, CUT)

    def _fade_night(self, samples: array[int], gain: float, seconds: float) -> None:
        if self._night is None and gain > 0.0:
            self._night = Strand(samples, 0.0, loops=True)
        if self._night is not None:
            self._night.fade(gain, seconds)


def _laid(parts: list[list[int]], frames: int) -> array[int]:
    if not parts:
        return array("h", bytes(2 * frames))
    whole = [part + [0] * (frames - len(part)) for part in parts]
    if len(whole) == 1:
        return array("h", whole[0])
    return array("h", (max(-32_768, min(32_767, sum(samples))) for samples in zip(*whole, strict=True)))
