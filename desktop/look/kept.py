"""The pictures of the first frame, kept for the next start: drawing them anew takes 30 ms, reading them 3."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from lantern_version import VERSION

Draw = Callable[[str, QSize], QImage]
# Width, height and format; then the picture as it stood in memory, for no format is as fast.
HEAD = struct.Struct("<3I")


class Kept:
    """One file a picture, at the size at which it was last asked for first."""

    def __init__(self, folder: Path, ids: Collection[str], sources: Collection[Path]) -> None:
        self._folder = folder
        self._coming = set(ids)
        self._stamp = f"{VERSION} {newest(sources)}".encode()

    def picture(self, id: str, size: QSize, draw: Draw) -> QImage:
        """Each once: what is asked for again, another window size perhaps, the first frame did not want."""
        if id not in self._coming:
            return draw(id, size)
        self._coming.discard(id)
        file = self._folder / id.partition("?")[0].replace("/", "-")
        return self._read(file, size) or self._write(file, draw(id, size))

    def _read(self, file: Path, size: QSize) -> QImage | None:
        with suppress(OSError, struct.error, ValueError), file.open("rb") as kept:
            stamp = kept.read(len(self._stamp))
            width, height, kind = HEAD.unpack(kept.read(HEAD.size))
            if stamp == self._stamp and (width, height) == size.toTuple():
                image = QImage(size, QImage.Format(kind))
                if kept.readinto(image.bits()) == image.sizeInBytes() and not kept.read(1):
                    return image
        return None

    def _write(self, file: Path, image: QImage) -> QImage:
        half = file.with_name(f"{file.name}.{os.getpid()}")
        # Where it can't be kept it is drawn again.
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            head = HEAD.pack(image.width(), image.height(), image.format().value)
            half.write_bytes(self._stamp + head + bytes(image.constBits()))
            half.replace(file)
        return image


def newest(sources: Collection[Path]) -> int:
    """What the pictures are made of has changed when this has."""
    return max(entry.stat().st_mtime_ns for source in sources for entry in os.scandir(source))
