"""How large the window was left."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeGuard

from desktop.keep.folder import JsonFile, Tell, nobody

FILE = "window.json"
# No screen is larger.
MOST = 1 << 15


class Left(NamedTuple):
    width: int
    height: int
    is_maximized: bool = False


class WindowFile:
    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self._file = JsonFile(folder / FILE, tell)

    def read(self) -> Left | None:
        """None where it was never left, or what is written makes no sense."""
        found = self._file.read()
        width, height = found.get("width"), found.get("height")
        if _is_size(width) and _is_size(height):
            return Left(width, height, found.get("is_maximized") is True)
        return None

    def write(self, left: Left) -> None:
        """Raises OSError where the disk refuses."""
        if left != self.read():
            self._file.write(left._asdict())


def _is_size(found: object) -> TypeGuard[int]:
    return type(found) is int and 0 < found < MOST
