"""The sounds of the table, on whatever device there is; where there is none, silence.

Nobody may read anything off a sound. While a page is lit no cue begins, and one that is sounding is cut off; the
night's ambience follows the phase alone, and so is the same whoever holds the lantern.
"""

from __future__ import annotations

import atexit
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Protocol

from desktop.sound.ambience import RATE, SWELLS, Ambience, Loop
from desktop.sound.mixer import AWAY, SWELL, Mixer
from desktop.sound.quiet_alsa import hush

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
NIGHT = "night"
SIGNALS = ("clapper", "bell", "knock")
MOMENTS = ("brush", "string", "breath")
# What the night is laid of: loops, and what is heard now and then.
LOOPS = ("night_wind", "night_leaves")
CRICKETS = ("night_cricket", "night_far_cricket")
# How much of the night is left while somebody speaks.
DUCKED = 0.35


@dataclass(frozen=True)
class Volumes:
    """From 0 to 1; `every` over all of them."""

    every: float = 0.7
    signals: float = 1.0
    moments: float = 1.0
    night: float = 0.5

    def of(self, name: str) -> float:
        return self.every * (self.signals if name in SIGNALS else self.moments if name in MOMENTS else self.night)


class Device(Protocol):
    def close(self) -> None: ...


Opener = Callable[[Mixer], Device]


class NoDevice(Exception):
    """There is nothing here that could sound."""


def no_device(_: Mixer) -> Device:
    raise NoDevice


class Player:
    """`told` is called by another thread as soon as it is known whether there is a device."""

    def __init__(
        self,
        volumes: Volumes | None = None,
        opener: Opener | None = None,
        told: Callable[[], None] = lambda: None,
    ) -> None:
        self._volumes = volumes or Volumes()
        self._opener = opener or open_device
        self._told = told
        self._mixer = Mixer()
        self._device: Device | None = None
        self._opening: Thread | None = None
        self._is_closed = False
        self._telling = Lock()
        self._is_lit = False
        self._is_night = self._is_ducked = False
        # Known after the first sound.
        self.has_device = True

    def play(self, name: str) -> None:
        """A cue by its name; one that does not exist is a mistake of the caller."""
        if name not in (*SIGNALS, *MOMENTS):
            raise KeyError(name)
        volume = self._volumes.of(name)
        if not self._is_lit and volume > 0.0 and self._is_ready():
            self._mixer.cue(samples(name), volume)

    def lit(self, is_lit: bool) -> None:
        if is_lit and not self._is_lit:
            self._mixer.cut()
        self._is_lit = is_lit

    def night(self, is_night: bool) -> None:
        if is_night != self._is_night:
            self._is_night = is_night
            self._set_night()

    def duck(self, is_ducked: bool) -> None:
        if is_ducked != self._is_ducked:
            self._is_ducked = is_ducked
            self._set_night(AWAY)

    def set_volumes(self, volumes: Volumes) -> None:
        self._volumes = volumes
        self._set_night()

    def try_again(self) -> None:
        """Somebody may have plugged something in."""
        if not self.has_device:
            self.has_device, self._opening = True, None

    def close(self) -> None:
        """Waits for no device: one that comes later is closed when it comes. Nobody is told any more."""
        with self._telling:
            self._is_closed = True
        device, self._device = self._device, None
        if device is not None:
            atexit.unregister(self.close)
            device.close()

    @property
    def _night_volume(self) -> float:
        return self._volumes.of(NIGHT) * self._is_night * (DUCKED if self._is_ducked else 1.0)

    def _set_night(self, seconds: float = SWELL) -> None:
        volume = self._night_volume
        # Nothing has to be silenced that never began.
        if (volume > 0.0 or self._opening is not None) and self._is_ready():
            self._mixer.night(the_night, volume, seconds)

    def _is_ready(self) -> bool:
        """Opens the device beside the app's own work, once: a system may take its time."""
        if self._is_closed or not self.has_device:
            return False
        if self._opening is None or (self._mixer.is_unheard and not self._opening.is_alive()):
            self._begin()
        return not self._mixer.is_unheard

    def _begin(self) -> None:
        """With a mixer of its own: a device that has gone may still pull from the old one."""
        gone, self._device = self._device, None
        self._mixer = Mixer()
        if self._is_night:
            self._mixer.night(the_night, self._night_volume)
        self._opening = Thread(target=self._open, args=(self._mixer, gone), name="sound", daemon=True)
        self._opening.start()

    def _open(self, mixer: Mixer, gone: Device | None) -> None:
        if gone is not None:
            gone.close()
        try:
            device = self._opener(mixer)
        except NoDevice:
            self.has_device = False
        else:
            self._device = device
            # It must not ask for samples any more when there is no Python left to answer.
            atexit.register(self.close)
            if self._is_closed:
                self.close()
        with self._telling:
            if not self._is_closed:
                self._told()


@cache
def samples(name: str) -> array[int]:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def the_night(seed: int | None = None) -> Ambience:
    """Anew each time it falls."""
    loops = [Loop.of(samples(name), swells) for name, swells in zip(LOOPS, SWELLS, strict=True)]
    return Ambience(loops, [samples(name) for name in CRICKETS], seed)


def open_device(mixer: Mixer, **options: Any) -> Device:
    """Raises NoDevice. The library costs 100 ms, so it is imported when something is to sound."""
    try:
        import miniaudio  # type: ignore[import-untyped] # noqa: PLC0415
    except (ImportError, OSError) as error:
        raise NoDevice from error
    hush()
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16, nchannels=2, sample_rate=RATE, buffersize_msec=80, **options
        )
        device.start(_stream(mixer))
    except miniaudio.MiniaudioError as error:
        raise NoDevice from error
    started: Device = device
    return started


def _stream(mixer: Mixer) -> Generator[array[int] | bytes, int, None]:
    """Begun already, as the library wants it: what is sent in is how many frames it takes."""
    stream = _frames(mixer)
    next(stream)
    return stream


def _frames(mixer: Mixer) -> Generator[array[int] | bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield mixer.pull(frames)
