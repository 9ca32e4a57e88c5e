"""A whole shelf as one file, and such a file brought back: onto an empty shelf, or onto one with games of its own.

Each game is there once, by what it is and not by what its file is called. Where the two have come to different points
the one that goes on from the other stays; where they part ways ours does, and theirs is kept aside. What the group says
of its games goes along: which spellings are one person, and its seasons.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path, PurePosixPath
from secrets import token_hex

from desktop.keep import atomic, group_book
from desktop.keep.beginning import FIRST_LINE, Unreadable, id_in
from desktop.keep.folder import Newer, entries
from desktop.keep.group_book import GroupBook
from desktop.keep.journal_file import SUFFIX, JournalFile
from desktop.keep.lock import Lock
from desktop.keep.shelf import Shelf, stamps

# Beside the games: when each was last played, for a system that forgets it on the way.
_DATES = "dates.json"
# Far above the longest game: what is larger was not written by one.
_MOST_BYTES = 50_000_000


class NotAShelf(Exception):
    """Nothing was written."""


@dataclass
class Brought:
    """How many games are new here, are further than they were here, were here as they are, and part ways with ours."""

    new: int = 0
    further: int = 0
    same: int = 0
    aside: int = 0
    # They are being played here, or can't be read.
    left: int = 0
    # Of the group's own: spellings and seasons that are new here, and those of which ours stay.
    named: int = 0
    unnamed: int = 0


def packed(shelf: Shelf, file: Path) -> int:
    """Says how many games are in it. Raises OSError: then nothing is there, or what was there before."""
    there = stamps(shelf.folder)
    half = file.with_name(f".{os.urandom(8).hex()}.half")
    try:
        with zipfile.ZipFile(half, "x", zipfile.ZIP_DEFLATED, compresslevel=1) as all_games:
            for name in sorted(there):
                all_games.write(shelf.folder / name, name)
            dates = {name: time for name, (_, time) in there.items()}
            all_games.writestr(_DATES, json.dumps(dates))
            with suppress(FileNotFoundError):
                all_games.writestr(group_book.FILE, atomic.read(shelf.folder.parent / group_book.FILE))
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.replace(file)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)
    atomic.sync_folder(file.parent)
    return len(there)


def brought_back(shelf: Shelf, file: Path) -> Brought:
    """Raises NotAShelf, or OSError where the disk refuses: what had been brought by then is there."""
    try:
        with zipfile.ZipFile(file) as all_games:
            dates = _dates(all_games)
            games = [entry for entry in all_games.infolist() if entry.filename.endswith(SUFFIX)]
            if not games and _DATES not in all_games.namelist():
                raise NotAShelf
            shelf.folder.mkdir(parents=True, exist_ok=True)
            bringing = _Bringing(shelf)
            for entry in games:
                bringing.bring(entry.filename, _read(all_games, entry), dates.get(entry.filename))
            brought = bringing.brought
            brought.named, brought.unnamed = GroupBook(shelf.folder.parent).take_in(_book(all_games))
            return brought
    except zipfile.BadZipFile as error:
        raise NotAShelf from error


def _dates(all_games: zipfile.ZipFile) -> Mapping[str, object]:
    try:
        found = json.loads(all_games.read(_DATES))
    except (KeyError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _book(all_games: zipfile.ZipFile) -> Mapping[str, object]:
    """What it says that this app can read."""
    try:
        return entries(_read(all_games, all_games.getinfo(group_book.FILE)))
    except (KeyError, Newer, ValueError, TypeError, RecursionError):
        return {}


def _read(all_games: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    with all_games.open(entry) as one:
        data = one.read(_MOST_BYTES + 1)
    return b"" if len(data) > _MOST_BYTES else data


class _Bringing:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._here = shelf.ids()
        self.brought = Brought()

    def bring(self, name: str, data: bytes, date: object) -> None:
        id = id_in(data[:FIRST_LINE])
        if not id:
            self.brought.left += 1
        elif id in self._here:
            self._held_against(self._shelf.path(self._here[id]), data, date)
        else:
            path = atomic.lay(self._shelf.folder, lambda: _names(name), data)
            _date(path, date)
            self._here[id] = path.stem
            self.brought.new += 1

    def _held_against(self, path: Path, data: bytes, date: object) -> None:
        ours = atomic.read(path)
        if ours.startswith(data):
            self.brought.same += 1
        elif data.startswith(ours):
            self._replace(path, data, date)
        else:
            names = (f"{path.stem}.rest-{number}" for number in count(1))
            self._weigh(path, atomic.lay(path.parent, lambda: names, data))

    def _weigh(self, path: Path, aside: Path) -> None:
        """Of a game that is over, each machine may have written down the end for itself: it is the same game."""
        with suppress(Unreadable):
            ours, theirs = (JournalFile.recover(file)[1] for file in (path, aside))
            if ours.journal == theirs.journal and not theirs.rest:
                aside.unlink()
                self.brought.same += 1
                return
        self.brought.aside += 1

    def _replace(self, path: Path, data: bytes, date: object) -> None:
        """Nobody plays it meanwhile: he would write it as he knows it."""
        lock = Lock(path)
        if not lock.take():
            self.brought.left += 1
            return
        try:
            atomic.replace(path, data)
            _date(path, date)
        finally:
            lock.release()
        self.brought.further += 1


def _names(name: str) -> Iterator[str]:
    """As it was called, where that is free: a game that is taken up again is not told that it is a copy."""
    plain = PurePosixPath(name.replace("\\", "/")).name
    if plain.removesuffix(SUFFIX).isalnum():
        yield plain
    while True:
        yield f"{token_hex(8)}{SUFFIX}"


def _date(path: Path, date: object) -> None:
    if type(date) is int and 0 < date < 2**62:
        with suppress(OSError):
            os.utime(path, ns=(date, date))
