"""What can be set without leaving the table, and how long its nights take: a sheet over it, and the way to the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Slot

from desktop.draft.draft import Draft
from desktop.keep.preferences import Preferences
from desktop.pace.forecast import Forecasts
from desktop.pace.forecast_page import ForecastPage
from desktop.pace.sheet import measured
from desktop.pace.subject import NoTable, PaceSubject
from desktop.settings.changes import SettingChanges, SoundCheck
from desktop.widgets.options import Rule
from desktop.widgets.setting_rows import row
from desktop.widgets.typed import for_qml
from i18n import Words


@dataclass(frozen=True)
class TableMenuPage:
    language: str
    title: str
    # Names with how they are set.
    sound: str
    has_sound: bool
    volume: Rule
    voice: str
    has_voice: bool
    # Where it is on: what it is called, or why there is none.
    voice_said: str
    fullscreen: str
    guided: str
    is_guided: bool
    second_screen: str
    has_second_screen: bool
    settings: str
    # How long it takes: as it is forecast, and what each night took until now.
    takes: str
    forecast: ForecastPage
    nights: tuple[str, ...]
    # In place of them, while there are none.
    unmeasured: str
    # What makes it shorter.
    shorter: str
    close: str


@for_qml(TableMenuPage)
class TableMenuModel(SettingChanges):
    def __init__(
        self,
        preferences: Preferences,
        sound: SoundCheck,
        subject: Callable[[], PaceSubject | None],
        adjust: Callable[[str], None],
    ) -> None:
        super().__init__(preferences, sound)
        self._subject_now = subject
        # Opens all settings, at a section or where they were open last.
        self._adjust = adjust
        self._subject: PaceSubject = NoTable()
        self._is_open = False
        self.forecast = Forecasts(preferences, self._forecast_of, lambda: preferences.settings.pace)
        self.forecast.changed.connect(super().refresh)

    @property
    def words(self) -> Words:
        draft = self._subject.played
        return Words(self.preferences.language, draft.rules) if draft else super().words

    def made(self) -> TableMenuPage:
        words, settings, nights = self.words, self.preferences.settings, self._subject.nights
        return TableMenuPage(
            language=words.language,
            title=f"{words.text('settings.sound')} · {words.text('settings.title')}",
            sound=self._said("sound"),
            has_sound=settings.sound,
            volume=row(words, settings, "volume"),
            voice=self._said("voice"),
            has_voice=settings.voice,
            voice_said=self._sound.voice(words) if settings.voice else "",
            fullscreen=self._said("fullscreen"),
            guided=self._said("guided"),
            is_guided=settings.guided,
            second_screen=self._said("second_screen"),
            has_second_screen=settings.second_screen,
            settings=words.text("home.settings"),
            takes=words.text("pace.measured"),
            forecast=self.forecast.shown(),
            nights=tuple(measured(words, nights)),
            unmeasured="" if nights else words.text("pace.none"),
            shorter=words.text("pace.choices"),
            close=words.text("button.close"),
        )

    def refresh(self) -> None:
        if self._is_open:
            # It tells of itself, and with it all else is new.
            self.forecast.refresh()
        else:
            super().refresh()

    @Slot()
    def open(self) -> None:
        self._subject, self._is_open = self._subject_now() or NoTable(), True
        self.refresh()

    @Slot()
    def close(self) -> None:
        """Nothing is reckoned while nobody looks, least of all at night."""
        self._is_open = False
        self.forecast.stop()

    @Slot()
    def settings(self) -> None:
        self._leave_for("")

    @Slot()
    def shorter(self) -> None:
        self._leave_for("pace")

    def _leave_for(self, section: str) -> None:
        self.close()
        self._adjust(section)

    def _forecast_of(self) -> Draft | None:
        return self._subject.forecast

    def _said(self, id: str) -> str:
        shown = row(self.words, self.preferences.settings, id)
        return f"{shown.name} · {self.words.text('switch.on' if shown.is_on else 'switch.off')}"
