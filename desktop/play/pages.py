"""What a screen shows, as plain frozen data: the whole of what QML may know.

A page is made by pure functions from a session; QML gets it as nested maps and lists and draws it. Every text in it
is in its reader's language already. Only `Lit.open` is secret, and it is there only while the page is held open.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Tag:
    """A public state of a seat: which motif of assets/motifs/states, and what it means."""

    motif: str
    text: str


@dataclass(frozen=True)
class Seat:
    number: int
    name: str
    # living, out, ghost (out, but may speak)
    state: str
    tags: tuple[Tag, ...] = ()
    in_prison: bool = False
    is_speaking: bool = False
    # When and, where public, how it left: "2日目 夕・処刑".
    fate: str = ""
    # The lantern waits for it, and how often it was reminded.
    reminded: int = 0
    # On the pointing board: whether it has a vote, has pointed, at whom, and what stands against it.
    votes: bool = False
    has_pointed: bool = False
    points_at: int | None = None
    tally: str = ""
    strokes: int = 0


@dataclass(frozen=True)
class Chronicle:
    """One line of the hanging scroll; `day` is empty where it is the same as the line's above."""

    day: str
    text: str


@dataclass(frozen=True)
class Choice:
    """Something that can be tapped: a seat's number, a card, an event, a role, a word."""

    token: str
    text: str
    # A file below assets/motifs without its ending, or nothing.
    motif: str = ""
    number: int = 0
    detail: str = ""


@dataclass(frozen=True)
class Step:
    """What the table is asked now.

    report: read and go on · talk: a timer, and go on · choose: one seat or the table chooses openly ·
    ballot: the pointing board · text: open words of one seat · over: the game has ended
    """

    kind: str
    ask: str
    title: str = ""
    lines: tuple[str, ...] = ()
    go_on: str = ""
    # Whose step it is, 0 for the table's.
    seat: int = 0
    choices: tuple[Choice, ...] = ()
    at_least: int = 0
    at_most: int = 1
    max_length: int = 0
    seconds: int = 0
    # The numbers of those who speak, in order, and how many times round.
    order: tuple[int, ...] = ()
    rounds: int = 0
    # On the pointing board: who may be named by whom, as voter's number to numbers.
    may_name: dict[str, tuple[int, ...]] | None = None
    may_abstain: bool = False
    one_by_one: bool = False


@dataclass(frozen=True)
class Moment:
    """A moment that people remember, played before the step: dawn, dusk, verdict, tie, night, event, end."""

    kind: str
    title: str
    seats: tuple[int, ...] = ()
    line: str = ""
    strokes: int = 0
    motif: str = ""


@dataclass(frozen=True)
class Table:
    state: str
    ask: str
    language: str
    sky: str
    title: str
    subtitle: str
    seats: tuple[Seat, ...]
    chronicle: tuple[Chronicle, ...]
    step: Step
    moment: Moment | None = None
    undo_is_free: bool = False


@dataclass(frozen=True)
class Cover:
    """The same picture for everybody: a number, a name, and fixed words."""

    state: str
    language: str
    number: int
    name: str
    title: str
    others: str
    button: str
    hint: str
    wants_pin: bool = False
    reminded: int = 0
    may_go_on_without: bool = False


@dataclass(frozen=True)
class Spent:
    """The cover once a turn is done: who is next, and a candle instead of the button."""

    state: str
    language: str
    number: int
    name: str
    title: str
    others: str


@dataclass(frozen=True)
class Tablet:
    number: int
    name: str


@dataclass(frozen=True)
class Open:
    """What only the reader may see, while the page is held."""

    motif: str
    role: str
    side: str
    does: tuple[str, ...]
    diary: tuple[Chronicle, ...]
    question: str
    notes: tuple[str, ...]
    # What can be chosen now: numbers of tablets; where these are not seats, what stands on the first tablets.
    allowed: tuple[int, ...]
    stands_on: tuple[Choice, ...] = ()
    hand: tuple[Choice, ...] = ()
    # The numbers of what is chosen so far, and the text written so far.
    chosen: tuple[int, ...] = ()
    draft: str = ""


@dataclass(frozen=True)
class Lit:
    """A player's page. But for `open` it is the same for every role."""

    state: str
    language: str
    number: int
    name: str
    phase: str
    page: int
    pages: int
    # choose, text or confirm
    kind: str
    prompt: str
    prompt_detail: str
    tablets: tuple[Tablet, ...]
    phrases: tuple[str, ...]
    note_title: str
    note_question: str
    hold: str
    nobody: str
    confirm: str
    max_length: int = 0
    # Big cards: only for somebody publicly known to choose an event.
    cards: int = 0
    # Card games: how many places a hand has.
    hand_size: int = 0
    open: Open | None = None


Page = Table | Cover | Spent | Lit


def plain(page: Page) -> dict[str, Any]:
    """The page as QML takes it."""
    return asdict(page)
