"""A domain as its PO files have it: what the checks read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Message as Entry
from babel.messages.pofile import PoFileError

from i18n import cldr, po
from i18n.catalog import Message, plural_in, source
from i18n.languages import KNOWN, record

# What is counted in a game, and halves of votes.
COUNTS = (*range(201), 1000, 0.5, 1.5, 2.5)


@dataclass(frozen=True)
class Page:
    """One language's file."""

    language: str
    file: Path
    messages: dict[str, Message]
    faults: tuple[str, ...]
    comments: dict[str, str]

    @property
    def is_draft(self) -> bool:
        """What it lacks is counted, and nothing that is wrong."""
        return not record(self.language).is_offered


@dataclass(frozen=True)
class Book:
    domain: str
    pages: tuple[Page, ...]

    def texts(self) -> Iterator[Text]:
        """Every text there is, plural forms each for itself."""
        for page in self.pages:
            for id, message in page.messages.items():
                for text in (message,) if isinstance(message, str) else message:
                    yield Text(page.language, id, text)

    def where(self, language: str, id: str) -> str:
        return f"{language}/{self.domain}: {id}"


class Text(NamedTuple):
    language: str
    id: str
    text: str


def books() -> list[Book]:
    domains = sorted({domain for _, domain, _ in po.sources()})
    return [Book(domain, tuple(page(language, domain) for language in KNOWN)) for domain in domains]


def page(language: str, domain: str) -> Page:
    file = source(language, domain)
    if not file.exists():
        lacks = f"{language}/{domain}: there is no such file; each language needs one"
        return Page(language, file, {}, (lacks,) if record(language).is_offered else (), {})
    try:
        entries = [entry for entry in po.catalog_of(file) if entry.id]
    except PoFileError as error:
        return Page(language, file, {}, (f"{language}/{domain}: is no PO file ({error})",), {})
    where = f"{language}/{domain}"
    faults = [
        *_twice(where, file),
        *_rule(language, where, file),
        *(fault for entry in entries for fault in _faults(where, entry)),
    ]
    return Page(
        language, file, po.parsed(file), tuple(faults), {po.id_of(e): " ".join(e.auto_comments) for e in entries}
    )


def _rule(language: str, where: str, file: Path) -> Iterator[str]:
    try:
        rule = plural_in(file.read_bytes())
    except ValueError as error:
        yield f"{where}: Plural-Forms can't be read ({error})"
        return
    wrong = [n for n in COUNTS if rule(n) != cldr.form(n, language)]
    if wrong:
        yield f"{where}: Plural-Forms gives {wrong[0]} another form than {', '.join(cldr.forms(language))} of CLDR"


def _faults(where: str, entry: Entry) -> Iterator[str]:
    if entry.fuzzy:
        yield f"{where}: {po.id_of(entry)} is marked fuzzy; a text is either right or not there"
    if entry.context:
        yield f"{where}: {po.id_of(entry)} has a msgctxt; the id says it all"
    if not isinstance(entry.id, str) and len(set(entry.id)) > 1:
        yield f"{where}: {po.id_of(entry)}: msgid_plural should be the same id"


def _twice(where: str, file: Path) -> Iterator[str]:
    seen: set[str] = set()
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#~"):
            yield f"{where}: has obsolete entries; version control remembers them"
        elif line.startswith('msgid "'):
            if line in seen and line != 'msgid ""':
                yield f"{where}: {line.removeprefix('msgid ')} is there twice"
            seen.add(line)
