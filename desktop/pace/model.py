"""The view model of the page about the pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import Slot

from desktop.keep.disk import sentence
from desktop.keep.settings import Settings
from desktop.pace.forecast import coming, guess
from desktop.pace.nights import handing
from desktop.pace.page import DWELLS, PLAYERS, Known, PacePage, page, rules_of
from desktop.pace.subject import Nothing, Subject
from desktop.settings.page import SCALES
from desktop.setup.draft import Value
from desktop.table.stage.staging import paced
from desktop.widgets.screen import Desk, Screen
from desktop.widgets.typed import for_qml
from i18n import Words


class PaceDesk(Desk, Protocol):
    @property
    def settings(self) -> Settings: ...

    def change(self, **values: Any) -> None:
        """Holds at once. Raises OSError where it can't be kept for the next time."""


@for_qml(PacePage)
class PaceModel(Screen):
    def __init__(self, desk: PaceDesk) -> None:
        super().__init__(desk)
        self._pace = desk
        self._subject: Subject = Nothing()
        self._back = "home"
        self._trouble = ""

    def open(self, subject: Subject, back: str) -> None:
        self._subject, self._back, self._trouble = subject, back, ""
        self.refresh()

    @property
    def words(self) -> Words:
        draft = self._subject.draft
        return Words(self.desk.language, draft.ruleset) if draft else super().words

    def made(self) -> PacePage:
        subject = self._subject
        pace, spare = paced(self._pace.settings), handing(subject.nights)
        game = subject.game()
        forecast = coming(game, pace, spare) if game else None
        guesses = [] if subject.draft else [guess(players, pace, spare) for players in PLAYERS]
        known = Known(subject.draft, subject.played, subject.nights, forecast, guesses, self._trouble)
        return page(self.words, self._pace.settings, known)

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        draft = self._subject.draft
        if id in DWELLS:
            value = SCALES[id].beside(getattr(self._pace.settings, id), steps)
            self._try(lambda: self._pace.change(**{id: value}))
        elif draft and id in rules_of(draft):
            self._choose(id, draft.beside(id, steps))

    @Slot(str, str)
    def choose(self, id: str, value: str) -> None:
        draft = self._subject.draft
        if draft and id in rules_of(draft) and value in draft.rules.options[id].choices:
            self._choose(id, value)

    @Slot(str)
    def switch(self, id: str) -> None:
        draft = self._subject.draft
        if draft and id in rules_of(draft):
            self._choose(id, not draft.value(id))

    @Slot()
    def leave(self) -> None:
        self.desk.go(self._back)

    def _choose(self, option: str, value: Value) -> None:
        self._try(lambda: self._subject.choose(option, value))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
            self._trouble = ""
        except OSError as refused:
            self._trouble = sentence(refused)
        self.refresh()
