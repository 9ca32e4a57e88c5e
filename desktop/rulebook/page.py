"""What an open rulebook shows: a chapter, a role or what was looked for, and the glossary beside it.

Lent to who holds the lantern, the book may not tell which role reads it. A role's own page, with its picture, its name
in large and its row lit, can be told from afar; so there a lent book has none. All roles stand in one chapter and in
one list, each drawn like the others, and what is looked for comes up as text among the text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.rulebook.spots import BookParagraph, Marking, Reading
from desktop.widgets import medallions
from desktop.widgets.said import PageWords, Said
from i18n import Words, rulebook
from i18n.languages import NAMES, offered
from i18n.looking import Sought
from i18n.rulebook import Passage, Quote
from i18n.table_book import Book
from rulesets.engine import catalogue

OPTIONS = "options"


@dataclass(frozen=True)
class BookTab:
    id: str
    text: str
    is_chosen: bool


@dataclass(frozen=True)
class BookSubject:
    id: str
    name: str
    line: str
    motif: str
    frame: str


@dataclass(frozen=True)
class GlossaryEntry:
    id: str
    motif: str
    frame: str
    # In the order of `languages`.
    names: tuple[str, ...]
    label: str
    is_chosen: bool


class RulebookWords(PageWords):
    back = Said("button.back")
    search = Said("rulebook.search")
    glossary = Said("rulebook.glossary")
    game = Said("rulebook.game")
    practice = Said("home.practice")
    not_found_hint = Said("rulebook.not_found.hint")
    earlier = Said("rulebook.hit.earlier")
    later = Said("rulebook.hit.later")
    note = Said("seal.note")


@dataclass(frozen=True)
class RulebookPage:
    language: str
    title: str
    game: str
    setting: str
    may_choose: bool
    # Roles have pages of their own.
    may_look_up: bool
    games: tuple[BookTab, ...]
    tabs: tuple[BookTab, ...]
    heading: str
    subject: BookSubject | None
    paragraphs: tuple[BookParagraph, ...]
    languages: tuple[BookTab, ...]
    glossary: tuple[GlossaryEntry, ...]
    sought: str
    # Which of how many places is looked at, in words, or nothing; and where the page begins.
    hit: str
    hits: int
    top: float
    # What is read aloud stands in larger letters.
    is_aloud: bool
    words: RulebookWords
    # A practice round may be played from here.
    may_practise: bool = False


def page(book: Book, reading: Reading, *, may_choose: bool = True, is_lent: bool = False) -> RulebookPage:
    words, table = book.words, book.table
    sought = Sought.of(reading.sought, table.ruleset)
    subject = "" if is_lent else reading.subject or next(_named(book, sought), "")
    marking = Marking(book, sought, reading, subject, may_look_up=not is_lent)
    paragraphs = tuple(marking.marked(paragraph) for paragraph in _paragraphs(book, reading, sought, subject))
    return RulebookPage(
        language=words.language,
        title=words.text("rulebook.title"),
        game=words.text(f"ruleset.{table.ruleset}.name"),
        setting=words.text("rulebook.as_set" if table.is_set else "rulebook.as_printed"),
        may_choose=may_choose,
        may_look_up=not is_lent,
        games=tuple(
            BookTab(rules.id, words.text(f"ruleset.{rules.id}.name"), rules.id == table.ruleset)
            for rules in catalogue()
        ),
        tabs=tuple(_tabs(book, reading)),
        heading=_heading(book, reading, sought),
        subject=_subject(book, subject) if subject else None,
        paragraphs=paragraphs,
        languages=tuple(BookTab(id, NAMES[id], id == words.language) for id in ordered(words.language)),
        glossary=tuple(_glossary(book, subject)),
        sought=reading.sought,
        hit=words.text("rulebook.hit", n=reading.hit, of=marking.hits) if marking.hits else "",
        hits=marking.hits,
        top=reading.top,
        is_aloud=reading.is_aloud,
        words=RulebookWords(words),
    )


def ordered(language: str) -> list[str]:
    """The reader's own language first."""
    return sorted(offered(language), key=lambda id: id != language)


def _tabs(book: Book, reading: Reading) -> Iterator[BookTab]:
    for chapter in book.chapters:
        yield BookTab(chapter.id, chapter.title, not reading.sought and chapter.id == reading.chapter)
    if all(chapter.id != OPTIONS for chapter in book.chapters):
        title = book.words.text(f"chapter.{OPTIONS}")
        yield BookTab(OPTIONS, title, not reading.sought and reading.chapter == OPTIONS)


def _heading(book: Book, reading: Reading, sought: Sought) -> str:
    if not reading.sought:
        return next((tab.text for tab in _tabs(book, reading) if tab.is_chosen), "")
    found = rulebook.found(book.chapters, sought)
    if found:
        return f"{book.words.text('rulebook.places')} {book.words.text('rulebook.found', n=len(found))}"
    if any(_named(book, sought)):
        return book.words.text("rulebook.places")
    return book.words.text("rulebook.not_found", sought=reading.sought)


def _named(book: Book, sought: Sought) -> Iterator[str]:
    """The roles, cards and events that are called so in any language, by their own name or another."""
    return (id for id in book.played if sought.is_in(*_names(book, id)))


def _names(book: Book, id: str) -> list[str]:
    return [
        medallions.name(Words(language, book.table.rules), book.table.rules, id)
        for language in ordered(book.words.language)
    ]


def _subject(book: Book, id: str) -> BookSubject:
    words, rules = book.words, book.table.rules
    medallion = medallions.of(rules, id, words)
    counts = book.table.counts or {}
    side = f"faction.{medallion.side}.name"
    parts = [words.text(side) if medallion.side and side in words else ""]
    if id in counts:
        parts.append(words.text("rulebook.dealt", n=counts[id]))
    line = " · ".join(part for part in parts if part)
    return BookSubject(id, medallions.name(words, rules, id), line, medallion.motif, medallion.frame)


def _paragraphs(book: Book, reading: Reading, sought: Sought, subject: str) -> Iterator[BookParagraph]:
    if subject:
        # As it stands on the card; below it, the rules in full.
        yield BookParagraph("", caption=_does(book, subject))
        yield from _of_subject(book, subject)
    elif reading.sought:
        yield from (BookParagraph(_does(book, id), caption=_name(book, id)) for id in _named(book, sought))
    if reading.sought:
        for chapter, passage in rulebook.found(book.chapters, sought):
            if not subject or passage.subject != subject:
                yield _paragraph(passage, chapter.title)
    elif not subject:
        yield from _of_chapter(book, reading.chapter)


def _paragraph(passage: Passage, caption: str = "") -> BookParagraph:
    """With what it is headed by; beside it, the row of the ledger that it shows."""
    original = passage.original or Quote("", "")
    return BookParagraph(
        passage.text, passage.note, passage.headline or caption, passage.row, original.text, original.language
    )


def _of_subject(book: Book, subject: str) -> Iterator[BookParagraph]:
    """The rules of it first; below, under its title, what another chapter says of it."""
    own = ((chapter, [at for at in chapter.passages if at.subject == subject]) for chapter in book.chapters)
    for number, (chapter, passages) in enumerate(pair for pair in own if pair[1]):
        for at in passages:
            yield _paragraph(at, chapter.title if number and at is passages[0] else "")


def _of_chapter(book: Book, id: str) -> Iterator[BookParagraph]:
    said: set[str] = set()
    for chapter in book.chapters:
        for passage in chapter.passages if chapter.id == id else ():
            caption = _name(book, passage.subject) if passage.subject else ""
            yield _paragraph(passage, "" if caption in said else caption)
            said.add(caption)
    if id == OPTIONS:
        for name, line in (*book.profiles(), *book.leadings()):
            yield BookParagraph(line, False, name)
        for name, value, line in book.options():
            yield BookParagraph(line, False, name, value)


def _name(book: Book, id: str) -> str:
    return medallions.name(book.words, book.table.rules, id)


def _does(book: Book, id: str) -> str:
    return medallions.does(book.words, book.table.rules, id)


def _glossary(book: Book, chosen: str) -> Iterator[GlossaryEntry]:
    for id in book.played:
        medallion = medallions.of(book.table.rules, id, book.words)
        names = _names(book, id)
        yield GlossaryEntry(id, medallion.motif, medallion.frame, tuple(names), names[0], id == chosen)
