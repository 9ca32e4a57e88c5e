"""Where a file is, in the system's own window of folders."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def show(file: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(file.parent)))
