"""How long a page takes from the moment it is there until it is on the screen, at a table of twenty.

Each kind of page the first time and then, in a window of 1280 × 720. A frame is a sixtieth of a second.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import shiboken6
from PySide6.QtQuick import QQuickWindow

from benchmarks import Row
from benchmarks.around import LONG
from desktop.app import App, Start
from desktop.demo.command import NAMES, Wish
from desktop.demo.director import Director, Hourglass
from desktop.demo.frames import Frames
from desktop.demo.hands import Hands, NotThere
from desktop.play.seating import Seating
from desktop.run import application_of
from desktop.settle import Settle
from desktop.window import engine_for, window_of
from rulesets.engine import Game

FRAME = 1000 / 60
LANGUAGE = "ja"
STATES = ("table", "cover", "lit", "spent")


class Stopwatch:
    """From a page's change, before anything is made of it, to the frame that shows it."""

    def __init__(self, app: App, window: QQuickWindow) -> None:
        self.took: defaultdict[str, list[float]] = defaultdict(list)
        self._app = app
        self._changed: tuple[str, float] | None = None
        # Heard before the screen of the game is made, and so before it hears of its pages.
        app.stageChanged.connect(self._begin)
        window.frameSwapped.connect(self._seen)

    def _begin(self) -> None:
        self._stage = self._app.stage_now
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
    with TemporaryDirectory() as folder:
        took = _played(Path(folder))
    for state in STATES:
        first, *later = took[state]
        yield Row(f"{state}, the first", first, "ms", f"{first / FRAME:.1f} frames")
        note = f"{median(later) / FRAME:.1f} frames; at most {max(later):.0f} ms in {len(later)}"
        yield Row(state, median(later), "ms", note)


def _played(folder: Path) -> dict[str, list[float]]:
    """The deal, the first night and the first day, by real input events."""
    game = Game.new(LONG.ruleset, NAMES[LANGUAGE].split()[: LONG.players], seed=3)
    hourglass = Hourglass()
    app = App(Start(folder, fast=True, language=LANGUAGE, clock=hourglass))
    app.go("home")
    engine = engine_for(app)
    window = window_of(engine)
    settle = Settle(window, engine)
    app.show(window)
    hands = Hands(window, engine)
    hands.await_window()
    while not settle.is_done:
        hands.settle()
    watch = Stopwatch(app, window)
    app.play(app.shelf.begin(game, Seating.plain(LONG.ruleset, LANGUAGE, game.players).written))
    stage = app.stage_now
    if stage is None:
        raise NotThere("there is no stage")
    wish = Wish(game, LANGUAGE, 3, None, False, True, (1280, 720), 1)
    Director(wish, stage, hands, Frames(None, window), hourglass).play()
    window.close()
    shiboken6.delete(engine)
    app.leave_stage()
    return watch.took
