"""The one window: loaded, not yet shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from desktop.app import App
from desktop.look.motifs import Key, MotifImages

MAIN = Path(__file__).resolve().parent / "Main.qml"
# As Main.qml opens it.
SIZE = (1280, 720)


def engine_for(app: App, ahead: Mapping[Key, Callable[[], QImage]] | None = None) -> QQmlApplicationEngine:
    engine = QQmlApplicationEngine()
    engine.addImageProvider("motif", MotifImages(ahead))
    engine.setInitialProperties({"app": app})
    engine.load(QUrl.fromLocalFile(str(MAIN)))
    return engine


def window_of(engine: QQmlApplicationEngine) -> QQuickWindow:
    for found in engine.rootObjects():
        if isinstance(found, QQuickWindow):
            return found
    raise SystemExit("The window could not be drawn.")
