"""How long people take, for the minutes of an estimate. The dwell is the table's own setting, the rest is a guess."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from desktop.keep.pace import Pace
from rulesets.engine import Ask, Game

# From hand to hand, with the hold on the cover.
HANDING = 7.0
# One screen is seldom done faster, however short the dwell and whatever is joined on it.
PAGE = 4.0
REPORT = 10.0
# A talk without a limit of its own.
TALK = 240.0
# The board: everybody points at once, and the fingers are tapped in.
BALLOT, FINGER = 15.0, 1.5
OPEN_CHOICE = 15.0
WORDS = 30.0


class AskedOn(NamedTuple):
    """An ask of a secret turn, and the number of its screen."""

    ask: Ask
    screen: int

    @classmethod
    def pending(cls, game: Game, ask: Ask) -> AskedOn:
        return cls(ask, game.page.number if game.page else 1)


def lasts(pace: Pace, turn: Sequence[AskedOn]) -> float:
    """Seconds that a turn takes at the least, from its cover to its last confirm."""
    screens = {each.screen for each in turn}
    return max(pace.of([each.ask.kind for each in turn]), PAGE * len(screens))


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
    _turn: list[AskedOn] = field(default_factory=list)
    _at: tuple[int, str | None] = (-1, None)
    _phase: str = ""
    _ballot: tuple[str, int] = ("", -1)

    def asked(self, game: Game, ask: Ask) -> None:
        """What is pending in the game."""
        if ask.secret and self._at == (game.turn, ask.seat):
            self._turn.append(AskedOn.pending(game, ask))
            return
        self.turn_over()
        self._phase = game.phase
        if ask.secret:
            self._at, self._turn = (game.turn, ask.seat), [AskedOn.pending(game, ask)]
            self.hand_offs += 1
            if game.phase in self.dark:
                self.nights.add(game.day)
        else:
            self._at = (-1, None)
            self.seconds += self._open(ask, game.day)

    def turn_over(self) -> None:
        if self._turn:
            seconds = HANDING + lasts(self.pace, self._turn)
            self.seconds += seconds
            if self._phase in self.dark:
                self.night_seconds += seconds
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
