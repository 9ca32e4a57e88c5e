"""A file as a whole or not at all, under a name that is still free."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path, PurePath
from secrets import token_hex

FOLDER = "Lantern Night"
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_FORBIDDEN = (errno.EACCES, errno.EROFS, errno.EPERM)
# What one system or another allows in no name; and the names that Windows keeps for devices.
_SIGNS = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
_LONGEST = 80


class CannotSave(Exception):
    """`reason` is the id of a sentence. Nothing of the file is on the disk."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def documents() -> Path:
    # Costs 5 ms, and most evenings nobody saves anything.
    from platformdirs import user_documents_path  # noqa: PLC0415

    return user_documents_path() / FOLDER


def save(name: str, content: bytes, folder: Path | None = None) -> Path:
    """Says where it is. Raises CannotSave."""
    where = documents() if folder is None else folder
    try:
        where.mkdir(parents=True, exist_ok=True)
        return _saved(where, name, content)
    except OSError as error:
        raise CannotSave(_reason(error)) from error


def _saved(folder: Path, name: str, content: bytes) -> Path:
    half = folder / f".{token_hex(8)}.half"
    try:
        with half.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        path = next(path for path in _names(folder, plain(name)) if not path.exists())
        return half.rename(path)
    finally:
        # On a disk that fails this may fail too; then only what begins with a dot is left.
        with suppress(OSError):
            half.unlink(missing_ok=True)


def _names(folder: Path, name: str) -> Iterator[Path]:
    stem, ending = PurePath(name).stem, PurePath(name).suffix
    yield folder / name
    yield from (folder / f"{stem}-{number}{ending}" for number in count(2))


def plain(name: str) -> str:
    """A name that any system takes; what stands behind its last dot stays."""
    stem, dot, ending = _SIGNS.sub("-", name).rpartition(".")
    stem = (stem if dot else ending).strip(" .-")
    while len(stem.encode()) > _LONGEST:
        stem = stem[:-1].strip(" .-")
    return f"{'-' if not stem or _DEVICE.fullmatch(stem) else ''}{stem}{f'.{ending}' if dot else ''}"


def _reason(error: OSError) -> str:
    if error.errno in _FULL:
        return "files.full"
    if error.errno in _FORBIDDEN:
        return "files.read_only"
    return "files.failed"
