"""How long until the end of a long game of twenty is on the screen, and a step of it, in a window of 1280 × 720."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import shiboken6
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from benchmarks import Row
from benchmarks.around import LONG
from desktop.after.end.model import EndModel
from desktop.demo.hands import NotThere
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.games import PastGame
from desktop.start.window import engine_for, window_of
from rulesets.engine.bots import RandomBot, play_out

TIMES = 15


def rows() -> Iterator[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application_of()
    game = LONG.game(1)
    play_out(game, RandomBot(1))
    with TemporaryDirectory() as folder:
        app = App(Start(Path(folder), fast=True, language="ja"))
        app.navigator.home()
        engine = engine_for(app)
        window = window_of(engine)
        app.show(window)
        QTest.qWaitForWindowActive(window)
        yield from _measured(app, window, game.journal)
        app.navigator.home()
        QTest.qWait(0)
        window.close()
        shiboken6.delete(engine)


def _measured(app: App, window: QQuickWindow, journal: dict[str, Any]) -> Iterator[Row]:
    def opened() -> None:
        app.navigator.end(PastGame(journal, {}), "home")

    def left() -> None:
        app.navigator.home()
        # What was on the screen goes before its model does.
        QTest.qWait(0)

    first, *later = [_until_seen(window, opened, left) for _ in range(TIMES)]
    model = _model(app, opened)
    steps = len(model.replay.steps)
    yield Row("a game of 20, opened", median(later), "ms", f"{steps} steps; the first time {first:.0f} ms")
    yield Row("one step of it", median(_until_seen(window, lambda: model.step(-1)) for _ in range(TIMES)), "ms")


def _model(app: App, opened: Callable[[], None]) -> EndModel:
    opened()
    model = app.navigator.parts.end
    if model is None:
        raise NotThere("there is no end")
    return model


def _until_seen(window: QQuickWindow, act: Callable[[], None], after: Callable[[], None] = lambda: None) -> float:
    began = perf_counter()
    act()
    window.grabWindow()
    took = 1000 * (perf_counter() - began)
    after()
    return took
