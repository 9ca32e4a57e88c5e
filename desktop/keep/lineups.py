"""Line-ups of the players' own under a name, as the setup offers them again. What they hold is the setup's to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.keep.folder import JsonFile, Tell, nobody

FILE = "lineups.json"

Document = Mapping[str, Any]


class LineUps:
    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self.file = JsonFile(folder / FILE, tell)
        self._kept = self._read()

    def every(self) -> list[tuple[str, Document]]:
        return list(self._kept.items())

    def remember(self, name: str, document: Document) -> None:
        """Raises OSError where the disk refuses; then nothing has changed."""
        self._keep({**self._read(), name: document})

    def forget(self, name: str) -> None:
        self._keep({known: row for known, row in self._read().items() if known != name})

    def _read(self) -> dict[str, Document]:
        """Anew each time: another window may have kept some, too."""
        found = self.file.read().get("lineups", {})
        rows = found if isinstance(found, Mapping) else {}
        return {name: row for name, row in rows.items() if isinstance(row, Mapping)}

    def _keep(self, kept: dict[str, Document]) -> None:
        self.file.write({"lineups": {name: dict(row) for name, row in kept.items()}})
        self._kept = kept
