"""Nine hundred clicks in one process: bindings have been known to lose a reference with each call, and to die of it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from desktop.demo.director import Director
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes
from tests.desktop.acceptance.opened import AT_ONCE
from tests.desktop.acceptance.people import short

CLICKS = 900


class Restless(Director):
    """Clicks about on every page, where nothing comes of it, before it does what has to be done."""

    clicks = 0

    def _is_over(self) -> bool:
        return self.clicks >= CLICKS or super()._is_over()

    def _act(self, state: str) -> None:
        for place in range(4):
            self.clicks += 1
            click_at_the_edge(self._hands.window, place)
        self._hands.settle()
        super()._act(state)


def click_at_the_edge(window: QWindow, place: int) -> None:
    at = QPoint(2, window.height() // 2 + place)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_nine_hundred_clicks_leave_nothing_behind(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    eyes = Eyes(app.window, app.engine)
    clicks, games, left_behind = 0, 0, []
    while clicks < CLICKS:
        none = sys.getrefcount(None)
        app.begin("event_jinro", short(6))
        director = app.director(seed=games, kind=Restless)
        assert isinstance(director, Restless)
        director.clicks = clicks
        director.play()
        clicks, games = director.clicks, games + 1
        app.app.navigator.home()
        app.hands.settle()
        left_behind.append(len(eyes.scene()))
        # A lost one a call would be hundreds.
        assert none - sys.getrefcount(None) < 100
    assert games > 1
    assert max(left_behind) < 1.5 * min(left_behind)
