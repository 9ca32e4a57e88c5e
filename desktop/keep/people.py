"""Who usually plays together: groups of names with their languages and PINs, as the setup offers them again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from desktop.keep.folder import JsonFile, Tell, nobody
from i18n.isolated import harmless

FILE = "people.json"


@dataclass(frozen=True)
class Person:
    """`language` is empty where it is the table's; `pin` is a hash, or empty."""

    name: str
    language: str = ""
    pin: str = ""

    def __post_init__(self) -> None:
        """Wherever it comes from: typed, pasted, or out of a file."""
        object.__setattr__(self, "name", harmless(self.name))


Group = tuple[str, tuple[Person, ...]]


@dataclass(frozen=True)
class LastTable:
    """How a group played the last time."""

    ruleset: str
    profile: str
    leading: str


class People:
    def __init__(self, folder: Path, tell: Tell = nobody) -> None:
        self.file = JsonFile(folder / FILE, tell)
        self._groups = self._read()
        self._tables = dict(_tables(self.file.read().get("tables", {})))

    def table(self, name: str) -> LastTable | None:
        return self._tables.get(name)

    def every(self) -> list[Group]:
        return list(self._groups.items())

    def remember(self, name: str, people: tuple[Person, ...], table: LastTable | None = None) -> None:
        """Raises OSError where the disk refuses; then nothing has changed."""
        self._keep({**self._read(), name: people}, {name: table})

    def played(self, name: str, people: tuple[Person, ...], table: LastTable) -> None:
        """What they sit down to is their last table: theirs, and that of every group of the same names."""
        names = {person.name for person in people}
        groups = self._read()
        same = [known for known, rows in groups.items() if {person.name for person in rows} == names]
        self._keep({**groups, name: people}, dict.fromkeys((*same, name), table))

    def forget(self, name: str) -> None:
        self._keep({known: people for known, people in self._read().items() if known != name}, {name: None})

    def _read(self) -> dict[str, tuple[Person, ...]]:
        """Anew each time: another window may have kept some, too."""
        return dict(_groups(self.file.read().get("groups", {})))

    def _keep(self, groups: dict[str, tuple[Person, ...]], changed: Mapping[str, LastTable | None]) -> None:
        known = {**dict(_tables(self.file.read().get("tables", {}))), **changed}
        tables = {name: table for name, table in known.items() if table is not None and name in groups}
        written = {name: [asdict(person) for person in people] for name, people in groups.items()}
        self.file.write({"groups": written, "tables": {name: asdict(table) for name, table in tables.items()}})
        self._groups, self._tables = groups, tables


def _groups(found: object) -> Iterator[Group]:
    if isinstance(found, Mapping):
        for name, rows in found.items():
            people = tuple(_people(rows))
            if people:
                yield name, people


def _tables(found: object) -> Iterator[tuple[str, LastTable]]:
    for name, row in found.items() if isinstance(found, Mapping) else ():
        if isinstance(row, Mapping):
            yield name, LastTable(_text(row, "ruleset"), _text(row, "profile"), _text(row, "leading"))


def _people(rows: object) -> Iterator[Person]:
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, Mapping) and isinstance(row.get("name"), str):
            yield Person(row["name"], _text(row, "language"), _text(row, "pin"))


def _text(row: Mapping[str, Any], key: str) -> str:
    value = row.get(key, "")
    return value if isinstance(value, str) else ""
