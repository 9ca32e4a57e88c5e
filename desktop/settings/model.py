"""The settings' view model. A change holds at once, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Slot

from desktop.keep.preferences import Preferences
from desktop.settings.changes import SettingChanges, SoundCheck
from desktop.settings.page import SECTIONS, Around, SettingsPage, page
from desktop.widgets.setting_rows import CHOICES
from desktop.widgets.typed import for_qml
from i18n.languages import LANGUAGES
from lantern_version import VERSION


@dataclass(frozen=True)
class FromSettings:
    speak: Callable[[str], None]
    # How long a night takes.
    pace: Callable[[], None]
    leave: Callable[[], None]


@for_qml(SettingsPage)
class SettingsModel(SettingChanges):
    def __init__(self, preferences: Preferences, folder: str, sound: SoundCheck, ways: FromSettings) -> None:
        super().__init__(preferences, sound)
        self._folder = folder
        self._ways = ways
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

    @Slot(str, str)
    def choose(self, id: str, value: str) -> None:
        if id == "language" and value in LANGUAGES:
            self._ways.speak(value)
        elif value in CHOICES.get(id, {}):
            self._change(**{id: CHOICES[id][value]})

    @Slot()
    def leave(self) -> None:
        self._ways.leave()
