"""What lies in a pack, read without trusting it: a folder, or one zip file that ends in `.lanternpack`.

Nothing is unpacked to disk: what comes back is each file's name within the pack, and its bytes.
"""

from __future__ import annotations

import os
import stat
import zlib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from re import fullmatch
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, LargeZipFile, ZipFile, ZipInfo

from rulesets.engine.errors import shown
from rulesets.engine.sentences import say

from .faults import BadPack, refused

ENDING = ".lanternpack"
MANIFEST = "pack.yaml"
# Far more than a pack of a hundred roles takes.
MOST_FILES = 1_000
MOST_BYTES = 8_000_000
MOST_OF_ONE = 1_000_000
# As far as text that says something is ever pressed.
MOST_PRESSED = 100
_MOST_DEEP = 4
# The first date that a zip file can have.
_ALWAYS = (1980, 1, 1, 0, 0, 0)
_STEP = r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}"
# What a system leaves lying about.
_LITTER = ("Thumbs.db", "desktop.ini", "__MACOSX", "__pycache__")
Contents = Mapping[str, bytes]


def contents(place: Path) -> Contents:
    """By name, in order; BadPack where it is not to be trusted or can't be read."""
    try:
        found = _folder(place) if place.is_dir() else _zip(place) if place.is_file() else _nothing(place)
    except OSError as error:
        raise BadPack([refused(place.name, say("unreadable").because(error.strerror or error))]) from error
    except (BadZipFile, LargeZipFile, zlib.error, RuntimeError, EOFError, ValueError) as error:
        raise BadPack([refused(place.name, say("no_file", ending=ENDING).because(error))]) from error
    if MANIFEST not in found:
        raise BadPack([refused(place.name, say("no_manifest", file=MANIFEST))])
    return dict(sorted(found.items()))


def packed(found: Contents) -> bytes:
    """As one file: the same bytes from the same contents, whoever packs them when."""
    heap = BytesIO()
    with ZipFile(heap, "w", ZIP_DEFLATED) as one:
        for name in sorted(found):
            one.writestr(ZipInfo(name, _ALWAYS), found[name], _way(found[name]))
    return heap.getvalue()


def _way(data: bytes) -> int:
    """What is pressed as far as bombs are is not pressed at all."""
    pressed = len(zlib.compress(data))
    return ZIP_STORED if len(data) > MOST_PRESSED * pressed // 2 else ZIP_DEFLATED


def digest(found: Contents) -> str:
    """What says whether two packs are one: the same for a folder as for the file made of it."""
    heap = sha256()
    for name in sorted(found):
        for piece in (name.encode(), found[name]):
            heap.update(len(piece).to_bytes(8, "big") + piece)
    return heap.hexdigest()


def _nothing(place: Path) -> dict[str, bytes]:
    """A pipe or a device would be waited for."""
    raise BadPack([refused(place.name, say("gone"))])


def _folder(place: Path) -> dict[str, bytes]:
    if not (place / MANIFEST).is_file():
        # Somebody's whole disk is not looked through.
        return {}
    found: dict[str, bytes] = {}
    looked_at = 0
    for folder, folders, files in os.walk(place):
        folders[:] = sorted(name for name in folders if not _is_litter(name))
        looked_at += len(folders)
        if looked_at > MOST_FILES:
            raise BadPack([refused(place.name, say("too_many", count=looked_at, most=MOST_FILES))])
        for name in [*folders, *sorted(name for name in files if not _is_litter(name))]:
            file = Path(folder) / name
            inside = file.relative_to(place).as_posix()
            kind = file.lstat().st_mode
            if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
                raise BadPack([refused(inside, say("a_link"))])
            _check_name(inside)
            if stat.S_ISREG(kind):
                _take(found, inside, _beginning(file))
    return found


def _beginning(file: Path) -> bytes:
    """So much that what is too long is seen to be."""
    with file.open("rb") as open_file:
        return open_file.read(MOST_OF_ONE + 1)


def _zip(place: Path) -> dict[str, bytes]:
    with place.open("rb") as open_file:
        data = open_file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BadPack([refused(place.name, say("too_large", most=MOST_BYTES))])
    found: dict[str, bytes] = {}
    with ZipFile(BytesIO(data)) as packed:
        entries = list(_trusted(place.name, packed.infolist()))
        top = _top(entries)
        for entry in entries:
            with packed.open(entry) as one:
                _take(found, entry.filename[len(top) :], one.read(MOST_OF_ONE + 1))
    return found


def _trusted(name: str, every: list[ZipInfo]) -> Iterator[ZipInfo]:
    """By what each says of itself, before a byte of it is unpacked."""
    if len(every) > MOST_FILES:
        raise BadPack([refused(name, say("too_many", count=len(every), most=MOST_FILES))])
    if sum(entry.file_size for entry in every) > MOST_BYTES:
        raise BadPack([refused(name, say("too_large_unpacked", most=MOST_BYTES))])
    for entry in every:
        if not any(map(_is_litter, entry.orig_filename.split("/"))):
            _check_entry(entry, entry.orig_filename)
            if not entry.is_dir():
                yield entry


def _check_entry(entry: ZipInfo, inside: str) -> None:
    _check_name(inside.rstrip("/"))
    if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise BadPack([refused(inside, say("a_link"))])
    if entry.flag_bits & 1 or entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise BadPack([refused(inside, say("locked"))])
    if entry.file_size > MOST_PRESSED * max(1, entry.compress_size):
        raise BadPack([refused(inside, say("bomb", most=MOST_PRESSED))])


def _is_litter(step: str) -> bool:
    return step in _LITTER or (step.startswith(".") and step not in (".", ".."))


def _top(entries: list[ZipInfo]) -> str:
    """A folder that holds the whole pack: many programs pack it along."""
    names = [entry.filename for entry in entries]
    top = names[0].split("/")[0] + "/" if names else ""
    return top if f"{top}{MANIFEST}" in names and all(name.startswith(top) for name in names) else ""


def _take(found: dict[str, bytes], name: str, data: bytes) -> None:
    if len(data) > MOST_OF_ONE:
        raise BadPack([refused(name, say("too_large", most=MOST_OF_ONE))])
    if name.casefold() in {known.casefold() for known in found}:
        raise BadPack([refused(name, say("there_twice"))])
    found[name] = data
    if len(found) > MOST_FILES or sum(map(len, found.values())) > MOST_BYTES:
        raise BadPack([refused(name, say("one_too_many", files=MOST_FILES, bytes=MOST_BYTES))])


def is_reserved(name: str) -> bool:
    """Windows takes these for devices, whatever their ending."""
    return fullmatch("con|prn|aux|nul|com[0-9]|lpt[0-9]", name.split(".", maxsplit=1)[0].casefold()) is not None


def _check_name(name: str) -> None:
    """No way out of the pack, and a name that every system can write."""
    steps = name.split("/")
    if not all(fullmatch(_STEP, step) and not step.endswith(".") for step in steps):
        raise BadPack([refused(shown(name), say("no_name"))])
    if any(is_reserved(step) for step in steps):
        raise BadPack([refused(name, say("reserved"))])
    if len(steps) > _MOST_DEEP:
        raise BadPack([refused(name, say("too_deep", most=_MOST_DEEP))])
