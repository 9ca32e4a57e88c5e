"""Keeps the system's fonts out of Qt's list until they are wanted: with 2,000 of them it takes 13 ms to make.

Only fontconfig, which Linux has, makes the whole list at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QFontDatabase

from desktop.widgets import ASSETS

FONTS = ASSETS / "fonts"
VARIABLE = "FONTCONFIG_FILE"


class SystemFonts:
    """One an application, as is Qt's list."""

    def __init__(self) -> None:
        self._are_wanted = False
        self._are_away = False

    @contextmanager
    def away(self) -> Iterator[None]:
        """Around what asks Qt for a font the first time."""
        if sys.platform != "linux" or VARIABLE in os.environ or self._are_wanted:
            yield
            return
        self._are_away = True
        # It is read once, when the first font is looked for. What the app starts later has the system's own.
        os.environ[VARIABLE] = str(FONTS / "ours.conf")
        try:
            yield
        finally:
            del os.environ[VARIABLE]

    def come(self) -> None:
        self._are_wanted = True
        if not self._are_away:
            return
        self._are_away = False
        import ctypes  # noqa: PLC0415

        ctypes.CDLL("libfontconfig.so.1").FcInitReinitialize()
        # Qt makes its list anew once a font has gone; so one comes and goes.
        QFontDatabase.removeApplicationFont(QFontDatabase.addApplicationFont(str(FONTS / "own-bold-ja.otf")))
