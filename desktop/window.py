"""The one window: loaded, not yet shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from desktop.app import App
from desktop.look.kept import Kept
from desktop.look.motifs import MotifImages

MAIN = Path(__file__).resolve().parent / "Main.qml"


def engine_for(app: App, kept: Kept | None = None) -> QQmlApplicationEngine:
    engine = QQmlApplicationEngine()
    engine.addImageProvider("motif", MotifImages(kept.picture if kept else None))
    engine.setInitialProperties({"app": app})
    engine.load(QUrl.fromLocalFile(str(MAIN)))
    return engine


def window_of(engine: QQmlApplicationEngine) -> QQuickWindow:
    for found in engine.rootObjects():
        if isinstance(found, QQuickWindow):
            return found
    raise SystemExit("The window could not be drawn.")
