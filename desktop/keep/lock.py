"""One game is open in one window: two that wrote into one file would spoil it for each other.

A game is known by its id, so that a copy of its file does not open beside it: not on the same shelf, and not on
another one of this machine.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QSysInfo

from desktop.keep.beginning import Unreadable, beginning


class Lock:
    """Let go by `release`, or by the end of the process: one that a crash has left behind holds nobody up."""

    def __init__(self, game: Path) -> None:
        id = _id(game)
        here = Path(QDir.tempPath(), f"lantern-night-{id}.lock")
        self._locks = [QLockFile(str(path)) for path in (game.with_name(f"{id}.lock"), here)]
        for lock in self._locks:
            # However long a game is open.
            lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Where the folder can't be written to there is nothing to spoil either: the game itself will say so."""
        if all(map(_is_taken, self._locks)):
            return True
        self.release()
        return False

    def overrule(self) -> bool:
        """Takes it from whoever is not there any more. One that this machine still plays with is not let go."""
        for lock in self._locks:
            lock.removeStaleLockFile()
        return self.take()

    @property
    def is_elsewhere(self) -> bool:
        """Another machine has taken it, and may have been switched off since: nobody here can tell."""
        return any(lock.getLockInfo()[1] not in ("", QSysInfo.machineHostName()) for lock in self._locks)

    def release(self) -> None:
        for lock in self._locks:
            lock.unlock()


def _is_taken(lock: QLockFile) -> bool:
    return lock.isLocked() or lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError


def _id(game: Path) -> str:
    """Of what can't be read nobody plays: its name will do."""
    try:
        return beginning(game.read_bytes()).id
    except (OSError, Unreadable):
        return game.stem
