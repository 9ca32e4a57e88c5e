"""How windows are drawn, with a graphics card and without."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

SAMPLES = 4
# What a graphics card is to programs on Linux: the kernel's own way, and that of two others.
DEVICES = ("dri/renderD*", "nvidiactl", "dxg")


def choose() -> None:
    """Before the application: without a graphics card Qt draws by itself.

    On Linux something would pretend to be one, and spend three times as long on every frame as Qt does.
    """
    if sys.platform == "linux" and lacks_card(os.environ, Path("/dev")):
        os.environ["QT_QUICK_BACKEND"] = "software"


def lacks_card(environment: Mapping[str, str], devices: Path) -> bool:
    """Whoever has chosen how to draw, has chosen."""
    has_chosen = any(name in environment for name in ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND"))
    return not has_chosen and not any(any(devices.glob(device)) for device in DEVICES)


def smooth() -> None:
    """Before the first window: edges of shapes are smoothed by multisampling, where a graphics card draws them.

    Qt's curve renderer would smooth them by itself, but it loses shapes that change between two polishes of a slow
    first frame, and a button that is not drawn is worse than a rough edge.
    """
    if os.environ.get("QT_QUICK_BACKEND") == "software":
        return
    from PySide6.QtGui import QSurfaceFormat  # noqa: PLC0415

    wanted = QSurfaceFormat.defaultFormat()
    wanted.setSamples(SAMPLES)
    QSurfaceFormat.setDefaultFormat(wanted)
