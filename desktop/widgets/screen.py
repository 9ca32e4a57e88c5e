"""What the screens around the game share: a page of plain data, made when it is looked at, replaced at once."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.keep.preferences import Preferences
from desktop.widgets.typed import Shown, retire, shown
from i18n import Words


class Paged(QObject):
    """What it shows stands in `page`; what people do are its slots."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page: Any = None
        self._shown: Shown | None = None
        # While all turn to the next.
        self._former: Shown | None = None

    @abstractmethod
    def made(self) -> object:
        """The page as a dataclass."""

    @Slot()
    def refresh(self) -> None:
        """Something has changed, the language perhaps."""
        before, self._page, self._shown = self._shown, None, None
        self._former = before
        self.changed.emit()
        self._former = None
        retire(before, self._shown)

    @Property("QVariant", notify=changed)  # type: ignore[arg-type]
    def page(self) -> object:
        if self._shown is None:
            self._shown = shown(self.shown(), self, self._former)
        return self._shown

    def shown(self) -> Any:
        """The page as Python has it, made once."""
        if self._page is None:
            self._page = self.made()
        return self._page


class Screen(Paged):
    """A screen's view model."""

    def __init__(self, preferences: Preferences) -> None:
        # It goes when they go, in the window's own thread; garbage may be collected in any.
        super().__init__(preferences)
        self.preferences = preferences

    @property
    def words(self) -> Words:
        return Words(self.preferences.language)
