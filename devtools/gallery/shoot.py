"""Puts a page on a window and takes its picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import PySide6.QtQuick  # noqa: F401  a window has no methods before this is imported
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtQml import QJSEngine, QJSValue, QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

import desktop.settings.at_table  # noqa: F401  QML knows the table's menu from its import on
from desktop.start.screen_files import MAIN, url
from desktop.table.pages import pages
from desktop.widgets import surface
from desktop.widgets.motifs import MotifImages
from devtools.gallery import stand_in
from devtools.gallery.drawn_once import DRAWN_ONCE
from devtools.gallery.unpainted import blank, unpaint

# Each animation of a moment has a share of its own, and how long it lasts.
SET_SHARES = """
(function (window, share) {
    function walk(item) {
        if (item.lasts !== undefined && item.share !== undefined)
            item.share = share
        for (let number = 0; number < item.children.length; number++)
            walk(item.children[number])
    }
    walk(window.contentItem)
})
"""


class Shown:
    """A window with one page on it; unpainted, where nobody looks at it."""

    def __init__(
        self,
        page: pages.Page,
        live: Mapping[str, Any],
        size: tuple[int, int],
        look: Mapping[str, Any] | None = None,
        *,
        painted: bool = True,
    ) -> None:
        surface.smooth()
        self.engine = QQmlApplicationEngine()
        self.engine.addImageProvider("motif", MotifImages(DRAWN_ONCE.picture if painted else blank))
        self.stage = stand_in.ShowingStage(page, **live)
        self.app = stand_in.ShowingFront(look or {}, page.language, self.stage)
        self.engine.setInitialProperties({"app": self.app})
        self.engine.load(url(MAIN))
        window = self.engine.rootObjects()[0]
        if not isinstance(window, QQuickWindow):
            raise TypeError("Main.qml is no window")
        self.window = window
        if not painted:
            unpaint(window)
        self._seen = self.engine.newQObject(window)
        # Or else the engine would take the window with it.
        QJSEngine.setObjectOwnership(window, QJSEngine.ObjectOwnership.CppOwnership)
        # The stubs promise a pair here; it is the value alone.
        self._set = cast(QJSValue, self.engine.evaluate(SET_SHARES))
        self.window.resize(*size)
        self.window.show()

    def turn(self, page: pages.Page, live: Mapping[str, Any]) -> None:
        self.stage.show(page, **live)

    def freeze(self, share: float) -> None:
        """Puts a moment's animation where it would be after this share of its time."""
        self.picture()
        self.at(share)

    def at(self, share: float) -> None:
        self._set.call([self._seen, QJSValue(share)])

    def items(self) -> list[QQuickItem]:
        """All that is drawn. Every wrapper is kept until the end: one that goes early takes its children with it."""
        found = [self.window.contentItem()]
        for item in found:
            found.extend(item.childItems())
        return found

    def picture(self) -> QImage:
        for _ in range(4):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self.window.grabWindow()

    def settle(self) -> None:
        """What stands in rows and columns finds its place when it is drawn, and what that changes when it is again."""
        for _ in range(2):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.window.grabWindow()

    def close(self) -> None:
        self.window.close()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
