"""The settings' view model. A change holds at once, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Slot

from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.settings.page import CHOICES, HEARD, SCALES, SECTIONS, SWITCHES, Around, SettingsPage, page
from desktop.widgets.screen import Screen
from i18n.languages import LANGUAGES
from lantern_version import VERSION


@dataclass(frozen=True)
class SoundCheck:
    # False as soon as it is known that nothing here can sound.
    has_device: Callable[[], bool]
    # Lets a kind of sound be heard as it is set now.
    try_out: Callable[[str], None]


@dataclass(frozen=True)
class FromSettings:
    speak: Callable[[str], None]
    # How long a night takes.
    pace: Callable[[], None]
    leave: Callable[[], None]


class SettingsModel(Screen):
    def __init__(self, preferences: Preferences, folder: str, sound: SoundCheck, ways: FromSettings) -> None:
        super().__init__(preferences)
        self._folder = folder
        self._sound = sound
        self._ways = ways
        self._trouble = ""
        self._section = "look"
        self._licence = ""

    def made(self) -> SettingsPage:
        around = Around(self._folder, VERSION, self._sound.has_device(), self._trouble, self._licence)
        return page(self.words, self.preferences.settings, self._section, around)

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
        self._ways.pace()

    @Slot(str)
    def switch(self, id: str) -> None:
        if id in SWITCHES:
            self._change(**{id: not getattr(self.preferences.settings, id)})

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        if id in SCALES:
            self._change(**{id: SCALES[id].beside(getattr(self.preferences.settings, id), steps)})

    @Slot(str, str)
    def choose(self, id: str, value: str) -> None:
        if id == "language" and value in LANGUAGES:
            self._ways.speak(value)
        elif value in CHOICES.get(id, {}):
            self._change(**{id: CHOICES[id][value]})

    @Slot()
    def leave(self) -> None:
        self._ways.leave()

    def _change(self, **values: Any) -> None:
        try:
            self.preferences.change(**values)
            self._trouble = ""
        except OSError as refused:
            self._trouble = sentence(refused)
        self.refresh()
        for id in values:
            if id in HEARD:
                self._sound.try_out(HEARD[id])
