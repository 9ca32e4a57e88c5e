"""A table and whoever listens to what is said at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QTimer

from desktop.keep.settings import Settings
from desktop.table.pages.pages import TablePage
from desktop.voice.speech import Speech
from desktop.voice.voice import Voice
from tests.desktop.sound.hearing import Room
from tests.laws.games import Deal

ON = Settings(voice=True)


class Mouth(Speech):
    """Says whatever it is given, and writes it down; each text takes as long as somebody lets it."""

    def __init__(self, lacks: str = "", *, at_once: bool = True, voices: Sequence[str] = ("Kyoko",)) -> None:
        super().__init__()
        self._lacks, self._at_once, self._voices = lacks, at_once, [*voices]
        self.said: list[str] = []
        self.done_with: list[str] = []
        self.is_saying = self.is_paused = self.is_closed = False
        self.volume = 0.0
        self.language = self.called = ""

    def look(self, language: str, called: str = "") -> None:
        self.language = language
        if self._lacks:
            self.lacking.emit(self._lacks)
        else:
            self.use(called)
            self.found.emit(self.called, self._voices)

    def use(self, called: str) -> None:
        self.called = called if called in self._voices else self._voices[0]

    def say(self, text: str) -> None:
        self.said.append(text)
        self.is_saying = True
        if self._at_once:
            number = len(self.said)
            QTimer.singleShot(0, self, lambda: self.end() if number == len(self.said) and self.is_saying else None)

    def end(self) -> None:
        self.is_saying = False
        self.done_with.append(self.said[-1])
        self.done.emit()

    def stop(self) -> None:
        self.is_saying = False

    def pause(self) -> None:
        self.is_paused = True

    def resume(self) -> None:
        self.is_paused = False

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def close(self) -> None:
        self.is_closed = True


class Listened(Room):
    """Everybody waits until what is being said has been said."""

    def __init__(self, deal: Deal, settings: Settings = ON, *, at_once: bool = True) -> None:
        self.mouths: list[Mouth] = []
        super().__init__(deal)
        self._at_once = at_once
        self.voice = Voice(settings, lambda: "en", self._open)
        self.voice.follow(self.stage)
        self.listen()

    def _open(self) -> Mouth:
        self.mouths.append(Mouth(at_once=self._at_once))
        return self.mouths[-1]

    @property
    def mouth(self) -> Mouth:
        return self.mouths[-1]

    @property
    def said(self) -> list[str]:
        return [text for mouth in self.mouths for text in mouth.said]

    def listen(self) -> None:
        reciter = self.voice._reciter
        until(lambda: reciter is None or not self._at_once or not reciter.is_busy)

    def step(self) -> None:
        super().step()
        self.listen()

    def at_the_table(self) -> None:
        page = self.stage.shown
        assert isinstance(page, TablePage)
        for at in range(1, len(page.moments)):
            self.stage.nextMoment(at)
            self.listen()
        if page.moments:
            self.stage.momentsSeen()
        else:
            super().at_the_table()


def until(is_so: Callable[[], Any], most: int = 20_000) -> None:
    for _ in range(most):
        QCoreApplication.processEvents()
        if is_so():
            # What is told of it in turn is heard, too.
            QCoreApplication.processEvents()
            return
    raise AssertionError("it never comes to that")


class Listening(Protocol):
    voice: Voice

    @property
    def mouth(self) -> Mouth: ...


def until_saying(room: Listening) -> None:
    until(lambda: room.mouth.is_saying)


def drain(room: Listening) -> None:
    """Everything that waits to be said is said."""

    def is_silent() -> bool:
        reciter = room.voice._reciter
        if reciter is not None and room.mouth.is_saying:
            room.mouth.end()
        return reciter is None or not reciter.is_busy

    until(is_silent)
