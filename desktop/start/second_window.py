"""The second screen's window: it comes up where one is connected and wanted, and goes with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QScreen
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from desktop.keep.preferences import Preferences
from desktop.start.navigator import TABLES, Navigator
from desktop.start.screen_files import ROOMS, url
from desktop.start.window import window_of
from desktop.table.second.model import SecondScreen
from desktop.widgets import fonts
from desktop.widgets.looks import Looks
from desktop.widgets.motifs import MotifImages
from desktop.widgets.screens import Screens

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from desktop.widgets.kept_pictures import Find

FILE: Path = ROOMS / "table" / "second" / "SecondWindow.qml"
# Screens that are looked at while a game lies on the table, or has just ended there.
BESIDE = ("rulebook", "settings", "end")


def engine_for_wall(shows: SecondScreen, find: Find | None = None) -> QQmlApplicationEngine:
    fonts.load()
    engine = QQmlApplicationEngine()
    engine.addImageProvider("motif", MotifImages(find))
    engine.setInitialProperties({"second": shows})
    engine.load(url(FILE))
    return engine


class SecondWindow(QObject):
    """It has an engine of its own: nothing that is drawn there can reach what the game's window holds."""

    def __init__(
        self, window: QQuickWindow, navigator: Navigator, preferences: Preferences, screens: Screens, fast: bool
    ) -> None:
        super().__init__(preferences)
        self._own, self._navigator, self._preferences, self._screens = window, navigator, preferences, screens
        self.shows = SecondScreen(preferences, Looks(preferences, fast))
        self._engine: QQmlApplicationEngine | None = None
        self.window: QQuickWindow | None = None
        # Which screen it fills, and how that lies.
        self._at: tuple[str, QRect] | None = None
        navigator.turned.connect(self._follow)
        for told in (preferences.changed, screens.changed):
            told.connect(self.look)
        window.closing.connect(self.put_away)
        self._follow()
        if window.isExposed():
            self.look()
        else:
            window.frameSwapped.connect(self._begin)

    @Slot()
    def look(self) -> None:
        """Whether it is wanted, and where."""
        settings = self._preferences.settings
        screen = self._screens.chosen(settings.second_screen_at) if settings.second_screen else None
        if screen is None:
            self.put_away()
        elif self.window is None:
            self._put_up(screen)
        elif self._at != (screen.name(), screen.geometry()):
            self._place(self.window, screen)

    @Slot()
    def put_away(self) -> None:
        engine, window, self._engine, self.window = self._engine, self.window, None, None
        if window is not None and engine is not None:
            window.hide()
            engine.deleteLater()

    @Slot()
    def _begin(self) -> None:
        """The game's own window is drawn first."""
        self._own.frameSwapped.disconnect(self._begin)
        self.look()

    def _put_up(self, screen: QScreen) -> None:
        self._engine = engine = engine_for_wall(self.shows)
        engine.setParent(self)
        self.window = window_of(engine)
        self.window.setCursor(Qt.CursorShape.BlankCursor)
        self._place(self.window, screen)

    def _place(self, window: QQuickWindow, screen: QScreen) -> None:
        self._at = screen.name(), screen.geometry()
        # What fills one screen does not move to another.
        window.hide()
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.setWindowStates(Qt.WindowState.WindowFullScreen)
        # And not `showFullScreen`, which asks for the eyes of the system.
        window.setVisible(True)

    @Slot()
    def _follow(self) -> None:
        """The game that is on, for as long as it lies on the table."""
        if self._navigator.screen in TABLES:
            self.shows.follow(self._navigator.stage)
        elif self._navigator.screen not in BESIDE:
            self.shows.follow(None)
