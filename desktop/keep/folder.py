"""Where the app keeps things: one folder, and small JSON files that are replaced whole."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from desktop.keep import atomic

VARIABLE = "LANTERN_NIGHT_HOME"
NAME = "lantern-night"
# Of every JSON file here. A later one means: who knows only this one would misread it.
FORMAT = 1


def home() -> Path:
    """The user's own folder for it, or the one that the environment names."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    # Costs 5 ms, and a demo or a test needs none of it.
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path(NAME, appauthor=False)


def can_keep(folder: Path) -> bool:
    """Whether anything will be kept there, or where it will be made; told by looking, and nothing is made for it."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    return os.access(there, os.W_OK)


class Fault(NamedTuple):
    """A file that could not be read: what is in it, what became of it (aside, newer or left), and where it is now."""

    what: str
    became: str
    file: Path


Tell = Callable[[Fault], None]


def nobody(_: Fault) -> None:
    """Who reads without a screen."""


class Newer(Exception):
    """By a later version of the app, which this one can't read."""


class JsonFile:
    """A mapping on disk. What can't be read is set aside and told, never thrown away or written over."""

    def __init__(self, path: Path, tell: Tell = nobody) -> None:
        self.path = path
        self._tell = tell
        # It could not be read and could not be set aside either.
        self._is_left = False

    def read(self) -> dict[str, Any]:
        self._is_left = False
        try:
            return entries(atomic.read(self.path))
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except Newer:
            self._part_with("newer")
        except (OSError, ValueError, TypeError, RecursionError):
            self._part_with("broken")
        return {}

    def write(self, entries: Mapping[str, Any]) -> None:
        """All or nothing. Raises OSError where the disk refuses."""
        if self._is_left:
            with suppress(FileNotFoundError):
                self._set_aside("broken")
            self._is_left = False
        text = json.dumps({"format": FORMAT, **entries}, ensure_ascii=False, indent=1)
        # Half a sign, as a keyboard may leave it, has no bytes of its own; written out it is one to JSON, too.
        atomic.replace(self.path, text.encode("utf-8", "backslashreplace"))

    def _part_with(self, why: str) -> None:
        try:
            aside = self._set_aside(why)
        except FileNotFoundError:
            # Another window was faster.
            return
        except OSError:
            self._is_left = True
            self._tell(Fault(self.path.stem, "left", self.path))
        else:
            self._tell(Fault(self.path.stem, "newer" if why == "newer" else "aside", aside))

    def _set_aside(self, why: str) -> Path:
        beside = (self.path.with_suffix(f".{why}-{number}") for number in count(1))
        aside = next(path for path in beside if not os.path.lexists(path))
        return self.path.rename(aside)


def entries(data: bytes) -> dict[str, Any]:
    """Of such a file. Raises Newer, ValueError, TypeError or RecursionError."""
    found = json.loads(data)
    if not isinstance(found, dict):
        raise TypeError("no mapping")
    form = found.pop("format", FORMAT)
    if type(form) is not int:
        raise TypeError("no format")
    if form > FORMAT:
        raise Newer
    return found
