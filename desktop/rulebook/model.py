"""The rulebook's view model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QTimer, Slot

from desktop.keep.preferences import Preferences
from desktop.rulebook.page import RulebookPage, page
from desktop.rulebook.spots import Reading
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words
from i18n.rulebook import INTRODUCTION
from i18n.table_book import AtTable, Book
from rulesets.engine import catalogue


@dataclass(frozen=True)
class Bookmark:
    """Where a reader was who comes back."""

    table: AtTable
    reading: Reading
    trail: tuple[Reading, ...]
    may_choose: bool


@for_qml(RulebookPage)
class RulebookModel(Screen):
    def __init__(
        self, preferences: Preferences, leave: Callable[[], None], practise: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(preferences)
        self._leave, self._practise = leave, practise
        self._may_choose = True
        # Not beside a game that is on: it would be left for the practice.
        self._may_practise = True
        self._bookmark: Bookmark | None = None
        self._table = AtTable(catalogue()[0].id)
        # The language of who holds the lantern, where the book is with them.
        self._lent = ""
        self._reading = Reading()
        # What was left for something that the text named, the last at the end.
        self._trail: list[Reading] = []
        self._book: Book | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.leave)

    def open(self, table: AtTable | None, at: str = "", *, may_practise: bool = True) -> None:
        """From Home all books are on the shelf; from a table it is that table's book.

        `at`: a chapter, a role, a card or an event.
        """
        self._may_choose, self._may_practise = table is None, may_practise
        self._take(table, "", at)

    def resume(self) -> None:
        """At the page from which somebody went to practise."""
        mark, self._bookmark = self._bookmark, None
        if mark is not None:
            self._may_choose, self._may_practise = mark.may_choose, True
            self._take(mark.table, "", "")
            self._trail = list(mark.trail)
            self._read(mark.reading)

    def introduce(self, ruleset: str) -> None:
        """From a game's poster: that game's book as printed, at what is read aloud."""
        self._may_choose = self._may_practise = True
        self._take(AtTable(ruleset), "", INTRODUCTION)

    def lend(self, table: AtTable, language: str, chapter: str = "") -> None:
        """To who holds the lantern, in his language: taken back when nothing stirs for so long as a page may be lit.

        It is open at a chapter, never at a role: somebody else would see whose.
        """
        self._may_choose = self._may_practise = False
        self._take(table, language, chapter)

    @property
    def is_lent(self) -> bool:
        return bool(self._lent)

    @property
    def words(self) -> Words:
        return Words(self._lent or self.preferences.language, self._table.rules)

    @property
    def book(self) -> Book:
        if self._book is None:
            self._book = Book(self.words, self._table)
        return self._book

    def made(self) -> RulebookPage:
        made = page(self.book, self._reading, may_choose=self._may_choose, is_lent=self.is_lent)
        return replace(made, may_practise=self._may_practise)

    def refresh(self) -> None:
        self._book = None
        super().refresh()

    @Slot(str)
    def choose(self, ruleset: str) -> None:
        if self._may_choose and any(rules.id == ruleset for rules in catalogue()):
            self._table = AtTable(ruleset)
            self._open_at(Reading())

    @Slot(str)
    def turn(self, chapter: str) -> None:
        self._open_at(Reading(chapter))

    @Slot(str)
    def look_up(self, subject: str) -> None:
        if subject in self.book.played and not self.is_lent:
            self._open_at(self._reading_of(subject))

    @Slot(str, float)
    def follow(self, to: str, top: float) -> None:
        """To what the text names; `top` is how far down this page was, for the way back."""
        is_chapter = any(chapter.id == to for chapter in self.book.chapters)
        if (to in self.book.played and not self.is_lent) or is_chapter:
            self._trail.append(replace(self._reading, top=top))
            self._read(self._reading_of(to))

    @Slot(str)
    def seek(self, text: str) -> None:
        if text != self._reading.sought:
            self._open_at(Reading(self._reading.chapter, sought=text))

    @Slot(int)
    def step(self, by: int) -> None:
        """From one place where it was found to another, round the end."""
        found = self.shown().hits
        if found:
            self._read(replace(self._reading, hit=(self._reading.hit - 1 + by) % found + 1))

    @Slot(float)
    def practise(self, top: float) -> None:
        """A round of this game, and back to this page; `top` is how far down it was."""
        if self._may_practise:
            reading = replace(self._reading, top=top)
            self._bookmark = Bookmark(self._table, reading, tuple(self._trail), self._may_choose)
            self._practise(self._table.ruleset)

    @Slot()
    def stir(self) -> None:
        """Somebody still reads."""
        if self.is_lent:
            self._idle.start(round(1000 * self.preferences.settings.idle))

    @Slot()
    def back(self) -> None:
        """To the page that led here; from the first one, to where the book was opened."""
        if self._trail:
            self._read(self._trail.pop())
        else:
            self.leave()

    @Slot()
    def leave(self) -> None:
        """The next reader finds it at its first page, and nothing of what was looked for."""
        self._idle.stop()
        self.open(None)
        self._leave()

    def _take(self, table: AtTable | None, lent: str, at: str) -> None:
        self._table = table or AtTable(self._table.ruleset)
        self._lent = lent
        # Whose book it was may have been another's.
        self._book = None
        self._open_at(self._reading_of(at))

    def _reading_of(self, to: str) -> Reading:
        if to in self.book.played and not self.is_lent:
            return Reading(self._chapter_of(to), to)
        return Reading(to) if any(chapter.id == to for chapter in self.book.chapters) else Reading()

    def _chapter_of(self, subject: str) -> str:
        for chapter in self.book.chapters:
            if any(passage.subject == subject for passage in chapter.passages):
                return chapter.id
        return self._reading.chapter

    def _open_at(self, reading: Reading) -> None:
        """As one turns pages: there is no way back from here."""
        self._trail = []
        self._read(reading)

    def _read(self, reading: Reading) -> None:
        self._reading = reading
        self.stir()
        self.refresh()
