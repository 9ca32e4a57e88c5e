"""The same ids, placeholders and plurals in every language, and nothing empty."""

from __future__ import annotations

import re
from collections.abc import Iterator

from i18n.catalog import Message
from i18n.cldr import forms

from .book import Book, Page

PLACEHOLDER = re.compile(r"\{[a-z][a-z_]*\}")


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
    if not isinstance(message, str) and len(message) != len(forms(language)):
        yield f"has {len(message)} plural forms; {language} needs {', '.join(forms(language))}"


def _differences(book: Book) -> Iterator[str]:
    ids = {id: None for page in book.pages for id in page.messages}
    for id in ids:
        there = [page for page in book.pages if id in page.messages]
        for page in book.pages:
            if page not in there and page.messages:
                yield f"{book.where(page.language, id)} is missing"
        yield from _unlike(book, id, there)


def _unlike(book: Book, id: str, pages: list[Page]) -> Iterator[str]:
    first, *others = pages
    for page in others:
        if isinstance(page.messages[id], str) != isinstance(first.messages[id], str):
            yield f"{book.where(page.language, id)}: is a plural in {first.language} or here, but not in both"
        if placeholders(page.messages[id]) != placeholders(first.messages[id]):
            yield (
                f"{book.where(page.language, id)}: placeholders {_listed(page.messages[id])}; "
                f"{first.language} has {_listed(first.messages[id])}"
            )


def placeholders(message: Message) -> set[str]:
    """Of a plural's forms together: the singular may leave its number out."""
    return set(PLACEHOLDER.findall(message if isinstance(message, str) else " ".join(message)))


def _listed(message: Message) -> str:
    return ", ".join(sorted(placeholders(message))) or "none"
