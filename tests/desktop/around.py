"""A window with one screen and a desk that remembers what it was asked."""

from __future__ import annotations

import errno
import gc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import Property, QCoreApplication, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from desktop.keep.preferences import Preferences
from desktop.keep.settings import Settings, SettingsFile
from desktop.start.app import App
from desktop.start.screen_files import MAIN, url
from desktop.start.window import engine_for, window_of
from desktop.widgets.motifs import MotifImages
from desktop.widgets.screen import Screen
from devtools.gallery.stand_in import ShowingFront

W = TypeVar("W")
LOOK = {"textScale": 1.0, "distanceScale": 1.0, "reducedMotion": True, "highContrast": False, "fast": True}
LOOK["readings"] = False


class Outlet(ShowingFront):
    """The app as `Main.qml` knows it."""

    def __init__(self, app: FakeApp) -> None:
        super().__init__(app.look)
        self._app = app

    @Property(str, notify=ShowingFront.languageChanged)
    def language(self) -> str:
        return self._app.preferences.language

    @Property(str, notify=ShowingFront.screenChanged)
    def screen(self) -> str:
        return next(iter(self._app.screens))

    @Property(QObject, constant=True)
    def model(self) -> Screen:
        return next(iter(self._app.screens.values()))


class HeldSettings(SettingsFile):
    """Kept in this folder, or nowhere; `refuses`: the disk does not take them."""

    def __init__(self, folder: Path | None = None, **values: Any) -> None:
        self.refuses = False
        self._is_kept = folder is not None
        if folder is not None:
            super().__init__(folder)
        else:
            self.settings = Settings(**values)

    def change(self, **values: Any) -> None:
        if self._is_kept and not self.refuses:
            super().change(**values)
        self.settings = self.settings._replace(**values)
        if self.refuses:
            raise OSError(errno.ENOSPC, "full")


class FakeApp:
    """An app of one screen: it remembers which ways out of it were taken, and with what."""

    def __init__(self, language: str = "en", file: HeldSettings | None = None, **look: Any) -> None:
        self.file = file or HeldSettings()
        self.preferences = Preferences(self.file, language)
        self.look = {**LOOK, **look}
        self.screens: dict[str, Screen] = {}
        self.asked: list[Any] = []
        # What a way raises.
        self.refused: dict[str, Exception] = {}
        self.outlet = Outlet(self)

    def ways(self, kind: type[W]) -> W:
        """Each is remembered by its name, with what it was given."""
        return kind(**{way: partial(self.take, way) for way in kind.__annotations__})

    def take(self, way: str, *given: Any) -> None:
        self.asked.append((way, *given) if given else way)
        if way in self.refused:
            raise self.refused[way]
        if way == "speak":
            self.speak(*given)

    def show(self, screen: str, model: Screen, width: int = 1280, height: int = 720) -> Shown:
        self.screens[screen] = model
        return Shown(self, width, height)

    def dressed(self, **look: Any) -> None:
        self.look = self.outlet.set_look = {**self.look, **look}
        self.outlet.lookChanged.emit()

    def speak(self, language: str) -> None:
        self.preferences.speak(language)
        self.outlet.languageChanged.emit()
        for screen in self.screens.values():
            screen.refresh()


class Hands:
    """Hands and eyes on a window."""

    def __init__(self, window: QQuickWindow, warnings: list[str]) -> None:
        self.window = window
        self.warnings = warnings

    def items(self, root: QQuickItem | None = None) -> list[QQuickItem]:
        """All at once: what Python has of one is good for as long as it has what that one stands in."""
        found = _children(self.window.contentItem() if root is None else root)
        return [each for item in found for each in (item, *self.items(item))]

    def all(self, name: str) -> list[QQuickItem]:
        return [item for item in self.items() if item.objectName() == name and _is_shown(item)]

    def item(self, name: str) -> QQuickItem:
        found = self.all(name)
        assert len(found) == 1, f"{len(found)} items are called {name}: {sorted(self.names())}"
        return found[0]

    def names(self) -> set[str]:
        return {item.objectName() for item in self.items() if item.objectName() and _is_shown(item)}

    def has(self, name: str) -> bool:
        return bool(self.all(name))

    def bring(self, name: str) -> None:
        """Scrolls, as somebody does who wants to press it; anew where that has moved what stands around it."""
        for _ in range(3):
            self._scroll_to(self.item(name))
            QTest.qWait(0)

    def _scroll_to(self, item: QQuickItem) -> None:
        area = item.parentItem()
        while area is not None:
            content, at = area.property("contentItem"), area.property("contentY")
            if isinstance(content, QQuickItem) and at is not None:
                top = item.mapToItem(content, QPointF(0, 0)).y()
                least, most = top + item.height() - area.height(), max(0.0, top)
                if not least <= at <= most:
                    area.setProperty("contentY", max(0.0, min(most, content.height() - area.height())))
            area = area.parentItem()

    def click(self, name: str) -> None:
        self.bring(name)
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=self.middle(name).toPoint())
        QTest.qWait(0)

    def middle(self, name: str) -> QPointF:
        item = self.item(name)
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.window, key, modifier)
        QTest.qWait(0)

    def type(self, text: str) -> None:
        """As an input method hands it over."""
        event = QInputMethodEvent()
        event.setCommitString(text)
        QCoreApplication.sendEvent(self.window.focusObject(), event)
        QTest.qWait(0)

    def focused(self) -> str:
        item: QQuickItem | None = self.window.activeFocusItem()
        while item is not None and not item.objectName():
            item = item.parentItem()
        return item.objectName() if item is not None else ""

    def walk_to(self, name: str, most: int = 200) -> None:
        """By Tab alone."""
        for _ in range(most):
            if self.focused() == name:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name}")

    def texts(self) -> list[str]:
        """As they stand there, and as they are wanted where their lines end elsewhere."""
        shown = [item for item in self.items() if item.property("text") and _is_shown(item)]
        said = ([item.property("text"), item.property("line")] for item in shown)
        return [str(text) for pair in said for text in dict.fromkeys(pair) if text]

    def drag(self, name: str, to: QPointF) -> None:
        start, end = self.middle(name).toPoint(), to.toPoint()
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, pos=start)
        for share in range(1, 11):
            QTest.mouseMove(self.window, start + QPoint(*(way * share // 10 for way in (end - start).toTuple())))
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=end)
        QTest.qWait(0)

    def faults(self) -> list[str]:
        """What no screen may have, in any language and at any size."""
        return [*self.warnings, *self.unsaid(), *self._nameless(), *self._unreachable(), *self._outside()]

    def unsaid(self) -> Iterator[str]:
        """Where a word is missing, a dash stands."""
        return (f"a word is missing: {text}" for text in self.texts() if "—" in text.replace("——", ""))

    def _controls(self) -> Iterator[QQuickItem]:
        for item in self.items():
            if item.activeFocusOnTab() and _is_shown(item) and item.isEnabled():
                yield item

    def _nameless(self) -> Iterator[str]:
        for item in self._controls():
            if not QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name).strip("— "):
                yield f"{item.objectName() or item.metaObject().className()} has no name to be read out"

    def _unreachable(self) -> Iterator[str]:
        """By Tab alone; and what the keys are at is to be seen."""
        controls, reached = list(self._controls()), set[int]()
        for _ in range(len(controls) + 5):
            self.press(Qt.Key.Key_Tab)
            item = self.window.activeFocusItem()
            if _is_scrolled_away(item):
                yield f"the keys are at {item.objectName()}, which is out of sight"
            reached.add(_id(item))
        yield from (f"Tab never comes to {item.objectName()}" for item in controls if _id(item) not in reached)

    def _outside(self) -> Iterator[str]:
        width, height = self.window.width(), self.window.height()
        for item in self._controls():
            if _scroll_area(item) is not None:
                continue
            corner = item.mapToScene(QPointF(item.width(), item.height()))
            first = item.mapToScene(QPointF(0, 0))
            if first.x() < -1 or first.y() < -1 or corner.x() > width + 1 or corner.y() > height + 1:
                yield f"{item.objectName()} stands outside the window"


class Shown(Hands):
    """A window of its own for one screen."""

    def __init__(self, app: FakeApp, width: int, height: int) -> None:
        self.app = app
        self.engine = QQmlApplicationEngine()
        warnings: list[str] = []
        self.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        self.engine.addImageProvider("motif", MotifImages())
        self.engine.setInitialProperties({"app": app.outlet})
        self.engine.load(url(MAIN))
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        super().__init__(window, warnings)
        self.resize(width, height)
        window.show()
        QTest.qWaitForWindowActive(window)

    def resize(self, width: int, height: int) -> None:
        self.window.setWidth(width)
        self.window.setHeight(height)

    def close(self) -> None:
        self.window.close()
        # The engine goes before the models do: bindings must not see them leave.
        shiboken6.delete(self.engine)


class Opened(Hands):
    """The whole app in its window, at Home."""

    def __init__(self, app: App, size: tuple[int, int] = (1280, 720)) -> None:
        self.app = app
        app.navigator.home()
        self.engine = engine_for(app)
        warnings: list[str] = []
        self.engine.warnings.connect(lambda found: warnings.extend(one.toString() for one in found))
        super().__init__(window_of(self.engine), warnings)
        self.window.resize(*size)
        app.show(self.window)
        QTest.qWaitForWindowActive(self.window)

    def close(self) -> None:
        self.window.close()
        shiboken6.delete(self.engine)


def _children(item: QQuickItem) -> list[QQuickItem]:
    found = item.childItems()
    if not all(map(shiboken6.isValid, found)):
        # One that is gone stood where this one stands, and what Python had of it waits to be thrown away.
        del found
        gc.collect()
        found = item.childItems()
    return found


def _id(item: QQuickItem) -> int:
    return int(shiboken6.getCppPointer(item)[0])


def _scroll_area(item: QQuickItem) -> QQuickItem | None:
    parent: QQuickItem | None = item.parentItem()
    while parent is not None and not parent.inherits("QQuickFlickable"):
        parent = parent.parentItem()
    return parent


def _is_scrolled_away(item: QQuickItem) -> bool:
    area = _scroll_area(item)
    if area is None:
        return False
    top = item.mapToItem(area, QPointF(0, 0)).y()
    return top < -1 or top + min(item.height(), area.height()) > area.height() + 1


def _is_shown(item: QQuickItem) -> bool:
    return item.isVisible() and item.opacity() > 0
