"""What a screen shows, as plain frozen data: the whole of what QML may know.

A page is made by pure functions from a session; QML gets it as objects with the same fields and draws it. Every text in
it is in its reader's language already. Only `LitPage.open` is secret, and it is there only while the page is held open.

A place is where something can be tapped: a tablet's number "7", a place of the hand "A", a big card "2". People tap
places; which token stands there is Python's business, so that a page that is shut holds no tokens.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.seats.ring import RingSeat, SeatTag
from desktop.table.pages.board_parts import OnceMore, PointingBoard
from desktop.table.pages.lead_parts import CallRow, LeadSeat, LeadWords
from desktop.table.pages.lineup import TableLineUp
from desktop.table.pages.lit_parts import LitField, LitWords, PlaceSaid, ReadCard, SeatPlace
from desktop.table.pages.table_words import TableWords
from desktop.widgets.said import PageWords, Said


@dataclass(frozen=True)
class PlayPage:
    """What is on the screen of a game."""

    # table, cover, lit, lead, spent
    state: str
    language: str


@dataclass(frozen=True)
class ChronicleLine:
    """One line of the hanging scroll or the diary; `day` is empty where it is the same as the line's above."""

    day: str
    text: str


@dataclass(frozen=True)
class PlacedChoice:
    """Something that can be tapped or read: what stands at a place."""

    place: str
    text: str
    # A file below assets/motifs without its ending, a letter in its place (`widgets/letters.py`), or nothing.
    motif: str = ""
    # What it does, and when, in two lines on its face.
    brief: str = ""
    when: str = ""
    is_chosen: bool = False


@dataclass(frozen=True)
class TableStep:
    """What the table is asked now.

    report: read and go on · talk: a timer, and go on · choose: one seat or the table chooses openly · ballot: the
    pointing board · hands: everybody says one of a few words · text: open words of one seat · pass: nothing is asked,
    the moments are played and then the cover comes · over: the game has ended
    """

    kind: str
    ask: str = ""
    title: str = ""
    hint: str = ""
    # What comes after it, in a few words and in a line of its own.
    next: str = ""
    next_said: str = ""
    # What was told to everybody since the table's last step.
    lines: tuple[str, ...] = ()
    go_on: str = ""
    # Whose step it is, 0 for the table's; and how that seat is called.
    seat: int = 0
    who: str = ""
    # What can be chosen where it is no seat; seats that can be chosen say so themselves.
    choices: tuple[PlacedChoice, ...] = ()
    may_decline: bool = False
    decline: str = ""
    is_ready: bool = False
    # It is said aloud; it may be written down, too.
    aloud: bool = False
    max_length: int = 0
    draft: str = ""
    # How much may still be written.
    left: str = ""
    # The whole talk's, or one speech's where there is an order; 0: not timed.
    seconds: int = 0
    # The numbers of those who speak, in order, and how many times round.
    order: tuple[int, ...] = ()
    rounds: int = 0
    # What interrupts the talk, where something can.
    interrupt: PlacedChoice | None = None
    board: PointingBoard | None = None
    # Who has to answer now, and can't decline: whether the table goes on without him.
    without: OnceMore | None = None


@dataclass(frozen=True)
class TableMoment:
    """A moment that people remember, played before the step.

    lap · dawn · verdict · jailed · tie · event · fallen · revealed · elected · lifted · night · end
    """

    kind: str
    title: str
    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    line: str = ""
    strokes: int = 0
    motif: str = ""
    # The sky that it ends under, of the moment `end` only.
    sky: str = ""
    # Over a card, whose title stands on it.
    heading: str = ""


@dataclass(frozen=True)
class PublicPage(PlayPage):
    """What everybody may know, wherever it is shown: by what was told to all, and by what lies openly on the table."""

    # night, dawn, day, dusk
    sky: str
    # When it is, as one title and in its parts; where that is one word, the second is empty.
    title: str
    day: str
    phase: str
    subtitle: str
    seats: tuple[RingSeat, ...]
    # All that a line may name, and never breaks.
    names: tuple[str, ...]
    chronicle: tuple[ChronicleLine, ...]
    legend: tuple[SeatTag, ...]
    step: TableStep
    # What was done over the rules' head since the table's last step.
    decided: tuple[str, ...]
    words: TableWords


@dataclass(frozen=True)
class TablePage(PublicPage):
    # What the whole table may decide: to leave, and to begin this phase anew.
    leaving: OnceMore
    voiding: OnceMore
    moments: tuple[TableMoment, ...] = ()
    undo_is_free: bool = False
    lineup: TableLineUp = field(default_factory=TableLineUp)


class CoverWords(PageWords):
    remind = Said("absent.remind")
    go_on_without = Said("absent.go_on")
    nobody_comes = Said("cover.decisions")


class HolderWords(PageWords):
    """What is said to the one whom the cover names."""

    pin_delete = Said("pin.digit.delete")
    confirm = Said("button.confirm")


@dataclass(frozen=True)
class CoverPage(PlayPage):
    """The same picture for everybody: a number, a name, and fixed words."""

    # When it is, and what goes round.
    when: str
    number: int
    name: str
    title: str
    others: str
    button: str
    hint: str
    words: CoverWords
    # In which it speaks to the one it names: title, name, button, hint and the PIN's pad. All else is the table's.
    reader: str
    pin: str
    pin_digits: int
    holder_words: HolderWords
    # What the whole table may decide: to leave, to begin this phase anew, to take a PIN off, to go on without somebody.
    leaving: OnceMore
    voiding: OnceMore
    pin_forgotten: OnceMore
    without: OnceMore
    wants_pin: bool = False
    may_go_on_without: bool = False
    # How often the seat was asked, and did not come; and the same to be heard.
    reminded: int = 0
    reminded_said: str = ""
    # What the whole table has just decided; why the lantern comes to this seat and not to all.
    decided: str = ""
    why: str = ""
    # Whoever takes it leads the night.
    leads: bool = False


@dataclass(frozen=True)
class SpentPage(PlayPage):
    """The cover once a turn is done: who is next, and a candle instead of the button. Number 0: the table."""

    when: str
    number: int
    name: str
    title: str
    others: str
    # Why nothing happens yet.
    waits: str
    # In which it speaks to the one it names.
    reader: str


@dataclass(frozen=True)
class HeldPage:
    """What only the reader may see, while the page is held."""

    motif: str
    # "Your role", "your state".
    caption: str
    role: str
    side: str
    does: str
    diary: tuple[ChronicleLine, ...]
    # Of each ask: what it is, and what has to be known for it.
    questions: tuple[str, ...]
    notes: tuple[str, ...]
    # Places that can be chosen now.
    allowed: tuple[str, ...]
    # What stands on places that are not seats' own: roles on tablets, the cards of a hand, event cards.
    stands_on: tuple[PlacedChoice, ...] = ()
    # The card that is looked at: all of it, and large.
    card: ReadCard | None = None
    # What its reader has learnt since his last turn, likewise.
    result: ReadCard | None = None
    chosen: tuple[str, ...] = ()
    # What each field's seals will be counted as; nothing where another line has to be read first.
    counts: tuple[str, ...] = ()
    draft: str = ""
    # The note that is being written.
    note: str = ""
    # What stands at each place, and whether it can be chosen.
    described: tuple[PlaceSaid, ...] = ()


@dataclass(frozen=True)
class LitPage(PlayPage):
    """A player's page. But for `open` it is the same for every role of the lap."""

    number: int
    name: str
    phase: str
    page: int
    pages: int
    pages_said: str
    # One after the other, from above; one confirm answers them all.
    fields: tuple[LitField, ...]
    # How many things they ask together.
    asked: int
    tablets: tuple[SeatPlace, ...]
    nobody: str
    note_question: str
    note_phrases: tuple[str, ...]
    words: LitWords
    # The same for all: from a turn's second page on. Where it is too late, a line says so.
    may_take_back: bool = False
    open: HeldPage | None = None


@dataclass(frozen=True)
class LeadPage(PlayPage):
    """Private like any lit page: only its reader has his eyes open, with those who are called."""

    phase: str
    count: str
    calls: tuple[CallRow, ...]
    # What is read now, line by line, and with what the call ends.
    aloud: tuple[str, ...]
    then: str
    # Who has his eyes open; a line where that is nobody.
    eyes: tuple[str, ...]
    eyes_line: str
    question: str
    seats: tuple[LeadSeat, ...]
    # Whether seats are tapped, or a text is written; else something is shown, or nothing is to be done.
    is_choice: bool
    is_text: bool
    # What is shown, to whom; empty where nothing is.
    sign_title: str
    sign: tuple[str, ...]
    may_decline: bool
    may_go_back: bool
    next: str
    max_length: int
    draft: str
    is_open: bool
    words: LeadWords


Page = TablePage | CoverPage | SpentPage | LitPage | LeadPage
