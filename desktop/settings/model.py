"""The settings' view model. A change holds at once, everywhere."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import Slot

from desktop.keep.settings import Settings
from desktop.screen import Desk, Screen
from desktop.settings.page import CHOICES, SCALES, SWITCHES, SettingsPage, page
from i18n.languages import LANGUAGES
from lantern_version import VERSION


class SettingsDesk(Desk, Protocol):
    @property
    def settings(self) -> Settings: ...

    def change(self, **values: Any) -> None:
        """Holds at once. Raises OSError where it can't be kept for the next time."""

    def speak(self, language: str) -> None: ...


class SettingsModel(Screen):
    def __init__(self, desk: SettingsDesk, folder: str = "", back: str = "home") -> None:
        super().__init__(desk)
        self._settings = desk
        self._folder = folder
        self._back = back
        self._trouble = ""

    def made(self) -> SettingsPage:
        return page(self.words, self._settings.settings, self._folder, VERSION, self._trouble)

    @Slot(str)
    def switch(self, id: str) -> None:
        if id in SWITCHES:
            self._change(**{id: not getattr(self._settings.settings, id)})

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        if id in SCALES:
            self._change(**{id: SCALES[id].beside(getattr(self._settings.settings, id), steps)})

    @Slot(str, str)
    def choose(self, id: str, value: str) -> None:
        if id == "language" and value in LANGUAGES:
            self._settings.speak(value)
        elif value in CHOICES.get(id, {}):
            self._change(**{id: CHOICES[id][value]})

    @Slot()
    def leave(self) -> None:
        self.desk.go(self._back)

    def _change(self, **values: Any) -> None:
        try:
            self._settings.change(**values)
            self._trouble = ""
        except OSError:
            self._trouble = "error.read_only"
        self.refresh()
