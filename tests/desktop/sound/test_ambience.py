"""The night goes on for minutes, and nobody can count by anything in it."""

from __future__ import annotations

from array import array
from itertools import pairwise
from math import lcm
from statistics import fmean

import pytest

from desktop.sound.ambience import QUIET, RATE, Ambience, Loop, interleaved
from desktop.sound.player import CRICKETS, LOOPS, samples, the_night

BLOCK = RATE // 10
LEVEL = array("h", [1000] * BLOCK)


def loudness(night: Ambience, seconds: float) -> list[float]:
    """Ten times a second, of the left side."""
    blocks = (night.pull(BLOCK, 1.0)[:: 2 * 7] for _ in range(round(10 * seconds)))
    return [fmean(map(abs, block)) for block in blocks]


def likeness(heard: list[float], lag: int) -> float:
    """From 1, the same once more after so long, to 0, nothing to do with it."""
    middle = fmean(heard)
    about = [value - middle for value in heard]
    return sum(a * b for a, b in zip(about, about[lag:], strict=False)) / sum(value**2 for value in about[lag:])


def most_alike(heard: list[float]) -> float:
    """After any time from two seconds to two minutes."""
    return max(likeness(heard, lag) for lag in range(20, 1200, 2))


def test_in_five_minutes_nothing_comes_back_that_one_could_count_by() -> None:
    assert most_alike(loudness(the_night(), 300)) < 0.6


def test_a_loop_of_twenty_seconds_would_be_counted_by() -> None:
    wind = samples(LOOPS[0])
    one = array("h", [int(sample * (1 + 0.3 * (at > len(wind) / 2))) for at, sample in enumerate(wind)])
    assert most_alike(loudness(Ambience([Loop.of(one)]), 300)) > 0.6


def test_its_loops_meet_in_the_same_way_after_more_than_an_hour() -> None:
    assert lcm(*(len(samples(name)) for name in LOOPS)) > 3600 * RATE


def test_it_comes_from_both_sides() -> None:
    heard = the_night().pull(RATE, 1.0)
    left, right = heard[::2], heard[1::2]
    assert left != right
    assert fmean(map(abs, left)) == pytest.approx(fmean(map(abs, right)), rel=0.2)


def test_it_is_loud_enough_all_the_time_to_cover_a_tap() -> None:
    heard = loudness(the_night(), 60)
    assert min(heard) > 0.5 * fmean(heard)
    assert max(abs(value) for value in the_night().pull(20 * RATE, 1.0)) < 20_000


def test_no_block_is_heard_to_begin() -> None:
    """One goes on where the other ended."""
    night, whole = Ambience([Loop.of(samples(LOOPS[0]))]), Ambience([Loop.of(samples(LOOPS[0]))])
    parts = [value for _ in range(10) for value in night.pull(441, 1.0)]
    assert parts == whole.pull(4410, 1.0)


def test_a_cricket_comes_now_and_then_from_somewhere() -> None:
    cricket = array("h", [100] * 10)
    night = Ambience([Loop.of(array("h", [0] * 50))], [cricket], seed=1)
    heard = [night.pull(BLOCK, 1.0) for _ in range(600)]
    came = [at for at, block in enumerate(heard) if any(block)]
    assert len(came) > 5
    assert all(10 * QUIET[0] - 1 <= after - before <= 10 * QUIET[1] + 1 for before, after in pairwise(came))
    assert len({after - before for before, after in pairwise(came)}) > 3
    sides = {sum(heard[at][::2]) > sum(heard[at][1::2]) for at in came}
    assert sides == {False, True}


def test_a_cricket_may_begin_in_one_block_and_end_in_another() -> None:
    night = Ambience([Loop.of(array("h", [0] * 50))], [array("h", [1000] * 3 * BLOCK)], seed=2)
    sounding = [any(night.pull(BLOCK, 1.0)) for _ in range(100)]
    first = sounding.index(True)
    assert sounding[first : first + 4] == [True, True, True, False]


def test_nothing_of_a_side_is_lost_where_two_are_laid_together() -> None:
    assert list(interleaved(array("h", [1, 2]), array("h", [3, 4]))) == [1, 3, 2, 4]
    assert {name.split("_")[0] for name in (*LOOPS, *CRICKETS)} == {"night"}
