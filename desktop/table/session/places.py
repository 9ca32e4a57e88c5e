"""Which token stands at which place of a lit page. Places are the same for everybody; tokens are the reader's own."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from rulesets.engine import Ask, Ruleset

# As many as a hand may ever have: four, and one that comes by force.
HAND = 5
# Big cards: always as many places as anybody may draw, so that their number tells nothing.
CARDS = 3


def layout(ask: Ask) -> str:
    """What the page looks like from behind. It goes by what all turns of a lap share."""
    if ask.kind == "text":
        return "text"
    if "hand" in ask.params:
        return "hand"
    return "cards" if ask.kind == "choose" and ask.of in ("event", "choice") else "seats"


def cards(ask: Ask, rules: Ruleset) -> int:
    if layout(ask) != "cards":
        return 0
    return len(rules.events) if rules.ask(ask.id).whole_deck else CARDS


def slots(ask: Ask, rules: Ruleset) -> Sequence[str]:
    """The places of a hand or of a card row, as they are called from behind."""
    if layout(ask) == "hand":
        return ascii_uppercase[:HAND]
    return [str(number) for number in range(1, cards(ask, rules) + 1)]


def standing(ask: Ask) -> dict[str, str]:
    """Place to token, for everything that stands on a page and is no seat."""
    if layout(ask) == "hand":
        return dict(zip(ascii_uppercase, _hand(ask), strict=False))
    if ask.kind != "choose" or ask.of == "seat":
        return {}
    return {str(number): token for number, token in enumerate(ask.options, 1)}


def token_at(ask: Ask, players: Sequence[str], place: str) -> str:
    """Nothing, where nothing stands there."""
    found = standing(ask).get(place)
    if found is not None:
        return found
    is_tablet = ask.of == "seat" and place.isascii() and place.isdecimal() and 0 < int(place) <= len(players)
    return players[int(place) - 1] if is_tablet else ""


def places_of(ask: Ask, players: Sequence[str], tokens: Sequence[str]) -> tuple[str, ...]:
    """Where these tokens stand; a card that is held twice stands twice."""
    there = standing(ask)
    if ask.of == "seat":
        return tuple(str(players.index(token) + 1) for token in tokens if token in players)
    return tuple(place for place, token in there.items() if token in tokens)


def _hand(ask: Ask) -> Sequence[str]:
    """One's own hand; or, where something else is to be taken, that."""
    hand = ask.params["hand"]
    strange = ask.of == "card" and not set(ask.options) <= set(hand)
    return ask.options if strange else hand
