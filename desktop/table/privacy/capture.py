"""Keeps a lit page out of screenshots and shared screens, where the system has a way to ask for that."""

from __future__ import annotations

import sys

# What Windows calls these in SetWindowDisplayAffinity.
_NONE, _EXCLUDED = 0x0, 0x11


def exclude(window_id: int, is_lit: bool) -> None:
    if sys.platform == "win32":
        from ctypes import windll  # noqa: PLC0415

        windll.user32.SetWindowDisplayAffinity(window_id, _EXCLUDED if is_lit else _NONE)
