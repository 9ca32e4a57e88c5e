"""The demo's hands: pressed is what would be drawn there, even before it has been."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from desktop.demo import hands
from desktop.demo.hands import Hands, NotThere

pytestmark = pytest.mark.usefixtures("qapp")

# A window that is never shown: no frame is drawn, so nothing is laid out by one.
ROW = b"""
import QtQuick
Window {
    property string said
    property int taps
    property int wide: 90
    property real rests: 0.8
    width: 400; height: 100
    Row {
        x: 400 - width
        Repeater {
            model: ["first", "second"]
            Rectangle {
                required property string modelData
                objectName: modelData
                width: wide; height: 40
                TapHandler {
                    longPressThreshold: rests
                    onTapped: (point, button) => { said += modelData; taps = Math.max(taps, tapCount) }
                }
            }
        }
    }
    TextInput { objectName: "words"; y: 50; width: 200; height: 50; onTextChanged: said = text }
}
"""


@pytest.fixture
def row() -> Iterator[Hands]:
    engine = QQmlApplicationEngine()
    engine.loadData(ROW, QUrl())
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    yield Hands(window, engine)
    shiboken6.delete(engine)


def test_things_are_pressed_where_they_will_be_drawn(row: Hands) -> None:
    row.window.setProperty("wide", 170)
    at = row.press("first")
    row.release(at)
    assert at == QPoint(400 - 2 * 170 + 170 // 2, 20)
    assert row.window.property("said") == "first"


def test_a_tap_is_one_however_slowly_the_machine_goes(row: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    row.window.setProperty("rests", 0.001)
    monkeypatch.setattr(row, "settle", lambda: QTest.qWait(30))
    row.tap("first")
    assert row.window.property("said") == "first"
    row.release(row.press("second"))
    assert row.window.property("said") == "first"


def test_taps_one_after_the_other_are_never_a_double_one(row: Hands) -> None:
    row.tap("first")
    row.tap("first")
    assert row.window.property("said") == "firstfirst"
    assert row.window.property("taps") == 1


def test_letters_are_typed_and_signs_are_composed(row: Hands) -> None:
    row.tap("words")
    row.type("Aki 花子")
    assert row.window.property("said") == "Aki 花子"


def test_what_never_comes_is_said_with_what_is_there(row: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "PATIENCE", 0.0)
    with pytest.raises(NotThere, match="third is not on the screen; there are: first, second, words"):
        row.tap("third")
    with pytest.raises(NotThere, match="the window"):
        row.await_window()
