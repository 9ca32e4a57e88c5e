"""A television is plugged in and pulled out of an X server while a game is played; it says what was where.

python -m tests.desktop.acceptance.two_screens FOLDER
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import delete

from desktop.demo.director import Hourglass
from desktop.demo.hands import Hands
from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for, window_of
from tests.desktop import around

# How long at most, and how often somebody looks.
PATIENCE_MS, STEP_MS = 5000, 100


class Monitor(ctypes.Structure):
    """As libXrandr has it."""


Monitor._fields_ = [
    ("name", ctypes.c_ulong),
    *((name, ctypes.c_int) for name in ("primary", "automatic", "outputs_count", "x", "y", "width", "height")),
    # In millimetres.
    *((name, ctypes.c_int) for name in ("across", "down")),
    ("outputs", ctypes.c_void_p),
]


class Plugs:
    """Those of the X server: to Qt what is plugged in here is a screen like any other."""

    def __init__(self) -> None:
        self._x, self._randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = self._x.XInternAtom.restype = ctypes.c_ulong
        self._randr.XRRAllocateMonitor.restype = ctypes.POINTER(Monitor)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def plug(self, name: str, left: int, width: int, height: int) -> None:
        made = self._randr.XRRAllocateMonitor(self._display, 0)
        monitor = made.contents
        monitor.name, monitor.primary, monitor.automatic = self._atom(name), left == 0, 0
        monitor.x, monitor.y, monitor.width, monitor.height = left, 0, width, height
        monitor.across, monitor.down = width // 4, height // 4
        self._randr.XRRSetMonitor(self._display, self._root, made)
        self._x.XSync(self._display, 0)

    def pull(self, name: str) -> None:
        self._randr.XRRDeleteMonitor(self._display, self._root, ctypes.c_ulong(self._atom(name)))
        self._x.XSync(self._display, 0)

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))


class Evening:
    def __init__(self, folder: Path) -> None:
        self.clock = Hourglass()
        self.app = App(Start(folder, fast=True, language="en", clock=self.clock))
        self.app.navigator.home()
        self.engine = engine_for(self.app)
        self.window = window_of(self.engine)
        self.app.show(self.window)
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)
        self.hands = Hands(self.window, self.engine)
        self.seen: dict[str, Any] = {}

    def begin(self) -> None:
        self.app.games.begin(Draft("jinro_nine", tuple(map(Person, "ABCDEFGHI")), options={"ballots": "open"}))
        self.hands.settle()

    def look(self, at: str, until: Callable[[], bool] = lambda: True) -> None:
        for _ in range(PATIENCE_MS // STEP_MS):
            QTest.qWait(STEP_MS)
            if until():
                break
        second, stage, state = self.app.second, self.app.navigator.stage, ""
        wall = second.window if second is not None else None
        if stage is not None:
            state = stage.shown.state
        self.seen[at] = {
            "wall": [self.screen_of(wall), *wall.geometry().getRect()] if wall is not None else None,  # type: ignore[misc]
            "shows": second.shows.shown.state if second is not None else "",
            "holder": getattr(getattr(second.shows.shown, "step", None), "seat", 0) if second is not None else 0,
            "state": state,
            "answers": stage.session.game.answers if stage is not None else 0,
            "own": self.screen_of(self.window),
            "active": self.window.isActive(),
        }

    def screen_of(self, window: QQuickWindow) -> str:
        known = QQmlProperty.read(window, "screen")
        return str(known.property("name")) if isinstance(known, QObject) else ""

    def take_up(self) -> None:
        self._pass(0.5)
        at = self.hands.press("hold")
        self._pass(1.0)
        self.hands.release(at)
        self._pass(0.5)

    def _pass(self, seconds: float) -> None:
        self.clock.now += seconds
        if self.app.navigator.stage is not None:
            self.app.navigator.stage.tick()
        self.hands.settle()

    def has_wall(self) -> bool:
        return self.app.second is not None and self.app.second.window is not None

    def is_on(self, screen: str, width: int) -> bool:
        wall = self.app.second.window if self.app.second is not None else None
        return wall is not None and (self.screen_of(wall), wall.width()) == (screen, width)

    def has_none(self) -> bool:
        return not self.has_wall()

    def close(self) -> None:
        self.app.games.leave()
        self.window.close()
        self.look("closed")
        delete(self.engine)
        self.app.end()


def main(folder: str) -> None:
    plugs = Plugs()
    plugs.plug("OWN", 0, 1280, 1080)
    application_of()
    evening = Evening(Path(folder))
    evening.look("off")
    evening.hands.tap("settings")
    around.Hands(evening.window, []).click("option-second_screen")
    evening.look("nothing plugged in")
    plugs.plug("TV", 1280, 1920, 1080)
    evening.look("plugged in", evening.has_wall)
    evening.hands.tap("back")
    evening.begin()
    evening.look("begun")
    evening.take_up()
    evening.look("lit")
    pull_and_plug(evening, plugs)
    evening.close()
    sys.stdout.write(json.dumps(evening.seen))


def pull_and_plug(evening: Evening, plugs: Plugs) -> None:
    plugs.pull("TV")
    evening.look("pulled", evening.has_none)
    plugs.plug("TV", 1280, 1920, 1080)
    evening.look("again", evening.has_wall)
    # Asleep and awake: the television goes, and comes at another size.
    plugs.pull("TV")
    evening.look("asleep", evening.has_none)
    plugs.plug("TV", 1280, 1600, 900)
    evening.look("awake", lambda: evening.is_on("TV", 1600))
    plugs.plug("LARGER", 2880, 1920, 1080)
    evening.look("two", lambda: evening.is_on("LARGER", 1920))
    evening.app.preferences.change(second_screen_at="TV")
    evening.look("chosen", lambda: evening.is_on("TV", 1600))
    plugs.pull("TV")
    evening.look("another", lambda: evening.is_on("LARGER", 1920))


if __name__ == "__main__":
    main(*sys.argv[1:])
