"""Keeps ALSA from writing to the terminal: that a machine has no sound card is no news."""

from __future__ import annotations

import sys
from ctypes import CDLL, CFUNCTYPE, c_char_p, c_int
from typing import Any

_Handler = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
# ALSA keeps no hold of it: this name does.
_deaf = _Handler(lambda *_: None)


def hush() -> None:
    alsa = _alsa()
    if alsa is not None:
        alsa.snd_lib_error_set_handler(_deaf)


def _alsa() -> Any | None:
    if sys.platform != "linux":
        return None
    try:
        return CDLL("libasound.so.2")
    except OSError:
        return None
