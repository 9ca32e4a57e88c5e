"""The one window: loaded, not yet shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from desktop.start.screen_files import MAIN, url
from desktop.widgets.motifs import MotifImages

if TYPE_CHECKING:
    from desktop.start.app import App
    from desktop.widgets.kept_pictures import Kept


def engine_for(app: App, kept: Kept | None = None) -> QQmlApplicationEngine:
    engine = QQmlApplicationEngine()
    load(engine, app, kept)
    return engine


def load(engine: QQmlApplicationEngine, app: App, kept: Kept | None = None) -> None:
    engine.addImageProvider("motif", MotifImages(kept.picture if kept else None))
    engine.setInitialProperties({"app": app.front})
    engine.load(url(MAIN))


def window_of(engine: QQmlApplicationEngine) -> QQuickWindow:
    for found in engine.rootObjects():
        if isinstance(found, QQuickWindow):
            return found
    raise SystemExit("The window could not be drawn.")
