"""The system's voices, by Qt, whose part for speech is nothing the game needs: it is imported when one is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QLoggingCategory

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
        self._saying = False
        # Said as soon as what is being said has come to its end.
        self._next = ""

    def look(self, language: str) -> None:
        lacks, name = self._looked(language)
        if lacks:
            self.lacking.emit(lacks)
        else:
            self.found.emit(name)

    def _looked(self, language: str) -> tuple[str, str]:
        # What it lacks for other purposes is no news.
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech  # noqa: PLC0415
        except ImportError:
            return PACKAGE, ""
        engines = [name for name in QTextToSpeech.availableEngines() if name != MOCK]
        name = self._engine_name or next(iter(engines), "")
        engine = QTextToSpeech(name, self) if name else None
        if engine is None or engine.state() is QTextToSpeech.State.Error:
            return NONE, ""
        voice = voice_of(engine, language)
        if voice is None:
            return LANGUAGE, ""
        engine.setLocale(voice.locale())
        engine.setVoice(voice)
        engine.stateChanged.connect(self._changed)
        self._engine = engine
        return "", voice.name()

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

    def _changed(self, _state: object) -> None:
        if not self._is_ready:
            return
        if self._next:
            text, self._next = self._next, ""
            self.say(text)
        elif self._saying:
            self._saying = False
            self.done.emit()


def voice_of(engine: QTextToSpeech, language: str) -> QVoice | None:
    voices = [*_voices(engine, language)]
    plain = [voice for voice in voices if "+" not in voice.name()] or voices
    for word in _RATHER:
        found = next((voice for voice in plain if word in voice.name()), None)
        if found is not None:
            return found
    return next(iter(plain), None)


def _voices(engine: QTextToSpeech, language: str) -> Iterator[QVoice]:
    """Of the nearest place that has any."""
    spoken = record(language)
    there = {locale.name(): locale for locale in engine.availableLocales()}
    for place in spoken.voices:
        if place in there and (found := engine.allVoices(there[place])):
            yield from found
            return
    # Some systems call Mandarin by a name that Qt knows no country for.
    name, nowhere = spoken.voice_called, QLocale.c()
    if name and nowhere.name() in there:
        yield from (voice for voice in engine.allVoices(nowhere) if name in voice.name())
