"""What settings are changed by, wherever they stand. A change holds at once, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Slot

from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.settings.page import HEARD
from desktop.widgets.screen import Screen
from desktop.widgets.setting_rows import SCALES, SWITCHES
from i18n import Words


@dataclass(frozen=True)
class VoicesThere:
    """Of the language that the voice speaks: by their names, as the system calls them."""

    language: str = ""
    names: tuple[str, ...] = ()
    speaks: str = ""


@dataclass(frozen=True)
class SoundCheck:
    # False as soon as it is known that nothing here can sound.
    has_device: Callable[[], bool]
    # Lets a kind of sound be heard as it is set now.
    try_out: Callable[[str], None]
    # What is known of the voice, in a sentence; nothing before it has been looked for.
    voice: Callable[[Words], str]
    # All that could speak, and which of them does; and a way to look for them before anything is to be said.
    voices: Callable[[], VoicesThere] = VoicesThere
    find_voices: Callable[[], None] = lambda: None


class SettingChanges(Screen):
    def __init__(self, preferences: Preferences, sound: SoundCheck) -> None:
        super().__init__(preferences)
        self._sound = sound
        self._trouble = ""

    @Slot(str)
    def switch(self, id: str) -> None:
        if id in SWITCHES:
            self._change(**{id: not getattr(self.preferences.settings, id)})

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        if id in SCALES:
            self._change(**{id: SCALES[id].beside(getattr(self.preferences.settings, id), steps)})

    def _change(self, **values: Any) -> None:
        self._try(lambda: self.preferences.change(**values))
        self.refresh()
        for id in values:
            if id in HEARD:
                self._sound.try_out(HEARD[id])

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
            self._trouble = ""
        except OSError as refused:
            self._trouble = sentence(refused)
