"""What is measured, and looked at by nobody, is laid out and not painted: paint took over half of a walk's time."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

from desktop.widgets.drawing import FORMAT, SIZE
from desktop.widgets.kept_pictures import Draw


def blank(id: str, size: QSize, _draw: Draw) -> QImage:
    """As large as the drawing would be."""
    image = QImage(_measured(id, size), FORMAT)
    image.fill(0)
    return image


def _measured(id: str, size: QSize) -> QSize:
    if id.partition("/")[0] in ("drawn", "sky"):
        return size
    side = max(size.width(), size.height())
    return QSize(side, side) if side > 0 else QSize(SIZE, SIZE)


def unpaint(window: QQuickWindow) -> None:
    """All on it keeps its place, answers the hands, and is passed over by whoever paints."""
    window.contentItem().setOpacity(0)
