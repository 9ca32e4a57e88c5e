"""The table a flow plays at: who sits there, who lives, what was told, and how to ask."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

from .asks import Ask, Notice
from .dice import Dice

T = TypeVar("T")
# Who leads the nights: the lantern that goes round, somebody who does not play, one of the fallen.
LEADINGS = LANTERN, CALLER, FALLEN = ("lantern", "caller", "fallen")


class Death(NamedTuple):
    name: str
    day: int
    phase: str
    cause: str


class Result(NamedTuple):
    factions: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str


class Page(NamedTuple):
    """Which screen of how many in a turn, and how many seats anybody may name by the ask that stands there.

    Asks that are joined on one screen share its number.
    """

    number: int
    of: int
    seals: int


class Passed(NamedTuple):
    """A page that was passed over where nobody looks: what would have stood there, in which turn, on which screen."""

    ask: Ask
    turn: int
    phase: str
    screen: int


class Call(NamedTuple):
    """Whom the leader calls: a role, or nobody by name, and for which ask or notice; and whose eyes are open for it."""

    role: str | None
    what: str
    # Which call it is, of all of this night: the roles in order.
    number: int
    order: tuple[str | None, ...]
    seats: tuple[str, ...]


class Mark(NamedTuple):
    """A place in a game: how many answers had been given and how many notices told to all by then, and when it was."""

    answers: int
    told: int
    day: int
    phase: str


class GameOver(Exception):
    """Leaves the flow from wherever the game was decided."""


class Table:
    def __init__(
        self,
        players: Sequence[str],
        composition: Mapping[str, int],
        options: Mapping[str, Any],
        fixed: Mapping[str, Any],
        seed: int,
        leading: str = LANTERN,
        calling: Mapping[str, int] | None = None,
        *,
        skims: bool = False,
    ) -> None:
        self.players = tuple(players)
        self.leading = leading
        # Who leads: a seat, or somebody who does not play; None while the lantern goes round.
        self.leader: str | None = CALLER if leading == CALLER else None
        # Where an ask or a notice of the night stands in the order of the calls.
        self.calling = calling or {}
        self.composition = composition
        self.options = options
        self.fixed = fixed
        self.seat_number = {name: number for number, name in enumerate(self.players)}
        # Whether nobody looks: pages on which nothing is decided are passed over.
        self.skims = skims
        self._dice = Dice(seed, fixed.get("rolls", {}))
        self._others: dict[str, tuple[str, ...]] = {}
        self._pages: dict[tuple[str, str | None], Ask] = {}
        self._suspects: dict[str, Ask] = {}
        self._trusts: dict[str, Ask] = {}
        self._begin()

    def _begin(self) -> None:
        """Nothing has been told or asked."""
        self.alive = self.players
        self.day = 0
        self.phase = ""
        self.roles: dict[str, str] = {}
        self.hands: dict[str, list[str]] = {}
        self.deaths: list[Death] = []
        self.notices: list[Notice] = []
        self.told_to_all = 0
        self.turn = 0
        # Which lap the secret turn belongs to, and how many there have been.
        self.lap = self._laps = 0
        self.page = Page(1, 1, 1)
        # What is asked on the same screen after the pending ask.
        self.joined: tuple[tuple[Ask, Page], ...] = ()
        # What kinds of ask the turn has, and how many of them have been answered.
        self.kinds: tuple[str, ...] = ()
        self.put = 0
        # All asks of the ballot that was put last.
        self.ballot: tuple[Ask, ...] = ()
        # Of a game of cards: what lies in each row of the pending turn's hand, by its number there.
        self.rows: tuple[int, ...] = ()
        # What has been said in the open vote that is on.
        self.cast: Mapping[str, str | None] = {}
        # What the lap that goes round is about.
        self.about = ""
        # The turn whose first decoy has been put.
        self._suspected = 0
        self.result: Result | None = None
        # How much had been told when a seat last closed a page of its own.
        self.seen: dict[str, int] = {}
        # The call that is on, if one is.
        self.call: Call | None = None
        # The pages that were passed over since somebody asked for them.
        self.passed: list[tuple[Ask, int, str, int]] = []

    def pass_over(self, ask: Ask, page: Page) -> None:
        self.passed.append((ask, self.turn, self.phase, page.number))

    def next_lap(self) -> int:
        self._laps += 1
        return self._laps

    # Seats

    def others(self, seat: str) -> tuple[str, ...]:
        """The living seats but this one, in seat order."""
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = tuple([name for name in self.alive if name != seat])
        return found

    def in_seat_order(self, names: Collection[str]) -> list[str]:
        return [name for name in self.players if name in names]

    def ring(self, start: str) -> list[str]:
        """The living seats once round the table, from this seat or the next living one after it."""
        first = self.seat_number[start]
        round_the_table = self.players[first:] + self.players[:first]
        return [name for name in round_the_table if name in self.alive]

    def living_after(self, seat: str) -> str:
        return next(name for name in self.ring(seat) if name != seat)

    def bury(self, name: str, cause: str) -> None:
        self.deaths.append(Death(name, self.day, self.phase, cause))
        self.alive = tuple([living for living in self.alive if living != name])
        self._others.clear()
        # Whom they name are the living, but where nobody looks.
        if not self.skims:
            self._suspects.clear()
            self._trusts.clear()

    # Chance

    def pick(self, label: str, options: Sequence[T], seat: str | None = None) -> T:
        return self._dice.pick(label, options, None if seat is None else self.seat_number[seat])

    def shuffle(self, label: str, items: Sequence[T], seat: str | None = None) -> list[T]:
        return self._dice.shuffle(label, items, None if seat is None else self.seat_number[seat])

    # Telling

    def announce(self, id: str, /, **params: Any) -> None:
        self.told_to_all += 1
        self.notices.append(Notice(id, params, None, self.day, self.phase))

    def tell(self, to: str | Collection[str], id: str, /, **params: Any) -> None:
        audience = frozenset((to,) if isinstance(to, str) else to)
        self.notices.append(Notice(id, params, audience, self.day, self.phase))

    # Asking

    def choose(
        self,
        id: str,
        seat: str | None,
        options: Sequence[str],
        *,
        of: str = "seat",
        at_least: int = 1,
        at_most: int = 1,
        secret: bool = True,
        seconds: int | None = None,
        params: dict[str, Any] | None = None,
    ) -> Ask:
        if len(options) < at_least or not options:
            raise ValueError(f"{id}: an ask needs an allowed answer")
        options = tuple(options)
        return Ask(id, seat, secret, "choose", of, options, at_least, at_most, None, seconds, params or {})

    def text(
        self,
        id: str,
        seat: str,
        max_length: int,
        *,
        at_least: int = 0,
        secret: bool = True,
        seconds: int | None = None,
        params: dict[str, Any] | None = None,
    ) -> Ask:
        return Ask(id, seat, secret, "text", None, (), at_least, 1, max_length, seconds, params or {})

    def read(self, id: str, seat: str | None, *, params: dict[str, Any] | None = None) -> Ask:
        """A secret page to read and close."""
        if params:
            return Ask(id, seat, True, "confirm", None, (), 0, 1, None, None, params)
        page = self._pages.get((id, seat))
        if page is None:
            page = self._pages[id, seat] = Ask(id, seat, True, "confirm", None, (), 0, 1, None, None, {})
        return page

    def report(self, id: str) -> Ask:
        """An announcement the whole table takes note of."""
        return Ask(id, None, False, "confirm", None, (), 0, 1, None, None, {})

    def talk(self, id: str, seconds: int | None = None, *, interrupts: Sequence[str] = (), **params: Any) -> Ask:
        """Until it is over, or one of these interrupts it."""
        options = tuple(interrupts)
        return Ask(id, None, False, "talk", "choice" if options else None, options, 0, 1, None, seconds, params)

    def suspect(
        self,
        seat: str,
        options: Sequence[str] | None = None,
        *,
        seconds: int | None = None,
        params: dict[str, Any] | None = None,
    ) -> Ask:
        """The decoy in place of a choice; of a turn's second, whom one trusts: nobody is asked the same twice."""
        id, pages = "decoy.trust", self._trusts
        if self._suspected != self.turn:
            self._suspected = self.turn
            id, pages = "decoy.suspect", self._suspects
        if options is not None or params:
            options = self.others(seat) if options is None else options
            return self.choose(id, seat, options, seconds=seconds, params=params)
        page = pages.get(seat)
        if page is None or page.seconds != seconds:
            # Where nobody looks it is passed over: it need not be made anew whenever somebody has died.
            options = tuple([name for name in self.players if name != seat]) if self.skims else self.others(seat)
            page = Ask(id, seat, True, "choose", "seat", options, 1, 1, None, seconds, {})
            pages[seat] = page
        return page

    def note(
        self, seat: str, max_length: int, *, seconds: int | None = None, params: dict[str, Any] | None = None
    ) -> Ask:
        """The decoy in place of a text."""
        if params:
            return self.text("decoy.note", seat, max_length, seconds=seconds, params=params)
        page = self._pages.get(("decoy.note", seat))
        if page is None or (page.max_length, page.seconds) != (max_length, seconds):
            page = self._pages["decoy.note", seat] = self.text("decoy.note", seat, max_length, seconds=seconds)
        return page

    # The end

    def end(self, factions: Sequence[str], winners: Sequence[str], reason: str) -> NoReturn:
        self.result = Result(tuple(factions), tuple(winners), reason)
        self.announce("game.over", factions=list(factions), winners=list(winners), reason=reason)
        raise GameOver
