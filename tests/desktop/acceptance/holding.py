"""Somebody holds Space on a real keyboard, until the cover opens; it says what came of it.

python -m tests.desktop.acceptance.holding FOLDER
"""

from __future__ import annotations

import ctypes
import json
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from shiboken6 import delete

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for, window_of

SPACE = 0x20
PATIENCE_MS = 6000


class Keyboard:
    """That of the X server: it repeats what is held, as it does for anybody."""

    def __init__(self) -> None:
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))

    def send(self, down: bool) -> None:
        self._test.XTestFakeKeyEvent(self._display, self._x.XKeysymToKeycode(self._display, SPACE), down, 0)
        self._x.XFlush(self._display)


class Counter(QObject):
    """How often the window has heard of the key."""

    presses = 0

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        self.presses += event.type() == QEvent.Type.KeyPress
        return False


def main(folder: str) -> None:
    application_of()
    app = App(Start(Path(folder), language="en"))
    app.games.begin(Draft("jinro_nine", tuple(map(Person, "ABCDEFGHI"))))
    stage = app.navigator.stage
    assert stage is not None
    stage.momentsSeen()
    engine = engine_for(app)
    window = window_of(engine)
    app.show(window)
    window.requestActivate()
    counter, keyboard, waiting = Counter(), Keyboard(), QEventLoop()
    window.installEventFilter(counter)
    # Once the cover hears; and no longer than anybody would.
    QTimer.singleShot(1000, lambda: keyboard.send(True))
    QTimer.singleShot(PATIENCE_MS, waiting.quit)
    stage.pageChanged.connect(waiting.quit)
    # Qt looks ahead for repeats in what has come already: here, as with people, it comes one by one.
    waiting.exec()
    keyboard.send(False)
    sys.stdout.write(json.dumps({"state": stage.shown.state, "presses": counter.presses}))
    window.close()
    delete(engine)
    app.games.leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
