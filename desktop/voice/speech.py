"""What the reciter asks of whatever speaks here."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

# Why nothing is said: what speaks is not installed; the system has no voices; none for the language.
PACKAGE, NONE, LANGUAGE = "package", "none", "language"


class Speech(QObject):
    """It is asked for a voice once, and says one text at a time."""

    # What the voice is called, and all that it could be; or why there is none: of either one comes, at once or later.
    found = Signal(str, list)
    lacking = Signal(str)
    # What was to be said has been said. Nothing is told of what was stopped.
    done = Signal()

    @abstractmethod
    def look(self, language: str, called: str = "") -> None:
        """For a voice that speaks it: the one of this name, or, where that is not there, the likeliest."""

    @abstractmethod
    def use(self, called: str) -> None:
        """Another of those that were found, from what is said next."""

    @abstractmethod
    def say(self, text: str) -> None:
        """In place of what is being said."""

    @abstractmethod
    def stop(self) -> None:
        """At once."""

    @abstractmethod
    def pause(self) -> None:
        """In the middle of a word."""

    @abstractmethod
    def resume(self) -> None:
        """From there."""

    @abstractmethod
    def set_volume(self, volume: float) -> None:
        """From 0 to 1."""

    @abstractmethod
    def close(self) -> None:
        """Nothing comes from it any more."""


Opener = Callable[[], Speech]


class NoSpeech(Speech):
    """Where nothing is to be heard."""

    def look(self, language: str, called: str = "") -> None:
        self.lacking.emit(NONE)

    def use(self, called: str) -> None:
        return

    def say(self, text: str) -> None:
        return

    def stop(self) -> None:
        return

    def pause(self) -> None:
        return

    def resume(self) -> None:
        return

    def set_volume(self, volume: float) -> None:
        return

    def close(self) -> None:
        return
