"""Puts a page on a window and takes its picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import PySide6.QtQuick  # noqa: F401  a window has no methods before this is imported
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from desktop.gallery import stand_in
from desktop.look import surface
from desktop.look.motifs import MotifImages
from desktop.plain import plain
from desktop.play import pages

MAIN = Path(__file__).resolve().parents[1] / "Main.qml"


class Shown:
    """A window with one page on it."""

    def __init__(
        self, page: pages.Page, live: Mapping[str, Any], size: tuple[int, int], look: Mapping[str, Any] | None = None
    ) -> None:
        surface.smooth()
        self.engine = QQmlApplicationEngine()
        self.engine.addImageProvider("motif", MotifImages())
        self.stage = stand_in.stage(self.engine, plain(page), **live)
        self.app = stand_in.App(page.language, self.stage, **(look or {}))
        self.engine.setInitialProperties({"app": self.app})
        self.engine.load(QUrl.fromLocalFile(str(MAIN)))
        window = self.engine.rootObjects()[0]
        if not isinstance(window, QQuickWindow):
            raise TypeError("Main.qml is no window")
        self.window = window
        self.window.resize(*size)
        self.window.show()

    def turn(self, page: pages.Page, live: Mapping[str, Any]) -> None:
        for name, value in live.items():
            self.stage.setProperty(name, value)
        self.stage.setProperty("page", plain(page))

    def freeze(self, share: float) -> None:
        """Puts a moment's animation where it would be after this share of its time."""
        self.picture()
        for item in self.items():
            if item.property("lasts") is not None:
                item.setProperty("share", share)

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

    def close(self) -> None:
        self.window.close()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
