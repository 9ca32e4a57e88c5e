"""The pictures of Home's first frame, drawn by a thread while the screen is made: Qt lets go of Python as it draws."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Lock

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.home.page import POSTERS
from desktop.look.motifs import Key, drawn


class Picture:
    """Drawn once, by the thread or by the screen, whoever comes first; the other waits."""

    def __init__(self, key: Key) -> None:
        self._key = key
        self._lock = Lock()
        self._image: QImage | None = None

    def __call__(self) -> QImage:
        with self._lock:
            if self._image is None:
                id, width, height = self._key
                self._image = drawn(id, QSize(width, height))
            return self._image


def pictures(width: int, height: int, high_contrast: bool) -> dict[Key, Picture]:
    """In the order in which the screen asks for them."""
    return {key: Picture(key) for key in _keys(width, height, high_contrast)}


def draw(pictures: dict[Key, Picture]) -> None:
    """From the last one: where thread and screen meet, all is drawn."""
    for picture in reversed(pictures.values()):
        picture()


def _keys(width: int, height: int, high_contrast: bool) -> Iterator[Key]:
    unit = min(width / 1920, height / 1080)
    for id in POSTERS:
        yield f"drawn/posters/{id}", _pixels(272 * unit), _pixels(512 * unit)
    if not high_contrast:
        yield "drawn/lanterns/cover", _pixels(560 * unit), _pixels(560 * unit * 1080 / 1520)
        yield "sky/night?parts=sky.orb.mist.land.windows", width, height


def _pixels(length: float) -> int:
    """Halves go up, as in QML."""
    return int(length + 0.5)
