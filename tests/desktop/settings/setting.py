"""The settings on a screen of their own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from desktop.settings.changes import SoundCheck, VoicesThere
from desktop.settings.model import FromSettings, SettingsModel
from desktop.widgets.screens import Screens
from tests.desktop.around import FakeApp, HeldSettings


class SettingApp(FakeApp):
    def __init__(self, folder: Path, language: str = "en", screens: Screens | None = None, **look: Any) -> None:
        super().__init__(language, HeldSettings(folder), **look)
        self.has_sound = True
        self.voice = ""
        self.voices = VoicesThere()
        sound = SoundCheck(
            lambda: self.has_sound,
            partial(self.take, "try_out"),
            lambda _: self.voice,
            lambda: self.voices,
            partial(self.take, "find_voices"),
        )
        self.languages: tuple[str, ...] = ()
        ways, there = self.ways(FromSettings), screens or Screens()
        self.model = SettingsModel(self.preferences, "games", sound, ways, there, lambda: self.languages)
        self.preferences.changed.connect(self._dress)
        self.shown = self.show("settings", self.model)

    def _dress(self) -> None:
        settings = self.preferences.settings
        self.dressed(textScale=settings.text, highContrast=settings.high_contrast, readings=settings.readings)
