"""Fingers on the play screens: large enough to hit, and a second one never does what the first has not begun."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.table.pages import pages
from devtools.gallery import played
from devtools.gallery.screens import SCREENS
from devtools.gallery.shoot import Shown
from rulesets.engine import ruleset
from tests.desktop.table.fingers import done, middle, named

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
FINGERTIP = 44
SIZE = (1280, 720)


@pytest.fixture
def show() -> Iterator[Show]:
    up: list[Shown] = []

    def put(page: pages.Page, live: Mapping[str, Any] | None = None, **look: Any) -> Shown:
        up.append(Shown(page, live or {}, SIZE, look))
        up[-1].picture()
        return up[-1]

    yield put
    for shown in up:
        shown.close()


def held_notes(language: str) -> tuple[pages.LitPage, dict[str, Any]]:
    page = played.held(language, 20)
    return replace(page, open=replace(played.inside(page), notes=page.note_phrases)), {"is_open": True}


def deck() -> pages.LitPage:
    """All the cards that there are, as one event has them lie."""
    page = played.lit("ja", layout="cards")
    return replace(page, fields=(replace(page.fields[0], cards=len(ruleset("event_jinro").events)),))


CROWDED: dict[str, Callable[[], tuple[pages.Page, Mapping[str, Any]]]] = {
    "board of 20": lambda: (played.board("ja", 20), {"countdown": 0}),
    "table of 20": lambda: SCREENS["table-20"]("ja"),
    "page of 20": lambda: SCREENS["lit-20-held"]("ja"),
    "hand of 20": lambda: (played.lit("ja", 20, "hand"), {}),
    "notes": lambda: held_notes("ja"),
    "deck": lambda: (deck(), {}),
    "text": lambda: SCREENS["lit-text"]("ja"),
    "cover": lambda: SCREENS["cover-held"]("ja"),
    "pin": lambda: SCREENS["cover-pin"]("ja"),
    "choice": lambda: SCREENS["choose"]("ja"),
}


@pytest.mark.parametrize("screen", CROWDED)
def test_everything_is_as_large_as_a_fingertip(show: Show, screen: str) -> None:
    shown = show(*CROWDED[screen]())
    targets = [item for item in shown.items() if item.property("reach") is not None and is_there(item)]
    assert len(targets) > 2
    small = {item.objectName(): size for item in targets if (size := across(item)) < FINGERTIP}
    assert small == {}


def is_there(item: QQuickItem) -> bool:
    return item.isVisible() and item.isEnabled() and item.width() > 0


def across(item: QQuickItem) -> float:
    return min(item.width(), item.height()) + 2 * float(item.property("reach"))


def test_a_tap_just_beside_a_small_button_is_a_tap_on_it(show: Show) -> None:
    shown = show(played.lit("ja"))
    phrase = named(shown, "notePhrase-1")
    beside = middle(shown, "notePhrase-1") - QPoint(0, round(phrase.height() / 2) + 2)
    QTest.mouseClick(shown.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, beside)
    assert done(shown) == [("notePhrase", 1)]


class Fingers:
    """Several on one screen; each goes down and up by its number."""

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.device = QTest.createTouchDevice()
        self.down: dict[int, QPoint] = {}

    def press(self, finger: int, name: str) -> None:
        at = middle(self.shown, name)
        self._send(lambda touch: touch.press(finger, at, self.shown.window), finger)
        self.down[finger] = at

    def lift(self, finger: int) -> None:
        at = self.down.pop(finger)
        self._send(lambda touch: touch.release(finger, at, self.shown.window), finger)

    def tap(self, finger: int, name: str) -> None:
        self.press(finger, name)
        self.lift(finger)

    def _send(self, act: Callable[[Any], object], finger: int) -> None:
        touch = QTest.touchEvent(self.shown.window, self.device, False)
        act(touch)
        for other in self.down:
            if other != finger:
                touch.stationary(other)
        touch.commit()


def test_a_cover_is_held_by_the_finger_that_began(show: Show) -> None:
    shown = show(played.cover("ja"))
    fingers = Fingers(shown)
    fingers.press(0, "hold")
    fingers.press(1, "hold")
    assert done(shown) == [("hold",)]
    fingers.lift(0)
    assert done(shown) == [("hold",), ("letGo",)]
    fingers.lift(1)
    assert done(shown)[2:] in ([], [("letGo",)])


def test_a_page_is_shut_when_the_finger_that_held_it_goes(show: Show) -> None:
    shown = show(played.lit("ja"))
    fingers = Fingers(shown)
    fingers.press(0, "open")
    fingers.tap(1, "tablet-5")
    fingers.press(1, "open")
    fingers.lift(0)
    assert done(shown) == [("open",), ("choose", "5"), ("shut",)]
    fingers.lift(1)
    assert ("open",) not in done(shown)[1:]
    assert ("peek",) not in done(shown)


def test_a_finger_that_stays_down_does_not_hold_the_next_page(show: Show) -> None:
    shown = show(played.lit("ja"))
    fingers = Fingers(shown)
    fingers.press(0, "open")
    fingers.tap(1, "confirm")
    shown.turn(replace(played.lit("ja"), page=2), {})
    shown.picture()
    fingers.tap(1, "tablet-2")
    fingers.lift(0)
    assert done(shown).count(("open",)) == 1
    assert done(shown).count(("confirm",)) == 1


def test_a_finger_on_the_cover_presses_nothing_on_the_page_below(show: Show) -> None:
    shown = show(played.cover("ja"))
    fingers = Fingers(shown)
    fingers.press(0, "hold")
    shown.turn(played.lit("ja"), {})
    shown.picture()
    fingers.lift(0)
    assert {call[0] for call in done(shown)} <= {"hold", "letGo"}
