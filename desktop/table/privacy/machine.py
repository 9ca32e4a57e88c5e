"""The privacy machine: what may be on the screen, and what takes it off again.

    TABLE   everyone looks
    COVER   an opaque cover that names who is to take the lantern
    LIT     that player's page; shut until it is held open
    SPENT   the cover again, until the turn has lasted as long as every other

It knows no screen and no clock: whoever drives it says what happened and when. Nothing secret may be
shown but in LIT, and what only its reader may see only while `is_open`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class State(Enum):
    TABLE = "table"
    COVER = "cover"
    LIT = "lit"
    SPENT = "spent"


@dataclass(frozen=True)
class Timing:
    """Seconds. The dwell is each turn's own and comes with it."""

    hold: float = 0.8
    dead: float = 0.4
    peek: float = 5.0
    idle: float = 60.0
    # How long a call of a led night lasts for which nobody has his eyes open.
    call: float = 10.0


FAST = Timing(hold=0.0, dead=0.0, peek=5.0, call=0.0)


@dataclass(frozen=True)
class Turn:
    """One player's turn with the lantern; `pin` says that he has one to give first.

    Who leads a night has one turn for all of it; nobody's seat where he does not play.
    """

    seat: str
    dwell: float
    pin: bool = False
    leads: bool = False


class Machine:
    def __init__(self, timing: Timing) -> None:
        self.timing = timing
        self.state = State.TABLE
        self.turn: Turn | None = None
        self.next_seat: str | None = None
        self.wants_pin = False
        self.reminded = 0
        # How often a page has been lit, whosever it was.
        self.lightings = 0
        self._holding_since: float | None = None
        self._page_held = False
        self._peek_until: float | None = None
        self._first_lit: float | None = None
        self._deaf_until = 0.0
        self._last_sign = 0.0

    # What the game comes to

    def to_table(self, now: float) -> None:
        self._leave(State.TABLE, now)
        self.turn = None

    def to_cover(self, turn: Turn, now: float) -> None:
        """A new turn: the lantern waits for its holder."""
        self._leave(State.COVER, now)
        self.turn = turn
        self.reminded = 0
        self._first_lit = None

    def next_page(self, now: float) -> None:
        """Whether the same turn goes on with it or not: it is shut like the first, and inputs get a dead time."""
        self._page_held = False
        self._peek_until = None
        self._deaf_until = now + self.timing.dead

    def spend(self, next_seat: str | None, now: float) -> None:
        """The turn is done; the cover shows who is next, and waits for the dwell."""
        self._leave(State.SPENT, now)
        self.next_seat = next_seat

    # What people do

    def hold(self, now: float) -> None:
        """Somebody begins to hold "I am …"."""
        if self.state is State.COVER and not self.wants_pin and self.hears(now):
            self._holding_since = now
        self._last_sign = now

    def let_go(self, now: float) -> None:
        self.tick(now)
        self._holding_since = None

    def give_pin(self, is_right: bool, now: float) -> None:
        self._last_sign = now
        if self.state is State.COVER and self.wants_pin and is_right:
            self._light(now)

    def remind(self) -> None:
        if self.state is State.COVER:
            self.reminded += 1

    def open(self, now: float) -> None:
        """The page is held open."""
        self._last_sign = now
        if self.state is State.LIT and self.hears(now):
            self._page_held = True
            self._peek_until = None

    def shut(self, now: float) -> None:
        self._last_sign = now
        self._page_held = False

    def peek(self, now: float) -> None:
        """The toggle for those who can't hold: opens, or shuts again; shuts by itself after a while."""
        self._last_sign = now
        if self.state is not State.LIT or not self.hears(now):
            return
        self._peek_until = None if self._peek_until is not None else now + self.timing.peek

    def types(self, now: float) -> None:
        """A key: whoever writes sees what he writes for as long as he does."""
        self._last_sign = now
        if self._peek_until is not None:
            self._peek_until = now + self.timing.peek

    def sign_of_life(self, now: float) -> None:
        self._last_sign = now

    def break_privacy(self, now: float) -> None:
        """Focus lost, minimised, locked, Esc: back to the cover for the same player at once."""
        self._holding_since = None
        self.wants_pin = False
        if self.state is State.LIT:
            self._leave(State.COVER, now)

    # What time does

    def tick(self, now: float) -> None:
        if self._holding_since is not None and now - self._holding_since >= self.timing.hold:
            self._recognised(now)
        if self._peek_until is not None and now >= self._peek_until:
            self._peek_until = None
        if self.state is State.LIT and now - self._last_sign >= self.timing.idle:
            self.break_privacy(now)

    def is_served(self, now: float) -> bool:
        """Whether the turn has lasted as long as every other turn of its lap."""
        if self.turn is None or self._first_lit is None:
            return True
        return now - self._first_lit >= self.turn.dwell

    def dwell_left(self, now: float) -> float:
        """From 1, just lit, to 0, served."""
        if self.turn is None or self._first_lit is None or self.turn.dwell <= 0:
            return 0.0
        return max(0.0, 1 - (now - self._first_lit) / self.turn.dwell)

    def seconds_left(self, now: float) -> float:
        """The same in seconds."""
        return self.dwell_left(now) * self.turn.dwell if self.turn is not None else 0.0

    def held_for(self, now: float) -> float:
        """How far the hold has come, from 0 to 1."""
        if self._holding_since is None:
            return 0.0
        return min(1.0, (now - self._holding_since) / self.timing.hold) if self.timing.hold else 1.0

    @property
    def is_held(self) -> bool:
        """Whether somebody holds "I am …"."""
        return self._holding_since is not None

    def hears(self, now: float) -> bool:
        """Inputs get a dead time after every change of page."""
        return now >= self._deaf_until

    @property
    def lit_seat(self) -> str | None:
        """Whose page may be on the screen."""
        return self.turn.seat if self.state is State.LIT and self.turn is not None else None

    @property
    def is_open(self) -> bool:
        return self.state is State.LIT and (self._page_held or self._peek_until is not None)

    def _recognised(self, now: float) -> None:
        self._holding_since = None
        if self.state is not State.COVER or self.turn is None:
            return
        if self.turn.pin:
            self.wants_pin = True
        else:
            self._light(now)

    def _light(self, now: float) -> None:
        self._leave(State.LIT, now)
        self.lightings += 1
        if self._first_lit is None:
            self._first_lit = now

    def _leave(self, state: State, now: float) -> None:
        self.next_page(now)
        self._holding_since = None
        self.wants_pin = False
        self.next_seat = None
        self.state = state
        self._last_sign = now
