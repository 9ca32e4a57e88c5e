"""Ids of the common domain that nothing says, and ids that code says and no catalog has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from i18n.catalog import COMMON
from i18n.declared import Declared
from i18n.rulebook import CHAPTERS, place

from .book import Book
from .needed import said

# Where the words are said.
_ROOMS = ("desktop", "devtools", "i18n", "packaging", "rulesets/engine")
_ID = re.compile(r"[\"'`]([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+)[\"'`]")
_FILE = re.compile(r"\.(?:json|js|svg|qml|py|po|mo|png|wav)$")
# "sky." + phase, f"sky.{phase}" and f"sky.of_{phase}": whatever begins so is said.
_BEGINNING = re.compile(r"[\"'`](?:([a-z][a-z0-9_]*\.[a-z0-9_.]*)\$?\{|([a-z][a-z0-9_]*\.(?:[a-z0-9_]+\.)*)[\"'`])")


def complaints(books: list[Book], rules: dict[str, Declared], root: Path) -> Iterator[str]:
    yield from unknown(books, rules, root)
    yield from unused(books, rules, root)


def unknown(books: list[Book], rules: dict[str, Declared], root: Path) -> Iterator[str]:
    """Of a family of ids that the common domain has, and still in no catalog. Asks and notices go by such names too."""
    known = {id for book in books for id in book.pages[0].messages}
    families = {id.split(".")[0] for book in books if book.domain == COMMON for id in book.pages[0].messages}
    spoken = {id for one in rules.values() for id in (*one.asks, *one.notices)}
    for file, text in _sources(root / "desktop"):
        for id in dict.fromkeys(_ID.findall(text)):
            is_word = id.split(".")[0] in families and id not in spoken and not _FILE.search(id)
            if is_word and id not in known and not _begins(id, known):
                yield f"{file.relative_to(root).as_posix()}: says {id}, which no catalog has"


def _begins(id: str, known: set[str]) -> bool:
    return any(other.startswith(f"{id}.") for other in known)


def unused(books: list[Book], rules: dict[str, Declared], root: Path) -> Iterator[str]:
    common = next((book for book in books if book.domain == COMMON), None)
    if common is None:
        return
    code = [text for room in _ROOMS for _, text in _sources(root / room)]
    spoken = {id for text in code for id in _ID.findall(text)}
    beginnings = tuple(
        {beginning for text in code for found in _BEGINNING.findall(text) for beginning in found if beginning}
    )
    # A passage of the common domain stands in every rulebook.
    by_rules = {id for one in rules.values() for id in said(one)} | set(_common())
    for id in common.pages[0].messages:
        if id not in spoken and id not in by_rules and place(id) is None and not id.startswith(beginnings):
            yield f"{COMMON}: {id} is said nowhere; take it out, or say it"


def _common() -> Iterator[str]:
    yield from (f"chapter.{chapter}" for chapter in CHAPTERS)


def _sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".qml") and "checks" not in file.parts:
            yield file, file.read_text(encoding="utf-8")
