"""A graphics card that refuses: the app begins once more, and draws by itself."""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from desktop.start.not_started import without_graphics

DRAWS = "QT_QUICK_BACKEND"
BY_ITSELF = "software"
# No code that the app ends with by itself.
_REFUSED = 70


def listen(application: QGuiApplication, window: QQuickWindow) -> None:
    """Qt ends the process where nobody listens."""
    window.sceneGraphError.connect(lambda *_: application.exit(_REFUSED))


def over(code: int) -> int:
    """What the app ends with. How a process draws can't be changed any more, so another one takes its place."""
    if code != _REFUSED:
        return code
    if os.environ.get(DRAWS) == BY_ITSELF:
        return without_graphics()
    # The first frame would wait for it.
    import subprocess  # noqa: PLC0415

    return subprocess.call([sys.executable, *sys.orig_argv[1:]], env={**os.environ, DRAWS: BY_ITSELF})
