"""Motifs and signs as pictures, in the ink that is asked for.

    image://motif/roles/seer?ink=F2E6C9
    image://motif/states/sheriff?ink=F2E6C9&frame=tag&ground=C8402C

    image://motif/windows/night?dark=7
    image://motif/drawn/lanterns/living
    image://motif/sky/night?parts=sky.orb.mist.land.windows

With a frame the motif stands in it, on its ground. Then the lights of the town, the first seven out; any drawing of
the assets; and the parts of a sky in one picture.
"""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

from desktop.widgets.kept_pictures import Draw, Find

# How many bytes of drawings are kept: what hangs on every page of a game, at the size of a large screen.
KEPT = 160 * 1024 * 1024


class MotifImages(QQuickImageProvider):
    """Keeps what it has drawn last: a page that comes up again waits for no drawing."""

    def __init__(self, find: Find | None = None) -> None:
        """`find` may know a picture from an earlier start."""
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._find = find or _draw_it
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._bytes = 0

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802
        if id.startswith("windows/"):
            # Each of these is seen once, for a moment.
            return drawn(id, requested)
        key = (id, requested.width(), requested.height())
        if key not in self._kept:
            self._kept[key] = self._find(id, requested, drawn)
            self._bytes += self._kept[key].sizeInBytes()
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and self._bytes > KEPT:
            self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()
        return self._kept[key]


def _draw_it(id: str, size: QSize, draw: Draw) -> QImage:
    return draw(id, size)


def drawn(id: str, size: QSize) -> QImage:
    from desktop.widgets import drawing  # noqa: PLC0415

    return drawing.drawn(id, size)
