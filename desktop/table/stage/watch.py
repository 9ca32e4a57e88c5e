"""Watches the window and the machine for whatever breaks privacy: then the cover is up before the next frame."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QCursor, QGuiApplication, QWindow

from desktop.table.privacy.capture import exclude
from desktop.table.stage.stage import Stage

_AWAY = (QWindow.Visibility.Hidden, QWindow.Visibility.Minimized)
_SIGNS_OF_LIFE = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.Wheel,
    }
)


class PrivacyWatch(QObject):
    """Lives as long as its stage."""

    def __init__(self, stage: Stage, window: QWindow, no_capture: bool) -> None:
        super().__init__(stage)
        self._stage = stage
        self._window = window
        self._no_capture = no_capture
        self._shown = ""
        window.installEventFilter(self)
        window.activeChanged.connect(self._looked_away)
        window.visibilityChanged.connect(self._hidden)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._changed)
        stage.pageChanged.connect(self._turned)
        self._turned()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _SIGNS_OF_LIFE:
            self._stage.alive()
        return False

    @Slot()
    def _looked_away(self) -> None:
        if not self._window.isActive():
            self._stage.breakPrivacy()

    @Slot(QWindow.Visibility)
    def _hidden(self, visibility: QWindow.Visibility) -> None:
        if visibility in _AWAY:
            self._stage.breakPrivacy()

    @Slot(Qt.ApplicationState)
    def _changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._stage.breakPrivacy()

    @Slot()
    def _turned(self) -> None:
        state = self._stage.shown.state
        if state == self._shown:
            return
        self._shown = state
        if self._no_capture:
            exclude(int(self._window.winId()), state in ("lit", "lead"))
        self.recentre()

    def recentre(self) -> None:
        """Where a hand was says nothing to who comes next."""
        if self._shown == "cover":
            middle = QPoint(self._window.width() // 2, self._window.height() // 2)
            QCursor.setPos(self._window.mapToGlobal(middle))
