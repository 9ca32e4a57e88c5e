"""What players have written down for themselves. Each is for its writer's eyes, like everything on a lit page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Notes:
    lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def read(cls, entries: Iterable[Mapping[str, Any]]) -> Notes:
        notes = cls()
        for entry in entries:
            if _fits(entry):
                notes = notes.with_(entry)
        return notes

    def of(self, seat: str) -> tuple[str, ...]:
        return self.lines.get(seat, ())

    def with_(self, entry: Mapping[str, Any]) -> Notes:
        """With what one record says: a line more, or one struck out."""
        seat, lines = entry["seat"], self.of(entry["seat"])
        if "erase" in entry:
            lines = tuple(line for number, line in enumerate(lines) if number != entry["erase"])
        else:
            lines = (*lines, entry["text"])
        return Notes({**self.lines, seat: lines})


def _fits(entry: object) -> bool:
    """As a file has it. What does not fit is left out."""
    if not isinstance(entry, Mapping) or not isinstance(entry.get("seat"), str):
        return False
    return type(entry["erase"]) is int if "erase" in entry else isinstance(entry.get("text"), str)
