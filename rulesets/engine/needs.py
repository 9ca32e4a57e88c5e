"""Which packs a game needs: what its ruleset is made with, what its journal keeps, and whether the two agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .errors import BadJournal, listed, shown


class Need(NamedTuple):
    """One pack exactly: two of one id and version may still differ in what they hold."""

    id: str
    version: int
    content: str

    def __str__(self) -> str:
        return f"{self.id} (version {self.version}, content {self.content[:12]})"


class MissingPacks(BadJournal):
    """A game of packs that are not at hand, or no longer as they were; `needs` says which it was begun with."""

    def __init__(self, message: str, needs: tuple[Need, ...]) -> None:
        super().__init__(message)
        self.needs = needs


class WaitingPacks(MissingPacks):
    """They are at hand, and are programs that nobody here has allowed to run yet."""


def needs_of(journal: Mapping[str, Any]) -> tuple[Need, ...]:
    """In the order in which they were laid in; none where the journal says nothing of packs."""
    rows = journal.get("packs", [])
    if not isinstance(rows, list | tuple):
        raise BadJournal(f"journal.packs: {shown(rows)} is not a list")
    return tuple(_need(number, row) for number, row in enumerate(rows, 1))


def _need(number: int, row: object) -> Need:
    if isinstance(row, Mapping) and row.keys() == set(Need._fields):
        id, version, content = (row[name] for name in Need._fields)
        if isinstance(id, str) and type(version) is int and isinstance(content, str):
            return Need(id, version, content)
    raise BadJournal(f"journal.packs: number {number} should be {{id, version, content}}")


def check_needs(needs: tuple[Need, ...], there: tuple[Need, ...]) -> None:
    """Packs in another order are other packs: the order is that of the lists which labelled dice draw from."""
    if needs != there:
        wanted, found = (listed(packs) or "no pack" for packs in (needs, there))
        raise MissingPacks(f"journal.packs: written with {wanted}; this is played with {found}", needs)
