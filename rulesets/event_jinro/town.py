"""The town: a table at which every seat holds a card, and what lasts from one moment to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulesets.engine.asks import Ask
from rulesets.engine.deaths import Batch, Strike
from rulesets.engine.marks import Marks
from rulesets.engine.table import Table

from .book import Book
from .event import Event
from .role import Role


@dataclass
class Today:
    """What holds for this day only (EJ-140, EJ-150)."""

    form: str
    seconds: int
    spell: bool = False
    silenced: str | None = None
    ghosts: list[str] = field(default_factory=list)
    word: str | None = None
    word_rule: str | None = None
    bath_minutes: int = 0


@dataclass
class Night:
    """One night's lap: who takes part in it, and what it collects (EJ-89)."""

    seats: list[str]
    pack: list[str]
    prey: list[str]
    first: dict[str, str] = field(default_factory=dict)
    second: dict[str, str] = field(default_factory=dict)
    cursed: str | None = None
    attacks: list[str] = field(default_factory=list)


class Town:
    def __init__(self, table: Table, book: Book) -> None:
        self.table = table
        self.book = book
        self.cards: dict[str, Role] = {}
        self.marks = Marks()
        self.deck: list[str] = []
        self.event = Event("")
        self.executed: str | None = None
        self.prisoner: str | None = None
        self.altar = False
        self.found_dead: list[str] = []
        self.doomed: list[str] = []
        self.today = self.yesterday = self.new_day()
        self.night = Night([], [], [])

    # Seats and cards

    def give(self, seat: str, card: Role) -> None:
        self.cards[seat] = card
        self.table.roles[seat] = card.id

    def holders(self, role: str) -> list[str]:
        """The living seats with this role."""
        return [seat for seat in self.table.alive if self.cards[seat].id == role]

    @property
    def pack(self) -> list[str]:
        return [seat for seat in self.table.alive if self.cards[seat].in_pack]

    @property
    def humans(self) -> list[str]:
        """EJ-153: everybody else alive but the fox."""
        living = ((seat, self.cards[seat]) for seat in self.table.alive)
        return [seat for seat, card in living if card.is_human and not card.in_pack]

    @property
    def is_guarded(self) -> bool:
        return any(self.cards[seat].guards_town for seat in self.table.alive)

    @property
    def has_curses(self) -> bool:
        """By the composition, which all know."""
        return any(self.book.roles[role].curses for role in self.table.composition)

    # Naming

    def nameable(self, me: str | None = None) -> Sequence[str]:
        """EJ-74: the living but oneself, not the prisoner."""
        living = self.table.alive if me is None else self.table.others(me)
        if self.prisoner is None:
            return living
        return [seat for seat in living if seat != self.prisoner]

    def suspect(self, me: str) -> Ask:
        return self.table.suspect(me, None if self.prisoner is None else self.nameable(me))

    def designate(self, seat: str | None) -> None:
        if seat is not None:
            self.cards[seat].designated()

    # Falling

    def links(self, strike: Strike) -> Iterator[Strike]:
        """EJ-92."""
        return (Strike(mark.seat, "link") for mark in self.marks.of("linked") if mark.by == strike.target)

    def bury(self, batch: Batch) -> list[str]:
        """EJ-131: all of them together; returns them in seat order."""
        fallen = self.table.in_seat_order(batch.fallen)
        for seat in fallen:
            self.table.bury(seat, batch.fallen[seat])
        for seat in self.table.alive:
            self.cards[seat].others_fell(self, seat)
        return fallen

    def fall(self, seat: str, cause: str) -> None:
        """Somebody falls at dusk; who falls by a link is told without the reason (EJ-51)."""
        batch = Batch(echoes=(self.links,))
        batch.strike(seat, cause)
        batch.drain()
        fallen = self.bury(batch)
        linked = [other for other in fallen if other != seat]
        if linked:
            self.table.announce("dusk.deaths", seats=linked)
        self.reveal(fallen)

    def reveal(self, fallen: Sequence[str]) -> None:
        """EJ-143: while the altar is in force."""
        if self.altar:
            for seat in fallen:
                self.table.announce("altar.revealed", seat=seat, role=self.cards[seat].id)

    # Time

    def new_day(self) -> Today:
        """EJ-30, EJ-33: what the options say, before an event of the morning changes it."""
        options = self.table.options
        minutes = max(1, len(self.table.alive) - options["discussion_offset"])
        return Today(form=options["vote_form"], seconds=60 * minutes)

    def new_night(self) -> Night:
        self.marks.expire("night")
        for seat in self.table.alive:
            self.cards[seat].nightfall()
        free = list(self.nameable())
        pack = [seat for seat in free if self.cards[seat].in_pack]
        # EJ-105.
        return Night(free, pack, [seat for seat in free if seat not in pack])
