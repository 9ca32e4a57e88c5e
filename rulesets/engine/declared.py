"""What a ruleset declares, gathered: its file, what it shares with others, and what its roles, cards and events bring.

The file names every id that the flow itself speaks; an id with nothing behind it means what the shared file says. A
role's own asks and notices stand in the role's own class, so that a role is one file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from . import facts_file
from .errors import BadRuleset
from .facts import Facts, PartFacts
from .sentences import say

_PART = tuple(entry.name for entry in fields(PartFacts))
Raw = dict[str, Any]
# From one call to the next, so that another may stand between them.
BETWEEN_CALLS = 10


@dataclass(frozen=True)
class Declared:
    """As it stands in the files; `where` is the ruleset's own."""

    where: str
    sections: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    rolls: tuple[str, ...] = ()
    # The shared files' sections, the nearest first.
    shared: tuple[Mapping[str, Mapping[str, Any]], ...] = ()
    # The night's asks and notices in the order in which the rulebook calls them.
    calls: tuple[str, ...] = ()

    def facts(self, parts: Sequence[type]) -> Facts:
        return Facts(
            asks=self._read("asks", facts_file.ask, parts),
            notices=self._read("notices", facts_file.notice, parts),
            causes=self._read("causes", facts_file.cause, parts),
            factions=self._read("factions", facts_file.faction),
            phases=self._read("phases", facts_file.phase),
            states=self._read("states", facts_file.state),
            parts={part.id: part_facts(part) for part in parts},  # type: ignore[attr-defined]
        )

    def _called(self, section: str, raw: Mapping[str, Raw]) -> None:
        """An id of the rulebook's order has its place there; one that a part brings may say its own, between two."""
        if section in ("asks", "notices"):
            for number, id in enumerate(self.calls, 1):
                if id in raw:
                    raw[id]["call"] = number * BETWEEN_CALLS

    def rolls_with(self, parts: Sequence[type]) -> tuple[str, ...]:
        own = (label for part in parts for label in getattr(part, "rolls", ()))
        return tuple(dict.fromkeys((*self.rolls, *own)))

    def _read(self, section: str, read: facts_file.Reader, parts: Sequence[type] = ()) -> dict[str, Any]:
        raw = {id: self._known(section, id, entry) for id, entry in self.sections.get(section, {}).items()}
        brought = _bring(raw, section, parts)
        self._called(section, raw)
        return {id: read(f"{brought.get(id, self.where)}: {section}.{id}", entry) for id, entry in raw.items()}

    def _known(self, section: str, id: str, entry: Any) -> Raw:
        """What stands in the ruleset's own file is laid over what it shares."""
        if not isinstance(entry, Mapping | None):
            raise facts_file.wrong(f"{self.where}: {section}.{id}", entry, say("a_mapping_or_nothing"))
        found = next((of[section][id] for of in self.shared if id in of.get(section, {})), None)
        if entry is None and found is None and section in ("asks", "notices"):
            raise BadRuleset(say("no_meaning", empty="{}").at(f"{section}.{id}").at(self.where))
        return {**(found or {}), **(entry or {})}


def _bring(raw: dict[str, Raw], section: str, parts: Sequence[type]) -> dict[str, str]:
    """The parts' own ids, and where they stand; what several parts inherit from one class is said once."""
    said: dict[str, object] = {}
    where: dict[str, str] = {}
    for part, id, entry in _own(section, parts):
        if id not in raw:
            raw[id], said[id], where[id] = dict(entry), entry, part.__module__
        elif said.get(id) is not entry:
            raw[id] = facts_file.joined(f"{part.__module__}: {section}.{id}", raw[id], entry)
        if section == "asks" and hasattr(part, "faction"):
            # A role is asked by what it is; what an event asks goes to whoever plays it.
            raw[id]["by"] = [*raw[id].get("by", ()), part.id]  # type: ignore[attr-defined]
    return where


def _own(section: str, parts: Sequence[type]) -> Iterator[tuple[type, str, Mapping[str, Any]]]:
    """A part speaks what its bases speak, too; what it says itself of an id takes the place of what they say."""
    for part in parts:
        where = f"{part.__module__}: {section}"
        entries: dict[str, Any] = {}
        for base in reversed(part.__mro__):
            entries.update(facts_file.mapping(where, vars(base).get(section, {})))
        for id, entry in entries.items():
            yield part, id, facts_file.mapping(f"{where}.{id}", entry)


def part_facts(part: type) -> PartFacts:
    return PartFacts(**{name: getattr(part, name) for name in _PART if hasattr(part, name)})
