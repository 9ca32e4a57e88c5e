"""The one window: loaded, not yet shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from desktop.look.motifs import MotifImages

if TYPE_CHECKING:
    from desktop.app import App
    from desktop.look.kept import Kept

MAIN = Path(__file__).resolve().parent / "Main.qml"


def engine_for(app: App, kept: Kept | None = None) -> QQmlApplicationEngine:
    engine = QQmlApplicationEngine()
    load(engine, app, kept)
    return engine


def load(engine: QQmlApplicationEngine, app: App, kept: Kept | None = None) -> None:
    engine.addImageProvider("motif", MotifImages(kept.picture if kept else None))
    engine.setInitialProperties({"app": app})
    engine.load(_url(MAIN))


def read_ahead(engine: QQmlEngine, *files: Path) -> None:
    """Qt reads them in a thread of its own, while Python does something else."""
    for file in files:
        QQmlComponent(engine, _url(file), QQmlComponent.CompilationMode.Asynchronous, engine)


def window_of(engine: QQmlApplicationEngine) -> QQuickWindow:
    for found in engine.rootObjects():
        if isinstance(found, QQuickWindow):
            return found
    raise SystemExit("The window could not be drawn.")


def _url(file: Path) -> QUrl:
    return QUrl.fromLocalFile(str(file))
