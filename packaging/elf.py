"""What a Linux bundle asks of the system, read off its files by binutils, which PyInstaller needs too."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from pruned import FOR_THE_VOICE

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
_CACHED = re.compile(r"^\s*(\S+) \(.*\) => (\S+)", re.MULTILINE)


def needed(file: Path) -> list[str]:
    """The libraries that a file names itself."""
    return _NEEDED.findall(_objdump("-p", file))


def is_elf(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def files(bundle: Path) -> list[Path]:
    return [file for file in sorted(bundle.rglob("*")) if file.is_file() and not file.is_symlink() and is_elf(file)]


def from_outside(bundle: Path) -> set[str]:
    """The libraries that a bundle needs and does not hold."""
    there = {file.name for file in bundle.rglob("*")}
    return {name for file in files(bundle) for name in needed(file)} - there - FOR_THE_VOICE


def glibc(bundle: Path) -> str:
    """The oldest glibc it runs with."""
    versions = (_GLIBC.findall(_objdump("-p", file)) for file in files(bundle))
    newest = max((int(major), int(minor)) for found in versions for major, minor in found)
    return ".".join(map(str, newest))


def places(libraries: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Where this system has them. One that it lacks is left out."""
    cache = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    there = dict(reversed(_CACHED.findall(cache)))
    yield from ((library, there[library]) for library in sorted(libraries) if library in there)


def _objdump(option: str, file: Path) -> str:
    return subprocess.run(["objdump", option, str(file)], capture_output=True, text=True, check=True).stdout
