"""What the library has beside its lists, a small view model each."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject

from desktop.past.archive.whole import WholeShelf
from desktop.widgets.typed import for_qml


@for_qml()
class LibraryParts(QObject):
    def __init__(self, whole: WholeShelf, parent: QObject) -> None:
        super().__init__(parent)
        self._whole = whole

    @Property(QObject, constant=True)
    def whole(self) -> WholeShelf:
        return self._whole
