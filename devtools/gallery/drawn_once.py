"""Drawings, kept from one window to the next: each engine asks anew for what a hundred before it have asked for."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.widgets.kept_pictures import Draw

# How many bytes of them a process keeps; the skies of the largest windows take most of it.
KEPT = 320 * 1024 * 1024


class DrawnOnce:
    """A drawing hangs on its id and its size alone, and nobody draws into one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._bytes = 0

    def picture(self, id: str, size: QSize, draw: Draw) -> QImage:
        key = (id, size.width(), size.height())
        found = self._kept.pop(key, None)
        if found is None:
            found = draw(id, size)
            self._bytes += found.sizeInBytes()
        self._kept[key] = found
        while self._bytes > KEPT:
            self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()
        return found


DRAWN_ONCE = DrawnOnce()
