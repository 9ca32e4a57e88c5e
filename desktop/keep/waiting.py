"""The game that was left last, as everybody may know it: remembered until a game file changes.

To play it once more for three words on Home would take 40 ms of the first frame.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from desktop.keep.folder import JsonFile, Tell, nobody
from lantern_version import VERSION

FILE = "waiting.json"


class Waiting(NamedTuple):
    id: str
    ruleset: str
    players: int
    day: int
    phase: str


class Remembered:
    def __init__(self, folder: Path, games: Path, tell: Tell = nobody) -> None:
        self._file = JsonFile(folder / FILE, tell)
        self._games = games
        # A game that lacked a pack can be gone on with once that is here, or is allowed.
        self._packs = (folder / "packs", folder / "packs_on.json")

    def waiting(self, find: Callable[[], Waiting | None]) -> Waiting | None:
        """Without any file there is nothing to find."""
        state = _state(self._games)
        if not state:
            return None
        for of_packs in self._packs:
            with suppress(OSError):
                state = f"{state} {of_packs.stat().st_mtime_ns}"
        kept = self._file.read()
        if kept.get("state") == state:
            with suppress(TypeError, KeyError):
                return _waiting(kept["game"])
        game = find()
        # Where it can't be remembered it is looked for again.
        with suppress(OSError):
            self._file.write({"state": state, "game": None if game is None else game._asdict()})
        return game


def _waiting(game: Mapping[str, object] | None) -> Waiting | None:
    """TypeError where that is no game."""
    if game is None:
        return None
    waiting = Waiting(**game)  # type: ignore[arg-type]
    if [type(value) for value in waiting] != [str, str, int, int, str]:
        raise TypeError(game)
    return waiting


def _state(games: Path) -> str:
    """Another with every answer that is kept, and with every version of the rules."""
    files = list(_stats(games))
    if not files:
        return ""
    return f"{VERSION} {len(files)} {sum(file.st_size for file in files)} {max(file.st_mtime_ns for file in files)}"


def _stats(games: Path) -> Iterator[os.stat_result]:
    """Where there is no such folder, of nothing; another window's files may be gone before they are looked at."""
    with suppress(OSError), os.scandir(games) as entries:
        for entry in entries:
            with suppress(OSError):
                yield entry.stat()
