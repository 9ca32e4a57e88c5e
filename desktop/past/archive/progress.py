"""How far the reading of past games is."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.keep.preferences import Preferences
from desktop.past.archive.gathering import Gathering
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml


@dataclass(frozen=True)
class ReadingProgress:
    text: str = ""
    label: str = ""
    share: float = 0.0


@for_qml(ReadingProgress)
class ReadingModel(Screen):
    def __init__(self, preferences: Preferences, gathering: Gathering) -> None:
        super().__init__(preferences)
        self._gathering = gathering
        gathering.begun.connect(self.refresh)

    def made(self) -> ReadingProgress:
        done, of = self._gathering.far
        if done >= of:
            return ReadingProgress()
        n, every = self.words.number(done), self.words.number(of)
        return ReadingProgress(f"{n} / {every}", self.words.text("past.reading", n=n, of=every), done / of)
