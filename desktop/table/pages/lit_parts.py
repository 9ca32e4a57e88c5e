"""What a lit page is made of."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.widgets.said import PageWords, Said


@dataclass(frozen=True)
class SeatPlace:
    """A tablet of a lit page."""

    number: int
    name: str
    # For who hears the page.
    described: str = ""


@dataclass(frozen=True)
class PlaceSaid:
    """For who hears the page: what is at a place."""

    place: str
    text: str


@dataclass(frozen=True)
class LitField:
    """What a screen asks at one place: the same for everybody of the lap."""

    # read, seats, hand, cards, text
    layout: str
    prompt: str
    # A line under it, until there is more to say.
    detail: str
    # What its places begin with, where another field has the same.
    mark: str = ""
    # To read: what can be tapped stays and does nothing.
    is_inert: bool = False
    phrases: tuple[str, ...] = ()
    max_length: int = 0
    # Of a text: whether each of its lines is one of its own.
    has_lines: bool = False
    # Big cards: how many places. Only for somebody publicly known to choose an event.
    cards: int = 0
    # Card games: how many places a hand has.
    hand_size: int = 0
    # What the places of a hand, or of big cards, are called from behind.
    slots: tuple[PlaceSaid, ...] = ()


@dataclass(frozen=True)
class ReadCard:
    """A card that was tapped once: it is read before it is chosen. What somebody has learnt is shown like one."""

    place: str
    motif: str
    when: str
    name: str
    side: str
    does: str


class LitWords(PageWords):
    shut = Said("lit.shut")
    hand = Said("lit.hand")
    cards_how = Said("lit.cards.how")
    diary = Said("lit.diary")
    earlier = Said("lit.diary.earlier")
    later = Said("lit.diary.later")
    dwell = Said("lit.dwell")
    hold = Said("lit.hold")
    hold_how = Said("lit.hold.how")
    confirm = Said("button.confirm")
    take_back = Said("lit.undo")
    rulebook = Said("lit.rulebook")
    keep = Said("note.keep")
    erase = Said("button.delete")
    chosen = Said("seal.chosen")
    note_title = Said("note.title")
    hidden = Said("lit.hidden")
    note_button = Said("note.write")
