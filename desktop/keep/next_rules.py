"""House rules that the table has chosen for its next game, while another goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.keep.folder import JsonFile, Tell, nobody
from rulesets.engine import Option, ruleset
from rulesets.engine.library import files

FILE = "next_game.json"
Value = bool | int | str


class NextRules:
    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self._file = JsonFile(folder / FILE, tell)

    def of(self, id: str) -> dict[str, Value]:
        """What no longer fits the rulebook is left out."""
        if id not in files():
            # A group's own game: only the bundled ones are known by their ids alone.
            return {}
        found = self._file.read().get(id)
        options = ruleset(id).options
        rows = found.items() if isinstance(found, dict) else ()
        return {option: value for option, value in rows if option in options and _fits(options[option], value)}

    def choose(self, id: str, option: str, value: Value) -> None:
        """Raises OSError where the disk refuses."""
        self._write(id, {**self.of(id), option: value})

    def begun(self, id: str) -> None:
        """The next game is this one: what was chosen stands in it now."""
        if self.of(id):
            self._write(id, {})

    def _write(self, id: str, values: dict[str, Value]) -> None:
        kept: dict[str, Any] = {**self._file.read(), id: values}
        self._file.write({id: values for id, values in kept.items() if values})


def _fits(option: Option, value: object) -> bool:
    if option.kind == "bool":
        return isinstance(value, bool)
    # A file may have 15.0 or a list where a game wants 15.
    return type(value) is (int if option.kind == "int" else str) and value in option.choices
