"""The shelf's view model. What is deleted goes for good only when one leaves; until then it can be put back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from PySide6.QtCore import QTimer, Slot

from desktop.keep.journal_file import CannotKeep
from desktop.keep.shelf import CannotResume, Listed
from desktop.library.page import LibraryPage, page
from desktop.screen import Desk, Screen

ON_A_BOARD = 40
# Games that are read between two frames.
AT_ONCE = 4
_KEEPING = {"full": "error.disk_full", "read_only": "error.read_only"}


class Games(Protocol):
    def games(self) -> Iterator[Listed]: ...

    def delete(self, id: str) -> None: ...


class LibraryDesk(Desk, Protocol):
    def take_up(self, id: str) -> None:
        """Goes on with an unfinished game. `CannotResume` or `CannotKeep` where that can't be."""

    def replay(self, id: str) -> None:
        """Opens a finished game on the end screen."""


class LibraryModel(Screen):
    def __init__(self, desk: LibraryDesk, shelf: Games) -> None:
        super().__init__(desk)
        self._library = desk
        self._shelf = shelf
        self._games: list[Listed] = []
        self._unread: Iterator[Listed] | None = None
        self._deleted: Listed | None = None
        self._first = 0
        self._trouble = ""
        # Somebody has been elsewhere, and a game may have been played there.
        self._is_left = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_on)
        self.look_again()

    def refresh(self) -> None:
        if self._is_left:
            self.look_again()
        else:
            super().refresh()

    def look_again(self) -> None:
        self._games, self._first, self._trouble = [], 0, ""
        self._is_left = False
        self._unread = self._shelf.games()
        self._timer.start()
        self.refresh()

    def made(self) -> LibraryPage:
        return page(
            self.words,
            [game for game in self._games if game is not self._deleted],
            self._first,
            ON_A_BOARD,
            is_loading=self._unread is not None,
            deleted=self._deleted,
            trouble=self._trouble,
        )

    @property
    def is_reading(self) -> bool:
        return self._unread is not None

    def _read_on(self) -> None:
        found = list(islice(self._unread or iter(()), AT_ONCE))
        self._games += found
        if not found:
            self._unread = None
            self._timer.stop()
        # A long shelf is not drawn anew for what stands further back.
        if not found or len(self._games) <= ON_A_BOARD + AT_ONCE:
            self.refresh()

    @Slot(str)
    def open(self, id: str) -> None:
        game = next((game for game in self._games if game.id == id), None)
        if game is None or game.state == "damaged":
            return
        self._clear_away()
        self._is_left = True
        try:
            self._library.take_up(id) if game.state == "unfinished" else self._library.replay(id)
        except CannotResume as refused:
            self._say(refused.reason)
        except CannotKeep as refused:
            self._say(_KEEPING.get(refused.reason, "error.cannot_keep"))

    def _say(self, trouble: str) -> None:
        self._is_left, self._trouble = False, trouble
        self.refresh()

    @Slot(str)
    def delete(self, id: str) -> None:
        self._clear_away()
        self._deleted = next((game for game in self._games if game.id == id), None)
        self.refresh()

    @Slot()
    def put_back(self) -> None:
        self._deleted = None
        self.refresh()

    @Slot(int)
    def turn(self, boards: int) -> None:
        first = self._first + boards * ON_A_BOARD
        if 0 <= first < len(self._games):
            self._first = first
            self.refresh()

    @Slot()
    def leave(self) -> None:
        self._clear_away()
        self._is_left = True
        self.desk.go("home")

    def _clear_away(self) -> None:
        if self._deleted is None:
            return
        try:
            self._shelf.delete(self._deleted.id)
            self._games.remove(self._deleted)
        except OSError:
            self._trouble = "error.read_only"
        self._deleted = None
        self.refresh()
