"""A pack's program that comes to no end in the window's own thread: it is interrupted, and said to be.

Python can be stopped from another thread where it runs Python: at the next step of its program something is raised in
it, that a pack's own handlers don't expect. What even that does not end, ends the app: every answer is on the disk, and
the next start says why. Only code of packs is ever looked for, so that a slow machine with the house's rules is never
taken for one that hangs; and the time is counted in looks, so that one that sleeps or is starved is not, either.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot

from rulesets.engine.hung import PackHung, pack_of

# Seconds between two looks, and how many of them a pack may take over one thing: its moves take some milliseconds.
_LOOK, _PATIENCE = 0.1, 100
# Between one try and the next, in looks; after so many again the app is ended.
_AGAIN, _STUBBORN = 10, 200
_BEAT = 500
# What was written for the next start.
MARK = "pack_hung.txt"
_ENDED = 70


class Patience(NamedTuple):
    look: float = _LOOK
    looks: int = _PATIENCE
    again: int = _AGAIN
    stubborn: int = _STUBBORN


_PATIENT = Patience()


class PackWatch(QObject):
    def __init__(
        self,
        folder: Path,
        give_up: Callable[[], None],
        patience: Patience = _PATIENT,
        end: Callable[[int], object] = os._exit,
    ) -> None:
        """`give_up`: takes back what was being answered; the window's own thread will do nothing more."""
        super().__init__()
        self._folder, self._give_up, self._patience, self._end = folder, give_up, patience, end
        self._watched = threading.get_ident()
        self._over = threading.Event()
        self._thread: threading.Thread | None = None
        self._beats = self._heard = self._looks = 0
        self._heart = QTimer(self, interval=_BEAT)
        self._heart.timeout.connect(self._beat)

    def begin(self) -> None:
        if self._thread is None:
            self._heart.start()
            self._thread = threading.Thread(target=self._watch, name="packs", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._heart.stop()
        if self._thread is not None:
            self._over.set()
            self._thread.join()

    @Slot()
    def _beat(self) -> None:
        self._beats += 1

    def _watch(self) -> None:
        while not self._over.wait(self._patience.look):
            self._look()

    def _look(self) -> None:
        pack = _running(sys._current_frames().get(self._watched))  # noqa: SLF001 - there is no other way to see it
        if not pack or self._beats != self._heard:
            self._heard, self._looks = self._beats, 0
            return
        self._looks += 1
        waited = self._looks - self._patience.looks
        if waited >= self._patience.stubborn:
            self._end_all(pack)
        elif waited >= 0 and waited % self._patience.again == 0:
            _interrupt(self._watched, pack)

    def _end_all(self, pack: str) -> None:
        with suppress(Exception):
            self._give_up()
        with suppress(OSError):
            (self._folder / MARK).write_text(pack, encoding="utf-8")
        self._looks = 0
        self._end(_ENDED)


def left_by(folder: Path) -> str:
    """The pack that the app was ended for when it last ran; said once."""
    file = folder / MARK
    with suppress(OSError, ValueError):
        pack = file.read_text("utf-8")
        file.unlink()
        return pack
    return ""


def _running(frame: FrameType | None) -> str:
    while frame is not None:
        if pack := pack_of(frame.f_globals.get("__name__")):
            return pack
        frame = frame.f_back
    return ""


def _interrupt(thread: int, pack: str) -> None:
    """A class alone can be raised in another thread; this one knows whom it is about."""
    raised = type("PackHung", (PackHung,), {"pack": pack})
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(raised))
