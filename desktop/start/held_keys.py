"""A key that is held is one press, whatever the system says of it; and it does nothing on a page that came meanwhile.

X11 sends a release and a press for every repeat, at the same moment, and Qt marks neither. Here the two become one
press that is marked, so that whoever asks `isAutoRepeat` is told the truth, and a release is one of a finger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

if TYPE_CHECKING:
    from desktop.table.stage.stage import Stage

# How long a release waits for the press that makes it a repeat, in milliseconds. They are sent together.
GAP = 40
_AWAY = frozenset({QEvent.Type.FocusOut, QEvent.Type.Hide})
_HEARD = _AWAY | {QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride}


class HeldKeys(QObject):
    """Lives as long as its window."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        # A release and a press for every repeat.
        self.come_in_pairs = QGuiApplication.platformName() == "xcb"
        self._stage: Stage | None = None
        self._at: tuple[str, int] = ("", 0)
        self._down: set[int] = set()
        # Down since another page was there.
        self._old: set[int] = set()
        # What waits for the press that makes it a repeat; and which key was released last, and when.
        self._waits: QKeyEvent | None = None
        self._released = (0, 0)
        self._is_passing = False
        self._timer = QTimer(self, singleShot=True, interval=GAP)
        self._timer.timeout.connect(self._let_go)
        window.installEventFilter(self)

    def follow(self, stage: Stage) -> None:
        """Its pages are pages, too."""
        self._stage = stage
        stage.pageChanged.connect(self._look)
        self._look()

    @Slot()
    def turn(self) -> None:
        """Another page is up."""
        self._old |= self._down

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind not in _HEARD or self._is_passing:
            return False
        if kind in _AWAY:
            self._forget()
            return False
        key = cast(QKeyEvent, event)
        if kind == QEvent.Type.KeyPress:
            return self._press(key)
        return self._release(key) if kind == QEvent.Type.KeyRelease else self._shortcut(key)

    @Slot()
    def _look(self) -> None:
        if self._stage is not None:
            at = (self._stage.shown.state, self._stage.session.game.answers)
            if at != self._at:
                self._at = at
                self.turn()

    def _press(self, event: QKeyEvent) -> bool:
        repeats, key = self._repeats(event), _key(event)
        if repeats:
            self._timer.stop()
            self._waits = None
        else:
            self._let_go()
            self._old.discard(key)
        self._down.add(key)
        if key in self._old:
            return True
        is_unmarked = repeats and not event.isAutoRepeat()
        if is_unmarked:
            self._pass(_copy(event, repeats=True))
        return is_unmarked

    def _release(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return True
        self._let_go()
        self._released = (_key(event), event.timestamp())
        if self.come_in_pairs and event.timestamp():
            self._waits = _copy(event)
            self._timer.start()
            return True
        self._lift(event)
        return False

    def _shortcut(self, event: QKeyEvent) -> bool:
        """Asked before a press: whoever accepts it gets the press, and no shortcut does."""
        if not self._repeats(event):
            return False
        event.accept()
        return True

    def _repeats(self, event: QKeyEvent) -> bool:
        is_paired = self.come_in_pairs and event.timestamp() and self._released == (_key(event), event.timestamp())
        return event.isAutoRepeat() or bool(is_paired)

    @Slot()
    def _let_go(self) -> None:
        """It was a finger's."""
        released, self._waits = self._waits, None
        self._timer.stop()
        if released is not None:
            self._lift(released)
            self._pass(released)

    def _lift(self, event: QKeyEvent) -> None:
        self._down.discard(_key(event))
        self._old.discard(_key(event))

    def _forget(self) -> None:
        """Who looks elsewhere lets go elsewhere."""
        self._let_go()
        self._down.clear()
        self._old.clear()

    def _pass(self, event: QKeyEvent) -> None:
        self._is_passing = True
        try:
            QCoreApplication.sendEvent(self._window, event)
        finally:
            self._is_passing = False


def _key(event: QKeyEvent) -> int:
    """Where it lies: what it means changes with Shift. Some systems don't say."""
    return event.nativeScanCode() if event.nativeScanCode() > 1 else -event.key()


def _copy(event: QKeyEvent, repeats: bool = False) -> QKeyEvent:
    copy = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        repeats,
        event.count(),
    )
    copy.setTimestamp(event.timestamp())
    return copy
