"""The folder of games, with what each of them comes to.

The journals are the only truth: the cache only saves reading them again, and whatever does not fit a file's size and
time is read anew.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.keep.journal_file import SUFFIX
from desktop.keep.shelf import Listed
from desktop.statistics import summary
from desktop.statistics.summary import Summary
from lantern_version import VERSION
from rulesets.engine import catalogue

FILE = "games.cache"
# So much is lost at most where reading is broken off.
_SAVE_EVERY = 500
# Size and time of change.
Stamp = tuple[int, int]


class Index:
    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self._cache = cache
        self._stamps = _stamps(folder)
        kept = _load(cache)
        self._known = {name: row for name, row in kept.items() if self._stamps.get(name) == row[0]}

    @property
    def unread(self) -> list[str]:
        """The files that have to be read first, the newest first."""
        return [name for name in self._newest if name not in self._known]

    @property
    def summaries(self) -> dict[str, Summary]:
        """By file name, the newest first; without those that have not been read."""
        return {name: self._known[name][1] for name in self._newest if name in self._known}

    def listed(self, at_most: int | None = None) -> list[Listed]:
        """The newest first. Of one that has not been read it says which game it is and who sits there."""
        return [self._listed(name) for name in self._newest[:at_most]]

    def read(self) -> Generator[tuple[int, int], None, None]:
        """Reads what has to be read: how many are done, and of how many. It may be left at any time."""
        unread = self.unread
        try:
            for done, name in enumerate(unread, 1):
                self._known[name] = (self._stamps[name], summary.read(self.folder / name))
                if done % _SAVE_EVERY == 0:
                    self._save()
                yield done, len(unread)
        finally:
            if unread:
                self._save()

    @property
    def _newest(self) -> list[str]:
        return sorted(self._stamps, key=lambda name: (self._stamps[name][1], name), reverse=True)

    def _listed(self, name: str) -> Listed:
        known = self._known.get(name)
        found = known[1] if known else summary.glance(self.folder / name)
        return found.listed(name.removesuffix(SUFFIX), self._stamps[name][1] / 1e9)

    def _save(self) -> None:
        rows = {name: [*stamp, found.row] for name, (stamp, found) in self._known.items()}
        data = zlib.compress(json.dumps({"of": _signature(), "rows": rows}, separators=(",", ":")).encode(), 1)
        half = self._cache.with_suffix(f".{os.getpid()}")
        # A disk that takes nothing costs time later and nothing else.
        with suppress(OSError):
            half.write_bytes(data)
            half.replace(self._cache)


def reading(folder: Path, cache: Path, every: int = 25) -> Iterator[tuple[int, int]]:
    """For another process: it fills the cache, and whoever began it opens the index anew when it is done."""
    return (far for far in Index(folder, cache).read() if far[0] % every == 0 or far[0] == far[1])


def _stamps(folder: Path) -> dict[str, Stamp]:
    found = {}
    with suppress(FileNotFoundError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with suppress(OSError):
                    stat = entry.stat()
                    found[entry.name] = (stat.st_size, stat.st_mtime_ns)
    return found


def _signature() -> list[Any]:
    """Whose reading it is: another version may read more, or otherwise."""
    return [VERSION, *([rules.id, rules.version] for rules in catalogue())]


def _load(cache: Path) -> dict[str, tuple[Stamp, Summary]]:
    try:
        found = json.loads(zlib.decompress(cache.read_bytes()))
        if found["of"] != _signature():
            return {}
        return {name: ((size, time), Summary.of_row(row)) for name, (size, time, row) in found["rows"].items()}
    except (OSError, zlib.error, ValueError, TypeError, KeyError, AttributeError):
        return {}
