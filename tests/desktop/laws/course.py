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
        kind = random.choice(("tap", "tap", "tap", "tap", "nobody", "write", "confirm"))
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
        """What can be seen after each, unheld; the row ends where the page turns."""
        for gesture in row:
            answers = self.sitting.game.answers
            self._do(*gesture)
            if self.sitting.game.answers > answers:
                yield gesture, "turned"
                return
            session = self.sitting.session
            yield gesture, (session.hint, not session.draft.is_blank)
        raise Breach(f"nobody was confirmed, and the page stays: {self.sitting.game.ask}")

    def _do(self, kind: str, what: str) -> None:
        session, now = self.sitting.session, self.sitting.now
        if kind == "tap":
            session.choose(what, now)
        elif kind == "write":
            session.write(what, now)
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
