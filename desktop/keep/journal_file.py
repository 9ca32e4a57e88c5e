"""One game, one append-only file. What a call has written is on the disk when it returns.

It begins with what the file is and with the setup (`beginning.py`). Every further line is a sealed record, chained to
the one before: answers, and undos as records of their own. Nothing that was written is ever written over. Who sits
there, what players have written down for themselves, what was decided openly, who opened which page when, and where
the game was played are records too; they do not touch the game. Nor does an end: what the answers come to, for whoever
would have to play them only to know that (see `ending.py`).

A game that is played is in memory, too. Before each line its file is held against that: where it is gone, older or
another, it is written anew, and the table is told.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import IO, Any

from desktop.keep import atomic, notch
from desktop.keep.beginning import Beginning, Unreadable, beginning, begun
from desktop.keep.disk import reason
from desktop.keep.given import ABOUT, head_of, lines_of, record_lines
from desktop.keep.mending import next_line
from desktop.keep.notch import Notch
from desktop.keep.recovered import Recovered, recovered
from desktop.keep.seal import EVEN, Broken, opened, parted, seal

SUFFIX = ".lantern"
# What the table is told of its file: it was not the one that had been written, and it is again.
CHANGED = "error.file_changed"
Opener = Callable[[Path, str], IO[bytes]]


class CannotKeep(Exception):
    """The disk would not take it. `reason` is full, read_only or other: which sentence a person gets."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.reason = reason


def _open(path: Path, mode: str) -> IO[bytes]:
    return path.open(mode, buffering=0)


class JournalFile:
    def __init__(self, path: Path, start: Beginning, opener: Opener = _open) -> None:
        self.path = path
        # Which game it is: a copy of its file has it, too.
        self.id = start.id
        self._salt = start.salt
        self._opener = opener
        # All that the file holds.
        self._written = start.written
        self._links = [start.chain]
        # Notes, and what stands beside the game like them, that the disk has refused.
        self._unkept: list[dict[str, Any]] = []
        # What the disk has taken half, and would not give back.
        self._torn = b""
        self._news = ""

    @classmethod
    def create(cls, path: Path, head: Mapping[str, Any], opener: Opener = _open) -> JournalFile:
        """Begins a file with everything of a journal but its answers."""
        start = begun(head)
        file = cls(path, start, opener)
        try:
            with opener(path, "xb") as new:
                atomic.write(new, start.written)
        except OSError as error:
            raise CannotKeep(reason(error), path) from error
        atomic.sync_folder(path.parent)
        return file

    def answer(
        self,
        *entries: Mapping[str, Any],
        decided: Mapping[str, Any] | None = None,
        witnessed: Mapping[str, Any] | None = None,
    ) -> None:
        """Those of one screen are one line, with what is told of them: none is ever there without the others."""
        one, *more = (dict(entry) for entry in entries)
        told = {**({"d": [dict(decided)]} if decided else {}), **({"w": dict(witnessed)} if witnessed else {})}
        self._append({"a": [one, *more] if more else one, **told})

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None:
        """With what the table has decided, where it has: one line, so that neither is ever there without the other."""
        self._append({"u": answers} if seating is None else {"u": answers, "s": dict(seating)})

    def note(self, entry: Mapping[str, Any]) -> None:
        """What a player writes down for himself, or strikes out. One that the disk refuses comes with its next line."""
        self._now_or_later({"n": dict(entry)})

    def witness(self, entry: Mapping[str, Any]) -> None:
        """That a page was opened, or was to be; likewise."""
        self._now_or_later({"w": dict(entry)})

    def decide(self, *decided: Mapping[str, Any], place: Sequence[str] = ()) -> None:
        """What is openly told ever after, and where the game goes on; likewise."""
        told = {"d": [dict(decision) for decision in decided]} if decided else {}
        self._now_or_later({**told, **_at(place)})

    def seating(self, entry: Mapping[str, Any], place: Sequence[str] = ()) -> None:
        self._append({"s": dict(entry), **_at(place)})

    def _now_or_later(self, record: dict[str, Any]) -> None:
        try:
            self._append(record)
        except CannotKeep:
            self._unkept.append(record)
            raise

    def end(self, entry: Mapping[str, Any], record: Mapping[str, Any] | None = None) -> None:
        """What the answers come to, and what is told of them. It holds as long as nothing is written behind it.

        All of it or nothing: the file as it was stands there until the new one does.
        """
        self._append(*record_lines(record), {"e": dict(entry)}, whole=True)

    def news(self) -> str:
        """What the table has to be told of the file since it was last asked: the id of a sentence, or nothing."""
        news, self._news = self._news, ""
        return news

    def hold(self) -> None:
        """Puts the file right where it is not as it was written, and writes what the disk has refused before."""
        self._append()

    def mend(self) -> None:
        """Writes it as it could be read, over what a fault has made of it; the game has come as far as that."""
        try:
            atomic.replace(self.path, self._written)
        except OSError as error:
            raise CannotKeep(reason(error), self.path) from error
        notch.write(self.path, Notch(len(self._links), self._links[-1]))

    def _append(self, *records: Any, whole: bool = False) -> None:
        links, data = [*self._links], b""
        for each in (*self._unkept, *records):
            line, link = seal(each, self._salt, len(links), links[-1], EVEN)
            links.append(link)
            data += f"{line}\n".encode("ascii")
        try:
            found = self._found()
            if found != self._written:
                self._put_right(found, self._written + data)
            elif whole:
                atomic.replace(self.path, self._written + data)
            elif data:
                self._write(data)
        except OSError as error:
            raise CannotKeep(reason(error), self.path) from error
        self._written += data
        self._links, self._unkept = links, []
        notch.write(self.path, Notch(len(links), links[-1]))

    def _write(self, data: bytes) -> None:
        try:
            with self._opener(self.path, "ab") as file:
                atomic.write(file, data)
        except OSError:
            self._cut_back(data)
            raise

    def _found(self) -> bytes | None:
        """None where there is no file any more."""
        try:
            return atomic.read(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return None

    def _put_right(self, found: bytes | None, data: bytes) -> None:
        is_half = found is not None and found.startswith(self._written) and self._torn.startswith(found)
        # An older one has nothing that is not in memory.
        if found is not None and not is_half and not self._written.startswith(found):
            self._lay_aside(found)
        atomic.replace(self.path, data)
        self._torn = b""
        if not is_half:
            self._news = CHANGED

    def _cut_back(self, data: bytes) -> None:
        """Half a line on a full disk would spoil the next one."""
        try:
            if self.path.exists() and self.path.stat().st_size > len(self._written):
                os.truncate(self.path, len(self._written))
        except OSError:
            # The reader stops at half a line by itself; the next line or the next start mends the file.
            self._torn = self._written + data

    @classmethod
    def recover(cls, path: Path, opener: Opener = _open) -> tuple[JournalFile, Recovered]:
        """Opens a file to go on with. Writes nothing: see `set_aside` and `hold`."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise Unreadable(path.name) from error
        start = beginning(data)
        file = cls(path, start, opener)
        read = list(file._records(data, start.end))
        records, end = [record for record, _, _ in read], read[-1][2] if read else start.end
        file._written += b"".join(line + b"\n" for _, line, _ in read)
        is_mended = data[:end] != file._written
        return file, recovered(start.head, records, data[end:], is_mended, file._is_older(notch.read(path)))

    def _records(self, data: bytes, position: int) -> Iterator[tuple[dict[str, Any], bytes, int]]:
        while (found := next_line(data, position, self._links[-1])) is not None:
            line, position = found
            packed, link = parted(line)
            try:
                record = opened(packed, self._salt, len(self._links))
            except Broken:
                return
            if not isinstance(record, dict):
                return
            self._links.append(link)
            yield record, line, position

    def _is_older(self, known: Notch | None) -> bool:
        return known is not None and self._links[known.lines - 1 : known.lines] != [known.link]

    def set_aside(self, rest: bytes) -> Path:
        """Keeps what could not be read in a file beside this one, and makes this one whole again."""
        try:
            aside = self._lay_aside(rest)
        except OSError as error:
            raise CannotKeep(reason(error), self.path) from error
        self.mend()
        return aside

    def _lay_aside(self, rest: bytes) -> Path:
        stem = self.path.stem
        return atomic.lay(self.path.parent, lambda: (f"{stem}.rest-{number}" for number in count(1)), rest)


def _at(place: Sequence[str]) -> dict[str, Any]:
    return {"h": list(place)} if place else {}


def save_whole(path: Path, game: Mapping[str, Any], end: Mapping[str, Any] | None = None) -> None:
    """A game that is over, in one go and all or nothing. Nothing of it is secret: its lines are as long as they are."""
    try:
        atomic.replace(path, sealed(game, end))
    except OSError as error:
        raise CannotKeep(reason(error), path) from error


def sealed(game: Mapping[str, Any], end: Mapping[str, Any] | None = None) -> bytes:
    """It stays the game that it was, where it came with that."""
    start = begun(head_of(game), bytes.fromhex(game.get(ABOUT, {}).get("id", "")))
    lines, chain = [start.written], start.chain
    for number, record in enumerate(lines_of(game, end), 1):
        line, chain = seal(record, start.salt, number, chain)
        lines.append(f"{line}\n".encode("ascii"))
    return b"".join(lines)
