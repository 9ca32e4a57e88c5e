"""The view model of the charts: how often who has won, of all games or of one player's; bars, a table, text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop.keep.group_book import GroupBook
from desktop.keep.preferences import Preferences
from desktop.past.archive.bars import ChartRow
from desktop.past.archive.charts import Charts
from desktop.past.archive.filters import Asked
from desktop.past.archive.gathering import Counting
from desktop.past.archive.long_list import LongList
from desktop.past.archive.pictured import pictured
from desktop.past.archive.player_charts import PlayerCharts, WhoIsTheSame
from desktop.statistics.index import Index
from desktop.statistics.players import PlayerTally
from desktop.statistics.rates import Tally
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml

# What is shown: all, a player's page, or the list of who is the same.
ALL, PLAYER, SAME = "all", "player", "same"


class Rows(Protocol):
    @property
    def keys(self) -> list[str]: ...
    def row(self, key: str) -> ChartRow: ...


@dataclass(frozen=True)
class WinsPage:
    is_table: bool
    # What the buttons beside the charts say.
    table: str
    copy: str
    copy_picture: str


@for_qml(WinsPage, rows=(ChartRow,))
class WinsModel(Screen):
    # Another list is shown; something is to be said, with its params.
    drawn = Signal()
    said = Signal(str, dict)

    def __init__(self, preferences: Preferences, index: Index, book: GroupBook) -> None:
        super().__init__(preferences)
        self._index, self._book = index, book
        self._asked, self._which, self._who = Asked(), ALL, ""
        self._is_table = False
        self._tally, self._player = Tally(), PlayerTally("", book.called, self._season)
        self._rows: Rows = self._charts()
        self._bars = LongList(self._row, self)
        self._counting = Counting(index, self)
        self._counting.counted.connect(self.draw)

    @Property(QObject, constant=True)
    def bars(self) -> LongList:
        return self._bars

    def _row(self, key: str) -> ChartRow:
        return self._rows.row(key)

    @property
    def keys(self) -> list[str]:
        return self._bars.keys

    @property
    def is_busy(self) -> bool:
        return self._counting.is_busy

    @property
    def damaged(self) -> Mapping[str, str]:
        return self._tally.statistics.damaged

    def made(self) -> WinsPage:
        table = self.words.text("past.bars" if self._is_table else "past.table")
        return WinsPage(self._is_table, table, self.words.text("past.copy"), self.words.text("past.copy.picture"))

    # What is counted

    def begin(self, asked: Asked) -> None:
        self._asked = asked
        self._tally = Tally(asked.counted, self._book.called)
        self._player = PlayerTally(self._who, self._book.called, self._season, asked.counted)
        self._counting.begin((self._tally, self._player), self._is_wanted)

    def also(self, names: list[str]) -> None:
        self._counting.also(names)

    def stop(self) -> None:
        self._counting.stop()

    def seek(self, asked: Asked) -> None:
        """Whose name is written."""
        self._asked = asked
        self.draw()

    def _is_wanted(self, name: str) -> bool:
        found = self._index.known(name)
        return found is not None and self._asked.is_in_season(found)

    def _season(self, time: float) -> str:
        found = self._book.season_of(time)
        return found.name if found is not None else ""

    # What is shown

    @Slot()
    def draw(self) -> None:
        makes: Mapping[str, Callable[[], Rows]] = {ALL: self._charts, PLAYER: self._page_of, SAME: self._same}
        self._rows = makes[self._which]()
        self._bars.show(self._rows.keys)
        self._bars.renew()
        super().refresh()
        self.drawn.emit()

    def refresh(self) -> None:
        """In another language, perhaps."""
        self.draw()

    def _charts(self) -> Charts:
        return Charts(self.words, self._tally.statistics, self._asked, self._book.known_as)

    def _page_of(self) -> PlayerCharts:
        also = self._book.also(self._who)
        return PlayerCharts(self.words, self._who, self._player.record, also, self._charts().book)

    def _same(self) -> WhoIsTheSame:
        players = self._tally.statistics.players
        others = [(name, rate) for name, rate in players.items() if name != self._who]
        return WhoIsTheSame(self.words, self._who, [row for row in others if self._asked.name in row[0].casefold()])

    # What is done

    @Slot()
    def turn(self) -> None:
        """Bars, or a table."""
        self._is_table = not self._is_table
        super().refresh()

    @Slot()
    def copy(self) -> None:
        """All rows, a line each; a cell is parted from the next as spreadsheets part them."""
        lines = ("\t".join(self._rows.row(key).cells) for key in self._rows.keys)
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.said.emit("past.copied", {})

    @Slot()
    def copyPicture(self) -> None:  # noqa: N802
        """All rows, whatever of them the window shows."""
        rows = (self._rows.row(key) for key in self._rows.keys)
        QGuiApplication.clipboard().setImage(pictured(self.words, self.words.text("past.charts"), rows))
        self.said.emit("past.copied", {})

    @Slot(str)
    def press(self, act: str) -> None:
        """The button of a row."""
        kind, _, name = act.partition("/")
        acts: Mapping[str, Callable[[], None]] = {
            "all": lambda: self._show(ALL),
            "player": lambda: self._show(PLAYER, name),
            "merging": lambda: self._show(SAME, self._who),
            "merge": lambda: self._merge(name),
            "part": lambda: self._part(name),
        }
        if kind in acts:
            acts[kind]()

    def _show(self, which: str, name: str = "") -> None:
        is_another = name != self._who
        self._which, self._who = which, name
        if is_another and name:
            self.begin(replace(self._asked, sought=""))
        self.draw()

    def _merge(self, name: str) -> None:
        """The name that is chosen is the one that stays."""
        spelling = self._who
        self._try(lambda: self._book.merge(spelling, name), "past.player.merged", name=spelling, other=name)
        self._show(PLAYER, name)

    def _part(self, spelling: str) -> None:
        self._try(lambda: self._book.part(spelling), "past.player.parted", name=spelling)
        self.begin(self._asked)

    def _try(self, act: Callable[[], None], says: str, **params: str) -> None:
        try:
            act()
            self.said.emit(says, params)
        except OSError:
            self.said.emit("error.not_kept", {})
