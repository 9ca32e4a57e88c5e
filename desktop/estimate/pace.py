"""How long people take, for the minutes of an estimate. The dwell is the table's own setting, the rest is a guess."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from desktop.keep.pace import Pace
from rulesets.engine import Ask, Game, Ruleset

# From hand to hand, with the hold on the cover.
HANDING = 7.0
# What one screen takes, however short the dwell and whatever is joined on it; and by which share people differ.
PAGE, UNEVEN = 3.0, 0.25
REPORT = 10.0
# A talk without a limit of its own.
TALK = 240.0
# The board: everybody points at once, and the fingers are tapped in.
BALLOT, FINGER = 15.0, 1.5
OPEN_CHOICE = 15.0
WORDS = 30.0


class AskedOn(NamedTuple):
    """The kind of an ask of a secret turn, and the number of its screen."""

    kind: str
    screen: int


def lasts(pace: Pace, turn: Sequence[AskedOn]) -> float:
    """Seconds that a turn takes on average, from its cover to its last confirm."""
    screens = {each.screen for each in turn}
    return _no_less(pace.of([each.kind for each in turn]), PAGE * len(screens))


def _no_less(dwell: float, takes: float) -> float:
    """The quick wait for the dwell, the slow do not: evenly between the quickest and the slowest."""
    quickest, slowest = takes * (1 - UNEVEN), takes * (1 + UNEVEN)
    if not quickest < dwell < slowest:
        return max(dwell, takes)
    wait, work = dwell * (dwell - quickest), (slowest * slowest - dwell * dwell) / 2
    return (wait + work) / (slowest - quickest)


def once_round(pace: Pace, players: int) -> float:
    """A night of which nothing is known but that everybody has the lantern once."""
    return players * (HANDING + _no_less(pace.night, PAGE))


# A role that is called by whoever leads the night: two sentences, a finger, the tap, eyes shut. To be asked once more
# in the same call, to be shown a sign, to be tapped on the shoulder for nothing.
CALL, AGAIN, SIGN, SHOULDER = 11.0, 5.0, 5.0, 2.0


@dataclass
class NightCost:
    """From the moment the eyes are shut until they open. The deal's lap belongs to the first night."""

    hand_offs: int = 0
    calls: int = 0
    seconds: float = 0.0


@dataclass
class Watch:
    """Follows a game ask by ask and adds up what it costs."""

    rules: Ruleset
    pace: Pace = field(default_factory=Pace)
    seconds: float = 0.0
    hand_offs: int = 0
    nights: list[NightCost] = field(default_factory=list)
    _turn: list[AskedOn] = field(default_factory=list)
    _at: tuple[int, str | None] = (-1, None)
    _night: NightCost | None = None
    # The turn of the call that is on.
    _call: int = -1
    _ballot: tuple[str, int] = ("", -1)
    # How long a turn of this shape lasts.
    _known: dict[tuple[AskedOn, ...], float] = field(default_factory=dict)

    def asked(self, game: Game, ask: Ask) -> None:
        """What is pending in the game, and what was passed over before it."""
        self._passed(game)
        page = game.page
        if page is not None:
            self._on_a_page(game.turn, ask, game.phase, page.number)
            return
        self._turn_over()
        self._turn_to(game.phase)
        if ask.secret:
            calls = int(game.turn != self._call)
            self._spend(self._called(game, ask), calls=calls)
        else:
            self._spend(self._open(ask, game.day))

    def _passed(self, game: Game) -> None:
        for ask, turn, phase, screen in game.passed():
            self._on_a_page(turn, ask, phase, screen)

    def _on_a_page(self, turn: int, ask: Ask, phase: str, screen: int) -> None:
        if self._at != (turn, ask.seat):
            self._turn_over()
            self._turn_to(phase)
            self._at, self._turn = (turn, ask.seat), []
        self._turn.append(AskedOn(ask.kind, screen))

    def _called(self, game: Game, ask: Ask) -> float:
        call, is_new = game.call, game.turn != self._call
        self._call = game.turn
        if call is None or call.role is None:
            return WORDS if ask.kind == "text" else SIGN if ask.params.get("id") else SHOULDER
        if ask.kind == "confirm" and ask.seat is not None:
            return SIGN + CALL * is_new
        return CALL if is_new else AGAIN

    def ends(self, game: Game) -> None:
        """It is over: so is the turn it was in."""
        self._passed(game)
        self._turn_over()

    def _turn_over(self) -> None:
        if self._turn:
            self._spend(HANDING + self._lasts(), hand_offs=1)
        self._at, self._turn = (-1, None), []

    def _lasts(self) -> float:
        """A game has hundreds of turns, and a dozen different ones."""
        shape = tuple(self._turn)
        if shape not in self._known:
            self._known[shape] = lasts(self.pace, shape)
        return self._known[shape]

    def _turn_to(self, phase: str) -> None:
        """By daylight a night is over."""
        if not self.rules.phase(phase).dark:
            self._night = None
        elif self._night is None:
            self._night = NightCost()
            self.nights.append(self._night)

    def _spend(self, seconds: float, hand_offs: int = 0, calls: int = 0) -> None:
        self.seconds += seconds
        self.hand_offs += hand_offs
        if self._night is not None:
            self._night.seconds += seconds
            self._night.hand_offs += hand_offs
            self._night.calls += calls

    def _open(self, ask: Ask, day: int) -> float:
        if ask.kind == "talk":
            return float(ask.seconds or TALK)
        if ask.kind == "text":
            return WORDS
        if ask.kind == "choose" and ask.seat is not None:
            first, self._ballot = self._ballot != (ask.id, day), (ask.id, day)
            return FINGER + (BALLOT if first else 0.0)
        return OPEN_CHOICE if ask.kind == "choose" else REPORT
