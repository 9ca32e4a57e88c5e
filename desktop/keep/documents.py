"""A file as a whole or not at all, under a name that is still free."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path, PurePath

from desktop.keep import atomic
from desktop.keep.disk import reason
from i18n.isolated import harmless

FOLDER = "Lantern Night"
# Every Flatpak has it.
FLATPAK = Path("/.flatpak-info")
_SENTENCES = {"full": "files.full", "read_only": "files.read_only", "other": "files.failed"}
# What one system or another allows in no name; and the names that Windows keeps for devices.
_SIGNS = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
_LONGEST = 80


class CannotSave(Exception):
    """`reason` is the id of a sentence. Nothing of the file is on the disk."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def in_flatpak() -> bool:
    return FLATPAK.exists()


def documents() -> Path:
    """In a Flatpak nobody's are in reach: what is put where they would be is gone with the program."""
    # Costs 5 ms, and most evenings nobody saves anything.
    from platformdirs import user_data_path, user_documents_path  # noqa: PLC0415

    return user_data_path(FOLDER, appauthor=False) if in_flatpak() else user_documents_path() / FOLDER


def save(name: str, content: bytes, folder: Path | None = None) -> Path:
    """Says where it is. Raises CannotSave."""
    where = documents() if folder is None else folder
    # Here, and not when the app starts: a system may ask its user before an app looks into the documents.
    atomic.clear_away(where)
    try:
        return atomic.lay(where, lambda: _names(plain(name)), content)
    except OSError as error:
        raise CannotSave(_SENTENCES[reason(error)]) from error


def _names(name: str) -> Iterator[str]:
    stem, ending = PurePath(name).stem, PurePath(name).suffix
    yield name
    yield from (f"{stem}-{number}{ending}" for number in count(2))


def plain(name: str) -> str:
    """A name that any system takes; what stands behind its last dot stays."""
    stem, dot, ending = _SIGNS.sub("-", harmless(name)).rpartition(".")
    stem = (stem if dot else ending).strip(" .-")
    while len(stem.encode()) > _LONGEST:
        stem = stem[:-1].strip(" .-")
    return f"{'-' if not stem or _DEVICE.fullmatch(stem) else ''}{stem}{f'.{ending}' if dot else ''}"
