"""Sounds: made, mixed, and silent where they have to be."""

from __future__ import annotations

import wave
from array import array
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest

from assets.sounds import make
from desktop.sound import player as sound
from desktop.sound.ambience import RATE, Ambience, Loop
from desktop.sound.mixer import AWAY, CUT, SWELL, WAITING, Mixer
from desktop.sound.player import (
    CRICKETS,
    FOLDER,
    LOOPS,
    MOMENTS,
    SIGNALS,
    Device,
    NoDevice,
    Player,
    Volumes,
    open_device,
    samples,
    the_night,
)

LOUD = array("h", [1000] * RATE)
BLOCK = 441


def left(mixer: Mixer, frames: int) -> list[int]:
    return list(mixer.pull(frames)[::2])


def even() -> Ambience:
    """A night without any wind."""
    return Ambience([Loop.of(array("h", [1000] * 77))])


class Tape:
    """A device that keeps what it is given."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self.is_closed = False

    def heard(self, seconds: float = 0.1) -> list[int]:
        out: list[int] = []
        while len(out) < seconds * RATE:
            out += left(self.mixer, BLOCK)
        return out

    def close(self) -> None:
        self.is_closed = True


class Room:
    def __init__(self, volumes: Volumes | None = None) -> None:
        self.tapes: list[Tape] = []
        self.player = Player(volumes, self._open)

    def _open(self, mixer: Mixer) -> Tape:
        self.tapes.append(Tape(mixer))
        return self.tapes[-1]

    @property
    def tape(self) -> Tape:
        opening = self.player._opening
        assert opening is not None
        opening.join()
        (tape,) = self.tapes
        return tape


# What was made


@pytest.mark.parametrize("name", make.SOUNDS)
def test_a_sound_is_small_plain_and_not_clipped(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
    assert 500 < max(map(abs, samples(name))) < 32_000


def test_all_of_them_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 1_500_000
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(make.SOUNDS) == {*SIGNALS, *MOMENTS, *LOOPS, *CRICKETS}


@pytest.mark.parametrize("name", ["clapper", "knock", "brush", "breath"])
def test_a_sound_is_what_its_numbers_make(name: str) -> None:
    made = make.written(make.SOUNDS[name]())
    assert len(made) == len(samples(name))
    assert max(abs(a - b) for a, b in zip(made, samples(name), strict=True)) <= 2


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_of_the_night_runs_into_itself(name: str) -> None:
    loop = samples(name)
    steps = [abs(a - b) for a, b in pairwise(loop)]
    assert abs(loop[-1] - loop[0]) <= max(steps)


@pytest.mark.parametrize("name", [*SIGNALS, *MOMENTS])
def test_a_cue_ends_in_silence(name: str) -> None:
    assert max(map(abs, samples(name)[-20:])) < 500


# Mixing


def test_nothing_is_silence() -> None:
    assert set(left(Mixer(), 100)) == {0}


def test_cues_are_laid_over_each_other_and_end() -> None:
    mixer = Mixer()
    mixer.cue(LOUD, 1.0)
    mixer.cue(array("h", [500] * 50), 0.5)
    first = left(mixer, 100)
    assert (first[0], first[49], first[50], len(first)) == (1250, 1250, 1000, 100)
    tail = [sample for _ in range(RATE // 100) for sample in left(mixer, 100)]
    assert tail[-1] == 0


def test_too_loud_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    mixer.cue(array("h", [30_000] * 10), 1.0)
    mixer.cue(array("h", [30_000] * 10), 1.0)
    assert set(left(mixer, 10)) == {32_767}


def test_what_is_cut_fades_within_a_moment() -> None:
    mixer = Mixer()
    mixer.cue(LOUD, 1.0)
    left(mixer, 10)
    mixer.cut()
    fading = left(mixer, round(CUT * RATE))
    assert fading == sorted(fading, reverse=True)
    assert fading[0] > 900
    assert set(left(mixer, 100)) == {0}


def test_the_night_swells_loops_and_goes() -> None:
    mixer = Mixer()
    mixer.night(even, 0.5)
    swelling = [left(mixer, BLOCK)[0] for _ in range(round(SWELL * RATE / BLOCK) + 1)]
    assert swelling == sorted(swelling)
    assert swelling[0] == 0
    assert set(left(mixer, 1000)) == {500}
    mixer.night(even, 0.0)
    for _ in range(round(SWELL * RATE / BLOCK) + 1):
        left(mixer, BLOCK)
    assert set(left(mixer, 1000)) == {0}


# Playing


def test_a_cue_sounds_at_its_volume() -> None:
    loud, soft = Room(Volumes(every=1.0)), Room(Volumes(every=1.0, signals=0.5))
    loud.player.play("knock")
    soft.player.play("knock")
    assert max(loud.tape.heard()) == pytest.approx(2 * max(soft.tape.heard()), abs=3)


def test_nothing_sounds_while_a_page_is_lit() -> None:
    room = Room()
    room.player.play("bell")
    assert any(room.tape.heard())
    room.player.lit(True)
    room.tape.heard(2 * CUT)
    room.player.play("bell")
    assert not any(room.tape.heard(0.2))
    room.player.lit(False)
    assert not any(room.tape.heard(0.2))
    room.player.play("bell")
    assert any(room.tape.heard())


def test_the_night_is_the_same_whoever_holds_the_lantern(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "the_night", lambda: the_night(seed=4))
    still, handed = Room(), Room()
    for room in (still, handed):
        room.player.night(True)
    heard = []
    for number in range(20):
        handed.player.lit(number % 2 == 1)
        heard += handed.tape.heard(0.2)
    assert heard == still.tape.heard(0.2) + [sample for _ in range(19) for sample in still.tape.heard(0.2)]
    assert any(heard)


def test_a_volume_of_nothing_opens_no_device() -> None:
    room = Room(Volumes(every=0.0))
    room.player.play("knock")
    room.player.night(True)
    room.player.night(False)
    assert room.player._opening is None


def test_a_volume_may_change_while_the_night_sounds() -> None:
    room = Room(Volumes(every=1.0, night=0.5))
    room.player.night(True)
    room.tape.heard(SWELL + 0.1)
    before = max(room.tape.heard(1.0))
    room.player.set_volumes(Volumes(every=0.0))
    room.tape.heard(SWELL + 0.1)
    assert before > 0
    assert not any(room.tape.heard())


def test_the_night_makes_room_while_somebody_speaks() -> None:
    room = Room(Volumes(every=1.0, night=0.5))
    room.player.night(True)
    room.tape.heard(SWELL + 0.1)
    loud = max(room.tape.heard(1.0))
    room.player.duck(True)
    room.tape.heard(AWAY + 0.1)
    assert max(room.tape.heard(1.0)) < 0.6 * loud
    room.player.duck(False)
    room.tape.heard(AWAY + 0.1)
    assert max(room.tape.heard(1.0)) > 0.6 * loud


def test_by_day_nobody_opens_a_device_to_speak() -> None:
    room = Room()
    room.player.duck(True)
    room.player.duck(False)
    assert room.player._opening is None


def test_what_there_is_no_sound_for_is_a_mistake() -> None:
    for name in ("night", "gong"):
        with pytest.raises(KeyError):
            Player(opener=Tape).play(name)


def test_where_there_is_no_device_it_is_silent() -> None:
    def nothing(_: Mixer) -> Tape:
        raise NoDevice

    player = Player(opener=nothing)
    player.night(True)
    assert player._opening is not None
    player._opening.join()
    assert not player.has_device
    player.play("knock")
    player.lit(True)
    player.close()


def test_what_is_closed_stays_silent() -> None:
    room = Room()
    room.player.play("knock")
    tape = room.tape
    room.player.close()
    room.player.play("knock")
    room.player.close()
    assert tape.is_closed
    unopened = Room()
    unopened.player.close()
    unopened.player.play("knock")
    assert unopened.tapes == []


def test_the_library_plays_where_a_system_has_a_device() -> None:
    import miniaudio  # type: ignore[import-untyped] # noqa: PLC0415

    mixer = Mixer()
    device = open_device(mixer, backends=[miniaudio.Backend.NULL])
    device.close()


def test_a_system_without_a_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    import miniaudio  # noqa: PLC0415

    def refused(**_: object) -> None:
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", refused)
    with pytest.raises(NoDevice):
        open_device(Mixer())


def test_a_system_without_the_library_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys  # noqa: PLC0415

    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoDevice):
        open_device(Mixer())


def test_sounds_lie_beside_their_maker() -> None:
    assert Path(make.__file__).parent == sound.FOLDER


# Devices that come late, or go


def test_what_was_ordered_before_anybody_listened_is_not_heard_all_at_once() -> None:
    mixer = Mixer()
    for _ in range(9):
        mixer.cue(array("h", [100] * 10), 1.0)
    assert set(mixer.pull(10)) == {200}


def test_a_device_that_does_not_open_stalls_nobody_and_gathers_nothing() -> None:
    blocked = Event()

    def never(mixer: Mixer) -> Tape:
        blocked.wait()
        return Tape(mixer)

    player = Player(opener=never)
    for _ in range(100):
        player.play("knock")
    opening = player._opening
    assert opening is not None
    assert len(player._mixer._orders) <= WAITING
    player.close()
    assert opening.is_alive()
    blocked.set()
    opening.join()
    assert player._device is None


def test_a_device_that_comes_after_the_end_is_closed() -> None:
    room, asked = Room(), Event()
    opened = room.player._opener

    def late(mixer: Mixer) -> Device:
        asked.wait()
        return opened(mixer)

    room.player._opener = late
    room.player.play("knock")
    room.player.close()
    asked.set()
    assert room.tape.is_closed


def test_a_device_that_vanishes_is_looked_for_again_and_the_night_goes_on() -> None:
    room = Room()
    room.player.night(True)
    first = room.tape
    first.heard()
    for _ in range(WAITING + 1):
        room.player.play("knock")
    opening = room.player._opening
    assert opening is not None
    opening.join()
    assert first.is_closed
    second = room.tapes[-1]
    assert second is not first
    assert any(second.heard(SWELL))


def test_a_device_that_is_plugged_in_later_is_found_with_the_next_game() -> None:
    found: list[Tape] = []
    tries = iter((False, True))

    def open_it(mixer: Mixer) -> Tape:
        if not next(tries):
            raise NoDevice
        found.append(Tape(mixer))
        return found[-1]

    player = Player(opener=open_it)
    for _ in range(2):
        player.try_again()
        player.play("knock")
        assert player._opening is not None
        player._opening.join()
    assert len(found) == 1
    player.close()
