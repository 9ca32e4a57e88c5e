"""What was deleted: off the shelf at once, to be put back by a tap, and gone for good only later."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from desktop.keep.lock import Lock
from desktop.keep.shelf import IN_USE, CannotResume, Listed, Shelf
from desktop.statistics import summary


class TakenOff:
    """Raises OSError where the disk refuses."""

    def __init__(self, shelf: Shelf, now: Callable[[], float]) -> None:
        self._shelf = shelf
        self._now = now
        self._there: dict[str, Path] = {}
        # Since somebody came.
        self._lately: list[Listed] = []

    @property
    def ids(self) -> list[str]:
        """The last one comes first."""
        return list(self._there)

    @property
    def last(self) -> Listed | None:
        return self._lately[-1] if self._lately else None

    def look(self) -> None:
        self._shelf.clear_away(self._now())
        self._there = self._shelf.away()
        self._lately.clear()

    def take(self, game: Listed) -> None:
        """CannotResume where another window writes into it."""
        lock = Lock(self._shelf.path(game.id))
        if not lock.take():
            raise CannotResume(IN_USE)
        try:
            self._shelf.put_away(game.id, self._now())
        finally:
            lock.release()
        self._there = self._shelf.away()
        self._lately.append(game)

    def put_back(self, id: str) -> None:
        self._shelf.put_back(id)
        self._forget(id)

    def throw_away(self, id: str) -> None:
        self._shelf.throw_away(id)
        self._forget(id)

    def listed(self, id: str) -> Listed | None:
        path = self._there.get(id)
        return summary.glance(path).listed(id, _played(path)) if path else None

    def _forget(self, id: str) -> None:
        self._there = self._shelf.away()
        self._lately = [game for game in self._lately if game.id != id]


def _played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
