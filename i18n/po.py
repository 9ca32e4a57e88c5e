"""The catalogs' sources: PO files, read and compiled by Babel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from . import catalog
from .catalog import Message
from .languages import KNOWN, locale_of

# Babel would write the present moment where a source names none, and no two builds would be alike.
NO_DAY = datetime(2000, 1, 1, tzinfo=UTC)


def catalog_of(file: Path) -> Catalog:
    with file.open(encoding="utf-8") as text:
        return read_po(text, locale=locale_of(file.parent.name).replace("-", "_"), abort_invalid=True)


def parsed(file: Path) -> dict[str, Message]:
    """Without what has not been written yet: another language has it."""
    return {id_of(entry): _message(entry.string) for entry in catalog_of(file) if entry.id and is_written(entry)}


def is_written(entry: Entry) -> bool:
    return any([entry.string] if isinstance(entry.string, str) else entry.string or ())


def id_of(entry: Entry) -> str:
    return entry.id if isinstance(entry.id, str) else entry.id[0]


def _message(string: str | Iterable[str] | None) -> Message:
    return string if isinstance(string, str) else tuple(string or ())


def sources() -> Iterator[tuple[str, str, Path]]:
    """Every language, domain and file there is."""
    for language in KNOWN:
        for file in sorted((catalog.SOURCES / language).glob("*.po")):
            yield language, file.stem, file


def compile_all() -> list[Path]:
    """Writes what is missing or older than its source; the files it has written."""
    return [target for language, domain, file in sources() if (target := _compile(language, domain, file))]


def _compile(language: str, domain: str, file: Path) -> Path | None:
    target = catalog.compiled(language, domain)
    if catalog.is_fresh(target, file):
        return None
    target.parent.mkdir(parents=True, exist_ok=True)
    compiled = BytesIO()
    words = catalog_of(file)
    words.creation_date = NO_DAY
    for entry in [entry for entry in words if entry.id and not is_written(entry)]:
        words.delete(entry.id)
    write_mo(compiled, words)
    # Put in place in one step: another process may be reading.
    half = target.with_suffix(".half")
    half.write_bytes(compiled.getvalue())
    half.replace(target)
    return target
