"""The rulebook, wanted at a table: by who holds the lantern, or by everybody who sits there."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal, Slot

from desktop.table.privacy.machine import State
from desktop.table.session.session import Session
from desktop.table.stage.showing import Showing
from desktop.table.stage.troubled import TroubledPages


class ReadingPages(TroubledPages):
    # In the language of who holds the lantern, or, empty, for everybody at the table.
    rulesWanted = Signal(str)  # noqa: N815
    # The same, open at something: from what lies open on the table, for everybody.
    aboutWanted = Signal(str)  # noqa: N815

    session: Session
    _showing: Showing

    @abstractmethod
    def now(self) -> float: ...

    @abstractmethod
    def breakPrivacy(self) -> None:  # noqa: N802
        """Before anything else is drawn."""

    @Slot()
    def readRules(self) -> None:  # noqa: N802
        """Whoever holds the lantern reads on the table's terms: the page is covered first, and its dwell goes on."""
        seat, seating = self.session.machine.lit_seat, self.session.seating
        if seat is not None and self.session.machine.hears(self.now()):
            self.breakPrivacy()
            self.rulesWanted.emit(seating.language_of(seat) if seat else seating.language)
        elif self._is_table_free:
            self.rulesWanted.emit("")

    @Slot(str)
    def readAbout(self, to: str) -> None:  # noqa: N802
        """From the table, or before the first lap: that is still to be begun when the book is shut."""
        if self._is_table_free or any(moment.kind == "lap" for moment in self._showing.moments):
            self.aboutWanted.emit(to)

    @property
    def _is_table_free(self) -> bool:
        """The table is on the screen, and no moment is played over it."""
        return self._showing.state is State.TABLE and not self._showing.moments
