"""How large the window opens: as it was left, and never larger than the screen has room for."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QSize
from PySide6.QtGui import QWindow

from desktop.keep.window import Left, WindowFile

# What the system draws around a window, before it can be asked: its sides, and its title above.
FRAME = QSize(16, 48)
# What a maximized window goes back to, if it was never anything else.
FIRST = 1280, 720


def place(window: QWindow, file: WindowFile) -> None:
    """Before it is shown. Sizes are in the screen's own measure, whatever its scale."""
    room = window.screen().availableGeometry().size()
    left = file.read()
    window.setMinimumSize(within(window.minimumSize(), room))
    window.resize(within(QSize(left.width, left.height) if left else window.size(), room))
    if left is not None and left.is_maximized:
        from PySide6.QtCore import Qt  # noqa: PLC0415  takes 10 ms, and the first frame waits for it

        window.setWindowStates(Qt.WindowState.WindowMaximized)


def remember(window: QWindow, file: WindowFile) -> None:
    """As it is closed. A full screen is a setting, and says nothing about the window."""
    # Where the disk refuses, it opens as it did before.
    with suppress(OSError):
        if window.visibility() == QWindow.Visibility.Windowed:
            file.write(Left(window.width(), window.height()))
        elif window.visibility() == QWindow.Visibility.Maximized:
            file.write((file.read() or Left(*FIRST))._replace(is_maximized=True))


def within(wanted: QSize, room: QSize) -> QSize:
    return wanted.boundedTo(room - FRAME)
