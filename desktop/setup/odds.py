"""What bots make of the board that is being set: played in another process while people go on setting it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QTimer, Slot

from desktop.background import Background
from desktop.draft.draft import Draft
from desktop.estimate.estimate import Estimate, estimates
from desktop.estimate.own import NONE, OwnResults, own_results
from desktop.estimate.play import EstimatedTable
from desktop.keep.pace import Pace
from desktop.keep.preferences import Preferences
from desktop.pace.estimated import estimated
from desktop.setup import refusals
from desktop.setup.odds_page import OddsPage, page
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

GAMES, EVERY = 1000, 10
# The folder of games, and the file of what is known of them.
GamesKept = tuple[Path, Path]
# The same board is always estimated from the same games.
SEED = 1
# Milliseconds between two looks at how far it is, and of quiet before a changed board is begun anew.
_LOOK, _QUIET = 100, 500


class OddsState(Enum):
    IDLE = "idle"
    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    STALE = "stale"
    FAILED = "failed"


@for_qml(OddsPage)
class Odds(Screen):
    def __init__(
        self,
        preferences: Preferences,
        draft: Callable[[], Draft],
        pace: Callable[[], Pace],
        shelf: GamesKept | None = None,
    ) -> None:
        super().__init__(preferences)
        # Where games are kept, and what is known of them.
        self._shelf = shelf
        self._reading: Background[OwnResults] | None = None
        self._own = NONE
        self._draft = draft
        self._pace = pace
        self._state = OddsState.IDLE
        self._work: Background[Estimate] | None = None
        # What the estimate is of.
        self._board: EstimatedTable | None = None
        self._found: Estimate | None = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.look_in)
        self._quiet = QTimer(self, interval=_QUIET, singleShot=True)
        self._quiet.timeout.connect(self._begin)

    @property
    def state(self) -> OddsState:
        return self._state

    @property
    def words(self) -> Words:
        return Words(self.preferences.language, self._draft().rules)

    @property
    def found(self) -> Estimate | None:
        return self._found

    def made(self) -> OddsPage:
        refused = refusals.of_board(self.words, self._draft())
        return page(self.words, self._draft().rules, self._state.value, self._found, GAMES, refused, self._own)

    def refresh(self) -> None:
        """The table may have been changed: what runs is begun anew, what is there is of another board."""
        if self._state is OddsState.RUNNING:
            if self._board != self._present():
                self._begin_anew()
        elif self._board is not None and self._board.ruleset != self._draft().ruleset:
            # Of another game, whose sides these may not even be.
            self._board, self._found, self._state = None, None, OddsState.IDLE
        elif self._found is not None and self._state is not OddsState.FAILED:
            self._state = self._is_whole if self._board == self._present() else OddsState.STALE
        super().refresh()

    @Slot()
    def start(self) -> None:
        if self._state is not OddsState.RUNNING and not refusals.of_board(self.words, self._draft()):
            self._found = None
            self._begin()

    @Slot()
    def stop(self) -> None:
        """What has come so far stays."""
        if self._state is OddsState.RUNNING:
            self._end(OddsState.STOPPED if self._found else OddsState.IDLE)
            super().refresh()

    @Slot()
    def look_in(self) -> None:
        has_read, work = self._read_own(), self._work
        latest = work.latest() if work is not None else None
        self._found = latest or self._found
        if work is not None and work.is_over:
            self._end(OddsState.FAILED if work.failure else self._is_whole)
        elif latest is None and not has_read:
            return
        super().refresh()

    def _read_own(self) -> bool:
        """Whether it has come what the group's own games say. Where they can't be read, bots speak alone."""
        reading = self._reading
        found = reading.latest() if reading is not None else None
        self._own = found or self._own
        if reading is not None and reading.is_over:
            self._reading = None
            self._rest()
        return found is not None

    @Slot()
    def _begin(self) -> None:
        self._board = self._present()
        try:
            self._work = Background(estimates, self._board, GAMES, SEED, EVERY)
            self._stop_reading()
            self._own = NONE
            if self._shelf is not None:
                self._reading = Background(own_results, *self._shelf, self._board)
        except OSError:
            self._end(OddsState.FAILED)
        else:
            self._state = OddsState.RUNNING
            self._look.start()
        super().refresh()

    def _begin_anew(self) -> None:
        """Once it is quiet; and where the board can't be played, once it can."""
        self._end(OddsState.RUNNING)
        self._board, self._found = self._present(), None
        if not refusals.of_board(self.words, self._draft()):
            self._quiet.start()

    @property
    def _is_whole(self) -> OddsState:
        return OddsState.DONE if self._found and self._found.games == GAMES else OddsState.STOPPED

    def _end(self, state: OddsState) -> None:
        self._state = state
        self._quiet.stop()
        if self._work is not None and not self._work.is_over:
            self._work.cancel()
            self._stop_reading()
        self._work = None
        self._rest()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        self._reading = None

    def _rest(self) -> None:
        if self._work is None and self._reading is None:
            self._look.stop()

    def _present(self) -> EstimatedTable:
        return estimated(self._draft(), self._pace())
