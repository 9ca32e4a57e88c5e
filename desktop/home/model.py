"""Home's view model."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Slot

from desktop.home.page import POSTERS, ROUNDS, GamePoster, HomePage, page
from desktop.keep.preferences import Preferences
from desktop.keep.waiting import Waiting
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n.languages import KNOWN


class FromHome(NamedTuple):
    speak: Callable[[str], None]
    # This game, for those who sit here.
    set_up: Callable[[str], None]
    resume: Callable[[], None]
    # All books as printed.
    read: Callable[[], None]
    # This game's book, at what is read aloud.
    introduce: Callable[[str], None]
    # This round.
    practise: Callable[[str], None]
    # What to play for people who have never played.
    suggest: Callable[[], None]
    go: Callable[[str], None]
    # What groups have made whole games of, in this language: looked for once Home is there.
    others: Callable[[str], tuple[GamePoster, ...]]
    # To or from a full screen.
    fill_screen: Callable[[], None]
    quit: Callable[[], None]


@for_qml(HomePage)
class HomeModel(Screen):
    def __init__(self, preferences: Preferences, waiting: Callable[[], Waiting | None], ways: FromHome) -> None:
        super().__init__(preferences)
        self._waiting = waiting
        self._ways = ways
        self._others: tuple[GamePoster, ...] = ()
        self._is_new = True

    def made(self) -> HomePage:
        return page(self.words, self._waiting(), self._others)

    def refresh(self) -> None:
        """The first frame waits for no pack."""
        if not self._is_new:
            self._others = self._ways.others(self.words.language)
        self._is_new = False
        super().refresh()

    def look_for_others(self) -> None:
        """Once the first frame is there."""
        if self._ways.others(self.words.language) != self._others:
            self.refresh()

    @Slot(str)
    def speak(self, language: str) -> None:
        if language in KNOWN:
            self._ways.speak(language)

    @Slot(str)
    def play(self, ruleset: str) -> None:
        if ruleset in (*POSTERS, *(other.id for other in self._others)):
            self._ways.set_up(ruleset)

    @Slot()
    def resume(self) -> None:
        if self._waiting() is not None:
            self._ways.resume()

    @Slot()
    def read(self) -> None:
        self._ways.read()

    @Slot(str)
    def introduce(self, ruleset: str) -> None:
        if ruleset in POSTERS:
            self._ways.introduce(ruleset)

    @Slot(str)
    def practise(self, id: str) -> None:
        if id in ROUNDS:
            self._ways.practise(id)

    @Slot()
    def suggest(self) -> None:
        self._ways.suggest()

    @Slot(str)
    def go(self, screen: str) -> None:
        self._ways.go(screen)

    @Slot()
    def fillScreen(self) -> None:  # noqa: N802
        self._ways.fill_screen()

    @Slot()
    def quit(self) -> None:
        self._ways.quit()
