"""Home's view model."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Slot

from desktop.home.page import POSTERS, HomePage, page
from desktop.keep.waiting import Waiting
from desktop.widgets.screen import Desk, Screen
from i18n.languages import LANGUAGES

if TYPE_CHECKING:
    from i18n.table_book import AtTable


class HomeDesk(Desk, Protocol):
    def speak(self, language: str) -> None: ...

    def set_up(self, ruleset: str) -> None: ...

    def resume(self) -> None: ...

    def read(self, table: AtTable | None, back: str) -> None:
        """Opens the rulebook: of this table, or, without one, all books as printed."""

    def practise(self) -> None:
        """Begins the practice round."""

    def suggest(self) -> None:
        """What to play for people who have never played."""

    def quit(self) -> None: ...


class HomeModel(Screen):
    def __init__(self, desk: HomeDesk, waiting: Callable[[], Waiting | None]) -> None:
        super().__init__(desk)
        self._home = desk
        self._waiting = waiting

    def made(self) -> HomePage:
        return page(self.words, self._waiting())

    @Slot(str)
    def speak(self, language: str) -> None:
        if language in LANGUAGES:
            self._home.speak(language)

    @Slot(str)
    def play(self, ruleset: str) -> None:
        if ruleset in POSTERS:
            self._home.set_up(ruleset)

    @Slot()
    def resume(self) -> None:
        if self._waiting() is not None:
            self._home.resume()

    @Slot()
    def read(self) -> None:
        self._home.read(None, "home")

    @Slot()
    def practise(self) -> None:
        self._home.practise()

    @Slot()
    def suggest(self) -> None:
        self._home.suggest()

    @Slot()
    def quit(self) -> None:
        self._home.quit()
