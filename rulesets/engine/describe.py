"""What a ruleset offers, for people and for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from .errors import listed
from .ruleset import Option, Ruleset


def as_json(rules: Ruleset) -> dict[str, Any]:
    words = rules.vocabulary
    return {
        "id": rules.id,
        "version": rules.version,
        "players": [rules.players[0], rules.players[-1]],
        "presets": rules.presets,
        "options": {option.id: _option(option) for option in rules.options.values()},
        "roles": list(rules.roles),
        "events": list(rules.events),
        "profiles": {id: dict(options) for id, options in rules.profiles.items()},
        "dwells": {id: dwell._asdict() for id, dwell in rules.dwells.items()},
        "leadings": list(rules.leadings),
        **{family: list(getattr(words, family)) for family in _LISTED},
        "asks": {id: {"params": _plainly(ask.params), **_plainly(ask)} for id, ask in rules.asks.items()},
        "notices": {id: {"params": _plainly(one.params), **_plainly(one)} for id, one in rules.notices.items()},
        "facts": {section: _plainly(getattr(rules.facts, section)) for section in _MORE},
    }


_LISTED = ("factions", "phases", "causes", "reasons", "laps", "rolls", "fixed")
_MORE = ("factions", "phases", "causes", "states", "parts")


def _plainly(value: Any) -> Any:
    """Facts as JSON has them; what is not said of a thing is left out."""
    if is_dataclass(value):
        said = {entry.name: getattr(value, entry.name) for entry in fields(value)}
        return {name: _plainly(said[name]) for name in said if said[name]}
    if isinstance(value, Mapping):
        return {key: _plainly(entry) for key, entry in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    return [_plainly(entry) for entry in value] if isinstance(value, tuple) else value


def _option(option: Option) -> dict[str, Any]:
    spans = isinstance(option.choices, range)
    choices: Any = {"least": option.choices[0], "most": option.choices[-1]} if spans else list(option.choices)
    ruling = {"ruling": option.ruling} if option.ruling else {}
    return {"kind": option.kind, "default": option.default, "choices": choices, **ruling}


def lines(rules: Ruleset) -> list[str]:
    least, most = rules.players[0], rules.players[-1]
    return [
        f"{rules.id} (version {rules.version}), {least if least == most else f'{least} to {most}'} players",
        "",
        "presets",
        *(f"  {id}: {_cards(cards)}" for id, cards in rules.presets.items()),
        "options",
        *(f"  {option.id} = {_plain(option.default)}: {option.allowed}" for option in rules.options.values()),
        "profiles",
        *(f"  {id}: {_choices(options)}" for id, options in rules.profiles.items()),
        f"roles\n  {listed(rules.roles, most=60)}",
        f"calls of a led night\n  {_calls(rules)}",
        f"asks\n  {listed(rules.vocabulary.asks, most=90)}",
        f"notices\n  {listed(rules.vocabulary.notices, most=90)}",
    ]


def _calls(rules: Ruleset) -> str:
    """In their order."""
    places = sorted(rules.calling, key=rules.calling.__getitem__)
    return listed((f"{id} {rules.calling[id]}" for id in places), most=60) or "nobody leads a night of it"


def _cards(cards: Any) -> str:
    return "by the number of players" if isinstance(cards, str) else listed(f"{id} {n}" for id, n in cards.items())


def _plain(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _choices(options: Mapping[str, Any]) -> str:
    return listed(f"{id} = {_plain(value)}" for id, value in options.items()) or "as the rulebook has it"
