"""What can be set without leaving the table: a small sheet over it, and the way to all settings and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Slot

from desktop.keep.preferences import Preferences
from desktop.settings.changes import SettingChanges, SoundCheck
from desktop.widgets.options import Rule
from desktop.widgets.setting_rows import row
from desktop.widgets.typed import for_qml


@dataclass(frozen=True)
class TableMenuPage:
    language: str
    title: str
    # Names with how they are set.
    sound: str
    has_sound: bool
    volume: Rule
    fullscreen: str
    settings: str
    close: str


@for_qml(TableMenuPage)
class TableMenuModel(SettingChanges):
    def __init__(self, preferences: Preferences, sound: SoundCheck, adjust: Callable[[], None]) -> None:
        super().__init__(preferences, sound)
        # Opens all settings.
        self._adjust = adjust

    def made(self) -> TableMenuPage:
        words, settings = self.words, self.preferences.settings
        return TableMenuPage(
            language=words.language,
            title=f"{words.text('settings.sound')} · {words.text('settings.title')}",
            sound=self._said("sound"),
            has_sound=settings.sound,
            volume=row(words, settings, "volume"),
            fullscreen=self._said("fullscreen"),
            settings=words.text("home.settings"),
            close=words.text("button.close"),
        )

    @Slot()
    def settings(self) -> None:
        self._adjust()

    def _said(self, id: str) -> str:
        shown = row(self.words, self.preferences.settings, id)
        return f"{shown.name} · {self.words.text('switch.on' if shown.is_on else 'switch.off')}"
