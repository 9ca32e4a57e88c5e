"""A table and whoever listens to it."""

from __future__ import annotations

from typing import Any

from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.seats.seating import Seating
from desktop.sound.player import MOMENTS, SIGNALS
from desktop.sound.sounds import Sounds
from desktop.table.pages.pages import TablePage
from desktop.table.session import gestures
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from rulesets.engine import Ask
from tests.desktop.sitting import Paper
from tests.laws.games import Deal
from tests.laws.secrecy import plan


class Ear:
    """In the player's place: it writes down what would be heard, and when."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.is_lit = self.is_night = False
        self.heard: list[tuple[float, str]] = []

    def play(self, name: str) -> None:
        assert name in (*SIGNALS, *MOMENTS)
        self.heard.append((round(self._room.now, 3), f"{name}, lit" if self.is_lit else name))

    def lit(self, is_lit: bool) -> None:
        self.is_lit = is_lit

    def night(self, is_night: bool) -> None:
        if is_night != self.is_night:
            self.heard.append((round(self._room.now, 3), "night falls" if is_night else "night ends"))
        self.is_night = is_night

    def try_again(self) -> None:
        return


class Room:
    """A table where everybody takes the same time over everything."""

    def __init__(self, deal: Deal) -> None:
        self.now = 0.0
        self.deal = deal
        self.game = deal.game()
        session = Session(self.game, Seating.plain(deal.ruleset, "en", deal.players), Paper(), pace=Pace())
        self.stage = Stage(session, lambda: self.now)
        self.sounds = Sounds(Settings())
        self.ear = Ear(self)
        self.sounds.player = self.ear  # type: ignore[assignment]
        self.sounds.follow(self.stage)

    def wait(self, seconds: float, by: float = 0.25) -> None:
        for _ in range(round(seconds / by)):
            self.now += by
            self.stage.tick()

    def step(self) -> None:
        state = self.stage.shown.state
        self.wait(0.5)
        if state == "cover":
            self.stage.hold()
            self.wait(1.0)
        elif state == "spent":
            self.wait(25.0, by=1.0)
        elif state == "lit":
            self.on_a_page()
        else:
            self.at_the_table()

    def on_a_page(self) -> None:
        ask = self.asked
        self.stage.open()
        self.wait(1.0)
        self.stage.shut()
        answer = plan(self.deal, self.game, ask, "", frozenset())
        if ask.kind == "text" and answer:
            self.stage.write(answer)
        elif ask.kind != "confirm" and answer is None:
            self.stage.nobody()
        for token in [answer] if isinstance(answer, str) and ask.kind == "choose" else answer or ():
            if ask.kind == "choose":
                self.stage.choose(gestures.where(self.stage.session.asked.parts[0], token))
        self.stage.confirm()

    def at_the_table(self) -> None:
        page = self.stage.shown
        assert isinstance(page, TablePage)
        for at in range(1, len(page.moments)):
            self.stage.nextMoment(at)
        if page.moments:
            self.stage.momentsSeen()
        elif page.step.kind == "talk":
            self.wait(page.step.seconds, by=5.0)
            self.stage.goOn()
        elif self.asked.kind == "confirm":
            self.stage.goOn()
        else:
            self.openly()

    def openly(self) -> None:
        session = self.stage.session
        named = {ask.seat or "": self.planned(ask) for ask in session.top.asks}
        if session.top.is_ballot:
            self.stage.countDown()
            self.wait(4.0)
            session.close_ballot(named, self.now)
            self.stage.tick()
        else:
            session.go_on(self.planned(self.asked), self.now)
            self.stage.tick()

    def planned(self, ask: Ask) -> Any:
        return plan(self.deal, self.game, ask, "" if ask.secret else ask.seat or "", frozenset())

    @property
    def asked(self) -> Ask:
        assert self.game.ask is not None
        return self.game.ask

    @property
    def known(self) -> tuple[Any, ...]:
        """What everybody may know."""
        told = tuple((notice.id, repr(notice.params)) for notice in self.game.notices())
        page = self.stage.shown
        openly = page.step.kind if isinstance(page, TablePage) else ""
        return (page.state, openly, self.game.day, self.game.phase, self.game.alive, told)


def until(room: Room, kind: str) -> None:
    while not (isinstance(room.stage.shown, TablePage) and room.stage.shown.step.kind == kind):
        room.step()
