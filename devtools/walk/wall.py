"""The second screen's window, hung beside a game that is walked through: it follows whatever lies on the table."""

from __future__ import annotations

from shiboken6 import delete

from desktop.start.second_window import engine_for_wall
from desktop.start.window import window_of
from desktop.table.second.model import SecondScreen
from desktop.widgets.looks import Looks
from devtools.gallery.around import Opened, Size
from devtools.gallery.drawn_once import DRAWN_ONCE
from devtools.gallery.unpainted import blank, unpaint


class Wall:
    def __init__(self, opened: Opened, size: Size, *, painted: bool = True) -> None:
        self._hands, self._navigator = opened.hands, opened.app.navigator
        preferences = opened.app.preferences
        self._shows = SecondScreen(preferences, Looks(preferences, fast=True))
        self.engine = engine_for_wall(self._shows, DRAWN_ONCE.picture if painted else blank)
        self.window = window_of(self.engine)
        if not painted:
            unpaint(self.window)
        self.window.resize(*size)
        self._navigator.turned.connect(self._follow)
        self.window.show()

    def draw(self) -> None:
        """What stands in rows and columns finds its place when it is drawn."""
        self._hands.settle()
        self.window.grabWindow()
        self._hands.settle()

    def close(self) -> None:
        self._navigator.turned.disconnect(self._follow)
        self.window.close()
        # The engine goes before the model does: bindings must not see it leave.
        delete(self.engine)

    def _follow(self) -> None:
        self._shows.follow(self._navigator.stage)
