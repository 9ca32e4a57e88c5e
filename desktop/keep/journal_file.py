"""One game, one append-only file. What a call has written is on the disk when it returns.

The first line says what the file is and carries the salt. Every further line is a sealed record, chained to the
one before: the setup, then answers, and undos as records of their own. Nothing that was written is ever written over.
Who sits there and what players have written down for themselves are records too; they do not touch the game. Nor does
an end: what the answers come to, for whoever would have to play them only to know that (see `ending.py`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from secrets import token_bytes
from typing import IO, Any

from desktop.keep import atomic
from desktop.keep.disk import reason
from desktop.keep.seal import SALT_BYTES, Broken, seal, unseal

MAGIC = "lantern-night-game 1"
SUFFIX = ".lantern"
Opener = Callable[[Path, str], IO[bytes]]


class CannotKeep(Exception):
    """The disk would not take it. `reason` is full, read_only or other: which sentence a person gets."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.reason = reason


class Unreadable(Exception):
    """Not even the beginning of a game can be read from the file."""


def _open(path: Path, mode: str) -> IO[bytes]:
    return path.open(mode, buffering=0)


@dataclass(frozen=True)
class Recovered:
    """What a file still tells: the game's journal, and what stands behind it that could not be read."""

    journal: dict[str, Any]
    rest: bytes
    # Who sits there, as it was last written; and the notes to oneself, as they were written.
    seating: dict[str, Any] = field(default_factory=dict)
    notes: tuple[dict[str, Any], ...] = ()


class JournalFile:
    def __init__(self, path: Path, salt: bytes, opener: Opener = _open) -> None:
        self.path = path
        self._salt = salt
        self._opener = opener
        self._chain = b""
        self._number = 0
        self._size = 0

    @classmethod
    def create(cls, path: Path, head: Mapping[str, Any], opener: Opener = _open) -> JournalFile:
        """Begins a file with everything of a journal but its answers."""
        salt = token_bytes(SALT_BYTES)
        file = cls(path, salt, opener)
        file._write(f"{MAGIC} {salt.hex()}\n".encode("ascii"), "xb")
        file._append({"head": dict(head)})
        atomic.sync_folder(path.parent)
        return file

    def answer(self, *entries: Mapping[str, Any]) -> None:
        """Those of one screen are one line: none of them is ever there without the others."""
        one, *more = (dict(entry) for entry in entries)
        self._append({"a": [one, *more] if more else one})

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None:
        """With what the table has decided, where it has: one line, so that neither is ever there without the other."""
        self._append({"u": answers} if seating is None else {"u": answers, "s": dict(seating)})

    def note(self, entry: Mapping[str, Any]) -> None:
        """What a player writes down for himself, or strikes out."""
        self._append({"n": dict(entry)})

    def seating(self, entry: Mapping[str, Any]) -> None:
        self._append({"s": dict(entry)})

    def end(self, entry: Mapping[str, Any]) -> None:
        """What the answers come to. It holds as long as nothing is written behind it."""
        self._append({"e": dict(entry)})

    def _append(self, record: Any) -> None:
        line, chain = seal(record, self._salt, self._number, self._chain)
        self._write(f"{line}\n".encode("ascii"), "ab")
        self._chain, self._number = chain, self._number + 1

    def _write(self, data: bytes, mode: str) -> None:
        try:
            with self._opener(self.path, mode) as file:
                atomic.write(file, data)
                _sync(file)
        except OSError as error:
            self._cut_back()
            raise CannotKeep(reason(error), self.path) from error
        self._size += len(data)

    def _cut_back(self) -> None:
        """Half a line on a full disk would spoil the next one."""
        try:
            if self.path.exists() and self.path.stat().st_size > self._size:
                os.truncate(self.path, self._size)
        except OSError:
            # The reader stops at half a line by itself; the next start mends the file.
            return

    @classmethod
    def recover(cls, path: Path, opener: Opener = _open) -> tuple[JournalFile, Recovered]:
        """Opens a file to go on with. Writes nothing: see `set_aside`."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise Unreadable(path.name) from error
        salt, position = first_line(data, path)
        file = cls(path, salt, opener)
        records = []
        for record, end in file._records(data, position):
            records.append(record)
            position = end
        if not records or not isinstance(records[0].get("head"), dict):
            raise Unreadable(path.name)
        file._size = position
        return file, _recovered(records[0]["head"], records[1:], data[position:])

    def _records(self, data: bytes, position: int) -> Iterator[tuple[dict[str, Any], int]]:
        while (end := data.find(b"\n", position)) >= 0:
            try:
                record, chain = unseal(data[position:end], self._salt, self._number, self._chain)
            except Broken:
                return
            if not isinstance(record, dict):
                return
            self._chain, self._number = chain, self._number + 1
            position = end + 1
            yield record, position

    def set_aside(self, rest: bytes) -> Path:
        """Keeps what could not be read in a file beside this one, and makes this one whole again."""
        stem = self.path.stem
        try:
            aside = atomic.lay(self.path.parent, lambda: (f"{stem}.rest-{number}" for number in count(1)), rest)
            os.truncate(self.path, self._size)
        except OSError as error:
            raise CannotKeep(reason(error), self.path) from error
        return aside


def first_line(data: bytes, path: Path) -> tuple[bytes, int]:
    end = data.find(b"\n")
    try:
        magic, _, salt = data[:end].decode("ascii").rpartition(" ")
        if end < 0 or magic != MAGIC or len(bytes.fromhex(salt)) != SALT_BYTES:
            raise Unreadable(path.name)
    except ValueError as error:
        raise Unreadable(path.name) from error
    return bytes.fromhex(salt), end + 1


def _recovered(head: Mapping[str, Any], records: list[dict[str, Any]], rest: bytes) -> Recovered:
    seating: dict[str, Any] = {}
    for record in records:
        seating = record.get("s", seating)
    notes = tuple(record["n"] for record in records if "n" in record)
    return Recovered({**head, "answers": _answers(records)}, rest, seating, notes)


def _answers(records: list[dict[str, Any]]) -> list[Any]:
    kept: list[Any] = []
    for record in records:
        undone = record.get("u", 0)
        if isinstance(undone, int) and undone > 0:
            del kept[max(0, len(kept) - undone) :]
        elif "a" in record:
            answered = record["a"]
            kept += answered if isinstance(answered, list) else [answered]
    return kept


def save_whole(path: Path, journal: Mapping[str, Any], end: Mapping[str, Any] | None = None) -> None:
    """A file as answer by answer would have written it, in one go and all or nothing."""
    try:
        atomic.replace(path, sealed(journal, end))
    except OSError as error:
        raise CannotKeep(reason(error), path) from error


def sealed(journal: Mapping[str, Any], end: Mapping[str, Any] | None = None) -> bytes:
    head = {key: value for key, value in journal.items() if key != "answers"}
    records: list[Any] = [{"head": head}, *({"a": answer} for answer in journal["answers"])]
    salt, chain = token_bytes(SALT_BYTES), b""
    lines = [f"{MAGIC} {salt.hex()}"]
    for number, record in enumerate([*records, {"e": dict(end)}] if end else records):
        line, chain = seal(record, salt, number, chain)
        lines.append(line)
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def _sync(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())
