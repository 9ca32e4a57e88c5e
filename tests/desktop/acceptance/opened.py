"""The whole app in its own window on a folder of its own, with hands, keys and eyes on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.demo.command import Wish
from desktop.demo.director import Director, Hourglass
from desktop.demo.frames import Frames, picture
from desktop.demo.hands import Hands
from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.keep.settings import SettingsFile
from desktop.start.app import App, Start
from desktop.start.window import engine_for, window_of
from desktop.table.stage.stage import Stage
from desktop.widgets.typed import Shown
from rulesets.engine import Game

SIZE = (1280, 720)
# No dwell, nothing to wait for.
AT_ONCE = {"dwell_deal": 0.0, "dwell_night": 0.0, "dwell_writing": 0.0}
# As long as inputs stay unheard after a page has changed, and a little.
DEAF = 0.45


class Opened:
    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        language: str = "en",
        size: tuple[int, int] = SIZE,
        fast: bool = True,
        **settings: Any,
    ) -> None:
        if settings:
            SettingsFile(folder).change(**settings)
        self.is_open = True
        self.qtbot = qtbot
        self.clock = Hourglass()
        self.app = App(Start(folder, fast=fast, language=language, clock=self.clock))
        self.app.navigator.home()
        self.engine = engine_for(self.app)
        self.window = window_of(self.engine)
        self.window.resize(*size)
        self.app.show(self.window)
        QTest.qWaitForWindowActive(self.window)
        self.hands = Hands(self.window, self.engine)
        self.hands.settle()

    @property
    def stage(self) -> Stage:
        stage = self.app.navigator.stage
        assert stage is not None
        return stage

    @property
    def game(self) -> Game:
        return self.stage.session.game

    @property
    def page(self) -> Any:
        """What QML has of the stage: the record that it is made of, or a map."""
        page = self.stage.property("page")
        return page.record if isinstance(page, Shown) else page

    @property
    def trouble(self) -> str:
        """What is said of the disk, by the game or around it."""
        stage = self.app.navigator.stage
        return str(self.app.front.property("trouble")) or (str(stage.property("trouble")) if stage is not None else "")

    @property
    def state(self) -> str:
        return self.stage.shown.state

    # Games

    def begin(self, ruleset: str, names: tuple[str, ...], preset: str | None = None, **options: Any) -> None:
        """At once, where the way through Home and Setup is not what is tested."""
        self.app.games.begin(Draft(ruleset, tuple(map(Person, names)), preset, options=options))
        self.hands.settle()

    def take_over(self, game: Game, seating: dict[str, Any]) -> None:
        """A game whose deal is known."""
        self.app.games.play(self.app.games.shelf.begin(game, seating))
        self.hands.settle()

    def director(self, seed: int = 1, hands: Hands | None = None, kind: type[Director] = Director) -> Director:
        """Somebody who plays the game that is on, by the buttons on its pages."""
        wish = Wish(
            self.game, self.app.preferences.language, seed, None, held=False, fast=True, size=SIZE, until_day=None
        )
        return kind(wish, self.stage, hands or self.hands, Frames(None, self.window), self.clock)

    # Hands

    def pass_time(self, seconds: float = DEAF) -> None:
        self.clock.now += seconds
        self.stage.tick()
        self.hands.settle()

    def take_up(self) -> None:
        """Somebody holds "I am …" until the page is there."""
        self.pass_time()
        at = self.hands.press("hold")
        self.pass_time(1.0)
        self.hands.release(at)
        self.pass_time()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)
        self.hands.settle()

    # Eyes

    def focus(self) -> QQuickItem | None:
        """What the keys are at."""
        return self.window.activeFocusItem()

    def picture(self) -> QImage:
        self.hands.settle()
        return picture(self.window)

    def close(self) -> None:
        """As the process ends: the game's lock goes, too."""
        if self.is_open:
            self.is_open = False
            self.window.close()
            self.hands.settle()
            self.app.games.leave()
            # Not left for later: all engines of a process share one register of types, and two can meet in it.
            delete(self.engine)
