"""Which picture stands for a role, a card or an event, and in which frame."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from assets import motifs
from desktop.widgets import given
from i18n import Words
from rulesets.engine import Ruleset
from rulesets.engine.meanings import Meanings

# By the names of the palette; and for what is on no side.
_GROUNDS = {
    "indigo": "#1C2C5C",
    "vermilion": "#8E2416",
    "violet": "#7A4F8A",
    "teal": "#2F7A6B",
    "amber": "#D9822B",
    "rose": "#E7A7A0",
}
COLOURS = tuple(_GROUNDS)
_OTHER_GROUND = "#4A3826"
_SENTENCE = re.compile(r"(?<=[。！？])|(?<=[.!?])\s")
_FAMILIES = {"cards": "card", "events": "event"}
# What stands in a frame of its kind; a role stands in its side's.
_FRAMES = {"cards": "tablet", "states_of_cards": "tablet", "events": "ema"}


@dataclass(frozen=True)
class Medallion:
    """`side` is a faction, or empty for what has none; `colour` is that one's, by its name in the palette."""

    motif: str
    frame: str
    side: str = ""
    colour: str = ""


NOTHING = Medallion("", "circle")


def of(rules: Meanings, id: str, words: Words) -> Medallion:
    """With its pack's own drawing, if it has one: for pages that all look at."""
    plain = alike(rules, id, words)
    own = _given(rules, f"{kind_of(rules, id)}/{id}")
    return replace(plain, motif=own) if own else plain


def _given(rules: Meanings, part: str) -> str:
    packs = rules.laid_in if isinstance(rules, Ruleset) else ()
    return next((given.named(part, pack.motifs[part]) for pack in packs if part in pack.motifs), "")


def alike(rules: Meanings, id: str, words: Words) -> Medallion:
    """As bright as any other: for lit pages, where nobody may read a role from the light of it.

    What nobody has drawn yet has the first letter of its name; what has no name has nothing.
    """
    kind = kind_of(rules, id)
    side = side_of(rules, id)
    colour = colour_of(rules, side)
    frame = _frames().get((kind, id))
    if frame is not None:
        return Medallion(f"{kind}/{id}", frame, side, colour)
    worn = rules.part(id).picture
    if worn in house_motifs():
        return Medallion(worn, _FRAMES.get(kind) or _frame_of_side(rules, side), side, colour)
    if f"{_family(rules, id)}.{id}.name" not in words:
        return NOTHING
    letters = f"letters/{words.language}/{name(words, rules, id)[0]}/{id}"
    return Medallion(letters, _FRAMES.get(kind) or _frame_of_side(rules, side), side, colour)


def of_side(rules: Meanings, side: str, words: Words) -> Medallion:
    """The first role's that is dealt into it; where there is none, that of what players become."""
    states = (id for id, state in rules.facts.states.items() if state.faction == side)
    founder = next((role for role in rules.roles if rules.side(role) == side), "") or next(states, "")
    return alike(rules, founder, words)


def colour_of(rules: Meanings, side: str) -> str:
    faction = rules.facts.factions.get(side)
    return faction.colour if faction is not None else ""


def ground(colour: str) -> str:
    return _GROUNDS.get(colour, _OTHER_GROUND)


def kind_of(rules: Meanings, id: str) -> str:
    if id in rules.events:
        return "events"
    if rules.cards == rules.roles:
        return "roles"
    return "cards" if id in rules.cards else "states_of_cards"


def name(words: Words, rules: Meanings, id: str) -> str:
    return words.text(f"{_family(rules, id)}.{id}.name")


def does(words: Words, rules: Meanings, id: str) -> str:
    return words.text(f"{_family(rules, id)}.{id}.does")


def brief(words: Words, rules: Meanings, id: str) -> str:
    """The same on a card's face. Who has none there says how it begins."""
    said = f"{_family(rules, id)}.{id}.brief"
    return words.text(said) if said in words else _SENTENCE.split(does(words, rules, id), maxsplit=1)[0]


def when(words: Words, rules: Meanings, id: str) -> str:
    """When its turn comes, in a word; most have none."""
    said = f"{_family(rules, id)}.{id}.when"
    return words.text(said) if said in words else ""


def side_of(rules: Meanings, id: str) -> str:
    if kind_of(rules, id) != "roles":
        return ""
    state = rules.facts.states.get(id)
    return state.faction if state is not None else rules.side(id)


def _family(rules: Meanings, id: str) -> str:
    return _FAMILIES.get(kind_of(rules, id), "role")


def _frame_of_side(rules: Meanings, side: str) -> str:
    """That of the others of its side."""
    drawn = (_frames().get(("roles", role)) for role in rules.roles if rules.side(role) == side)
    return next(filter(None, drawn), "square")


@cache
def house_motifs() -> dict[str, str]:
    """All that a part may wear, with the frame of each."""
    return {f"{kind}/{id}": frame for (kind, id), frame in _frames().items() if kind != "states"}


@cache
def _frames() -> dict[tuple[str, str], str]:
    return {(motif.kind, motif.id): motif.frame for motif in motifs.framed() if motif.frame}
