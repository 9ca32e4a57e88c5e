"""The system's voices, by Qt, whose part for speech is nothing the game needs: it is imported when one is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QLoggingCategory, Slot

from desktop.voice.speech import LANGUAGE, NONE, PACKAGE, Speech
from i18n.languages import record

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

# Qt's own, for tests: it makes no sound.
MOCK = "mock"
# Of several voices of one place.
_RATHER = ("latin as English", "America", "Great Britain")


class QtSpeech(Speech):
    def __init__(self, engine: str = "") -> None:
        """`engine`: one by its name; else the first that the system has."""
        super().__init__()
        self._engine_name = engine
        self._engine: QTextToSpeech | None = None
        self._voices: list[QVoice] = []
        self._saying = False
        # Said as soon as what is being said has come to its end.
        self._next = ""

    def look(self, language: str, called: str = "") -> None:
        lacks = self._looked(language)
        if lacks or self._engine is None:
            self.lacking.emit(lacks)
            return
        self.use(called)
        self.found.emit(self._engine.voice().name(), [voice.name() for voice in self._voices])

    def use(self, called: str) -> None:
        voice = next((voice for voice in self._voices if voice.name() == called), None) or likeliest(self._voices)
        if self._engine is not None and voice is not None:
            self._engine.setLocale(voice.locale())
            self._engine.setVoice(voice)

    def _looked(self, language: str) -> str:
        """What is lacking, if anything."""
        # What it lacks for other purposes is no news.
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415
        except ImportError:
            return PACKAGE
        engines = [name for name in QTextToSpeech.availableEngines() if name != MOCK]
        name = self._engine_name or next(iter(engines), "")
        engine = QTextToSpeech(name, self) if name else None
        if engine is None or engine.state() is QTextToSpeech.State.Error:
            return NONE
        self._voices = voices_of(engine, language)
        if not self._voices:
            return LANGUAGE
        engine.stateChanged.connect(self._changed)
        self._engine = engine
        return ""

    def say(self, text: str) -> None:
        if self._engine is None:
            return
        if self._is_ready:
            self._saying = True
            self._engine.say(text)
        else:
            self._next = text
            self._engine.stop()

    def stop(self) -> None:
        self._saying, self._next = False, ""
        if self._engine is not None and not self._is_ready:
            self._engine.stop()

    def pause(self) -> None:
        if self._engine is not None:
            self._engine.pause()

    def resume(self) -> None:
        if self._engine is not None:
            self._engine.resume()

    def set_volume(self, volume: float) -> None:
        if self._engine is not None:
            self._engine.setVolume(volume)

    def close(self) -> None:
        self.stop()
        self.deleteLater()

    @property
    def _is_ready(self) -> bool:
        from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415

        return self._engine is not None and self._engine.state() is QTextToSpeech.State.Ready

    @Slot()
    def _changed(self) -> None:
        if not self._is_ready:
            return
        if self._next:
            text, self._next = self._next, ""
            self.say(text)
        elif self._saying:
            self._saying = False
            self.done.emit()


def voices_of(engine: QTextToSpeech, language: str) -> list[QVoice]:
    """All that speak it, those of the nearest place first; one of each name, and no voice under another's guise."""
    found: dict[str, QVoice] = {}
    for voice in _voices(engine, language):
        found.setdefault(voice.name(), voice)
    return [voice for name, voice in found.items() if "+" not in name] or [*found.values()]


def likeliest(voices: Sequence[QVoice]) -> QVoice | None:
    """Of the nearest place, and there rather the one that is spoken by most."""
    there = [voice for voice in voices if voice.locale() == voices[0].locale()]
    for word in _RATHER:
        found = next((voice for voice in there if word in voice.name()), None)
        if found is not None:
            return found
    return next(iter(there), None)


def _voices(engine: QTextToSpeech, language: str) -> Iterator[QVoice]:
    spoken = record(language)
    there = {locale.name(): locale for locale in engine.availableLocales()}
    for place in spoken.voices:
        if place in there:
            yield from engine.allVoices(there[place])
    # Some systems call Mandarin by a name that Qt knows no country for.
    name, nowhere = spoken.voice_called, QLocale.c()
    if name and nowhere.name() in there:
        yield from (voice for voice in engine.allVoices(nowhere) if name in voice.name())
