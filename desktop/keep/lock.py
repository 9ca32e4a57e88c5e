"""One game is open in one window: two that wrote into one file would spoil it for each other."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class Lock:
    """Let go by `release`, or by the end of the process: one that a crash has left behind holds nobody up."""

    def __init__(self, game: Path) -> None:
        self._lock = QLockFile(str(game.with_suffix(".lock")))
        # However long a game is open.
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Where the folder can't be written to there is nothing to spoil either: the game itself will say so."""
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        self._lock.unlock()
