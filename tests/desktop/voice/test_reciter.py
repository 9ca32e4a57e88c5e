"""Announcements one after the other: with pauses, and never waited for longer than anybody would."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from desktop.voice import reciter as telling
from desktop.voice.announcement import Announcement
from desktop.voice.reciter import Reciter
from tests.desktop.voice.listening import Mouth, until

pytestmark = pytest.mark.usefixtures("qapp")


def said(*lines: str) -> Announcement:
    return Announcement("en", lines)


class Told:
    def __init__(self, *, at_once: bool = False) -> None:
        self.mouth = Mouth(at_once=at_once)
        # Nothing else holds it.
        self.room = QObject()
        self.reciter = Reciter(self.mouth, self.room)
        self.turns: list[bool] = []
        self.reciter.turned.connect(self.turns.append)
        self.reciter.begin()

    def next(self) -> str:
        until(lambda: self.mouth.is_saying)
        self.mouth.end()
        return self.mouth.said[-1]


def test_lines_are_said_one_by_one_and_it_speaks_until_the_last() -> None:
    told = Told()
    told.reciter.tell(said("a", "b"), said("c"))
    assert [told.next(), told.next()] == ["a", "b"]
    assert told.turns == [True]
    assert told.next() == "c"
    assert told.turns == [True, False]


def test_what_is_told_takes_the_place_of_what_was_and_what_is_added_waits() -> None:
    told = Told()
    told.reciter.tell(said("a", "b"))
    until(lambda: told.mouth.is_saying)
    told.reciter.tell(said("c"))
    assert not told.mouth.is_saying
    told.reciter.add(said("d"))
    assert [told.next(), told.next()] == ["c", "d"]
    assert told.mouth.done_with == ["c", "d"]


def test_a_host_pauses_between_lines_and_longer_between_announcements() -> None:
    both = telling._with_pauses
    assert [pause for pause, _ in both(said("a", "b"), is_first=True)] == [0, telling.BETWEEN]
    assert [pause for pause, _ in both(said("a", "b"), is_first=False)] == [telling.APART, telling.BETWEEN]


def test_nothing_is_said_before_the_voice_is_there() -> None:
    told = Told()
    told.reciter._is_ready = False
    told.reciter.tell(said("a"))
    assert told.reciter.is_busy
    told.reciter.stop()
    told.reciter.begin()
    assert told.mouth.said == []
    assert told.turns == [True, False]


def test_a_voice_that_does_not_come_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "AT_MOST", 1)
    monkeypatch.setattr(telling, "A_LETTER", 0)
    told = Told()
    told.reciter.tell(said("a", "b"))
    until(lambda: told.mouth.said == ["a", "b"])
    until(lambda: not told.reciter.is_busy)
    assert told.turns == [True, False]


def test_paused_it_says_nothing_new_and_goes_on_where_it_was() -> None:
    told = Told()
    told.reciter.tell(said("a", "b"))
    until(lambda: told.mouth.is_saying)
    told.reciter.pause(True)
    assert told.mouth.is_paused
    told.mouth.end()
    until(lambda: not told.mouth.is_saying)
    assert told.mouth.said == ["a"]
    assert told.reciter.is_busy
    told.reciter.pause(False)
    assert told.next() == "b"
