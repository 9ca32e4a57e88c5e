"""Clicks and keys on a page of the game, and what it heard of them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from devtools.gallery.shoot import Shown

LEFT = Qt.MouseButton.LeftButton


def done(shown: Shown) -> list[Any]:
    return shown.stage.done


def named(shown: Shown, name: str) -> QQuickItem:
    return next(item for item in shown.items() if item.objectName() == name and item.isVisible())


def middle(shown: Shown, name: str) -> QPoint:
    item = named(shown, name)
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def click(shown: Shown, name: str) -> None:
    QTest.mouseClick(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, middle(shown, name))


def press(shown: Shown, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(shown.window, key)
