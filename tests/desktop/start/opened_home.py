"""The whole app at Home, and a game that is begun from there."""

from __future__ import annotations

from pathlib import Path

import shiboken6
from PySide6.QtTest import QTest

from desktop.demo.director import Hourglass
from desktop.demo.hands import Hands
from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.start.window import engine_for, window_of
from desktop.table.stage.stage import Stage

NAMES = ("花子", "Aki", "小满", "D", "E", "F", "G", "H", "I")


class Home:
    """An app with its window, hands to press it with, and a clock that stands."""

    def __init__(self, folder: Path) -> None:
        self.clock = Hourglass()
        self.app = App(Start(folder, fast=True, language="en", clock=self.clock))
        self.app.navigator.home()
        self.engine = engine_for(self.app)
        self.warnings: list[str] = []
        self.engine.warnings.connect(lambda found: self.warnings.extend(one.toString() for one in found))
        self.window = window_of(self.engine)
        self.app.show(self.window)
        QTest.qWaitForWindowActive(self.window)
        self.hands = Hands(self.window, self.engine)
        self.hands.settle()

    def begin(self) -> Stage:
        self.app.games.begin(Draft("jinro_nine", tuple(map(Person, NAMES)), "9A"))
        self.hands.settle()
        return self.stage

    @property
    def stage(self) -> Stage:
        stage = self.app.navigator.stage
        assert stage is not None
        return stage

    def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        self.stage.tick()
        self.hands.settle()

    def take_up(self) -> None:
        self.pass_time(0.5)
        at = self.hands.press("hold")
        self.pass_time(1.0)
        self.hands.release(at)
        self.pass_time(0.5)

    def close(self) -> None:
        assert self.warnings == [], self.warnings
        self.window.close()
        # The engine goes before the models do: bindings must not see them leave.
        shiboken6.delete(self.engine)
