"""Presses what is on the screen, as fingers do: found by its name, pressed where it is drawn."""

from __future__ import annotations

from time import monotonic
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QMouseEvent
from PySide6.QtQml import QJSEngine, QJSValue, QQmlEngine
from PySide6.QtQuick import QQuickWindow

# How long something may take to appear; far more than it ever needs.
PATIENCE = 20.0
# Milliseconds from one tap to the next, as their events count them: no two are ever a double one.
APART = 1000
# Items are looked for where they live: wrapped for Python, those of a Repeater do not outlast the walk.
WALK = """
(function (window, wanted) {
    const found = []
    function walk(item) {
        if (!item.visible)
            return
        if (item.objectName)
            found.push(item)
        for (let number = 0; number < item.children.length; number++)
            walk(item.children[number])
        // Rows place what is in them when a frame is drawn, and some systems are late with that.
        item.ensurePolished()
    }
    walk(window.contentItem)
    if (!wanted)
        return found.map(item => item.objectName)
    return found.filter(item => item.objectName === wanted && item.enabled && item.width > 0).map(item => {
        const middle = item.mapToItem(null, item.width / 2, item.height / 2)
        return [middle.x, middle.y]
    })
})
"""


class NotThere(Exception):
    """Nothing of that name can be seen and used."""


class Hands:
    def __init__(self, window: QQuickWindow, engine: QQmlEngine) -> None:
        self.window = window
        self._taps = 0
        # The stubs promise a pair here; it is the value alone.
        self._walk = cast(QJSValue, engine.evaluate(WALK))
        self.seen = engine.newQObject(window)
        # Or else the engine would take the window with it.
        QJSEngine.setObjectOwnership(window, QJSEngine.ObjectOwnership.CppOwnership)

    def await_window(self) -> None:
        until = monotonic() + PATIENCE
        while not self.window.isExposed():
            if monotonic() > until:
                raise NotThere("the window is not on the screen")
            self.settle()

    def sees(self, name: str) -> bool:
        return bool(self._found(name))

    def names(self) -> list[str]:
        return sorted(self._found(""))

    def press(self, name: str) -> QPoint:
        at = self._put_down(name)
        self.settle()
        return at

    def release(self, at: QPoint) -> None:
        self._point(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)
        self.settle()

    def tap(self, name: str) -> None:
        """At once: what happens in between may take a busy machine as long as a finger rests that taps nothing."""
        self.release(self._put_down(name))

    def lie_idle(self) -> None:
        """The pointer in a corner: a window that was here before may have left it over something."""
        self._point(QEvent.Type.MouseMove, QPoint(0, 0), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
        self.settle()

    def type(self, text: str) -> None:
        for character in text:
            if character.isascii():
                self._strike(character)
            else:
                self._commit(character)
        self.settle()

    def settle(self) -> None:
        """Lets everything that follows from an event happen, twice: bindings may load what binds again."""
        for _ in range(2):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
        # Outside the application's own loop nothing else lets go of the pages that were left.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _put_down(self, name: str) -> QPoint:
        at = self._reach(name)
        self._taps += 1
        # A pointer gets there before it presses.
        self._point(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
        self._point(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton)
        return at

    def _reach(self, name: str) -> QPoint:
        until = monotonic() + PATIENCE
        while monotonic() < until:
            for x, y in self._found(name):
                return QPoint(round(x), round(y))
            self.settle()
        raise NotThere(f"{name} is not on the screen; there are: {', '.join(self.names())}")

    def _found(self, name: str) -> list[Any]:
        answer = self._walk.call([self.seen, QJSValue(name)])
        if answer.isError():
            raise NotThere(answer.toString())
        found = answer.toVariant()
        return list(found) if isinstance(found, list) else []

    def _point(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """To the window, which finds out who is meant."""
        event = QMouseEvent(kind, at, self.window.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(self._taps * APART)
        QCoreApplication.sendEvent(self.window, event)

    def _strike(self, character: str) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(character.upper()), Qt.KeyboardModifier.NoModifier, character)
            QCoreApplication.sendEvent(self.window, event)

    def _commit(self, character: str) -> None:
        """As an input method hands over what was composed."""
        event = QInputMethodEvent()
        event.setCommitString(character)
        focus = self.window.focusObject()
        if focus is not None:
            QCoreApplication.sendEvent(focus, event)
