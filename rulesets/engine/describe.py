"""What a ruleset offers, for people and for programs."""

from __future__ import annotations

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
        "factions": list(words.factions),
        "phases": list(words.phases),
        "causes": list(words.causes),
        "reasons": list(words.reasons),
        "asks": list(words.asks),
        "notices": list(words.notices),
    }


def _option(option: Option) -> dict[str, Any]:
    spans = isinstance(option.choices, range)
    choices: Any = {"least": option.choices[0], "most": option.choices[-1]} if spans else list(option.choices)
    return {"kind": option.kind, "default": option.default, "choices": choices}


def lines(rules: Ruleset) -> list[str]:
    least, most = rules.players[0], rules.players[-1]
    return [
        f"{rules.id} (version {rules.version}), {least if least == most else f'{least} to {most}'} players",
        "",
        "presets",
        *(f"  {id}: {_cards(cards)}" for id, cards in rules.presets.items()),
        "options",
        *(f"  {option.id} = {_plain(option.default)}: {option.allowed}" for option in rules.options.values()),
        f"roles\n  {listed(rules.roles, most=60)}",
        f"asks\n  {listed(rules.vocabulary.asks, most=90)}",
        f"notices\n  {listed(rules.vocabulary.notices, most=90)}",
    ]


def _cards(cards: Any) -> str:
    return "by the number of players" if isinstance(cards, str) else listed(f"{id} {n}" for id, n in cards.items())


def _plain(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
