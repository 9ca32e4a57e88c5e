"""The same ids, placeholders and plurals in every language, and nothing empty."""

from __future__ import annotations

import re
from collections.abc import Iterator

from i18n.catalog import Message
from i18n.cldr import forms
from i18n.languages import FALLBACK, record

from .book import Book, Page

PLACEHOLDER = re.compile(r"\{([a-z][a-z_]*)(?::([^{}:]+))?\}")


def complaints(book: Book) -> Iterator[str]:
    for page in book.pages:
        yield from page.faults
        for id, message in page.messages.items():
            yield from (f"{book.where(page.language, id)} {fault}" for fault in _faults(page.language, message))
    yield from _differences(book)


def _faults(language: str, message: Message) -> Iterator[str]:
    texts = (message,) if isinstance(message, str) else message
    if any(not text.strip() for text in texts):
        yield "is empty"
    if any(text != text.strip() or "  " in text for text in texts):
        yield "has spaces too many"
    if any(set("{}") & set(PLACEHOLDER.sub("", text)) for text in texts):
        yield "has a brace that belongs to no placeholder; those look like {seat}"
    for form in sorted({form for text in texts for _, form in PLACEHOLDER.findall(text) if form}):
        if "/" not in form and form not in record(language).forms:
            yield f"wants a form {form!r}; forms of its record: {', '.join(record(language).forms) or 'none'}"
    if not isinstance(message, str) and len(message) != len(forms(language)):
        yield f"has {len(message)} plural forms; {language} needs {', '.join(forms(language))}"


def _differences(book: Book) -> Iterator[str]:
    offered = [page for page in book.pages if not page.is_draft]
    ids = {id: None for page in offered for id in page.messages if not is_form(page.language, id)}
    for id in ids:
        there = [page for page in book.pages if id in page.messages]
        for page in offered:
            if page not in there and page.messages:
                yield f"{book.where(page.language, id)} is missing"
        yield from _unlike(book, id, there)


def _unlike(book: Book, id: str, pages: list[Page]) -> Iterator[str]:
    # English stands above each text in a draft.
    first, *others = sorted(pages, key=lambda page: page.language != FALLBACK)
    for page in others:
        if isinstance(page.messages[id], str) != isinstance(first.messages[id], str):
            yield f"{book.where(page.language, id)}: is a plural in {first.language} or here, but not in both"
        if placeholders(page.messages[id]) != placeholders(first.messages[id]):
            yield (
                f"{book.where(page.language, id)}: placeholders {_listed(page.messages[id])}; "
                f"{first.language} has {_listed(first.messages[id])}"
            )


def placeholders(message: Message) -> set[str]:
    """Of a plural's forms together: the singular may leave its number out. Which form is wanted is a language's own."""
    return {
        f"{{{name}}}" for name, _ in PLACEHOLDER.findall(message if isinstance(message, str) else " ".join(message))
    }


def is_form(language: str, id: str) -> bool:
    """Of a word, beside the one it is called by: only languages that have such have it."""
    return id.rpartition(".")[2] in record(language).forms


def _listed(message: Message) -> str:
    return ", ".join(sorted(placeholders(message))) or "none"
