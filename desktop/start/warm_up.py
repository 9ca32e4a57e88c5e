"""What is done while Home is looked at, so that the next screen waits for less: one step a turn of the event loop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickWindow

from desktop.start.screen_files import ROOMS, read_ahead
from desktop.widgets import fonts

SCREENS = ("setup/Setup", "table/Play", "table/cover/Cover", "table/open/Table", "table/lit/Lit", "table/cover/Spent")
PARTS = (
    "desktop.setup.model",
    "desktop.keep.shelf",
    "desktop.settings.at_table",
    "desktop.table.stage.staging",
    "desktop.table.stage.watch",
)


class Settle(QObject):
    def __init__(self, window: QQuickWindow, engine: QQmlEngine, *first: Callable[[], object]) -> None:
        super().__init__(window)
        files = (ROOMS / f"{screen}.qml" for screen in SCREENS)
        # QML knows what a model shows from the model's import on.
        known = (partial(import_module, part) for part in PARTS)
        self._steps: deque[Callable[[], object]] = deque((*first, fonts.load, *known))
        self._steps.append(partial(read_ahead, engine, *files))
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._window = window
        window.frameSwapped.connect(self._begin)

    @property
    def is_done(self) -> bool:
        return not self._steps

    @Slot()
    def _begin(self) -> None:
        """A slot of an object: it is called in the object's own thread, when that has time.

        Frames may be drawn by another thread, and many of them before this one hears of the first.
        """
        if self._steps and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _step(self) -> None:
        self._steps.popleft()()
        if not self._steps:
            self._timer.stop()
            self._window.frameSwapped.disconnect(self._begin)
