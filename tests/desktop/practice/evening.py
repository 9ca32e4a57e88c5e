"""A practice round in the whole app, and the way to its first turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.demo.director import Hourglass
from desktop.practice.model import PracticeModel
from desktop.practice.round import round_of
from desktop.start.app import App, Start
from desktop.table.pages.pages import CoverPage, Page
from desktop.table.stage.stage import Stage
from i18n import Words
from tests.desktop.around import Opened

RULES, PLAYED = round_of()
ME = PLAYED.me
MOST = 4000


class Evening(Opened):
    """An app in its window, and a clock that goes on while somebody waits."""

    def __init__(
        self, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 720), text: float = 1.0
    ) -> None:
        self.clock = Hourglass()
        app = App(Start(folder, fast=True, language=language, clock=self.clock))
        app.preferences.change(text=text, reduced_motion=True)
        super().__init__(app, size)
        self.words = Words(language)
        self.lines: list[str] = []

    @property
    def stage(self) -> Stage:
        stage = self.app.navigator.stage
        assert stage is not None
        return stage

    @property
    def page(self) -> Page:
        return self.stage.shown

    @property
    def me(self) -> str:
        return self.stage.session.game.players[ME - 1]

    @property
    def model(self) -> PracticeModel:
        model = self.app.navigator.parts.practice
        assert isinstance(model, PracticeModel)
        return model

    @property
    def line(self) -> str:
        return str(self.model.shown().line)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 10)):
            self.clock.now += 0.1
            self.stage.tick()
            self.model.tick()
        QTest.qWait(0)
        if self.line not in self.lines:
            self.lines.append(self.line)

    def until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(MOST):
            if is_so():
                return
            self.wait(0.1)
        raise AssertionError(f"still at {self.line}")

    def says(self, id: str) -> bool:
        return self.line == self.words.text(id, name=getattr(self.page, "name", ""))

    def held(self, name: str, seconds: float) -> None:
        at = self.middle(name).toPoint()
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, pos=at)
        self.wait(seconds)
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=at)
        self.wait(0.1)

    def is_my(self, kind: type[Page]) -> bool:
        return isinstance(self.page, kind) and getattr(self.page, "name", "") == self.me

    def close(self) -> None:
        self.app.games.leave()
        super().close()


def begin(evening: Evening, ruleset: str = RULES.id) -> None:
    evening.click("practice")
    evening.click(f"round-{ruleset}")


def first_turn(evening: Evening) -> None:
    begin(evening)
    evening.until(lambda: evening.is_my(CoverPage))
    evening.wait(0.5)
