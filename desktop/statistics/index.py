"""The folder of games, with what each of them comes to.

The journals are the only truth: the cache only saves reading them again, and whatever does not fit a file's size and
time is read anew. It holds of an unfinished game what everybody at its table knew.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any
from zlib import crc32

from desktop.keep import atomic
from desktop.keep.journal_file import SUFFIX
from desktop.keep.rules_of import FindRules, RulesOf, bundled
from desktop.keep.shelf import Listed, Stamp, stamp_of, stamps
from desktop.statistics import summary, taking_over
from desktop.statistics.summary import UNREAD, Summary
from rulesets.engine import catalogue

FILE = "games.cache"
# Of the cache. Another one makes every game be looked at anew.
FORMAT = 3
# A file, as it was when it was looked for and as it is now, and what it comes to.
Row = tuple[str, Stamp, Stamp, Summary]


class Index:
    def __init__(self, folder: Path, cache: Path, *, looks: bool = True) -> None:
        """Of ten thousand games a look costs 60 ms: who looks anyway does not want two."""
        self.folder = folder
        self._cache = cache
        # In the same folder as the packs.
        self.rules_of = RulesOf(cache.parent)
        self._stamps: dict[str, Stamp] = {}
        self._known: dict[str, tuple[Stamp, Summary]] = {}
        self._lines: Iterator[str] = iter(())
        # What the cache does not know yet.
        self.has_news = False
        self._saving = Lock()
        # The cache was there and could not be read.
        self.is_damaged = False
        # All that the cache knows has been taken from it.
        self.is_recalled = False
        self.names: list[str] = []
        if looks:
            self.look()

    def look(self) -> None:
        """What is there now. What the cache knows of it comes with `recall`."""
        self._stamps = stamps(self.folder)
        self._known = {name: known for name, known in self._known.items() if self._stamps.get(name) == known[0]}
        self.order()
        self._lines, self.is_damaged = _opened(self._cache, _versions(self.rules_of.stamp))
        self.is_recalled = False
        self.has_news |= self.is_damaged

    def order(self) -> None:
        """The newest first, by what is known by now."""
        self.names = sorted(self._stamps, key=lambda name: (self._when(name), name), reverse=True)

    def _when(self, name: str) -> float:
        """A file that was copied is younger than its game."""
        found = self.known(name)
        return float(found.ended) if found and found.ended else self.changed(name)

    def recall(self, most: int | None = None) -> list[str]:
        """Goes on through the cache, and says which games it has told of."""
        told = []
        lines = list(islice(self._lines, most))
        for line in lines:
            with suppress(ValueError, TypeError, RecursionError):
                name, size, time, *row = json.loads(line)
                if self._stamps.get(name) == (size, time) and name not in self._known:
                    self._known[name] = ((size, time), Summary.of_row(row))
                    told.append(name)
        self.is_recalled = most is None or len(lines) < most
        if self.is_recalled:
            self.order()
        return told

    def take(self, row: Row) -> bool:
        """Whether it is about a file that is there as it was read."""
        name, before, after, found = row
        if self._stamps.get(name) != before:
            return False
        self._stamps[name] = after
        self._known[name] = (after, found)
        self.has_news = True
        return True

    def read(self, name: str) -> Summary:
        """At once, where it has not been read."""
        for row in rows(self.folder, [name] if name not in self._known else [], self.rules_of):
            self.take(row)
        return self.known(name) or Summary(UNREAD)

    def drop(self, name: str) -> None:
        self._stamps.pop(name, None)
        self._known.pop(name, None)
        self.names.remove(name)
        self.has_news = True

    @property
    def unread(self) -> list[str]:
        """The files that have to be read first, the newest first."""
        return [name for name in self.names if name not in self._known]

    @property
    def summaries(self) -> dict[str, Summary]:
        """By file name, the newest first; without those that have not been read."""
        return {name: self._known[name][1] for name in self.names if name in self._known}

    def known(self, name: str) -> Summary | None:
        found = self._known.get(name)
        return found[1] if found else None

    def listed(self, name: str) -> Listed:
        """Of one that has not been read it says which game it is and who sits there."""
        found = self.known(name) or summary.glance(self.folder / name)
        return found.listed(name.removesuffix(SUFFIX), self.changed(name))

    def changed(self, name: str) -> float:
        """When its file was written last."""
        return self._stamps[name][1] / 1e9

    def __contains__(self, name: str) -> bool:
        return name in self._stamps

    def save(self) -> None:
        """From any thread. A disk that takes nothing costs time later and nothing else."""
        with self._saving:
            if self.has_news:
                self.has_news = False
                self._write()

    def _write(self) -> None:
        known = dict(self._known)
        kept = ([name, *known[name][0], *known[name][1].known] for name in list(self.names) if name in known)
        first = {"versions": _versions(self.rules_of.stamp)}
        lines = [json.dumps(line, separators=(",", ":")) for line in (first, *kept)]
        with suppress(OSError):
            atomic.replace(self._cache, zlib.compress("\n".join(lines).encode(), 1), lasts=False)


def rows(folder: Path, names: Iterable[str], rules_of: FindRules = bundled) -> Iterator[Row]:
    """Reads these files. What an older app has left there is taken over first: then it is another file."""
    for name in names:
        with suppress(OSError):
            before = stamp_of(folder / name)
            found = taking_over.read(folder / name, rules_of)
            after = stamp_of(folder / name)
            # One that is played meanwhile is read again.
            yield name, before, after if found.state == summary.FINISHED else before, found


def _versions(packs: Sequence[Any] = ()) -> dict[str, Any]:
    """By whose rules it was read: others may read more, or otherwise, and lack a name for what was played."""
    ours = {rules.id: [rules.version, crc32(" ".join(rules.roles).encode())] for rules in catalogue()}
    return {"": FORMAT, **ours, **({"packs": packs} if packs else {})}


def _opened(cache: Path, versions: dict[str, Any]) -> tuple[Iterator[str], bool]:
    """The cache's lines, and whether it is damaged."""
    try:
        first, *lines = zlib.decompress(cache.read_bytes()).decode().split("\n")
        fits = json.loads(first)["versions"] == versions
    except FileNotFoundError:
        return iter(()), False
    except (OSError, zlib.error, ValueError, TypeError, KeyError, RecursionError):
        return iter(()), True
    return iter(lines if fits else ()), False
