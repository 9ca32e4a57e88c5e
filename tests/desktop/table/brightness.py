"""How bright a picture is, or a part of it."""

from __future__ import annotations

from functools import cache

from PIL import Image
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

# Of the design's 1920 × 1080: the read area, the field, the notes.
COLUMNS = ((84, 144, 640, 742), (756, 246, 680, 640), (1468, 140, 368, 746))
WEIGHTS = (0.2126, 0.7152, 0.0722)


@cache
def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(image: QImage, place: tuple[int, int, int, int] | None = None) -> float:
    """The mean Y of a picture or a part of it, of 100."""
    scale = image.height() / 1080
    part = image.copy(QRect(*(round(side * scale) for side in place))) if place else image
    # The bytes are the image's own: it has to be there while they are copied.
    converted = part.convertToFormat(QImage.Format.Format_RGBA8888)
    counts = Image.frombytes("RGBA", (part.width(), part.height()), bytes(converted.constBits())).histogram()
    total = sum(
        weight * sum(linear(value) * counts[256 * channel + value] for value in range(256))
        for channel, weight in enumerate(WEIGHTS)
    )
    return 100 * total / (part.width() * part.height())
