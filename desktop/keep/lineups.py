"""Line-ups of the players' own under a name, as the setup offers them again. What they hold is the setup's to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.keep.folder import JsonFile

FILE = "lineups.json"

Document = Mapping[str, Any]


class LineUps:
    def __init__(self, folder: Path) -> None:
        self.file = JsonFile(folder / FILE)
        found = self.file.read().get("lineups", {})
        rows = found if isinstance(found, Mapping) else {}
        self._kept: dict[str, Document] = {name: row for name, row in rows.items() if isinstance(row, Mapping)}

    def every(self) -> list[tuple[str, Document]]:
        return list(self._kept.items())

    def remember(self, name: str, document: Document) -> None:
        """Raises OSError where the disk refuses; then nothing has changed."""
        self._keep({**self._kept, name: document})

    def forget(self, name: str) -> None:
        self._keep({known: row for known, row in self._kept.items() if known != name})

    def _keep(self, kept: dict[str, Document]) -> None:
        self.file.write({"lineups": {name: dict(row) for name, row in kept.items()}})
        self._kept = kept
