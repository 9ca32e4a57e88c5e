"""The settings' view model. A change holds at once, everywhere."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import Slot

from desktop.keep.disk import sentence
from desktop.keep.settings import Settings
from desktop.settings.page import CHOICES, HEARD, SCALES, SECTIONS, SWITCHES, Around, SettingsPage, page
from desktop.widgets.screen import Desk, Screen
from i18n.languages import LANGUAGES
from lantern_version import VERSION


class SettingsDesk(Desk, Protocol):
    @property
    def settings(self) -> Settings: ...

    def change(self, **values: Any) -> None:
        """Holds at once. Raises OSError where it can't be kept for the next time."""

    def speak(self, language: str) -> None: ...

    @property
    def has_sound(self) -> bool:
        """False as soon as it is known that nothing here can sound."""

    def try_out(self, kind: str) -> None:
        """Lets a kind of sound be heard as it is set now."""

    def pace(self, back: str) -> None:
        """Opens the page about how long a night takes."""


class SettingsModel(Screen):
    def __init__(self, desk: SettingsDesk, folder: str = "", back: str = "home") -> None:
        super().__init__(desk)
        self._settings = desk
        self._folder = folder
        self._back = back
        self._trouble = ""
        self._section = "look"
        self._licence = ""

    def made(self) -> SettingsPage:
        around = Around(self._folder, VERSION, self._settings.has_sound, self._trouble, self._licence)
        return page(self.words, self._settings.settings, self._section, around)

    @Slot(str)
    def turn(self, section: str) -> None:
        if section in SECTIONS:
            self._section = section
            self.refresh()

    @Slot(str)
    def read(self, licence: str) -> None:
        self._licence = licence
        self.refresh()

    @Slot()
    def pace(self) -> None:
        self._settings.pace("settings")

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
        except OSError as refused:
            self._trouble = sentence(refused)
        self.refresh()
        for id in values:
            if id in HEARD:
                self._settings.try_out(HEARD[id])
