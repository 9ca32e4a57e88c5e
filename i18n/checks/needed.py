"""Every id that a ruleset declares has its text, its own or the common one, and nothing stands there in vain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from i18n.catalog import COMMON, Message
from i18n.declared import Declared
from i18n.kinds import variants
from i18n.looking import ALSO
from i18n.needed import needed
from i18n.rulebook import CHAPTERS, HEADED, SEATS, Place, place

from .book import Book
from .shape import is_form, placeholders
from .strictness import MANDATORY

# Chapters no book goes without.
_CHAPTERS = ("overview", "victory")


def missing_domains(books: list[Book], rules: dict[str, Declared]) -> Iterator[str]:
    there = {book.domain for book in books}
    for domain in MANDATORY:
        if domain not in there:
            yield f"{domain}: there is no catalog of this domain"
    for domain in sorted(there - {COMMON, *rules}):
        yield f"{domain}: is the name of no ruleset; allowed: {COMMON}, {', '.join(rules)}"


def complaints(book: Book, rules: Declared, books: list[Book]) -> Iterator[str]:
    common = next((other for other in books if other.domain == COMMON), None)
    wanted, known = set(needed(rules)), said(rules)
    for number, page in enumerate(book.pages):
        if page.is_draft:
            continue
        shared = common.pages[number].messages if common else {}
        for id in sorted(wanted - {*page.messages, *shared}):
            yield f"{book.where(page.language, id)} is missing; {rules.id} declares it"
        for id in page.messages:
            base = id.rpartition(".")[0] if is_form(page.language, id) else id
            if base not in shared and base not in known and place(id) is None and not id.startswith(ALSO):
                yield f"{book.where(page.language, id)} is said by nothing that {rules.id} declares"
        yield from (f"{page.language}/{book.domain}: {fault}" for fault in _rulebook(page.messages, rules))


def said(rules: Declared) -> set[str]:
    """All that a table of this ruleset may say, but for the passages of its rulebook."""
    return {*needed(rules), *_welcome(rules)}


def _welcome(rules: Declared) -> Iterator[str]:
    yield from (f"role.{id}.brief" for id in rules.roles)
    yield from (f"card.{id}.when" for id in rules.cards)
    yield from (f"ask.{id}.{end}" for id in rules.asks for end in ("hint", "decline", "only"))
    yield from (f"done.{id}" for id in rules.asks)
    yield from (f"preset.{id}.explain" for id in rules.presets)
    yield from (f"{family}.{id}.opening" for id in rules.phases for family in ("when", "date"))
    yield from (f"chapter.{chapter}" for chapter in CHAPTERS)
    for id, wording in rules.notices.items():
        yield from (f"{style}.{id}{end}" for end in variants(wording) for style in ("public", "diary"))


def _rulebook(messages: Mapping[str, Message], rules: Declared) -> Iterator[str]:
    places = [at for id in messages if (at := place(id))]
    for chapter in _CHAPTERS:
        if not any(at.chapter == chapter for at in places):
            yield f"rulebook.{chapter} has no passage"
    options, seats = ({f"{{{id}}}" for id in ids} for ids in (rules.options, SEATS))
    for at in places:
        yield from (f"{at.id}: {fault}" for fault in _passage(at, rules))
        sayable = options | seats if at.chapter in HEADED else options
        if not placeholders(messages[at.id]) <= sayable:
            yield f"{at.id}: a passage may only name options: {', '.join(sorted(sayable))}"


def _passage(at: Place, rules: Declared) -> Iterator[str]:
    if at.chapter not in CHAPTERS:
        yield f"there is no such chapter; allowed: {', '.join(CHAPTERS)}"
    if at.subject is not None and at.subject not in rules.played:
        yield f"{at.subject} is nothing that {rules.id} plays with"
    for subject, sign, value in at.conditions:
        if sign in ("has", "lacks"):
            if subject not in rules.played:
                yield f"{subject} is nothing that {rules.id} plays with"
        elif subject not in rules.options:
            yield f"{subject} is no option of {rules.id}"
        elif not isinstance(value, bool) and value not in rules.options[subject].choices:
            yield f"{value} is no value of {subject}"
