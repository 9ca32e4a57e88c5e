"""Gets to know the games of the shelf in small pieces, so that the screen goes on in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.statistics.index import Index
from desktop.statistics.reading import JournalReading
from desktop.statistics.summary import Summary

# About two milliseconds each.
_RECALLED = 200
_COUNTED = 300
# How often one looks in on other processes.
_LOOK_IN = 30


class Gathering(QObject):
    # It is known how many there are to read; the names of games that are known now; there is nothing more to be known.
    begun = Signal()
    learnt = Signal(list)
    ended = Signal()

    def __init__(self, folder: Path, cache: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._cache = cache
        self.index = Index(folder, cache, looks=False)
        self._reading: JournalReading | None = None
        # What went wrong: the id of a sentence.
        self.trouble = ""
        self.is_busy = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def far(self) -> tuple[int, int]:
        """How many games have been read, and of how many."""
        return (self._reading.done, self._reading.of) if self._reading else (0, 0)

    def begin(self) -> None:
        self.end()
        self.index.look()
        self.trouble = "past.cache_damaged" if self.index.is_damaged else ""
        # Those that are seen at once.
        self.index.recall(_RECALLED)
        self.is_busy = True
        self._timer.start(0)

    def end(self) -> None:
        """What has been read so far is kept."""
        self._timer.stop()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        self.is_busy = False
        if self.index.has_news:
            # The thread holds nothing of Qt's: what it is the last to hold goes in it.
            Thread(target=self.index.save).start()

    @Slot()
    def _go_on(self) -> None:
        if not self.index.is_recalled:
            self.learnt.emit(self.index.recall(_RECALLED))
        elif self._reading is None:
            self._reading = JournalReading(self.index, self._cache)
            self._timer.setInterval(_LOOK_IN if self._reading.is_elsewhere else 0)
            self.begun.emit()
        elif self._reading.is_over:
            self._finish(self._reading)
        elif found := self._reading.news():
            self.learnt.emit(found)

    def _finish(self, reading: JournalReading) -> None:
        if reading.has_failed:
            self.trouble = "past.reading.failed"
        self.index.order()
        self.end()
        self.ended.emit()


class Counts(Protocol):
    def add(self, name: str, one: Summary) -> None: ...


class Counting(QObject):
    """Who has won how often: counted anew whenever something else is asked."""

    counted = Signal()

    def __init__(self, index: Index, parent: QObject) -> None:
        super().__init__(parent)
        self._index = index
        self._left: list[str] = []
        self._tallies: tuple[Counts, ...] = ()
        self._is_wanted: Callable[[str], bool] = bool
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def begin(self, tallies: tuple[Counts, ...], is_wanted: Callable[[str], bool]) -> None:
        """Into these, of the games that are wanted."""
        self._tallies, self._is_wanted = tallies, is_wanted
        self._left = [name for name in reversed(self._index.names) if self._index.known(name)]
        self._timer.start(0)

    def also(self, names: list[str]) -> None:
        self._left += names
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _go_on(self) -> None:
        for _ in range(min(_COUNTED, len(self._left))):
            name = self._left.pop()
            found = self._index.known(name)
            if found is not None and self._is_wanted(name):
                for tally in self._tallies:
                    tally.add(name, found)
        if not self._left:
            self._timer.stop()
            self.counted.emit()
