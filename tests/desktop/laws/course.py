"""One row of gestures, put to every seat at one place of a lap: what everybody round the table can see of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from desktop.table.pages.pages import LitPage
from desktop.table.privacy.machine import State
from desktop.table.session.gestures import Grammar
from rulesets.engine.bots import RandomBot
from tests.desktop.sitting import Sitting
from tests.laws.games import Deal

# What can be tapped anywhere, and a little more: nobody's tablet, and a hand's place that there is not.
LETTERS, MARKS = "ABCDEF", ("", "2.", "3.")
MOST_STEPS = 20_000

Gesture = tuple[str, str]
Place = tuple[int, int]


class Breach(AssertionError):
    """Somebody's page took something else than another's at the same place."""


def gestures(random: Random, seats: int) -> Iterator[Gesture]:
    """Anything that hands do on a lit page, whatever it is of."""
    places = [mark + place for mark in MARKS for place in (*map(str, range(seats + 2)), *LETTERS)]
    for _ in range(random.randrange(8)):
        kind = random.choice(("tap", "tap", "tap", "tap", "nobody", "write", "confirm", "back"))
        if kind == "tap":
            # Most pages have neither marks nor a hand.
            yield kind, random.choice((random.choice(places), str(random.randrange(seats + 2))))
        else:
            yield kind, "hm" * random.randrange(100) if kind == "write" else ""
    # It can always be left like this.
    yield from (("nobody", ""), ("confirm", ""))


@dataclass
class Table:
    """A game that is played by such rows, and for the rest at random."""

    deal: Deal
    sitting: Sitting = field(init=False)
    # Of each place of each lap: its grammar, its page from behind, and the course of its row.
    grammars: dict[Place, Grammar] = field(default_factory=dict)
    courses: dict[Place, Any] = field(default_factory=dict)
    compared: int = 0

    def __post_init__(self) -> None:
        self.sitting = Sitting(self.deal.game())
        self._bot = RandomBot(self.deal.seed)

    def play(self, days: int = 99) -> Table:
        for _ in range(MOST_STEPS):
            game = self.sitting.game
            if game.ask is None or game.day > days:
                return self
            if self.sitting.session.state is State.LIT:
                self._lit()
            else:
                self.sitting.step(self._bot.answer)
        raise AssertionError("the game does not end")

    def _lit(self) -> None:
        game, page = self.sitting.game, self.sitting.game.page
        assert game.lap is not None
        assert page is not None
        at, session = (game.lap, page.number), self.sitting.session
        self._same("grammar", self.grammars, at, session.grammar)
        row = gestures(Random(f"{self.deal.seed} {at}"), len(game.players))
        self._same("course", self.courses, at, [self._face(), *self._done(row)])

    def _same(self, what: str, known: dict[Place, Any], at: Place, found: Any) -> None:
        if at in known and known[at] != found:
            raise Breach(f"{what} of {at}: {known[at]} and {found}")
        self.compared += at in known
        known[at] = found

    def _done(self, row: Iterator[Gesture]) -> Iterator[tuple[Gesture, Any]]:
        """What can be seen after each, unheld; the row ends where the page turns to another than it began on."""
        session, first = self.sitting.session, self._page
        for gesture in row:
            turn = self._page
            self._do(*gesture)
            if self._page != turn:
                yield gesture, self._seen()
                if turn == first and gesture[0] != "back":
                    return
                # What takes no gestures for a moment takes them again.
                self.sitting.now += session.timing.dead
                continue
            yield gesture, (session.hint, not session.draft.is_blank)
        yield from self._forward(first)

    def _forward(self, first: Any) -> Iterator[tuple[Gesture, Any]]:
        """Who has gone back comes as far as he was, and past it."""
        session = self.sitting.session
        for _ in range(MOST_STEPS):
            before = self._page
            self.sitting.now += session.timing.dead
            session.nobody(self.sitting.now)
            session.confirm(self.sitting.now)
            if self._page == before:
                raise Breach(f"nobody was confirmed, and the page stays: {self.sitting.game.ask}")
            yield ("confirm", ""), self._seen()
            if before == first:
                return

    @property
    def _page(self) -> Any:
        """Which page of which turn is on the screen, if one is."""
        session = self.sitting.session
        if session.state is not State.LIT or session.game.page is None:
            return None
        return session.game.turn, session.game.page.number

    def _seen(self) -> Any:
        return None if self._page is None else self._face()

    def _do(self, kind: str, what: str) -> None:
        session, now = self.sitting.session, self.sitting.now
        if kind == "tap":
            session.choose(what, now)
        elif kind == "write":
            session.write(what, now)
        elif kind == "back":
            session.take_back(now)
        else:
            (session.nobody if kind == "nobody" else session.confirm)(now)

    def _face(self) -> Any:
        """The page from behind, but for whose it is."""
        page = self.sitting.page()
        assert isinstance(page, LitPage)
        assert page.open is None
        return replace(page, name="", number=0)


def played(deals: Sequence[Deal], days: int = 99) -> int:
    """How many pages were compared with one of the same place."""
    return sum(Table(deal).play(days).compared for deal in deals)
