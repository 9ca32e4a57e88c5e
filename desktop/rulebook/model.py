"""The rulebook's view model."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Slot

from desktop.keep.preferences import Preferences
from desktop.rulebook.page import Reading, RulebookPage, page
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words
from i18n.table_book import AtTable, Book
from rulesets.engine import catalogue


@for_qml(RulebookPage)
class RulebookModel(Screen):
    def __init__(self, preferences: Preferences, leave: Callable[[], None]) -> None:
        super().__init__(preferences)
        self._leave = leave
        self._may_choose = True
        self._table = AtTable(catalogue()[0].id)
        # The language of who holds the lantern, where the book is with them.
        self._lent = ""
        self._reading = Reading()
        self._book: Book | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.leave)

    def open(self, table: AtTable | None) -> None:
        """From Home all books are on the shelf; from a table it is that table's book. Always at its first page."""
        self._take(table, "")

    def lend(self, table: AtTable, language: str) -> None:
        """To who holds the lantern, in his language: taken back when nothing stirs for so long as a page may be lit."""
        self._take(table, language)

    @property
    def is_lent(self) -> bool:
        return bool(self._lent)

    @property
    def words(self) -> Words:
        return Words(self._lent or self.preferences.language, self._table.ruleset)

    @property
    def book(self) -> Book:
        if self._book is None:
            self._book = Book(self.words, self._table)
        return self._book

    def made(self) -> RulebookPage:
        return page(self.book, self._reading, may_choose=self._may_choose, is_lent=self.is_lent)

    def refresh(self) -> None:
        self._book = None
        super().refresh()

    @Slot(str)
    def choose(self, ruleset: str) -> None:
        if self._may_choose and any(rules.id == ruleset for rules in catalogue()):
            self._table = AtTable(ruleset)
            self._read(Reading())

    @Slot(str)
    def turn(self, chapter: str) -> None:
        self._read(Reading(chapter))

    @Slot(str)
    def look_up(self, subject: str) -> None:
        if subject in self.book.played and not self.is_lent:
            self._read(Reading(self._chapter_of(subject), subject))

    @Slot(str)
    def seek(self, text: str) -> None:
        if text != self._reading.sought:
            self._read(Reading(self._reading.chapter, sought=text))

    @Slot()
    def stir(self) -> None:
        """Somebody still reads."""
        if self.is_lent:
            self._idle.start(round(1000 * self.preferences.settings.idle))

    @Slot()
    def leave(self) -> None:
        """The next reader finds it at its first page, and nothing of what was looked for."""
        self._idle.stop()
        self.open(None)
        self._leave()

    def _take(self, table: AtTable | None, lent: str) -> None:
        self._may_choose = table is None
        self._table = table or AtTable(self._table.ruleset)
        self._lent = lent
        self._read(Reading())

    def _chapter_of(self, subject: str) -> str:
        for chapter in self.book.chapters:
            if any(passage.subject == subject for passage in chapter.passages):
                return chapter.id
        return self._reading.chapter

    def _read(self, reading: Reading) -> None:
        self._reading = reading
        self.stir()
        self.refresh()
