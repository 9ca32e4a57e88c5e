"""How long people take, for the minutes of an estimate. The dwell is the table's own setting, the rest is a guess."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from desktop.keep.pace import Pace
from rulesets.engine import Ask
from rulesets.engine.table import Page

# From hand to hand, with the hold on the cover.
HANDING = 7.0
# One page is seldom done faster, however short the dwell.
PAGE = 4.0
REPORT = 10.0
# A talk without a limit of its own.
TALK = 240.0
# The board: everybody points at once, and the fingers are tapped in.
BALLOT, FINGER = 15.0, 1.5
OPEN_CHOICE = 15.0
WORDS = 30.0


@dataclass
class Watch:
    """Follows a game ask by ask and adds up what it costs."""

    pace: Pace = field(default_factory=Pace)
    # The phases in which eyes are shut.
    dark: Collection[str] = ()
    seconds: float = 0.0
    night_seconds: float = 0.0
    hand_offs: int = 0
    nights: set[int] = field(default_factory=set)
    _turn: list[Ask] = field(default_factory=list)
    # As many as its asks stand on: what is joined is one page to do.
    _pages: int = 0
    _at: tuple[int, str | None] = (-1, None)
    _phase: str = ""
    _ballot: tuple[str, int] = ("", -1)

    def asked(self, ask: Ask, turn: int, day: int, phase: str, page: Page | None) -> None:
        if ask.secret and self._at == (turn, ask.seat):
            self._turn.append(ask)
            self._pages = page.number if page is not None else self._pages
            return
        self.turn_over()
        self._phase = phase
        if ask.secret:
            self._at, self._turn, self._pages = (turn, ask.seat), [ask], 1
            self.hand_offs += 1
            if phase in self.dark:
                self.nights.add(day)
        else:
            self._at = (-1, None)
            self.seconds += self._open(ask, day)

    def turn_over(self) -> None:
        if self._turn:
            least = max(self.pace.of([ask.kind for ask in self._turn]), PAGE * self._pages)
            self.seconds += HANDING + least
            if self._phase in self.dark:
                self.night_seconds += HANDING + least
            self._turn = []

    def _open(self, ask: Ask, day: int) -> float:
        if ask.kind == "talk":
            return float(ask.seconds or TALK)
        if ask.kind == "text":
            return WORDS
        if ask.kind == "choose" and ask.seat is not None:
            first, self._ballot = self._ballot != (ask.id, day), (ask.id, day)
            return FINGER + (BALLOT if first else 0.0)
        return OPEN_CHOICE if ask.kind == "choose" else REPORT
