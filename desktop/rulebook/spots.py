"""Where in a page's text something was found, and what there leads elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop.widgets import medallions
from i18n.looking import Sought
from i18n.rulebook import INTRODUCTION
from i18n.table_book import Book
from i18n.terms import TO


@dataclass(frozen=True)
class Reading:
    """What the book is open at. `subject` is a role, card or event, `sought` what is looked for."""

    chapter: str = "overview"
    subject: str = ""
    sought: str = ""
    # Which of the places where it was found, from 1; and how far down the page was, as it is come back to.
    hit: int = 1
    top: float = 0.0

    @property
    def is_aloud(self) -> bool:
        """Nothing but what is read aloud stands there."""
        return self.chapter == INTRODUCTION and not self.sought and not self.subject


@dataclass(frozen=True)
class BookSpot:
    """Letters of a paragraph's part, counted from 0: found there, the `hit`-th of the page; or a way to `to`."""

    part: str
    start: int
    length: int
    hit: int = 0
    is_now: bool = False
    # The `way`-th of the page.
    to: str = ""
    way: int = 0
    label: str = ""
    # It leads to what a word means.
    explains: bool = False


@dataclass(frozen=True)
class BookParagraph:
    """`caption` stands above it, `value` beside the caption; a note has the seal, and may quote the source below."""

    text: str
    is_note: bool = False
    caption: str = ""
    value: str = ""
    original: str = ""
    original_language: str = ""
    spots: tuple[BookSpot, ...] = ()


class Marking:
    """Through a page from above: its finds are counted; a name leads on once a paragraph, others once a page.

    Lent to who holds the lantern, the book leads to no role: see `page.py`.
    """

    def __init__(self, book: Book, sought: Sought, reading: Reading, subject: str, *, may_look_up: bool) -> None:
        self.hits = 0
        self._ways_so_far = 0
        self._book, self._sought, self._now = book, sought, reading.hit
        # Nothing leads to where it stands.
        self._shown = {subject or reading.chapter}
        self._may_look_up = may_look_up
        # Nobody looks something up while somebody reads.
        self._is_aloud = reading.is_aloud

    def marked(self, paragraph: BookParagraph) -> BookParagraph:
        parts = {"caption": paragraph.caption, "text": paragraph.text, "original": paragraph.original}
        found = tuple(spot for part, text in parts.items() for spot in self._finds(part, text))
        return replace(paragraph, spots=(*found, *self._ways(paragraph.caption, paragraph.text)))

    def _finds(self, part: str, text: str) -> Iterator[BookSpot]:
        for spot in self._sought.spots(text):
            self.hits += 1
            yield BookSpot(part, spot.start, spot.length, self.hits, is_now=self.hits == self._now)

    def _ways(self, caption: str, text: str) -> Iterator[BookSpot]:
        if self._is_aloud:
            return
        said = {id for id in self._book.played if self._name(id) == caption}
        said |= {self._book.table_words.get(name, "") for name in caption.split(" / ")}
        for spot in self._book.links.spots(text):
            if spot.to in said or spot.to in self._shown:
                continue
            if spot.to not in self._book.played:
                self._shown.add(spot.to)
            elif not self._may_look_up:
                continue
            said.add(spot.to)
            label = text[spot.start : spot.start + spot.length]
            self._ways_so_far += 1
            explains = spot.to.startswith(TO)
            yield BookSpot(
                "text", spot.start, spot.length, to=spot.to, way=self._ways_so_far, label=label, explains=explains
            )

    def _name(self, id: str) -> str:
        return medallions.name(self._book.words, self._book.table.rules, id)
