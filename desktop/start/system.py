"""What the system says of itself where Qt may be missing: its screen, its language, a library that it lacks."""

from __future__ import annotations

import os
import re
import sys

# As the loader of libraries puts it, in whatever language: what lacks it, a colon, the library, a colon, why.
_LACKED = re.compile(r"(?:^|[\s/])(lib[\w+.-]+\.so(?:\.\d+)*)(?=: )")
# Called by a name of its own; all others follow from the library's.
_PACKAGES = {"libglib-2.0.so.0": "libglib2.0-0"}


def names_screen() -> bool:
    """Whether there is one at the name is another matter."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def locale() -> str:
    """What is spoken, as the environment has it."""
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def lacked(trouble: str) -> str:
    """The library that could not be found, or nothing."""
    return next(reversed(_LACKED.findall(trouble)), "")


def package(library: str) -> str:
    """What brings it on Debian: libxcb-cursor.so.0 comes in libxcb-cursor0, libdbus-1.so.3 in libdbus-1-3."""
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    apart = "-" if name[-1:].isdigit() else ""
    return _PACKAGES.get(library, f"{name}{apart}{version}")
