"""How long until Home is on the screen, beside an empty QML window started in turn with it.

Both count from their first line, with all that they import compiled, as it is once installed, and what Qt keeps of a
screen kept; both open 1280 × 720.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from os import environ
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks import Row

RUNS = 9
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
def drawn():
    print(json.dumps({"first_frame_ms": 1000 * (perf_counter() - began)}), flush=True)
    window.frameSwapped.disconnect(drawn)
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
    yield Row("Home, the very first start", first, "ms", "nothing is compiled or kept yet")
    yield Row("Home", median(app), "ms", f"{min(app):.0f} to {max(app):.0f} in {RUNS} starts")
    yield Row("an empty window", median(empty), "ms", f"{min(empty):.0f} to {max(empty):.0f}")
    yield Row("Home beside an empty window", median(app) / median(empty), "times")


def _both(given: Mapping[str, str]) -> tuple[float, float]:
    return _first_frame(given, "-m", "desktop", "first-frame"), _first_frame(given, "-c", EMPTY)


def _environment(folder: Path) -> dict[str, str]:
    given = {**environ, "LANTERN_NIGHT_HOME": str(folder / "home"), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    # Qt's folder for what it keeps, where there is such a thing.
    given["XDG_CACHE_HOME"] = str(folder / "cache")
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    if sys.platform == "linux" and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        given.setdefault("QT_QPA_PLATFORM", "offscreen")
    return given


def _first_frame(given: Mapping[str, str], *command: str) -> float:
    done = subprocess.run([sys.executable, *command], env=dict(given), capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["first_frame_ms"])
