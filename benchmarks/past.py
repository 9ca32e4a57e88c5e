"""Ten thousand past games: what reading them costs, listing them, counting them; and how the screen bears it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import TYPE_CHECKING

from benchmarks import Row
from desktop.estimate.play import EstimatedTable
from desktop.keep.given import ABOUT, RECORD
from desktop.keep.journal_file import SUFFIX, sealed
from desktop.keep.seal import SALT_BYTES
from desktop.records.story import told
from desktop.statistics.evening import games_of
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import as_written, statistics
from desktop.statistics.reading import JournalReading
from desktop.statistics.summary import FINISHED, end_and_record
from rulesets.engine.bots import RandomBot

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickItem, QQuickWindow

    from desktop.past.archive.model import LibraryModel

BOARDS = (
    EstimatedTable("jinro_nine", 9, "9A"),
    EstimatedTable("ultimate_thirteen", 13, "standard"),
    EstimatedTable("event_jinro", 13, "magic13"),
    EstimatedTable("langrensha", 12, "white_wolf_12"),
    EstimatedTable("witch_trial", 9, "9"),
)
GAMES, DIFFERENT = 10_000, 200
# From before there were records: each is played again at first sight.
OLD = 400
# Every so many is left in its middle.
UNFINISHED = 20
# Seconds.
LOOK_IN, BEAT = 0.03, 0.005


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        home = Path(folder) / "elsewhere"
        fill(home / "games", OLD, ends=False)
        yield from _read(home, ", from before there were records")
        home = Path(folder) / "here"
        fill(home / "games", GAMES, ends=True)
        yield from measured(home)


def measured(home: Path) -> Iterator[Row]:
    yield from _read(home)
    yield from _listed(home)
    yield from _shown(home)
    (home / FILE).unlink()
    yield from _shown(home, ", never read")


def fill(folder: Path, games: int, *, ends: bool) -> None:
    """So many files, of fewer that were played. With `ends`, as this app leaves them; without, as it once did."""
    folder.mkdir(parents=True)
    for number in range(DIFFERENT):
        game, bot = BOARDS[number % len(BOARDS)].game(number), RandomBot(number)
        while game.ask is not None and (number % UNFINISHED or len(game.journal["answers"]) < 60):
            game.answer(bot.answer(game.ask))
        end, record = end_and_record(told(game.journal), 1_700_000_000 + number) if game.result else (None, None)
        for copy in range(games // DIFFERENT):
            # A game is counted once: each copy is a game of its own.
            beside = {ABOUT: {"id": token_hex(SALT_BYTES)}, **({RECORD: record} if ends and record else {})}
            data = sealed({**game.journal, **beside}, end if ends else None)
            (folder / f"{number:08x}{copy:08x}{SUFFIX}").write_bytes(data)


def _read(home: Path, which: str = "") -> Iterator[Row]:
    index = Index(home / "games", home / FILE)
    began = perf_counter()
    reading = JournalReading(index, home / FILE)
    while not reading.is_over:
        sleep(LOOK_IN)
        reading.news()
    took, games = perf_counter() - began, len(index.names)
    yield Row(f"reading {games} games for the first time{which}", took, "s", f"{reading.of} read")
    index.save()


def _listed(home: Path) -> Iterator[Row]:
    began, worked = perf_counter(), process_time()
    index = Index(home / "games", home / FILE)
    for name in index.names[:12]:
        index.listed(name)
    yield Row("what is seen of the list at once", 1000 * (perf_counter() - began), "ms", _worked(worked))
    index.recall()
    yield Row("the whole list", perf_counter() - began, "s", f"{len(index.summaries)} games")
    found = statistics(index.summaries)
    yield Row("with statistics", perf_counter() - began, "s", f"{found.games} finished, {len(found.players)} players")
    began = perf_counter()
    one = next(one for one in index.summaries.values() if one.state == FINISHED)
    evening = games_of(index, one.game, one.ended, as_written)
    yield Row("the evening of one of them", 1000 * (perf_counter() - began), "ms", f"{len(evening)} games")


# The screen


def _shown(home: Path, which: str = "") -> Iterator[Row]:
    with _window(home) as (window, open_library):
        began, worked, longest = perf_counter(), process_time(), _Longest()
        model = open_library()
        window.grabWindow()
        took = 1000 * (perf_counter() - began)
        yield Row(f"the screen{which}: until the list is drawn, the first time", took, "ms", _worked(worked))
        model.go_away()
        began, worked = perf_counter(), process_time()
        model.come()
        window.grabWindow()
        took = 1000 * (perf_counter() - began)
        yield Row(f"the screen{which}: and again", took, "ms", _worked(worked))
        longest.until(lambda: not model.is_busy)
        took = perf_counter() - began
        yield Row(f"the screen{which}: until all is known", took, "s", longest.note("longest pause"))
        began, longest = perf_counter(), _Longest()
        model.show_view("charts")
        longest.until(lambda: not model.is_busy)
        yield Row(f"the screen{which}: counting", perf_counter() - began, "s", longest.note("longest pause"))
        model.show_view("shelf")
        longest = _Longest()
        longest.until(lambda: _item(window, "shelf") is not None)
        yield _scrolled(window, which)
        longest = _Longest()
        longest.measure(lambda: model.seek("p1"))
        yield Row(f"the screen{which}: looking for a player", longest.seconds * 1000, "ms")


def _worked(since: float) -> str:
    """What others do on the machine at the same time is no matter to it."""
    return f"{1000 * (process_time() - since):.0f} ms of work"


def _scrolled(window: QQuickWindow, which: str) -> Row:
    """By more than a screen a frame, so that every row is another."""
    shelf, frames, longest = _item(window, "shelf"), 100, _Longest()
    began = perf_counter()
    for frame in range(frames):
        if shelf is not None:
            shelf.setProperty("contentY", 900 * frame)
        longest.measure(window.grabWindow)
    took = 1000 * (perf_counter() - began) / frames
    return Row(f"the screen{which}: a frame with other rows alone", took, "ms", longest.note("longest"))


@dataclass
class _Longest:
    """How long the app heard nothing at a stretch."""

    seconds: float = 0.0

    def measure(self, act: Callable[[], object]) -> None:
        began = perf_counter()
        act()
        self.seconds = max(self.seconds, perf_counter() - began)

    def until(self, is_done: Callable[[], bool]) -> None:
        """By a heart that beats as long as the app hears."""
        from PySide6.QtCore import QEventLoop, Qt, QTimer  # noqa: PLC0415

        loop, heart, last = QEventLoop(), QTimer(), perf_counter()

        def beat() -> None:
            nonlocal last
            self.seconds, last = max(self.seconds, perf_counter() - last - BEAT), perf_counter()
            if is_done():
                loop.quit()

        heart.setTimerType(Qt.TimerType.PreciseTimer)
        heart.timeout.connect(beat)
        heart.start(int(1000 * BEAT))
        loop.exec()

    def note(self, what: str) -> str:
        return f"{what} {1000 * self.seconds:.0f} ms"


@contextmanager
def _window(home: Path) -> Iterator[tuple[QQuickWindow, Callable[[], LibraryModel]]]:
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from shiboken6 import delete  # noqa: PLC0415

    from desktop.start.app import App, Start  # noqa: PLC0415
    from desktop.start.application import application_of  # noqa: PLC0415
    from desktop.start.window import engine_for, window_of  # noqa: PLC0415

    application = application_of()
    app = App(Start(home, language="en"))
    app.navigator.home()
    engine = engine_for(app)
    window = window_of(engine)
    app.show(window)
    window.grabWindow()

    def open_library() -> LibraryModel:
        app.navigator.go("library")
        return app.navigator.parts.library

    yield window, open_library
    window.close()
    # The engine goes before the models do: bindings must not see them leave.
    delete(engine)
    application.processEvents()


def _item(window: QQuickWindow, name: str) -> QQuickItem | None:
    found = [window.contentItem()]
    for item in found:
        if item.objectName() == name:
            return item
        found.extend(item.childItems())
    return None
