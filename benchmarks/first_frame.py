"""How long until Home is on the screen, beside an empty QML window started in turn with it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from os import environ
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
    app, empty = zip(*(_both() for _ in range(RUNS)), strict=True)
    yield Row("Home", median(app), "ms", f"{min(app):.0f} to {max(app):.0f} in {RUNS} starts")
    yield Row("an empty window", median(empty), "ms", f"{min(empty):.0f} to {max(empty):.0f}")
    yield Row("Home beside an empty window", median(app) / median(empty), "times")


def _both() -> tuple[float, float]:
    return _first_frame("-m", "desktop", "first-frame"), _first_frame("-c", EMPTY)


def _first_frame(*command: str) -> float:
    with TemporaryDirectory() as folder:
        given = {**environ, "LANTERN_NIGHT_HOME": folder}
        if sys.platform == "linux" and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
            given.setdefault("QT_QPA_PLATFORM", "offscreen")
        done = subprocess.run([sys.executable, *command], env=given, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["first_frame_ms"])
