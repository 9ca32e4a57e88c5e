"""What the library has beside its lists, a small view model each."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject

from desktop.past.archive.seasons import SeasonsModel
from desktop.past.archive.whole import WholeShelf
from desktop.past.archive.wins import WinsModel
from desktop.widgets.typed import for_qml


@for_qml()
class LibraryParts(QObject):
    def __init__(self, wins: WinsModel, seasons: SeasonsModel, whole: WholeShelf, parent: QObject) -> None:
        super().__init__(parent)
        self._wins, self._seasons, self._whole = wins, seasons, whole

    @Property(QObject, constant=True)
    def wins(self) -> WinsModel:
        return self._wins

    @Property(QObject, constant=True)
    def seasons(self) -> SeasonsModel:
        return self._seasons

    @Property(QObject, constant=True)
    def whole(self) -> WholeShelf:
        return self._whole
