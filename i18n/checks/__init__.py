"""Everything that must hold of the words. Each check yields sentences: what is wrong, where, and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from i18n.declared import Declared, declared
from i18n.languages import KNOWN, LANGUAGES
from rulesets.engine import Ruleset, catalogue

from . import length, literals, needed, readings, shape, typography, used
from .book import Book, books

ROOT = Path(__file__).resolve().parent.parent.parent


def complaints(root: Path = ROOT, rulesets: Iterable[Ruleset] | None = None) -> Iterator[str]:
    every, rules = books(), declared(catalogue() if rulesets is None else rulesets)
    yield from needed.missing_domains(every, rules)
    for book in every:
        yield from domain(book, rules, every)
    yield from used.complaints(every, rules, root)
    yield from literals.in_qml(root / "desktop")
    yield from readings.complaints(every)


def progress() -> Iterator[str]:
    """How far each draft has come; what it lacks is said in the language it falls back on."""
    every = books()
    wanted = {(book.domain, id) for book in every for page in book.pages if not page.is_draft for id in page.messages}
    for language in (language for language in KNOWN if language not in LANGUAGES):
        pages = [(book.domain, page) for book in every for page in book.pages if page.language == language]
        said = {(domain, id) for domain, page in pages for id in page.messages if not shape.is_form(language, id)}
        gone = f"; {len(said - wanted)} are asked for no more" if said - wanted else ""
        yield f"{language}, a draft: {len(said & wanted)} of {len(wanted)} messages{gone}"


def domain(book: Book, rules: dict[str, Declared], every: list[Book]) -> Iterator[str]:
    """What concerns one domain in all its languages."""
    yield from shape.complaints(book)
    yield from typography.complaints(book)
    yield from length.complaints(book)
    if book.domain in rules:
        yield from needed.complaints(book, rules[book.domain], every)
