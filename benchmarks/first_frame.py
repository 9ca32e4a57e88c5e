"""How long until Home is on the screen, beside an empty QML window started in turn with it.

Both count from their first line, with all that they import compiled, as it is once installed; both open 1280 × 720.
But for the first start ever, what Qt and the app keep of a screen is kept. That one has the pictures of Home that are
drawn with a build, and compiles its screens; a bundle has these compiled, too (see `bundle`).
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from os import environ, times
from pathlib import Path
from shutil import rmtree
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from benchmarks import Row
from desktop.keep import settings
from desktop.keep.people import People, Person
from desktop.keep.shelf import Shelf
from desktop.seats.seating import Seating
from i18n import LANGUAGES, po, records
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot

ROUNDS = 9
HOME = "LANTERN_NIGHT_HOME"
# Qt's folder for what it keeps, where there is such a thing.
CACHE = "XDG_CACHE_HOME"
NAMES = tuple(f"P{seat}" for seat in range(1, 10))
GROUPS = 40


class Begun(NamedTuple):
    # How long until the first frame, and how busy the processor was until the program had ended. Where others keep it
    # busy too, the second says more. Windows does not count it.
    frame: float
    busy: float


class Case(NamedTuple):
    name: str
    # What the app's folder holds.
    fill: Callable[[Path], None]
    # Nothing is kept of an earlier start, neither by Qt nor by the app.
    is_first: bool = False


def _set(folder: Path, **values: Any) -> None:
    settings.SettingsFile(folder).change(**values)


def _leave_a_game(folder: Path) -> None:
    """In its second night."""
    game, bot = Game.new("jinro_nine", NAMES, seed=3), RandomBot(3)
    kept = Shelf(folder / "games").begin(game, Seating.plain("jinro_nine", "en", NAMES).written)
    while game.ask is not None and not (game.day == 1 and game.phase == "night"):
        answer = bot.answer(game.ask)
        game.answer(answer)
        kept.file.answer(game.journal["answers"][-1])


def _waiting(**values: Any) -> Callable[[Path], None]:
    def fill(folder: Path) -> None:
        _set(folder, **values)
        _leave_a_game(folder)

    return fill


def _remember_groups(folder: Path) -> None:
    _set(folder, language="en")
    people = People(folder)
    for group in range(GROUPS):
        people.remember(f"G{group}", tuple(map(Person, NAMES)))


CASES = (
    Case("Home", lambda folder: None),
    *(Case(f"a game waits, {language}", _waiting(language=language)) for language in LANGUAGES),
    *(
        Case(f"a game waits, {language}, text 200 %", _waiting(language=language, text=2.0))
        for language in ("ja", "en")
    ),
    Case(f"{GROUPS} groups remembered", _remember_groups),
    Case("the first start ever", lambda folder: None, is_first=True),
)


EMPTY = """
from time import perf_counter
began = perf_counter()
import json
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
application = QGuiApplication([])
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick\\nWindow { width: 1280; height: 720; visible: true }", QUrl())
window = engine.rootObjects()[0]
took = []
def drawn():
    took.append(1000 * (perf_counter() - began))
    # On a real screen another frame may be swapped before the application has ended.
    if len(took) == 1:
        print(json.dumps({"first_frame_ms": took[0]}), flush=True)
        application.quit()
window.frameSwapped.connect(drawn)
application.exec()
del engine
"""


def rows() -> Iterator[Row]:
    _build()
    with TemporaryDirectory() as name:
        folder = Path(name)
        bare = _environment(folder, folder)
        rooms = {case.name: _room(case, folder) for case in CASES}
        fresh = _home(rooms[CASES[0].name])
        _empty(bare)
        for given in rooms.values():
            _home(given)
        rounds = [(_empty(bare), [_in_turn(case, rooms[case.name]) for case in CASES]) for _ in range(ROUNDS)]
    empty = [window for window, _ in rounds]
    yield _row("an empty window", empty, empty)
    for case, starts in zip(CASES, zip(*(homes for _, homes in rounds), strict=True), strict=True):
        yield _row(case.name, starts, empty)
    yield Row("the first start ever, nothing compiled", fresh.frame, "ms", "Python compiles all that it imports, once")


def _build() -> None:
    """What is made with the app, once: words, and the pictures of Home."""
    records.compiled()
    po.compile_all()
    subprocess.run([sys.executable, "-m", "desktop.home"], check=True)


def _row(name: str, starts: Sequence[Begun], empty: Sequence[Begun]) -> Row:
    took = [start.frame for start in starts]
    beside = median(took) / median(start.frame for start in empty)
    busy = mean(start.busy for start in starts) / max(1, mean(start.busy for start in empty))
    note = f"{beside:.2f} × an empty window, {busy:.2f} × by processor; {min(took):.0f} to {max(took):.0f} in {ROUNDS}"
    return Row(name, median(took), "ms", note)


def _room(case: Case, folder: Path) -> dict[str, str]:
    room = folder / case.name
    (room / "home").mkdir(parents=True)
    case.fill(room / "home")
    return _environment(room, folder)


def _in_turn(case: Case, given: Mapping[str, str]) -> Begun:
    if case.is_first:
        for kept in (given[HOME], given[CACHE]):
            rmtree(kept, ignore_errors=True)
    return _home(given)


def _home(given: Mapping[str, str]) -> Begun:
    return _begun(given, "-m", "desktop", "first-frame")


def _empty(given: Mapping[str, str]) -> Begun:
    return _begun(given, "-c", EMPTY)


def _environment(room: Path, folder: Path) -> dict[str, str]:
    given = {**environ, HOME: str(room / "home"), CACHE: str(room / "cache")}
    given["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    if sys.platform == "linux" and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        given.setdefault("QT_QPA_PLATFORM", "offscreen")
    return given


def _begun(given: Mapping[str, str], *command: str) -> Begun:
    before = times()
    done = subprocess.run([sys.executable, *command], env=dict(given), capture_output=True, text=True, check=True)
    after = times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    return Begun(float(json.loads(done.stdout)["first_frame_ms"]), 1000 * busy)
