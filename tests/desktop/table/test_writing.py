"""What is written on a page leaves it by being confirmed, and in no other way: by no key, no mouse and no undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import QKeyCombination, QPoint, Qt
from PySide6.QtGui import QClipboard, QGuiApplication, QKeySequence
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.table.pages.pages import Page
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from tests.desktop.table.fingers import LEFT, click, middle, named, press

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
SECRET, OTHERS = "secret", "others"
NOTHING = Qt.KeyboardModifier.NoModifier
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def private(layout: str = "text", page: int = 1) -> Page:
    """Held: unheld, what is written is not even in its field."""
    return replace(played.held("en", layout=layout), page=page)


def opened(show: Show, field: str) -> tuple[Shown, QQuickItem]:
    """Something is written in a field, on a page of its own or beside one."""
    pages = {"text": private(), "noteText": private("seats"), "words": open_words()}
    shown = show(pages[field], is_open=True)
    if field == "noteText":
        click(shown, "note")
    click(shown, field)
    press(shown, *(Qt.Key(ord(sign.upper())) for sign in SECRET))
    found = named(shown, field)
    assert found.property("text") == SECRET
    return shown, found


def open_words() -> Page:
    page = played.table("en")
    return replace(page, step=replace(page.step, kind="text", max_length=80))


FIELDS = pytest.mark.parametrize("field", ["text", "noteText", "words"])


def standard_keys() -> Iterator[QKeyCombination]:
    """Whatever some system means by some keys; and walking while something else is held."""
    for meant in QKeySequence.StandardKey:
        # The window's own.
        if meant is not QKeySequence.StandardKey.FullScreen:
            # The stubs don't know that a sequence has its keys in it.
            yield from (cast(Any, sequence)[0] for sequence in QKeySequence.keyBindings(meant))
    for key in (Qt.Key.Key_Insert, Qt.Key.Key_Delete, Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_K):
        for modifier in (CONTROL, SHIFT, Qt.KeyboardModifier.MetaModifier):
            yield QKeyCombination(modifier, key)


@pytest.fixture(autouse=True)
def clipboard() -> Iterator[QClipboard]:
    board = QGuiApplication.clipboard()
    board.setText(OTHERS)
    yield board
    board.clear()


@FIELDS
def test_no_key_takes_what_is_written_away(show: Show, field: str, clipboard: QClipboard) -> None:
    shown, found = opened(show, field)
    took = []
    for keys in dict.fromkeys(standard_keys()):
        found.setProperty("text", SECRET)
        found.setProperty("cursorPosition", 3)
        found.forceActiveFocus()
        QTest.keyClick(shown.window, keys.key(), keys.keyboardModifiers())
        # X11 keeps what is marked, on a board that this test has not.
        if found.property("selectedText") or clipboard.text() != OTHERS:
            took.append((QKeySequence(keys).toString(), found.property("selectedText"), clipboard.text()))
            clipboard.setText(OTHERS)
            found.metaObject().invokeMethod(found, "deselect")
    assert took == []


@FIELDS
def test_no_mouse_marks_what_is_written(show: Show, field: str) -> None:
    shown, found = opened(show, field)
    start = found.mapToScene(QPoint(2, 10)).toPoint()
    for modifier in (NOTHING, SHIFT):
        QTest.mousePress(shown.window, LEFT, modifier, start)
        for across in range(5, 100, 10):
            QTest.mouseMove(shown.window, start + QPoint(across, 0))
        QTest.mouseRelease(shown.window, LEFT, modifier, start + QPoint(100, 0))
        assert found.property("selectedText") == ""
    for _ in range(3):
        QTest.mouseDClick(shown.window, LEFT, NOTHING, start + QPoint(20, 0))
        assert found.property("selectedText") == ""


@FIELDS
def test_what_was_copied_elsewhere_can_be_pasted(show: Show, field: str) -> None:
    shown, found = opened(show, field)
    QTest.keyClick(shown.window, Qt.Key.Key_V, CONTROL)
    assert found.property("text") == SECRET + OTHERS


@FIELDS
def test_the_middle_button_belongs_to_nobody(show: Show, field: str) -> None:
    """What somebody marked elsewhere would come to stand on the page, at a touch."""
    shown, _ = opened(show, field)
    taken = named(shown, field).childItems()
    at = middle(shown, field)
    stops = [item for item in taken if item.acceptedMouseButtons() & Qt.MouseButton.MiddleButton]
    assert [item.contains(item.mapFromScene(at)) for item in stops] == [True]


@pytest.mark.parametrize("turns", [False, True])
def test_nothing_comes_back_by_undoing(show: Show, turns: bool) -> None:
    shown, _ = opened(show, "text")
    shown.turn(played.cover("en") if turns else private(), {})
    shown.turn(private(page=2), {"is_open": True})
    shown.picture()
    click(shown, "text")
    for keys in ((Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_Z, CONTROL | SHIFT), (Qt.Key.Key_Y, CONTROL)):
        QTest.keyClick(shown.window, *keys)
    assert named(shown, "text").property("text") == ""
