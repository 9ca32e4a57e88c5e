"""Which token stands at which place of a lit page. Places are the same for everybody; tokens are the reader's own.

A screen has a field for each of its asks; a card and a seat that are asked for together share a hand with the seats
below it. Where two asks would have places of the same names, those of the later one begin with its mark: "2.7".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from rulesets.engine import Ask, Ruleset

# As many as a hand may ever have: four, and one that comes by force.
HAND = 5
# Big cards: always as many places as anybody may draw, so that their number tells nothing.
CARDS = 3


class ScreenPart(NamedTuple):
    """One of the asks of a screen: which of them, what its places begin with, and what stands at each of them."""

    number: int
    ask: Ask
    mark: str
    tokens: Mapping[str, str]


class ScreenField(NamedTuple):
    """What is drawn for an ask, or for a card and a seat together."""

    layout: str
    parts: tuple[ScreenPart, ...]

    @property
    def first(self) -> ScreenPart:
        return self.parts[0]


def parts(
    screen: Sequence[Ask], players: Sequence[str], tablets: Sequence[str], rows: Sequence[int]
) -> tuple[ScreenPart, ...]:
    found: list[ScreenPart] = []
    # Only one ask of a screen has the hand's letters, or the numbers, without a mark.
    taken: set[str] = set()
    for number, ask in enumerate(screen):
        own = "" if ask.kind != "choose" else "letters" if ask.of == "card" and layout(ask) == "hand" else "numbers"
        mark = f"{number + 1}." if own in taken else ""
        stand = {mark + place: token for place, token in tokens(ask, players, tablets, rows).items()}
        found.append(ScreenPart(number, ask, mark, stand))
        taken.update({own} - {""})
    return tuple(found)


def fields(parts: Sequence[ScreenPart]) -> tuple[ScreenField, ...]:
    """What is only read has a field of its own only where nothing else is asked."""
    found: list[ScreenField] = []
    for part in parts:
        if part.ask.kind == "confirm" and len(parts) > 1:
            continue
        at = layout(part.ask)
        if at == "hand" and not part.mark and found and found[-1].layout == "hand":
            found[-1] = found[-1]._replace(parts=(*found[-1].parts, part))
        else:
            found.append(ScreenField(at, (part,)))
    return tuple(found)


def layout(ask: Ask) -> str:
    """What the page looks like from behind. It goes by what all turns of a lap share."""
    if ask.kind == "text":
        return "text"
    if "hand" in ask.params:
        return "hand"
    if ask.kind == "confirm":
        return "read"
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


def standing(ask: Ask, tablets: Sequence[str] = (), rows: Sequence[int] = ()) -> dict[str, str]:
    """Place to token, for everything that stands on a page and is no seat; a role stands on a seat's tablet.

    `rows`: which card of a hand lies in each of its places.
    """
    if layout(ask) == "hand":
        laid = _hand(ask)
        names = [name for name, number in zip(ascii_uppercase, rows or range(HAND), strict=False) if number < len(laid)]
        return dict(zip(names, laid, strict=False))
    if ask.kind != "choose" or ask.of == "seat":
        return {}
    if ask.of == "role" and tablets:
        return dict(zip(tablets, ask.options, strict=False))
    return {str(number): token for number, token in enumerate(ask.options, 1)}


def tokens(ask: Ask, players: Sequence[str], tablets: Sequence[str] = (), rows: Sequence[int] = ()) -> dict[str, str]:
    """The same with the seats, where those are what is asked for."""
    seats = {str(number): name for number, name in enumerate(players, 1)} if ask.of == "seat" else {}
    return {**standing(ask, tablets, rows), **seats}


def _hand(ask: Ask) -> Sequence[str]:
    """One's own hand; or, where something else is to be taken, that."""
    hand = ask.params["hand"]
    strange = ask.of == "card" and not set(ask.options) <= set(hand)
    return ask.options if strange else hand
