"""Drives a flow: answer, no_reply, undo, replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from .asks import Answer, Ask, Flow, Notice, checked
from .errors import BadJournal, BadSetup, InvalidAnswer, NothingToUndo, listed, shown
from .journal import Entry, entries_of, setup_of, written
from .library import ruleset
from .ruleset import Counts, Ruleset
from .setup import Setup
from .setup import checked as checked_setup
from .table import Call, Death, GameOver, Mark, Page, Passed, Result, Table

# Another decoy may have stood there when an older journal was written: what it was answered with changes nothing.
_DECOYS = ("decoy.suspect", "decoy.trust", "decoy.card")


class Given(NamedTuple):
    """A secret answer, and where the game stood: `told` notices had been told to its seat by then."""

    ask: Ask
    answer: Answer
    turn: int
    day: int
    phase: str
    told: int


@cache
def _without_seals(page: Page) -> Page:
    return page._replace(seals=0)


def _page_of(ask: Ask, page: Page) -> Page:
    return page if ask.kind == "choose" else _without_seals(page)


class Game:
    """Made by `Game.new` or `Game.replay`."""

    __slots__ = (
        *("_before", "_began", "_diaries", "_entries", "_flow", "_given", "_setup", "_skims", "_stepped", "_table"),
        *("ask", "last_screen", "phase_began"),
    )

    ask: Ask | None
    # Where this phase of this day began.
    phase_began: Mark
    # How many answers the screen before the pending one took; 0 where there was none.
    last_screen: int
    _flow: Flow
    _table: Table
    # The last answered ask, and what turn it was in and how much had been told by then.
    _before: tuple[Ask, int, int, int]
    # Secret answers, with how many notices had been told to anybody by then.
    _given: list[Given]
    # What each viewer has been told, and how many of all notices that takes in: it is only ever added to.
    _diaries: dict[str | None, tuple[list[Notice], int]]
    # How many answers had been given when the pending screen was put.
    _began: int
    # What `last_step` is made of: an evening of votes has hundreds that nobody asks for.
    _stepped: tuple[int, int, int, str] | None

    def __init__(self, setup: Setup, *, skims: bool = False) -> None:
        self._setup = setup
        self._skims = skims
        self._entries: list[Entry] = []
        self._begin()

    @classmethod
    def new(
        cls,
        ruleset_id: str | Ruleset,
        players: Iterable[str],
        *,
        preset: str | Counts | None = None,
        profile: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        fixed: Mapping[str, Any] | None = None,
        leading: str | None = None,
        skims: bool = False,
    ) -> Game:
        """A bundled ruleset by its id, or one that was read from elsewhere.

        `skims`: nobody looks, so pages on which nothing is decided are not put. It goes the same way as one in which
        they are, and can't be played again from its journal.
        """
        rules = ruleset_id if isinstance(ruleset_id, Ruleset) else ruleset(ruleset_id)
        return cls(checked_setup(rules, players, preset, options, seed, fixed, profile, leading), skims=skims)

    @classmethod
    def replay(cls, journal: Mapping[str, Any], rules: Ruleset | None = None) -> Game:
        """`rules` where the journal's ruleset is not a bundled one."""
        setup = setup_of(journal, rules)
        entries = entries_of(journal)
        try:
            game = cls(setup)
            for number, entry in enumerate(entries, 1):
                game._retake(number, entry)
        except (BadSetup, InvalidAnswer) as error:
            raise BadJournal(f"journal: {error}") from error
        return game

    def _retake(self, number: int, entry: Entry) -> None:
        if self.ask is None:
            raise BadJournal(f"journal.answers: the game is over before number {number}")
        if entry.ask != self.ask.id and {entry.ask, self.ask.id}.issubset(_DECOYS):
            answer = entry.answer if entry.answer in self.ask.options else self.ask.options[0]
            entry = entry._replace(ask=self.ask.id, answer=answer)
        if entry.ask != self.ask.id:
            raise BadJournal(
                f"journal.answers: number {number} answers {shown(entry.ask)}, but {self.ask.id} is asked there"
            )
        if entry.replied:
            self.answer(entry.answer)
        else:
            self.no_reply(own=entry.own)

    # Playing

    def answer(self, value: object) -> None:
        ask = self.ask or self._pending()
        answer = checked(ask, value)
        self._go_on(ask, Entry(ask.id, answer))

    def no_reply(self, *, own: bool = False) -> None:
        """The table goes on without an answer; `own`: its owner has said that it is nobody. The rule is the same."""
        ask = self._pending()
        self._go_on(ask, Entry(ask.id, None, False, own))

    def follow(self, line: Mapping[str, Any]) -> None:
        """Answers as a line of a journal does."""
        if line.get("no_reply"):
            self.no_reply(own=bool(line.get("own")))
        else:
            self.answer(line["answer"])

    def undo(self, answers: int = 1) -> None:
        if not 0 < answers <= len(self._entries):
            raise NothingToUndo(f"{len(self._entries)} answers have been given; {answers} can't be taken back")
        self._play(self._entries[:-answers])

    @property
    def undo_is_free(self) -> bool:
        pending = self.ask
        if pending is None or not self._entries:
            return False
        last, turn, told, told_to_all = self._before
        if last.secret != pending.secret:
            return False
        if pending.secret:
            same_turn = last.seat == pending.seat and turn == self.turn
            return same_turn and told == len(self._table.notices)
        return told_to_all == self._table.told_to_all

    def _pending(self) -> Ask:
        if self.ask is None:
            raise InvalidAnswer("the game is over, nothing is asked any more")
        return self.ask

    def _begin(self) -> None:
        self._table = self._setup.table(skims=self._skims)
        self._flow = self._setup.ruleset.code.flow(self._table)
        try:
            self.ask = next(self._flow)
        except (GameOver, StopIteration):
            self.ask = None
        self._stepped = None
        self.last_screen = self._began = 0
        self._given = []
        self._diaries = {}
        self.phase_began = self._mark()

    def _mark(self) -> Mark:
        table = self._table
        return Mark(len(self._entries), table.told_to_all, table.day, table.phase)

    def _go_on(self, ask: Ask, entry: Entry) -> None:
        table = self._table
        day, phase, turn = table.day, table.phase, table.turn
        told, told_to_all, answers = len(table.notices), table.told_to_all, len(self._entries)
        self._before = (ask, turn, told, told_to_all)
        ends_screen = not table.joined
        try:
            self.ask = self._flow.send(entry.answer)
        except (GameOver, StopIteration):
            self.ask = None
        except BaseException:
            # A fixed draw that does not fit shows only when it is drawn, a fault in a rule only there; nothing has
            # happened then.
            self._play(self._entries)
            raise
        self._entries.append(entry)
        if ask.secret:
            self._given.append(Given(ask, entry.answer, turn, day, phase, told))
        else:
            self._stepped = (answers, told_to_all, day, phase)
        if ends_screen:
            self.last_screen, self._began = answers + 1 - self._began, answers + 1
        if table.phase != phase or table.day != day:
            self.phase_began = self._mark()

    def _play(self, entries: list[Entry]) -> None:
        """Plays accepted answers from the start: they were checked when they were given."""
        self._entries = []
        self._begin()
        for entry in entries:
            self._go_on(self._pending(), entry)

    # Looking

    @property
    def ruleset(self) -> Ruleset:
        return self._setup.ruleset

    @property
    def profile(self) -> str:
        return self._setup.profile

    @property
    def options(self) -> Mapping[str, Any]:
        """As they came out, profile and all."""
        return self._setup.options

    @property
    def composition(self) -> Mapping[str, int]:
        """What is dealt, by role or card."""
        return self._table.composition

    @property
    def answers(self) -> int:
        """How many have been given."""
        return len(self._entries)

    @property
    def players(self) -> tuple[str, ...]:
        return self._table.players

    @property
    def alive(self) -> tuple[str, ...]:
        return self._table.alive

    @property
    def day(self) -> int:
        return self._table.day

    @property
    def phase(self) -> str:
        return self._table.phase

    @property
    def turn(self) -> int:
        """The number of the secret turn: two asks with the same number are pages of one turn."""
        return self._table.turn

    @property
    def lap(self) -> int | None:
        """Which lap the pending secret ask is in; a turn that all know to be apart is one by itself."""
        ask, table = self.ask, self._table
        return None if ask is None or not ask.secret or table.call is not None else table.lap

    @property
    def page(self) -> Page | None:
        """Which screen of its turn the pending secret ask is on; public facts alone."""
        ask, table = self.ask, self._table
        return None if ask is None or not ask.secret or table.call is not None else _page_of(ask, table.page)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The same of each ask of the pending screen; empty at table steps."""
        ask, table = self.ask, self._table
        if ask is None or not ask.secret or table.call is not None:
            return ()
        return tuple([_page_of(one, page) for one, page in ((ask, table.page), *table.joined)])

    @property
    def about(self) -> str:
        """What the lap is about that the pending secret turn belongs to; a public fact, empty where nothing is said."""
        return "" if self.ask is None or not self.ask.secret or self._table.call is not None else self._table.about

    @property
    def turn_kinds(self) -> tuple[str, ...]:
        """The kinds of all asks of the pending secret turn; the same for all turns of a lap."""
        return () if self.ask is None or not self.ask.secret else self._table.kinds

    @property
    def kinds_before(self) -> tuple[str, ...]:
        """Of these, those of the asks before the pending one."""
        return self.turn_kinds[: self._table.put]

    @property
    def rows(self) -> tuple[int, ...]:
        """How cards lie in the pending turn: which of them in each row, counted from 0; one that is not there is a gap.

        Drawn anew for each turn, and the same wherever the turn shows cards; empty where none are.
        """
        return () if self.ask is None or not self.ask.secret else self._table.rows

    @property
    def ballot(self) -> tuple[Ask, ...]:
        """The pending open ask and those that follow in its ballot, whatever is answered; empty where it is in none."""
        asks = self._table.ballot
        to_come = (asks[number:] for number, ask in enumerate(asks) if ask is self.ask and not ask.secret)
        return next(to_come, ())

    @property
    def cast(self) -> dict[str, str | None]:
        """What has been said in the open vote that is on, by those who have voted."""
        return dict(self._table.cast)

    @property
    def leading(self) -> str:
        """How the nights are led, as it was chosen for this game."""
        return self._setup.leading

    @property
    def leader(self) -> str | None:
        """Who leads the nights: a seat, `caller` for somebody who does not play; None while the lantern goes round."""
        return self._table.leader

    @property
    def call(self) -> Call | None:
        """The call of a led night that the pending ask belongs to."""
        return None if self.ask is None or not self.ask.secret else self._table.call

    @property
    def screen(self) -> tuple[Ask, ...]:
        """The pending ask and those on the same screen that are not answered yet: none depends on another's answer."""
        return () if self.ask is None else (self.ask, *(ask for ask, _ in self._table.joined))

    @property
    def result(self) -> Result | None:
        return self._table.result

    @property
    def deaths(self) -> tuple[Death, ...]:
        return tuple(self._table.deaths)

    @property
    def roles(self) -> dict[str, str]:
        return dict(self._table.roles)

    def notices(self, viewer: str | None = None, since: int = 0) -> list[Notice]:
        """What this viewer has been told, after the first so many."""
        diary, known = self._diaries.get(viewer) or self._diary(viewer)
        told = self._table.notices
        if known != len(told):
            diary += [notice for notice in told[known:] if notice.to is None or viewer in notice.to]
            self._diaries[viewer] = diary, len(told)
        return diary[since:]

    def _diary(self, viewer: str | None) -> tuple[list[Notice], int]:
        if viewer is not None and viewer not in self._table.seat_number:
            raise ValueError(f"{shown(viewer)} does not sit here; the seats are {listed(self.players)}")
        return [], 0

    @property
    def last_step(self) -> Mark | None:
        """Where the table last answered an open ask, as it was answered; None where it has not yet."""
        return None if self._stepped is None else Mark(*self._stepped)

    def given(self, seat: str) -> list[Given]:
        """What a seat has answered in secret, reading and decoys too; the leader's answers are nobody's own."""
        own = [given for given in self._given if given.ask.seat == seat]
        return [given._replace(told=self._told(seat, given.told)) for given in own]

    def _told(self, seat: str, of_all: int) -> int:
        return sum(notice.to is None or seat in notice.to for notice in self._table.notices[:of_all])

    @property
    def hands(self) -> dict[str, list[str]]:
        """The truth, likewise, of a card game: the cards each seat holds, or held when it died."""
        return {name: list(cards) for name, cards in self._table.hands.items()}

    def passed(self) -> list[Passed]:
        """The pages that were passed over since this was asked last; none where everything is put."""
        passed, self._table.passed = self._table.passed, []
        return [Passed(*page) for page in passed]

    @property
    def journal(self) -> dict[str, Any]:
        if self._skims:
            raise ValueError("pages were passed over: it can't be played again")
        return written(self._setup, self._entries)
