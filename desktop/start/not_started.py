"""What is said on the console where no window can: no screen, no graphics, or the app could not be opened."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from PySide6.QtCore import QLocale, QMessageLogContext, QtMsgType, qInstallMessageHandler

from desktop.keep import mishaps
from desktop.keep.folder import home
from desktop.keep.settings import FILE
from i18n import LANGUAGES, Words


def because_of(error: Exception) -> int:
    folder = home()
    mishaps.note(folder, error)
    _say("error.cannot_start", file=str(folder / mishaps.FILE))
    return 1


def without_graphics() -> int:
    """There is a screen, and nothing can be drawn on it."""
    _say("error.no_graphics")
    return 1


@contextmanager
def needing_a_screen() -> Iterator[None]:
    """Where Qt finds none it ends the process: a sentence comes first, in place of what Qt has to say."""
    heard: list[str] = []

    def hear(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _say("error.no_screen")
            os._exit(1)
        heard.append(text)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in heard:
            _print(text)


def _say(id: str, **params: str) -> None:
    _print(Words(spoken()).text(id, **params))


def _print(text: str) -> None:
    """A program of Windows' has no console."""
    if sys.stderr is not None:
        print(text, file=sys.stderr, flush=True)  # noqa: T201


def spoken() -> str:
    """As it is set, looked at and not touched; else as the system speaks."""
    from desktop.start.app import language_of  # noqa: PLC0415

    with suppress(OSError, ValueError, RecursionError, AttributeError):
        found = json.loads((home() / FILE).read_bytes()).get("language")
        if found in LANGUAGES:
            return str(found)
    return language_of(QLocale.system().name())
