"""The whole shelf into a file, and out of one, in another process: a thousand games take their time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot

from desktop.background import Background
from desktop.keep.disk import sentence
from desktop.keep.documents import documents
from desktop.keep.shelf import Shelf
from desktop.keep.whole_shelf import NotAShelf, brought_back, packed
from desktop.widgets.typed import for_qml

# How often one looks in on it.
_LOOK_IN = 30
# Sentences by their ids, with how many games each is about; a number of none is that of trouble.
Told = tuple[tuple[str, int], ...]
Work = Callable[[Path, Path], Iterator[Told]]


@for_qml()
class WholeShelf(QObject):
    # What is being done, and what came of it.
    begun = Signal(object)
    done = Signal(object)

    def __init__(self, folder: Path, let_go: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._let_go = folder, let_go
        self._work: Background[Told] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_IN)
        self._timer.timeout.connect(self._look_in)

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    @Property(QUrl, constant=True)
    def place(self) -> QUrl:
        """Where a back-up is offered to be put: beside what else people keep."""
        name = f"lantern-night-{datetime.now().astimezone().date().isoformat()}.zip"
        return QUrl.fromLocalFile(str(documents().parent / name))

    @Slot(QUrl)
    def backUp(self, file: QUrl) -> None:  # noqa: N802
        self._begin("past.whole.packing", packing, Path(file.toLocalFile()))

    @Slot(QUrl)
    def bringBack(self, file: QUrl) -> None:  # noqa: N802
        self.bring_back(Path(file.toLocalFile()))

    def bring_back(self, file: Path) -> None:
        # A game that waits is not held by its own window.
        self._let_go()
        self._begin("past.whole.bringing", bringing, file)

    def _begin(self, says: str, work: Work, file: Path) -> None:
        """One at a time."""
        if self._work is None:
            self._work = Background(work, self._folder, file)
            self._timer.start()
            self.begun.emit(((says, 0),))

    def end(self) -> None:
        """A file that is written by half is none; what had been brought back by now is there."""
        self._timer.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    @Slot()
    def _look_in(self) -> None:
        work = self._work
        if work is None:
            return
        told = work.latest()
        if told is None and not work.is_over:
            return
        self.end()
        self.done.emit(told if told is not None else (("error.not_kept", 0),))


def packing(folder: Path, file: Path) -> Iterator[Told]:
    try:
        yield (("past.whole.packed", packed(Shelf(folder), file)),)
    except OSError as error:
        yield ((sentence(error), 0),)


def bringing(folder: Path, file: Path) -> Iterator[Told]:
    try:
        found = brought_back(Shelf(folder), file)
    except NotAShelf:
        yield (("error.shelf.none", 0),)
    except OSError as error:
        yield ((sentence(error), 0),)
    else:
        told = tuple((f"past.whole.{each.name}", n) for each in fields(found) if (n := getattr(found, each.name)))
        yield told or (("past.whole.none", 0),)
