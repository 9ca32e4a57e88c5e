"""ICU's data, cut to what Qt may ask it for here: how our languages are sorted. All of it is 32 MB.

Qt would ask for the rest only for names of time zones and for other encodings than Unicode's.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

LIBRARY = re.compile(r"libicudata\.so\.(\d+)")
# What leads to a language's rules, and what all of them build on.
ALWAYS = {"root.res", "res_index.res", "pool.res", "coll/root.res", "coll/res_index.res", "coll/ucadata.icu"}
# A package begins with its header's length; then how many things it holds, and for each where its name and it are.
_MAGIC, _COUNT, _ENTRY = b"CmnD", struct.Struct("<I"), struct.Struct("<II")
_ALIGNED = 16
SOURCE = """\
    .section .rodata
    .balign {aligned}
    .globl {symbol}
    .type {symbol}, %object
{symbol}:
    .incbin "{data}"
    .size {symbol}, . - {symbol}
    .section .note.GNU-stack, "", %progbits
"""


class NoPackage(Exception):
    """The library holds its data in another way than we know."""


def is_wanted(name: str, languages: Iterable[str]) -> bool:
    return name in ALWAYS or name in {f"coll/{part}.res" for language in languages for part in _with_parents(language)}


def _with_parents(language: str) -> tuple[str, ...]:
    """zh_Hant builds on zh."""
    return language, language.partition("_")[0]


def package_in(library: bytes) -> bytes:
    """From its header to the end of the library: what comes behind it is in nobody's way."""
    found = library.find(_MAGIC)
    if found < 12:
        raise NoPackage
    return library[found - 12 :]


def entries(package: bytes) -> Iterator[tuple[str, bytes]]:
    """Each with its name behind that of the package. The last one is taken to reach to the end."""
    (header,) = struct.unpack_from("<H", package)
    items = package[header:]
    (count,) = _COUNT.unpack_from(items)
    listed = [_ENTRY.unpack_from(items, _COUNT.size + number * _ENTRY.size) for number in range(count)]
    ends = [*(start for _, start in listed[1:]), len(items)]
    for (name, start), end in zip(listed, ends, strict=True):
        text = items[name : items.index(b"\0", name)].decode("ascii")
        yield text.partition("/")[2], items[start:end]


def cut(package: bytes, wanted: Callable[[str], bool]) -> bytes:
    """The same package with fewer things in it."""
    (header,) = struct.unpack_from("<H", package)
    prefix = _prefix(package[header:])
    kept = [(f"{prefix}/{name}\0".encode("ascii"), data) for name, data in entries(package) if wanted(name)]
    names = _COUNT.size + len(kept) * _ENTRY.size
    first = _up(names + sum(len(name) for name, _ in kept))
    table, texts, body = [_COUNT.pack(len(kept))], b"", b""
    for name, data in kept:
        table.append(_ENTRY.pack(names + len(texts), first + len(body)))
        texts += name
        body += data + bytes(_up(len(data)) - len(data))
    return package[:header] + (b"".join(table) + texts).ljust(first, b"\0") + body


def _prefix(items: bytes) -> str:
    name, _ = _ENTRY.unpack_from(items, _COUNT.size)
    return items[name : items.index(b"/", name)].decode("ascii")


def _up(length: int) -> int:
    return -(-length // _ALIGNED) * _ALIGNED


def smaller(library: Path, folder: Path, languages: Iterable[str]) -> Path:
    """A library of the same name in this folder. Made by binutils, which PyInstaller needs too."""
    version = LIBRARY.fullmatch(library.name)
    if version is None:
        raise NoPackage(library.name)
    folder.mkdir(parents=True, exist_ok=True)
    spoken = set(languages)
    data = cut(package_in(library.read_bytes()), lambda name: is_wanted(name, spoken))
    symbol = f"icudt{version[1]}_dat"
    (folder / "icu.dat").write_bytes(data)
    (folder / "icu.s").write_text(SOURCE.format(symbol=symbol, data="icu.dat", aligned=_ALIGNED), encoding="ascii")
    target = folder / library.name
    _run(folder, "as", "-o", "icu.o", "icu.s")
    _run(folder, "ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", str(target), "icu.o")
    return target


def _run(folder: Path, *command: str) -> None:
    subprocess.run(command, check=True, cwd=folder, capture_output=True, text=True)
