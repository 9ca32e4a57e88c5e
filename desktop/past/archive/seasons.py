"""The view model of the seasons: what the group calls the times of its games, and since when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from math import inf

from PySide6.QtCore import Signal, Slot

from desktop.keep.disk import sentence
from desktop.keep.group_book import GroupBook, Season
from desktop.keep.preferences import Preferences
from desktop.past.archive.filters import ALL, Asked
from desktop.past.archive.page import LibraryChoice
from desktop.statistics.index import Index
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml


class SeasonWords(PageWords):
    title = Said("past.season")
    name = Said("past.season.add")
    hint = Said("past.season.hint")
    since = Said("past.season.since")
    earlier = Said("past.season.earlier")
    later = Said("past.season.later")
    begin = Said("past.season.begin")
    close = Said("button.close")


@dataclass(frozen=True)
class SeasonRow:
    id: str
    text: str
    forget: str


@dataclass(frozen=True)
class SeasonsPage:
    choices: tuple[LibraryChoice, ...]
    rows: tuple[SeasonRow, ...]
    # With which evening a new one would begin, and whether there are others before and after.
    since: str
    has_earlier: bool
    has_later: bool
    trouble: str
    words: SeasonWords


@for_qml(SeasonsPage)
class SeasonsModel(Screen):
    chosen = Signal()

    def __init__(self, preferences: Preferences, index: Index, book: GroupBook, now: Callable[[], float]) -> None:
        super().__init__(preferences)
        self._index, self._book, self._now = index, book, now
        self._season = ALL
        # Evenings from the last: 0 is what is still to come.
        self._back = 0
        self._trouble = ""

    def narrowed(self, asked: Asked) -> Asked:
        """To the games of the season that is looked at."""
        begins = [season.begun for season in self._book.seasons]
        at = next((at for at, begun in enumerate(begins) if str(begun) == self._season), -1)
        if at < 0:
            return asked.within(-inf, inf)
        return asked.within(begins[at], begins[at + 1] if at + 1 < len(begins) else inf)

    def made(self) -> SeasonsPage:
        words, seasons, evenings = self.words, self._book.seasons, self._evenings
        self._back = min(self._back, len(evenings) - 1)
        every = LibraryChoice(ALL, words.text("past.all"), self._season == ALL)
        named = (LibraryChoice(str(one.begun), one.name, str(one.begun) == self._season) for one in reversed(seasons))
        return SeasonsPage(
            choices=(every, *named) if seasons else (),
            rows=tuple(self._row(season) for season in reversed(seasons)),
            since=words.date(evenings[self._back]) if self._back else words.text("past.season.next"),
            has_earlier=self._back < len(evenings) - 1,
            has_later=self._back > 0,
            trouble=words.text(self._trouble) if self._trouble else "",
            words=SeasonWords(words),
        )

    def _row(self, season: Season) -> SeasonRow:
        words = self.words
        text = words.text("past.season.row", name=season.name, date=words.date(season.begun))
        return SeasonRow(str(season.begun), text, words.text("past.season.forget.one", name=season.name))

    @property
    def _evenings(self) -> list[int]:
        """The first game of each day on which one was played; the last first, and before it what is to come."""
        known = (self._index.known(name) for name in self._index.names)
        times = {int(one.begun or one.ended) for one in known if one is not None and (one.begun or one.ended)}
        days = {datetime.fromtimestamp(time, UTC).astimezone().date(): time for time in sorted(times, reverse=True)}
        return [int(self._now()), *days.values()]

    @Slot(str)
    def choose(self, id: str) -> None:
        self._season = id
        self._tell()

    @Slot(int)
    def go_back(self, evenings: int) -> None:
        self._back = max(0, min(self._back + evenings, len(self._evenings) - 1))
        self.refresh()

    @Slot(str)
    def begin(self, name: str) -> None:
        """Nothing without a name."""
        if name.strip():
            season = Season(name, self._evenings[self._back])
            self._try(lambda: self._book.begin(season))

    @Slot(str)
    def forget(self, id: str) -> None:
        season = next((season for season in self._book.seasons if str(season.begun) == id), None)
        if season is not None:
            self._season = ALL if self._season == id else self._season
            self._try(lambda: self._book.forget(season))

    def _try(self, act: Callable[[], None]) -> None:
        self._trouble = ""
        try:
            act()
        except OSError as refused:
            self._trouble = sentence(refused)
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.chosen.emit()
