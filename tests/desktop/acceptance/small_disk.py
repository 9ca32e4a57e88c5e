"""A disk that can be filled and locked."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest


class Disk:
    """A small disk of its own where one can be had; else a file system that says it is full, or may not be written."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._patch = patch
        self.is_real = self._mounted("size=256k")

    def _mounted(self, options: str) -> bool:
        if sys.platform != "linux" or os.geteuid() != 0:
            return False
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def fill(self) -> None:
        if self.is_real:
            with (self.folder / "ballast").open("wb", buffering=0) as file, suppress(OSError):
                while file.write(bytes(512)):
                    pass
        else:
            self._refuse(errno.ENOSPC)

    def empty(self) -> None:
        if self.is_real:
            (self.folder / "ballast").unlink()
        self._patch.undo()

    def lock(self) -> None:
        """Nothing can be written any more."""
        # A file system with a file open for writing, a game's lock, can't be made read-only.
        command = ["mount", "-o", "remount,ro", str(self.folder)]
        if not (self.is_real and subprocess.run(command, capture_output=True, check=False).returncode == 0):
            self._refuse(errno.EROFS)
            self._patch.setattr("os.access", lambda *_: False)

    def unlock(self) -> None:
        if self.is_real:
            subprocess.run(["mount", "-o", "remount,rw", str(self.folder)], check=True)
        self._patch.undo()

    def _refuse(self, number: int) -> None:
        def refuses(_handle: int) -> None:
            raise OSError(number, os.strerror(number))

        self._patch.setattr("os.fsync", refuses)

    def away(self) -> None:
        self._patch.undo()
        if self.is_real:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)
