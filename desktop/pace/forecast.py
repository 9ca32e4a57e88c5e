"""How long a table will take, unasked: a few games between bots, a little between two frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QTimer, Slot

from desktop.draft.draft import Draft
from desktop.estimate.estimate import Estimate, reckoned
from desktop.estimate.play import EstimatedTable
from desktop.keep.pace import Pace
from desktop.keep.preferences import Preferences
from desktop.pace.estimated import estimated
from desktop.pace.forecast_page import ForecastPage, page
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

# The same table is always told the same.
GAMES, SEED = 12, 1
# Milliseconds of quiet before it is begun, and the most that are taken between two frames.
_QUIET, _SLICE = 150, 4


@for_qml(ForecastPage)
class Forecasts(Screen):
    def __init__(self, preferences: Preferences, draft: Callable[[], Draft | None], pace: Callable[[], Pace]) -> None:
        super().__init__(preferences)
        # None where there is no table, or one that can't be played.
        self._draft = draft
        self._pace = pace
        # What the forecast is of, and how far it is.
        self._board: EstimatedTable | None = None
        self._work: Iterator[Estimate | None] = iter(())
        self._found: Estimate | None = None
        self._quiet = QTimer(self, interval=_QUIET, singleShot=True)
        self._quiet.timeout.connect(self._begin)
        self._between = QTimer(self, interval=0)
        self._between.timeout.connect(self._go_on)

    @property
    def words(self) -> Words:
        draft = self._draft()
        return Words(self.preferences.language, draft.rules) if draft else super().words

    @property
    def found(self) -> Estimate | None:
        """Of all its games; None while they are played."""
        return self._found if self._found and self._found.games == GAMES else None

    @property
    def is_at_work(self) -> bool:
        return self._quiet.isActive() or self._between.isActive()

    def made(self) -> ForecastPage:
        return page(self.words, self.found)

    def refresh(self) -> None:
        """The table may have been changed: then it is begun anew, once it is quiet."""
        draft = self._draft()
        board = estimated(draft, self._pace()) if draft else None
        if board != self._board:
            self.stop()
            self._board, self._found = board, None
        if board is not None and self.found is None and not self._between.isActive():
            self._quiet.start()
        super().refresh()

    def stop(self) -> None:
        self._quiet.stop()
        self._between.stop()

    @Slot()
    def _begin(self) -> None:
        if self._board is not None:
            self._work = reckoned(self._board, GAMES, SEED)
            self._between.start()

    @Slot()
    def _go_on(self) -> None:
        until = perf_counter() + _SLICE / 1000
        while perf_counter() < until:
            self._found = next(self._work) or self._found
            if self.found is not None:
                self._between.stop()
                super().refresh()
                return
