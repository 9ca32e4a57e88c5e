"""The view model of the page about the pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot

from desktop.draft.draft import Value
from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.pace.forecast import coming, guess
from desktop.pace.nights import handing
from desktop.pace.page import DWELLS, PLAYERS, Known, PacePage, page, rules_of
from desktop.pace.subject import NoTable, PaceSubject
from desktop.widgets.screen import Screen
from desktop.widgets.setting_rows import SCALES
from desktop.widgets.typed import for_qml
from i18n import Words


@for_qml(PacePage)
class PaceModel(Screen):
    def __init__(self, preferences: Preferences, leave: Callable[[], None]) -> None:
        super().__init__(preferences)
        self._leave = leave
        self._subject: PaceSubject = NoTable()
        self._trouble = ""

    def open(self, subject: PaceSubject) -> None:
        self._subject, self._trouble = subject, ""
        self.refresh()

    @property
    def words(self) -> Words:
        draft = self._subject.draft
        return Words(self.preferences.language, draft.ruleset) if draft else super().words

    def made(self) -> PacePage:
        subject = self._subject
        game = subject.game()
        dwell = game.ruleset.dwells.get(game.profile) if game else None
        pace, spare = self.preferences.settings.pace.by(dwell), handing(subject.nights)
        forecast = coming(game, pace, spare) if game else None
        guesses = [] if subject.draft else [guess(players, pace, spare) for players in PLAYERS]
        known = Known(subject.draft, subject.played, subject.nights, forecast, guesses, self._trouble)
        return page(self.words, self.preferences.settings, known)

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        draft = self._subject.draft
        if id in DWELLS:
            value = SCALES[id].beside(getattr(self.preferences.settings, id), steps)
            self._try(lambda: self.preferences.change(**{id: value}))
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
        self._leave()

    def _choose(self, option: str, value: Value) -> None:
        self._try(lambda: self._subject.choose(option, value))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
            self._trouble = ""
        except OSError as refused:
            self._trouble = sentence(refused)
        self.refresh()
