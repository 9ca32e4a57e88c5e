"""The whole app for an evening."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.start.app import App, Start
from rulesets.engine.bots import RandomBot
from tests.desktop.around import Opened


class Evening(Opened):
    def __init__(self, folder: Path) -> None:
        super().__init__(App(Start(folder, fast=True, language="en")))

    def set_a_table(self) -> None:
        self.click("poster-jinro_nine")
        self.walk_to("name-1")
        for name in "ABCDEFGHI":
            self.type(name)
            self.press(Qt.Key.Key_Return)

    def leave_the_table(self) -> None:
        stage = self.app.navigator.stage
        assert stage is not None
        stage.leave()
        QTest.qWait(0)

    def play_out(self, id: str) -> None:
        kept, bot = self.app.games.shelf.resume(id), RandomBot(1)
        while (ask := kept.game.ask) is not None:
            answer = bot.answer(ask)
            kept.game.answer(answer)
            kept.file.answer({"ask": ask.id, "answer": answer})
