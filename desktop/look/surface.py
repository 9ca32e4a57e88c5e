"""How windows are drawn on a graphics card."""

from __future__ import annotations

from PySide6.QtGui import QSurfaceFormat

SAMPLES = 4


def smooth() -> None:
    """Before the first window: edges of shapes are smoothed by multisampling.

    Qt's curve renderer would smooth them by itself, but it loses shapes that change between two polishes of a slow
    first frame, and a button that is not drawn is worse than a rough edge.
    """
    wanted = QSurfaceFormat.defaultFormat()
    wanted.setSamples(SAMPLES)
    QSurfaceFormat.setDefaultFormat(wanted)
