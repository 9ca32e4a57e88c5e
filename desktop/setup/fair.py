"""Boards that are nearer to even than the one on the table: searched for on all cores while people go on setting it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QTimer, Slot

from desktop.draft.draft import Draft
from desktop.estimate.advice.changes import Wishes, options
from desktop.estimate.advice.cores import Cores
from desktop.estimate.advice.search import GAMES, Advice, Goal
from desktop.estimate.advice.starts import boards_for
from desktop.estimate.play import EstimatedTable
from desktop.keep.pace import Pace
from desktop.keep.preferences import Preferences
from desktop.pace.estimated import estimated
from desktop.setup.fair_page import FairBoardsPage, Searched, page, refusal
from desktop.setup.odds import OddsState
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

# The same table and wishes always come to the same advice.
SEED = 2
# Milliseconds between two looks at how far it is.
_LOOK = 100


@for_qml(FairBoardsPage)
class FairBoards(Screen):
    def __init__(
        self,
        preferences: Preferences,
        draft: Callable[[], Draft],
        pace: Callable[[], Pace],
        lay: Callable[[Draft], None],
    ) -> None:
        super().__init__(preferences)
        self._draft, self._pace, self._lay = draft, pace, lay
        self.games = GAMES
        self._state = OddsState.IDLE
        self._is_list = False
        self._wished: frozenset[str] = frozenset()
        self._unharmed = False
        self._work: Cores | None = None
        # What it was found for.
        self._goal: Goal | None = None
        self._found: Advice | None = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.look_in)

    @property
    def state(self) -> OddsState:
        return self._state

    @property
    def words(self) -> Words:
        return Words(self.preferences.language, self._draft().rules)

    @property
    def found(self) -> Advice | None:
        return self._found

    def made(self) -> FairBoardsPage:
        share = self._work.share if self._work is not None else 0.0
        found = Searched(self._state.value, share, self.games, self._goal, self._found)
        return page(self.words, self._draft(), self._wishes, found, is_list=self._is_list)

    def refresh(self) -> None:
        """What is found is of the table as it was when the search began."""
        if self._goal is not None and self._goal.starts[0].ruleset != self._draft().ruleset:
            self._end(OddsState.IDLE)
            self._goal = self._found = None
            self._wished, self._unharmed = frozenset(), False
        elif self._found is not None:
            self._state = OddsState.DONE if self._goal == self._present() else OddsState.STALE
        super().refresh()

    @property
    def _wishes(self) -> Wishes:
        draft = self._draft()
        return Wishes(self._wished & {*draft.rules.cards}, frozenset(), self._unharmed, frozenset(draft.options))

    def _present(self) -> Goal:
        table = estimated(self._draft(), self._pace())
        return Goal(boards_for(table) if self._is_list else (table,), self._wishes)

    # What is wanted

    @Slot()
    def show_changes(self) -> None:
        """Of the board on the table."""
        self._show(is_list=False)

    @Slot()
    def show_list(self) -> None:
        """Of all boards for so many."""
        self._show(is_list=True)

    def _show(self, *, is_list: bool) -> None:
        if is_list != self._is_list:
            self._end(OddsState.IDLE)
            self._is_list, self._goal, self._found = is_list, None, None
            self.refresh()

    @Slot(str)
    def wish(self, card: str) -> None:
        """Once more, and it is wished for no longer."""
        if card in self._draft().rules.cards:
            self._wished ^= {card}
            self.refresh()

    @Slot()
    def wish_unharmed(self) -> None:
        self._unharmed = not self._unharmed
        self.refresh()

    # The search

    @Slot()
    def start(self) -> None:
        if self._state is OddsState.RUNNING or refusal(self.words, self._draft()):
            return
        self._found, self._goal = None, self._present()
        try:
            self._work = Cores(self._goal, SEED, self.games)
        except OSError:
            self._end(OddsState.FAILED)
        else:
            self._state = OddsState.RUNNING
            self._look.start()
        self.refresh()

    @Slot()
    def stop(self) -> None:
        if self._state is OddsState.RUNNING:
            self._end(OddsState.IDLE)
            self._goal = None
            self.refresh()

    @Slot()
    def look_in(self) -> None:
        work = self._work
        if work is None or not work.look_in():
            return
        if work.is_over:
            self._found = work.advice
            self._end(OddsState.FAILED if work.failure else OddsState.DONE)
        self.refresh()

    def _end(self, state: OddsState) -> None:
        self._state = state
        self._look.stop()
        if self._work is not None:
            self._work.cancel()
        self._work = None

    @Slot(int, result=bool)
    def lay(self, number: int) -> bool:
        """Onto the table, with who sits there."""
        rows = self._found.found if self._found is not None else ()
        if not 0 <= number < len(rows):
            return False
        self._lay(_laid(self._draft(), rows[number].tried.board))
        return True


def _laid(draft: Draft, board: EstimatedTable) -> Draft:
    draft = draft.with_options(options(board))
    if isinstance(board.preset, Mapping):
        return replace(draft, own=dict(board.preset))
    return draft.with_preset(board.preset)
