"""The settings' view model. A change holds at once, everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Slot

from desktop.draft.draft import Draft, Value
from desktop.keep.preferences import Preferences
from desktop.pace.forecast import Forecasts
from desktop.pace.forecast_page import guesses
from desktop.pace.sheet import rows, rules_of, sheet
from desktop.pace.subject import NoTable, PaceSubject
from desktop.settings.changes import SettingChanges, SoundCheck
from desktop.settings.page import SECTIONS, Around, SettingsPage, page
from desktop.widgets.screens import Screens
from desktop.widgets.setting_rows import CHOICES
from desktop.widgets.typed import for_qml
from i18n import Words
from i18n.languages import KNOWN
from lantern_version import VERSION


@dataclass(frozen=True)
class FromSettings:
    speak: Callable[[str], None]
    # What groups have added to the games.
    show_packs: Callable[[], None]
    leave: Callable[[], None]


@for_qml(SettingsPage)
class SettingsModel(SettingChanges):
    def __init__(
        self,
        preferences: Preferences,
        folder: str,
        sound: SoundCheck,
        ways: FromSettings,
        screens: Screens,
        languages: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        super().__init__(preferences, sound)
        self._folder, self._languages = folder, languages
        self._ways, self._screens = ways, screens
        self._section = "look"
        self._licence = ""
        self._subject: PaceSubject = NoTable()
        self.forecast = Forecasts(preferences, self._forecast_of, lambda: preferences.settings.pace)
        self.forecast.changed.connect(super().refresh)
        screens.changed.connect(self.refresh)

    def open(self, subject: PaceSubject, section: str) -> None:
        """Beside this table; at this section, or where it was open last."""
        self._subject, self._trouble = subject, ""
        self.turn(section or self._section)

    @property
    def words(self) -> Words:
        draft = self._subject.draft
        return Words(self.preferences.language, draft.rules) if draft else super().words

    def made(self) -> SettingsPage:
        settings, screens, sound = self.preferences.settings, self._screens, self._sound
        around = Around(
            self._folder, VERSION, sound.has_device(), sound.voice(self.words), self._trouble, self._licence
        )
        there = sound.voices()
        around = replace(around, voices=there.names, speaks=there.speaks, languages=self._languages())
        shown = screens.chosen(settings.second_screen_at)
        around = replace(around, screens=screens.named, screen=shown.name() if shown is not None else "")
        return page(self.words, settings, self._section, self._paced(around))

    def refresh(self) -> None:
        if self._section == "pace":
            # It tells of itself, and with it all else is new.
            self.forecast.refresh()
        else:
            self.forecast.stop()
            super().refresh()

    @Slot(str)
    def turn(self, section: str) -> None:
        if section in SECTIONS:
            self._section = section
            self.refresh()
            if section == "sound":
                self._sound.find_voices()

    @Slot(str)
    def read(self, licence: str) -> None:
        self._licence = licence
        self.refresh()

    @Slot(str, str)
    def choose(self, id: str, value: str) -> None:
        if id == "language" and value in KNOWN:
            self._ways.speak(value)
        elif id == "second_screen_at" and any(value == one.id for one in self._screens.named):
            self._change(second_screen_at=value)
        elif id == "voices" and value in (there := self._sound.voices()).names:
            self._change(voices={**self.preferences.settings.voices, there.language: value})
        elif value in CHOICES.get(id, {}):
            self._change(**{id: CHOICES[id][value]})
        elif (draft := self._ruled(id)) and value in draft.rules.options[id].choices:
            self._rule(id, value)

    @Slot(str)
    def switch(self, id: str) -> None:
        if (draft := self._ruled(id)) and draft.rules.options[id].kind == "bool":
            self._rule(id, not draft.value(id))
        else:
            super().switch(id)

    @Slot(str, int)
    def step(self, id: str, steps: int) -> None:
        if (draft := self._ruled(id)) and draft.rules.options[id].kind == "int":
            self._rule(id, draft.beside(id, steps))
        else:
            super().step(id, steps)

    @Slot()
    def show_packs(self) -> None:
        self.forecast.stop()
        self._ways.show_packs()

    @Slot()
    def leave(self) -> None:
        self.forecast.stop()
        self._subject = NoTable()
        self._ways.leave()

    def _paced(self, around: Around) -> Around:
        if self._section != "pace":
            return around
        words, settings, subject = self.words, self.preferences.settings, self._subject
        told = self.forecast.shown() if subject.draft else guesses(words, settings.pace)
        return replace(around, pace=sheet(words, subject, told), pace_rows=tuple(rows(words, settings, subject)))

    def _forecast_of(self) -> Draft | None:
        return self._subject.forecast

    def _ruled(self, id: str) -> Draft | None:
        """What this is a house rule of, if it may be set here."""
        draft = self._subject.draft
        return draft if id in rules_of(draft) else None

    def _rule(self, id: str, value: Value) -> None:
        self._try(lambda: self._subject.choose(id, value))
        self.refresh()
