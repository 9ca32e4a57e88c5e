"""Which token stands at which place of a lit page. Places are the same for everybody; tokens are the reader's own.

A screen has a field for each of its asks; a card and a seat that are asked for together share a hand with the seats
below it. Where two asks would have places of the same names, those of the later one begin with its mark: "2.7".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from desktop.table.session.draft import ScreenDraft
from rulesets.engine import Ask, Ruleset

# As many as a hand may ever have: four, and one that comes by force.
HAND = 5
# Big cards: always as many places as anybody may draw, so that their number tells nothing.
CARDS = 3


class ScreenPart(NamedTuple):
    """One of the asks of a screen: which of them, and what its places begin with."""

    number: int
    ask: Ask
    mark: str = ""

    @property
    def own_places(self) -> str:
        """A name for the places that only one ask of a screen can have."""
        return "letters" if layout(self.ask) == "hand" and self.ask.of == "card" else "numbers"


class ScreenField(NamedTuple):
    """What is drawn for an ask, or for a card and a seat together."""

    layout: str
    parts: tuple[ScreenPart, ...]

    @property
    def first(self) -> ScreenPart:
        return self.parts[0]


def parts(screen: Sequence[Ask]) -> tuple[ScreenPart, ...]:
    return tuple(_marked(screen))


def _marked(screen: Sequence[Ask]) -> Iterator[ScreenPart]:
    taken: set[str] = set()
    for number, ask in enumerate(screen):
        part = ScreenPart(number, ask)
        if ask.kind == "choose" and part.own_places in taken:
            part = part._replace(mark=f"{number + 1}.")
        elif ask.kind == "choose":
            taken.add(part.own_places)
        yield part


def fields(screen: Sequence[Ask]) -> tuple[ScreenField, ...]:
    """What is only read has a field of its own only where nothing else is asked."""
    found: list[ScreenField] = []
    for part in parts(screen):
        if part.ask.kind == "confirm" and len(screen) > 1:
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


def tapped(screen: Sequence[Ask], players: Sequence[str], place: str) -> tuple[int, str] | None:
    """Which ask a tap there goes to, with what stands there for it; None where no ask is answered by tapping."""
    choosing = [part for part in parts(screen) if part.ask.kind == "choose"]
    for part in choosing:
        token = token_at(part.ask, players, place.removeprefix(part.mark)) if place.startswith(part.mark) else ""
        if token and (len(choosing) == 1 or token in part.ask.options):
            return part.number, token
    return (choosing[0].number, "") if choosing else None


def places_of(ask: Ask, players: Sequence[str], tokens: Sequence[str], mark: str = "") -> tuple[str, ...]:
    """Where these tokens stand; a card that is held twice stands twice."""
    there = standing(ask)
    if ask.of == "seat":
        return tuple(f"{mark}{players.index(token) + 1}" for token in tokens if token in players)
    return tuple(f"{mark}{place}" for place, token in there.items() if token in tokens)


def chosen(screen: Sequence[Ask], players: Sequence[str], draft: ScreenDraft) -> tuple[str, ...]:
    """The places that carry a seal."""
    return tuple(
        place for part in parts(screen) for place in places_of(part.ask, players, draft[part.number].chosen, part.mark)
    )


def allowed(screen: Sequence[Ask], players: Sequence[str]) -> tuple[str, ...]:
    """The places that can be chosen."""
    choosing = (part for part in parts(screen) if part.ask.kind == "choose")
    return tuple(place for part in choosing for place in places_of(part.ask, players, part.ask.options, part.mark))


def _hand(ask: Ask) -> Sequence[str]:
    """One's own hand; or, where something else is to be taken, that."""
    hand = ask.params["hand"]
    strange = ask.of == "card" and not set(ask.options) <= set(hand)
    return ask.options if strange else hand
