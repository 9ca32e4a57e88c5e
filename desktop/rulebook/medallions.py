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
    """`side` is a faction, or empty for what has none; `colour` is that one's, by its name in the palette."""

    motif: str
    frame: str
    side: str = ""
    colour: str = ""


NOTHING = Medallion("", "circle")


def of(rules: Ruleset, id: str) -> Medallion:
    kind = kind_of(rules, id)
    frame = _frames().get((kind, id))
    if frame is None:
        return NOTHING
    side = _side(rules, id) if kind == "roles" else ""
    return Medallion(f"{kind}/{id}", frame, side, colour_of(rules, side))


def of_side(rules: Ruleset, side: str) -> Medallion:
    """The first role's that is dealt into it; where there is none, that of what players become."""
    states = (id for id, state in rules.facts.states.items() if state.faction == side)
    founder = next((role for role in rules.roles if rules.side(role) == side), "") or next(states, "")
    return of(rules, founder)


def colour_of(rules: Ruleset, side: str) -> str:
    faction = rules.facts.factions.get(side)
    return faction.colour if faction is not None else ""


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
    state = rules.facts.states.get(id)
    return state.faction if state is not None else rules.side(id)


@cache
def _frames() -> dict[tuple[str, str], str]:
    return {(motif.kind, motif.id): motif.frame for motif in motifs.framed() if motif.frame}
