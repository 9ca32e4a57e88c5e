"""What the smoke test waits for, and what it says where nothing comes: it goes by what is written, not by the clock."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import smoke
import smoke_checks
from product import NAME, program
from rulesets.engine.library import catalogue
from smoke_checks import Check
from smoke_room import PATIENCE, Room


class Program:
    """Each time its patience is tried it does the next of these; then it is over."""

    def __init__(self, *steps: Callable[[], object], code: int = 0) -> None:
        self._steps = [*steps]
        self._code = code
        self.returncode: int | None = None
        self.is_killed = False

    def poll(self) -> int | None:
        if self._steps:
            self._steps.pop(0)()
        elif not self.is_killed:
            self.returncode = self._code
        return self.returncode

    def kill(self) -> None:
        self.is_killed = True

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        if timeout is not None and self._steps:
            self._steps.pop(0)()
            raise subprocess.TimeoutExpired("program", timeout)
        return "said", "" if self.returncode is None else "why"


@pytest.fixture
def room(tmp_path: Path) -> Room:
    bundle = tmp_path / "made" / NAME
    bundle.mkdir(parents=True)
    (bundle / program()).touch()
    return Room(tmp_path / "room", bundle)


def nothing() -> None:
    pass


def writing(room: Room, lines: int) -> Callable[[], object]:
    """A game of so many lines lies there."""
    return lambda: (room.temporary / "a.lantern").write_bytes(b"line\n" * lines)


def ended(room: Room, one: Any) -> tuple[str, str]:
    """Of a program it asks no more than what this one can."""
    return room.ended(one)


def test_who_writes_is_waited_for_however_long_it_takes(room: Room) -> None:
    slow = Program(*(writing(room, lines) for lines in range(1, 9)))
    assert ended(room, slow) == ("said", "")
    assert not slow.is_killed


def test_who_writes_nothing_any_more_is_killed_and_that_is_said(room: Room) -> None:
    stuck = Program(writing(room, 1), nothing, nothing, nothing)
    assert ended(room, stuck) == ("said", f"\nwrote nothing for {PATIENCE} s")
    assert stuck.is_killed


def killed(room: Room, one: Program, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """On a clock that a look moves on by a fourth of all patience."""
    clock = iter(range(0, 10**6, PATIENCE // 4))
    monkeypatch.setattr(smoke_checks, "monotonic", lambda: next(clock))
    monkeypatch.setattr(smoke_checks, "sleep", lambda _: None)
    monkeypatch.setattr(smoke_checks, "_left", lambda _: len(list(room.temporary.iterdir())))
    monkeypatch.setattr(Room, "start", lambda *_, **__: one)
    return smoke_checks._killed(room, "jinro_nine", "en")


def test_a_slow_game_is_killed_once_it_has_come_far_enough(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Program(*(writing(room, lines) for lines in range(1, smoke_checks.LINES + 2)))
    assert killed(room, slow, monkeypatch) == ("", 1)
    assert slow.is_killed


def test_a_game_that_stands_still_is_not_called_over(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Program(writing(room, 3), *[nothing] * 20)
    assert killed(room, stuck, monkeypatch)[0] == f"wrote 3 lines, then nothing for {PATIENCE} s"


def test_a_game_that_broke_says_why_and_one_that_is_over_says_that(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert killed(room, Program(code=3), monkeypatch)[0] == "ended with 3; why"
    assert killed(room, Program(), monkeypatch)[0] == "was over before it could be killed"


def test_rulesets_that_are_named_are_tried_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried: list[list[str]] = []

    def frozen(rulesets: Sequence[str]) -> list[Check]:
        tried.append([*rulesets])
        return []

    monkeypatch.setattr(smoke, "PROBE", tmp_path)
    monkeypatch.setattr(smoke, "frozen", frozen)
    assert smoke.main(["witch_trial", "langrensha"]) == 0
    assert smoke.main([]) == 0
    assert smoke.main(["witch_trial", "chess"]) == 2
    assert tried == [["witch_trial", "langrensha"], [rules.id for rules in catalogue()]]
