"""What is said on the console where no window can: no screen, no graphics, no library, or the app could not be opened.

Qt may be what is missing, so nothing of it is asked for before it is needed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from desktop.keep import mishaps
from desktop.keep.folder import home
from desktop.keep.settings import FILE
from desktop.start import system
from i18n import Words
from i18n.languages import KNOWN, language_of

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

# Where Qt says which library it could not load, and why.
_LOADING = "qt.core.library"


def because_of(error: Exception) -> int:
    library = system.lacked(str(error)) if isinstance(error, ImportError) else ""
    if library:
        return without_library(library)
    folder = home()
    mishaps.note(folder, error)
    _say("error.cannot_start", file=str(folder / mishaps.FILE))
    return 1


def without_graphics() -> int:
    """There is a screen, and nothing can be drawn on it."""
    _say("error.no_graphics")
    return 1


def without_library(library: str) -> int:
    """What Qt draws with is a part of the system, and this system lacks some of it."""
    _say("error.no_library", library=library, package=system.package(library))
    return 1


@contextmanager
def needing_a_screen() -> Iterator[None]:
    """Where Qt finds none it ends the process: a sentence comes first, in place of what Qt has to say."""
    from PySide6.QtCore import QLoggingCategory, QtMsgType, qInstallMessageHandler  # noqa: PLC0415

    heard: list[str] = []
    loading: list[str] = []

    def hear(kind: QtMsgType, where: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _without_screen(loading)
            os._exit(1)
        is_loading = kind == QtMsgType.QtDebugMsg and where.category == _LOADING
        (loading if is_loading else heard).append(text)

    before = qInstallMessageHandler(hear)
    QLoggingCategory.setFilterRules(f"{_LOADING}.debug=true")
    try:
        yield
    finally:
        QLoggingCategory.setFilterRules("")
        qInstallMessageHandler(before)
        for text in heard:
            _print(text)


def _without_screen(loading: list[str]) -> None:
    """What draws on a screen could not be loaded, or there is none: aloud, Qt says the same of both."""
    library = next(filter(None, map(system.lacked, loading)), "") if system.names_screen() else ""
    if library:
        without_library(library)
    else:
        _say("error.no_screen")


def _say(id: str, **params: str) -> None:
    _print(Words(spoken()).text(id, **params))


def _print(text: str) -> None:
    """A program of Windows' has no console."""
    if sys.stderr is not None:
        print(text, file=sys.stderr, flush=True)  # noqa: T201


def spoken() -> str:
    """As it is set, looked at and not touched; else as the system speaks."""
    with suppress(OSError, ValueError, RecursionError, AttributeError):
        found = json.loads((home() / FILE).read_bytes()).get("language")
        if found in KNOWN:
            return str(found)
    try:
        from PySide6.QtCore import QLocale  # noqa: PLC0415
    except ImportError:
        return language_of(system.locale())
    return language_of(QLocale.system().name())
