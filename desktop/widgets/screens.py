"""The screens that stand beside the one the game is played on: a television, perhaps."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtQml import QQmlProperty


class NamedScreen(NamedTuple):
    id: str
    name: str


class Screens(QObject):
    """They come and go: somebody pulls a plug, the machine sleeps and wakes."""

    changed = Signal()

    def __init__(self, window: QWindow | None = None) -> None:
        """`window`: the game's own."""
        super().__init__()
        self._window = window
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._meet)
            application.screenRemoved.connect(self.changed)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self.changed)
        if window is not None:
            window.screenChanged.connect(self.changed)

    @property
    def beside(self) -> tuple[QScreen, ...]:
        """The largest first. One that shows the same as the game's own is none: it would lie over the game."""
        every = QGuiApplication.screens()
        own = [each.geometry() for each in every if each.name() == self._own]
        others = [each for each in every if own and not each.geometry().intersects(own[0])]
        return tuple(sorted(others, key=_area, reverse=True))

    def chosen(self, wanted: str) -> QScreen | None:
        """As it is wanted, where that one is there; else the largest."""
        beside = self.beside
        return next((each for each in beside if each.name() == wanted), beside[0] if beside else None)

    @property
    def named(self) -> tuple[NamedScreen, ...]:
        return tuple(NamedScreen(each.name(), _name(each)) for each in self.beside)

    @property
    def _own(self) -> str | None:
        """As QML knows it: to Python a window's `screen()` is the window's, and goes with it for everybody."""
        known = QQmlProperty.read(self._window, "screen") if self._window is not None else None
        return str(known.property("name")) if isinstance(known, QObject) else None

    @Slot(QScreen)
    def _meet(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.changed)
        self.changed.emit()


def _area(screen: QScreen) -> int:
    return screen.size().width() * screen.size().height()


def _name(screen: QScreen) -> str:
    """As it calls itself, or as its plug is called; and how large it is."""
    size = screen.size() * screen.devicePixelRatio()
    return f"{screen.model().strip() or screen.name()} · {size.width()}×{size.height()}"
