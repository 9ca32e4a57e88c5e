"""Where the app keeps things: one folder, and small JSON files that are replaced whole."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

VARIABLE = "LANTERN_NIGHT_HOME"
NAME = "lantern-night"


def home() -> Path:
    """The user's own folder for it, or the one that the environment names."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    # Costs 5 ms, and a demo or a test needs none of it.
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path(NAME, appauthor=False)


class JsonFile:
    """A mapping on disk. What can't be read is set aside and said, never thrown away."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # Where a broken file went.
        self.aside: Path | None = None

    def read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self._set_aside()
            return {}
        return found

    def write(self, entries: Mapping[str, Any]) -> None:
        """All or nothing: another name first, then the old one's place. Raises OSError where the disk refuses."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        half = self.path.with_suffix(".half")
        try:
            with half.open("w", encoding="utf-8") as file:
                json.dump(entries, file, ensure_ascii=False, indent=1)
                file.flush()
                os.fsync(file.fileno())
            half.replace(self.path)
        finally:
            half.unlink(missing_ok=True)

    def _set_aside(self) -> None:
        beside = (self.path.with_suffix(f".broken-{number}") for number in count(1))
        aside = next(path for path in beside if not path.exists())
        try:
            self.path.replace(aside)
        except OSError:
            # It stays where it is; nothing is written over it until somebody changes something.
            return
        self.aside = aside
