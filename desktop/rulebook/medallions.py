"""Which picture stands for a role, a card or an event, and in which frame."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from assets import motifs
from i18n import Words
from rulesets.engine.ruleset import Ruleset

_FAMILIES = {"cards": "card", "events": "event"}


@dataclass(frozen=True)
class Medallion:
    """`side` is a faction, or empty for what has none."""

    motif: str
    frame: str
    side: str = ""


NOTHING = Medallion("", "circle")


def of(rules: Ruleset, id: str) -> Medallion:
    kind = kind_of(rules, id)
    frame = _frames().get((kind, id))
    if frame is None:
        return NOTHING
    return Medallion(f"{kind}/{id}", frame, _side(rules, id) if kind == "roles" else "")


def kind_of(rules: Ruleset, id: str) -> str:
    if id in rules.events:
        return "events"
    if rules.cards == rules.roles:
        return "roles"
    return "cards" if id in rules.cards else "states_of_cards"


def name(words: Words, rules: Ruleset, id: str) -> str:
    return words.text(f"{_family(rules, id)}.{id}.name")


def does(words: Words, rules: Ruleset, id: str) -> str:
    return words.text(f"{_family(rules, id)}.{id}.does")


def _family(rules: Ruleset, id: str) -> str:
    return _FAMILIES.get(kind_of(rules, id), "role")


def _side(rules: Ruleset, id: str) -> str:
    """What players become without a card for it, they become in love."""
    return rules.side(id) if id in rules.roles else "lovers"


@cache
def _frames() -> dict[tuple[str, str], str]:
    return {(motif.kind, motif.id): motif.frame for motif in motifs.framed() if motif.frame}
