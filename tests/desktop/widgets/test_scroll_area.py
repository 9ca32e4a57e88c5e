"""What is longer than its place, and the bar beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rulebook.model import RulebookModel
from tests.desktop.around import FakeApp, Shown

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def chapter(qtbot: QtBot) -> Iterator[Shown]:
    app = FakeApp()
    model = RulebookModel(app.preferences, lambda: None)
    model.open(None)
    shown = app.show("rulebook", model)
    shown.click("book-langrensha")
    shown.click("tab-night")
    qtbot.waitUntil(lambda: shown.has("textBar"))
    yield shown
    shown.close()


def share(area: QQuickItem) -> float:
    """How far it is scrolled: 0 at the top, 1 at the end."""
    return float(area.property("contentY")) / (float(area.property("contentHeight")) - area.height())


def test_the_bar_is_dragged_from_one_end_to_the_other(chapter: Shown) -> None:
    area, bar = chapter.item("text"), chapter.item("textBar")
    top = bar.mapToScene(QPointF(bar.width() / 2, 4)).toPoint()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(chapter.window, left, pos=top)
    assert share(area) == 0
    seen = []
    for way in range(0, round(bar.height()) + 40, 20):
        QTest.mouseMove(chapter.window, top + QPoint(0, way))
        seen.append(share(area))
    QTest.mouseRelease(chapter.window, left, pos=top)
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)


def test_a_tap_beside_the_thumb_brings_the_thumb_there(chapter: Shown) -> None:
    area, bar = chapter.item("text"), chapter.item("textBar")
    chapter.click("textBar")
    assert share(area) == 0  # that is the thumb itself
    end = bar.mapToScene(QPointF(bar.width() / 2, bar.height() - 4)).toPoint()
    QTest.mouseClick(chapter.window, Qt.MouseButton.LeftButton, pos=end)
    assert share(area) == pytest.approx(1)


def test_where_all_is_in_sight_there_is_no_bar(chapter: Shown, qtbot: QtBot) -> None:
    area = chapter.item("text")
    chapter.resize(1280, 720 + round(float(area.property("contentHeight"))))
    qtbot.waitUntil(lambda: not chapter.has("textBar"))
