"""What goes wrong while a game is played: a sentence over its pages, in the table's language, until it is dismissed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import Property, Signal, Slot

from desktop.seats.seating import Seating
from desktop.table.stage.turning import TurningPages

# Why the disk has not kept something.
REFUSED = {"full": "error.disk_full", "read_only": "error.read_only", "other": "error.cannot_keep"}


# In whichever language is spoken when somebody looks.
Said = Callable[[Seating], str]


def silence(_: Seating) -> str:
    return ""


class TroubledPages(TurningPages):
    troubleChanged = Signal()  # noqa: N815

    def __init__(self, said: Said = silence) -> None:
        """`said`: what has to be said from the start: of a game that could not be read to its end."""
        super().__init__()
        self._trouble = said

    @property
    @abstractmethod
    def seating(self) -> Seating: ...

    def say(self, id: str, reader: str = "") -> None:
        """`reader`: whose page is lit, where it is for him alone."""
        self._trouble = lambda seating: seating.readers_words(reader).text(id)
        self.troubleChanged.emit()

    @Property(str, notify=troubleChanged)
    def trouble(self) -> str:
        return self._trouble(self.seating)

    @Property(str, notify=troubleChanged)
    def understood(self) -> str:
        return self.seating.words.text("button.ok")

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self._trouble = silence
        self.troubleChanged.emit()
