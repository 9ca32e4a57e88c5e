"""What nobody foresaw becomes a sentence with a way on: never a dead screen, and never a page that stays lit."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from desktop.keep import mishaps

if TYPE_CHECKING:
    from desktop.start.navigator import Navigator
    from desktop.start.troubles import Troubles


class Unforeseen(QObject):
    """Whatever is raised in a slot, a timer or a thread comes here, once `listen` was called."""

    # In whichever thread; what is done about it is done in the window's own, when nobody is in the middle of anything.
    _happened = Signal()

    def __init__(self, folder: Path, navigator: Navigator, troubles: Troubles) -> None:
        super().__init__()
        self._folder, self._navigator, self._troubles = folder, navigator, troubles
        self._noted = ""
        # The pack that it came of.
        self._hung = ""
        # A timer, not a queued connection: `Qt`, which names one, takes 10 ms, and the first frame would wait.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._tell)
        self._happened.connect(self._later.start)

    def listen(self) -> None:
        sys.excepthook = self._raised
        threading.excepthook = self._raised_in_thread

    def _raised(self, kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self._note(error.with_traceback(at))
        # The first frame waits for no rules.
        from rulesets.engine.hung import hung  # noqa: PLC0415

        self._hung = hung(error)
        self._happened.emit()

    def _raised_in_thread(self, raised: threading.ExceptHookArgs) -> None:
        if raised.exc_value is not None:
            self._raised(raised.exc_type, raised.exc_value, raised.exc_traceback)

    def _note(self, error: BaseException) -> None:
        """Once, what comes with every tick."""
        described = mishaps.described(error)
        if described != self._noted:
            self._noted = described
            mishaps.note(self._folder, error)

    @Slot()
    def _tell(self) -> None:
        self._cover()
        stage = self._navigator.stage
        self._troubles.stumble(self._hung, stage.session.rules if stage is not None else None)

    def _cover(self) -> None:
        """Where not even that can be done, the game is put away: it is on the disk."""
        stage = self._navigator.stage
        if stage is None:
            return
        try:
            stage.breakPrivacy()
        except Exception as error:  # noqa: BLE001 - whatever it is, the page must not stay
            self._note(error)
            self._navigator.flee()
