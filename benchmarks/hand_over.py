"""How long a page takes from the moment it is there until it is on the screen.

Each kind of page the first time and then: at a table of twenty in a window of 1280 × 720, and covers and lit pages at
smaller tables, with letters twice as large, and on a large screen. A frame is a sixtieth of a second.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import shiboken6
from PySide6.QtQuick import QQuickWindow

from benchmarks import Row
from desktop.demo.command import Wish
from desktop.demo.director import Director, Hourglass
from desktop.demo.frames import Frames
from desktop.demo.hands import Hands, NotThere
from desktop.keep.settings import FILE
from desktop.seats.seating import Seating
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.warm_up import Settle
from desktop.start.window import engine_for, window_of
from i18n.languages import record
from rulesets.engine import Game

FRAME = 1000 / 60
RULESET, LANGUAGE = "langrensha", "ja"
STATES = ("table", "cover", "lit", "spent")
HANDED = ("cover", "lit")


class Case(NamedTuple):
    name: str
    players: int
    size: tuple[int, int] = (1280, 720)
    text: float = 1.0
    # The deal and the first night, and the first day.
    until_day: int = 0


WHOLE = Case("", 20, until_day=1)
OTHERS = (
    Case("6 seats", 6),
    Case("12 seats", 12),
    Case("20 seats, text 200 %", 20, text=2.0),
    Case("20 seats, 3840 × 2160", 20, size=(3840, 2160)),
)


class Stopwatch:
    """From a page's change, before anything is made of it, to the frame that shows it."""

    def __init__(self, app: App, window: QQuickWindow) -> None:
        self.took: defaultdict[str, list[float]] = defaultdict(list)
        self._app = app
        self._changed: tuple[str, float] | None = None
        # Heard before the screen of the game is made, and so before it hears of its pages.
        app.navigator.satDown.connect(self._begin)
        window.frameSwapped.connect(self._seen)

    def _begin(self) -> None:
        self._stage = self._app.navigator.stage
        if self._stage is not None:
            self._stage.pageChanged.connect(self._change)
            self._change()

    def _change(self) -> None:
        if self._changed is None and self._stage is not None:
            self._changed = self._stage.shown.state, perf_counter()

    def _seen(self) -> None:
        if self._changed is not None:
            state, began = self._changed
            self.took[state].append(1000 * (perf_counter() - began))
            self._changed = None


def rows() -> Iterator[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application_of()
    for case in (WHOLE, *OTHERS):
        with TemporaryDirectory() as folder:
            took = _played(case, Path(folder))
        for state in HANDED if case.name else STATES:
            yield from _told(f"{case.name}: {state}".removeprefix(": "), *took[state])


def _told(name: str, first: float, *later: float) -> Iterator[Row]:
    yield Row(f"{name}, the first", first, "ms", f"{first / FRAME:.1f} frames")
    note = f"{median(later) / FRAME:.1f} frames; at most {max(later):.0f} ms in {len(later)}"
    yield Row(name, median(later), "ms", note)


def _played(case: Case, folder: Path) -> dict[str, list[float]]:
    """By real input events."""
    (folder / FILE).write_text(json.dumps({"text": case.text}), encoding="utf-8")
    game = Game.new(RULESET, record(LANGUAGE).names[: case.players], seed=3)
    hourglass = Hourglass()
    app = App(Start(folder, fast=True, language=LANGUAGE, clock=hourglass))
    app.navigator.home()
    engine = engine_for(app)
    window = window_of(engine)
    window.resize(*case.size)
    settle = Settle(window, engine)
    app.show(window)
    hands = Hands(window, engine)
    hands.await_window()
    while not settle.is_done:
        hands.settle()
    watch = Stopwatch(app, window)
    app.games.play(app.games.shelf.begin(game, Seating.plain(RULESET, LANGUAGE, game.players).written))
    stage = app.navigator.stage
    if stage is None:
        raise NotThere("there is no stage")
    wish = Wish(game, LANGUAGE, 3, None, False, True, case.size, case.until_day)
    Director(wish, stage, hands, Frames(None, window), hourglass).play()
    window.close()
    shiboken6.delete(engine)
    app.games.leave()
    return watch.took
