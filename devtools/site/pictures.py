"""The five pictures of an evening: screens of real games as they are today, and whether those that are kept show it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from desktop.demo.frames import picture
from desktop.start.application import application_of
from devtools.gallery.around import Opened
from devtools.gallery.screens import SCREENS
from devtools.gallery.shoot import Shown
from devtools.site import places

WINDOW = (1280, 720)
QUALITY = 62
# What the gallery calls the screen of a step; Home is not a page of a game.
SHOWN = {"cover": "cover", "page": "lit-held", "vote": "board", "end": "end"}
# Seen from so far away that edges, grain and what a WebP leaves out are gone, and words and places are not.
FAR = QSize(110, 62)
# Of 255: what a letter in another place makes of a spot; nothing that is drawn the same comes near it.
MOST = 24


def taken(language: str) -> Iterator[tuple[str, QImage]]:
    # A picture is the same on every machine only where Qt draws by itself.
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    application_of()
    yield "home", _home(language)
    for step, screen in SHOWN.items():
        page, live = SCREENS[screen](language)
        shown = Shown(page, live, WINDOW)
        shown.freeze(1.0)
        yield step, shown.picture()
        shown.close()


def _home(language: str) -> QImage:
    with TemporaryDirectory() as folder:
        opened = Opened(Path(folder), language, WINDOW)
        try:
            opened.hands.lie_idle()
            return picture(opened.window)
        finally:
            opened.close()


def keep(image: QImage, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not _small(image, QSize(*places.SIZE)).save(str(file), quality=QUALITY):
        raise OSError(f"{file} could not be written")


def has_changed(image: QImage, kept: Path) -> bool:
    return farthest(image, QImage(str(kept))) > MOST


def farthest(one: QImage, other: QImage) -> int:
    """How far apart two pictures are where they are farthest apart, seen from far away."""
    if other.isNull():
        return 255
    first, second = _seen(one), _seen(other)
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def _seen(image: QImage) -> bytes:
    # By way of the size that is kept, so that both have been made small alike.
    far = _small(_small(image, QSize(*places.SIZE)), FAR).convertToFormat(QImage.Format.Format_RGB888)
    rows = (cast(memoryview, far.constScanLine(row)).tobytes()[: 3 * far.width()] for row in range(far.height()))
    return b"".join(rows)


def _small(image: QImage, size: QSize) -> QImage:
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def kept(language: str, step: str) -> Path:
    return places.SITE / places.picture(language, step)
