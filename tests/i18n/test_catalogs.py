"""The catalogs as they are: every domain, in every language."""

from __future__ import annotations

import pytest

from i18n import LANGUAGES, checks
from i18n.checks.book import Book, books
from i18n.declared import declared
from rulesets.engine import catalogue

RULES = declared(catalogue())
BOOKS = books()


def test_nothing_is_wrong_with_the_tree_as_a_whole() -> None:
    assert list(checks.complaints()) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.domain)
def test_a_domain_holds_to_its_rules(book: Book) -> None:
    assert list(checks.domain(book, RULES, BOOKS)) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.domain)
def test_a_domain_is_there_in_every_language(book: Book) -> None:
    assert [page.language for page in book.pages if page.messages and not page.is_draft] == list(LANGUAGES)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.domain)
def test_translators_are_told_where_a_text_lives(book: Book) -> None:
    comments = [page.comments for page in book.pages if page.language == "en"]
    assert any(any(page.values()) for page in comments)
