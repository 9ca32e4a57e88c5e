"""The ids that the rulesets speak in, read from their files: words never import rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml


@dataclass(frozen=True)
class Option:
    kind: str
    choices: tuple[Any, ...]


@dataclass(frozen=True)
class Declared:
    id: str
    roles: tuple[str, ...]
    cards: tuple[str, ...]
    # One event, one file.
    events: tuple[str, ...]
    presets: tuple[str, ...]
    options: Mapping[str, Option]
    factions: tuple[str, ...]
    phases: tuple[str, ...]
    causes: tuple[str, ...]
    reasons: tuple[str, ...]
    asks: tuple[str, ...]
    notices: tuple[str, ...]

    @property
    def played(self) -> tuple[str, ...]:
        return (*self.roles, *self.cards, *self.events)


def declared(folder: Path) -> dict[str, Declared]:
    return {file.parent.name: _read(file) for file in sorted(folder.glob("*/ruleset.yaml"))}


def _read(file: Path) -> Declared:
    document = yaml.safe_load(file.read_text(encoding="utf-8"))
    cards = tuple(document.get("cards", ()))
    return Declared(
        id=file.parent.name,
        roles=tuple(role for role in document["roles"] if role not in cards),
        cards=cards,
        events=tuple(sorted(path.stem for path in file.parent.glob("events/*.py") if path.stem != "__init__")),
        presets=tuple(document["presets"]),
        options={id: _option(entry) for id, entry in document.get("options", {}).items()},
        **{key: tuple(document.get(key, ())) for key in _WORDS},
    )


_WORDS = ("factions", "phases", "causes", "reasons", "asks", "notices")


def _option(entry: Mapping[str, Any]) -> Option:
    choices = entry.get("choices", ())
    if isinstance(choices, dict):
        choices = range(choices["least"], choices["most"] + 1)
    return Option(entry["kind"], tuple(choices))
