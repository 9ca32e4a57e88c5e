"""A demo whose people try on every page to take along what they write: it says what they have got of it.

python -m tests.desktop.acceptance.copying RULESET FOLDER SEED
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtTest import QTest

from desktop.demo import director
from desktop.demo.command import Wish
from desktop.demo.director import PAUSE, Director
from desktop.start.application import application_of
from desktop.table.pages.pages import LitPage
from desktop.table.session.places import ScreenPart
from rulesets.engine import Game, ruleset
from tests.desktop.acceptance.people import short

OTHERS = "nobody's"
ACROSS = QPoint(-120, 0)
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
KEYS = (
    (Qt.Key.Key_A, CONTROL),
    (Qt.Key.Key_C, CONTROL),
    (Qt.Key.Key_Home, SHIFT),
    (Qt.Key.Key_Insert, CONTROL),
    (Qt.Key.Key_X, CONTROL),
    (Qt.Key.Key_Delete, SHIFT),
)


class Copying(Director):
    """Counts the pages it has written on, and how often one of the boards held anything else than before."""

    pages = 0
    got: ClassVar[set[str]] = set()

    def _lit(self, page: LitPage) -> None:
        self._wait(PAUSE)
        if self._hands.sees("note"):
            self._hands.tap("note")
            self._write(f"to myself {self.pages}", "noteText")
            self._hands.tap("note")
        super()._lit(page)

    def _answer(self, part: ScreenPart) -> None:
        # A card that is tapped while one may still read is read, and not yet chosen.
        if self._stage.property("isOpen"):
            self._stage.peek()
        super()._answer(part)

    def _write(self, text: str, field: str) -> None:
        if not self._stage.property("isOpen"):
            # Unheld, nothing is in its field.
            self._stage.peek()
        super()._write(text, field)
        Copying.pages += 1
        at = self._hands.press(field)
        QTest.mouseMove(self._hands.window, at + ACROSS)
        self._hands.release(at + ACROSS)
        for key, modifier in KEYS:
            QTest.keyClick(self._hands.window, key, modifier)
            self._hands.settle()
        Copying.got |= boards()
        clear()


def boards() -> set[str]:
    board = QGuiApplication.clipboard()
    modes = [QClipboard.Mode.Clipboard, *([QClipboard.Mode.Selection] if board.supportsSelection() else [])]
    return {board.text(mode) for mode in modes} - {OTHERS}


def clear() -> None:
    board = QGuiApplication.clipboard()
    board.setText(OTHERS)
    if board.supportsSelection():
        board.setText(OTHERS, QClipboard.Mode.Selection)


def main(id: str, folder: str, seed: str) -> None:
    director.Director = Copying  # type: ignore[misc]
    application_of()
    clear()
    game = Game.new(id, short(ruleset(id).players[0]), seed=int(seed))
    director.play(Wish(game, "en", int(seed), None, False, True, (1280, 720), 1), Path(folder))
    selects = QGuiApplication.clipboard().supportsSelection()
    sys.stdout.write(json.dumps({"pages": Copying.pages, "selects": selects, "got": sorted(Copying.got)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
