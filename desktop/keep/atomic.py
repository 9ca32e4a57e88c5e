"""A file as a whole or not at all: written beside its place under a name that nobody else has, then put there.

Who is killed in between leaves a half, which the next start clears away. A window that loses its own half so, or meets
one that reads what it would replace, tries again.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO

_HALF = re.compile(r"\.[0-9a-f]{16}\.half")
_TRIES = 3


def read(path: Path) -> bytes:
    """Tries again, too: while another window replaces a file, Windows lets nobody in."""
    for _ in range(_TRIES - 1):
        with suppress(PermissionError):
            return path.read_bytes()
    return path.read_bytes()


def replace(path: Path, data: bytes, *, lasts: bool = True) -> None:
    """Over what stands there. Raises OSError where the disk refuses: then that stands there still.

    What need not last is not waited for until it is on the disk: it is made again where a power cut has taken it.
    """

    def put(half: Path) -> Path:
        return half.replace(path)

    _put(path.parent, data, put, lasts, _TRIES)


def lay(folder: Path, names: Callable[[], Iterable[str]], data: bytes) -> Path:
    """Under the first of these names that is free: never over another file. Says where."""

    def put(half: Path) -> Path:
        for name in names():
            with suppress(FileExistsError):
                _rename(half, folder / name)
                return folder / name
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))

    return _put(folder, data, put, True, _TRIES)


def clear_away(folder: Path) -> None:
    """What a kill has left there."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _HALF.fullmatch(entry.name):
                with suppress(OSError):
                    Path(entry).unlink()


def write(file: IO[bytes], data: bytes, *, lasts: bool = True) -> None:
    """A file without a buffer may take less than it is given. What lasts is on the disk when this returns."""
    view = memoryview(data)
    while view:
        written = file.write(view)
        if not written:
            raise OSError(errno.ENOSPC, "the disk took nothing")
        view = view[written:]
    if lasts:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """A new file's name is on the disk only when its folder is. Windows has no such call, and no such need.

    Some network drives have none either. The file stands there already: that is no reason to say that it does not.
    """
    if os.name == "posix":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _put(folder: Path, data: bytes, put: Callable[[Path], Path], lasts: bool, tries: int) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f".{os.urandom(8).hex()}.half"
    try:
        _write_half(half, data, lasts)
        path = put(half)
    except (FileNotFoundError, PermissionError):
        if tries == 1:
            raise
        return _put(folder, data, put, lasts, tries - 1)
    finally:
        # On a disk that fails this may fail too.
        with suppress(OSError):
            half.unlink(missing_ok=True)
    if lasts:
        sync_folder(folder)
    return path


def _write_half(half: Path, data: bytes, lasts: bool) -> None:
    with half.open("xb", buffering=0) as file:
        write(file, data, lasts=lasts)


def _rename(source: Path, target: Path) -> None:
    """FileExistsError where something stands there, even if it came this moment."""
    try:
        os.link(source, target)
    except FileExistsError:
        raise
    except OSError:
        # A disk that knows no links.
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
        source.rename(target)
