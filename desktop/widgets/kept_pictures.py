"""The pictures of the first frame, kept for the next start: drawing them anew takes 30 ms, reading them 3."""

from __future__ import annotations

import os
import struct
import sys
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.keep import atomic
from lantern_version import VERSION

Draw = Callable[[str, QSize], QImage]
# Who may know a picture already, and draws it otherwise.
Find = Callable[[str, QSize, Draw], QImage]
# Width, height and format; then the picture as it stood in memory, for no format is as fast.
HEAD = struct.Struct("<3I")
_DRAWN_OF = (".svg", ".py")


class Kept:
    """One file a picture, at the size at which it was last asked for first.

    Those of the default window come with the app, drawn when it was built: the first start ever waits for none. In a
    checkout they are passed over once their sources have changed.
    """

    def __init__(
        self, folder: Path, ids: Collection[str], sources: Collection[Path], ahead: Path | None = None
    ) -> None:
        self._coming = Counter(ids)
        # What is frozen changes no more, whatever its installer makes of the times of files.
        is_frozen = hasattr(sys, "frozen")
        changed = Path(sys.executable).stat().st_mtime_ns if is_frozen else newest(sources)
        self._since = 0 if is_frozen else changed
        self._mine = Pictures(folder, f"{VERSION} {changed}")
        self._ahead = Pictures(ahead, f"{VERSION} {newest(())}") if ahead else None

    def picture(self, id: str, size: QSize, draw: Draw) -> QImage:
        """Each as often as it is listed: at what other sizes it is asked for, the first frame did not want."""
        if not self._coming[id]:
            return draw(id, size)
        self._coming[id] -= 1
        name = id.partition("?")[0].replace("/", "-") + self._coming[id] * "-again"
        found = self._ahead.read(name, size, self._since) if self._ahead else None
        return found or self._mine.read(name, size) or self._mine.write(name, draw(id, size))


class Pictures:
    """A folder of them, each with the stamp of what it was made of."""

    def __init__(self, folder: Path, stamp: str) -> None:
        self._folder = folder
        self._stamp = stamp.encode()

    def read(self, name: str, size: QSize, since: int = 0) -> QImage | None:
        with suppress(OSError, struct.error, ValueError), (self._folder / name).open("rb") as kept:
            stamp = kept.read(len(self._stamp))
            width, height, kind = HEAD.unpack(kept.read(HEAD.size))
            is_right = stamp == self._stamp and os.fstat(kept.fileno()).st_mtime_ns >= since
            if is_right and (width, height) == size.toTuple():
                image = QImage(size, QImage.Format(kind))
                if kept.readinto(image.bits()) == image.sizeInBytes() and not kept.read(1):
                    return image
        return None

    def write(self, name: str, image: QImage) -> QImage:
        # Where it can't be kept it is drawn again.
        with suppress(OSError):
            head = HEAD.pack(image.width(), image.height(), image.format().value)
            atomic.replace(self._folder / name, self._stamp + head + bytes(image.constBits()), lasts=False)
        return image


def newest(sources: Collection[Path]) -> int:
    """What the pictures are made of has changed when this has: drawings, and what draws them."""
    entries = (entry for source in sources for entry in os.scandir(source) if entry.name.endswith(_DRAWN_OF))
    return max((entry.stat().st_mtime_ns for entry in entries), default=0)
