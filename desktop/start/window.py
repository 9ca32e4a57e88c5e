"""The one window: loaded, not yet shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from desktop.start.screen_files import MAIN, url
from desktop.widgets import fonts
from desktop.widgets.motifs import MotifImages

if TYPE_CHECKING:
    from desktop.start.app import App
    from desktop.widgets.kept_pictures import Find


def engine_for(app: App, find: Find | None = None) -> QQmlApplicationEngine:
    engine = QQmlApplicationEngine()
    load(engine, app, find)
    return engine


def load(engine: QQmlApplicationEngine, app: App, find: Find | None = None) -> None:
    # Before there is a window: with every face that comes later it lays out all its texts anew.
    fonts.read(app.preferences.language)
    engine.addImageProvider("motif", MotifImages(find))
    engine.setInitialProperties({"app": app.front})
    engine.load(url(MAIN))


def window_of(engine: QQmlApplicationEngine) -> QQuickWindow:
    for found in engine.rootObjects():
        if isinstance(found, QQuickWindow):
            return found
    raise SystemExit("The window could not be drawn.")
