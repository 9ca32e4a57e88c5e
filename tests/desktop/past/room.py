"""A shelf with games on it, and the screen that shows it."""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtTest import QTest

from desktop.keep.group_book import GroupBook
from desktop.keep.journal_file import SUFFIX, save_whole
from desktop.keep.shelf import Shelf
from desktop.past.archive.bars import ChartRow
from desktop.past.archive.model import FromLibrary, LibraryModel
from desktop.past.archive.scrolls import ShelfScroll
from desktop.statistics.index import FILE
from i18n import Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.around import FakeApp

NAMES = ("花子", "蓮", "長谷川光太郎", "Aki", "小鳥遊ひまわり", "F", "G", "H", "I", "J", "K", "L", "M")
LONG_AGO = 1_700_000_000.0
A_DAY = 86_400.0


def played(ruleset: str = "jinro_nine", players: int = 9, answers: int = 10_000, first: str = NAMES[0]) -> Game:
    game, bot = Game.new(ruleset, (first, *NAMES[1:players]), seed=4), RandomBot(4)
    while game.ask is not None and len(game.journal["answers"]) < answers:
        game.answer(bot.answer(game.ask))
    return game


class Shop:
    """Puts games on a shelf: each was played a day before the one that was put there earlier."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.day = 0

    def keep(self, ruleset: str = "jinro_nine", players: int = 9, answers: int = 10_000, first: str = NAMES[0]) -> str:
        self.day += 1
        id = f"{self.day:04}"
        path = self.shelf.path(id)
        save_whole(path, played(ruleset, players, answers, first).journal)
        os.utime(path, (LONG_AGO - self.day * A_DAY,) * 2)
        return id

    def many(self, count: int) -> list[str]:
        ids = [self.keep(answers=10)]
        data = self.shelf.path(ids[0]).read_bytes()
        for _ in range(count - 1):
            self.day += 1
            ids.append(f"{self.day:04}")
            path = self.shelf.path(ids[-1])
            path.write_bytes(data)
            os.utime(path, (LONG_AGO - self.day * A_DAY,) * 2)
        return ids


class Library:
    def __init__(self, shelf: Shelf, qtbot: Any, language: str = "en", now: float = LONG_AGO, **look: Any) -> None:
        self.shelf = shelf
        self.qtbot = qtbot
        self.app = FakeApp(language, **look)
        self.cache = shelf.folder.parent / FILE
        self.book = GroupBook(shelf.folder.parent)
        ways = self.app.ways(FromLibrary)
        self.model = LibraryModel(self.app.preferences, shelf, self.cache, ways, self.book, lambda: now)
        parts: Any = self.model.parts
        wins = parts.wins
        self.wins, self.seasons = wins, parts.seasons
        # As QML has them.
        self.games: Any = self.model.games
        self._bars: Any = wins.bars
        self.shown = self.app.show("library", self.model)
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.model.is_busy, timeout=60_000)
        self.settle()

    def settle(self) -> None:
        """A list makes its rows when it is drawn."""
        QTest.qWait(0)
        self.shown.window.grabWindow()

    def click(self, name: str) -> None:
        self.shown.click(name)
        self.wait()

    def type(self, text: str) -> None:
        self.shown.type(text)
        self.settle()

    @property
    def ids(self) -> list[str]:
        return [key.removesuffix(SUFFIX) for key in self.games.keys]

    @property
    def bars(self) -> list[ChartRow]:
        return _rows(self._bars)

    @property
    def scrolls(self) -> list[ShelfScroll]:
        return _rows(self.games)

    @property
    def said(self) -> str:
        return str(self.model.shown().strip.text)

    def says(self, id: str, **params: Any) -> bool:
        return Words(self.app.preferences.language).text(id, **params) in self.shown.texts()


def _rows(rows: Any) -> list[Any]:
    return [rows.data(rows.index(place)).record for place in range(rows.rowCount())]
