"""How long until Home is on the screen, beside an empty QML window started in turn with it.

Both count from their first line, with all that they import compiled, as it is once installed, and what Qt keeps of a
screen kept; both open 1280 × 720.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import environ, times
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks import Row

RUNS = 9


class Begun(NamedTuple):
    # How long until the first frame, and how busy the processor was until the program had ended. Where others keep it
    # busy too, the second says more. Windows does not count it.
    frame: float
    busy: float


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
    with TemporaryDirectory() as folder:
        given = _environment(Path(folder))
        # The first start of each compiles.
        first, _ = _both(given)
        app, empty = zip(*(_both(given) for _ in range(RUNS)), strict=True)
    yield Row("Home, the very first start", first.frame, "ms", "nothing is compiled or kept yet")
    yield from _beside("first frame", median, [start.frame for start in app], [start.frame for start in empty])
    yield from _beside("processor", mean, [start.busy for start in app], [start.busy for start in empty])


def _beside(
    what: str, middle: Callable[[Iterable[float]], float], app: Sequence[float], empty: Sequence[float]
) -> Iterator[Row]:
    for name, took in (("Home", app), ("an empty window", empty)):
        note = f"{min(took):.0f} to {max(took):.0f} in {len(took)} starts"
        yield Row(f"{name}, {what}", middle(took), "ms", note)
    yield Row(f"Home beside an empty window, {what}", middle(app) / middle(empty), "times")


def _both(given: Mapping[str, str]) -> tuple[Begun, Begun]:
    return _begun(given, "-m", "desktop", "first-frame"), _begun(given, "-c", EMPTY)


def _environment(folder: Path) -> dict[str, str]:
    given = {**environ, "LANTERN_NIGHT_HOME": str(folder / "home"), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    # Qt's folder for what it keeps, where there is such a thing.
    given["XDG_CACHE_HOME"] = str(folder / "cache")
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
