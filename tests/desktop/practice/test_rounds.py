"""Each practice round is played from deal to end by somebody who takes his time, and is over in four minutes."""

from __future__ import annotations

import pytest

from desktop.demo.director import Hourglass
from desktop.estimate import pace
from desktop.home.page import ROUNDS
from desktop.keep.settings import Settings
from desktop.practice.friends import Friends
from desktop.practice.round import practice, rounds
from desktop.table.pages.pages import CoverPage, LitPage, TablePage
from desktop.table.session import gestures
from desktop.table.session.tabletop import Tabletop
from i18n import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("qapp")
# What is seen and read by all, a moment: as long as its picture moves, and a little.
MOMENT = 5.0
# A talk in which nobody answers is only ended.
TALK = pace.REPORT
STEP = 0.1
FOUR_MINUTES = 240.0


class Person:
    """Who practises, and how long that takes as the pace's forecast reckons it."""

    def __init__(self, ruleset: str, language: str = "en", chooses: tuple[str, ...] = ()) -> None:
        self.clock = Hourglass()
        self.stage = practice(ruleset, language, Settings(), self.clock)
        self.friends = Friends(self.stage)
        self.chooses = chooses
        self.is_over = False
        self.turns = self.screens = 0
        self.asked: list[str] = []
        self.stage.finished.connect(self._end)

    def _end(self) -> None:
        self.is_over = True

    def play(self) -> float:
        began = self.clock.now
        while not self.is_over:
            assert self.clock.now - began < 2 * FOUR_MINUTES, self.asked
            self.act()
        return self.clock.now - began

    def act(self) -> None:
        page, session = self.stage.shown, self.stage.session
        if isinstance(page, TablePage) and page.moments:
            self.wait(MOMENT)
            self.stage.momentsSeen()
        elif isinstance(page, CoverPage) and page.name == self.friends.me:
            self.turns += 1
            self.wait(pace.HANDING)
            self.stage.hold()
            self.wait(1.5)
        elif isinstance(page, LitPage) and page.name == self.friends.me:
            self.screens += 1
            self.asked += [ask.id for ask in session.lit_screen]
            self.wait(pace.PAGE)
            self.choose()
            self.stage.confirm()
            self.wait(0.5)
        elif isinstance(page, TablePage) and not session.top.is_ballot:
            self.openly()
        elif isinstance(page, TablePage):
            self.vote(session.top)
        else:
            self.wait(STEP)

    def choose(self) -> None:
        session = self.stage.session
        for part in session.asked.parts:
            tokens = (*(token for token in self.chooses if token in part.ask.options), *part.ask.options)
            if part.ask.kind == "choose":
                self.stage.choose(gestures.where(part, tokens[0]))

    def openly(self) -> None:
        ask = self.stage.session.ask
        if ask is None:
            self.wait(pace.REPORT)
            self.stage.goOn()
            return
        self.asked.append(ask.id)
        if ask.kind in ("confirm", "talk"):
            self.wait(pace.REPORT if ask.kind == "confirm" else TALK)
            self.stage.goOn()
        else:
            self.wait(pace.OPEN_CHOICE)
            if self.asked.count(ask.id) == 1:
                self.stage.tapSeat(2)
                self.stage.tapSeat(3)
            else:
                self.stage.nobody()
            self.stage.confirm()
        self.wait(0.5)

    def vote(self, top: Tabletop) -> None:
        if not top.pointed and self.stage.live.countdown < 0:
            self.asked.append(top.asks[0].id)
            self.wait(pace.BALLOT)
            self.stage.countDown()
            self.wait(3.5)
        elif self.friends.me in top.missing:
            self.wait(pace.FINGER)
            self.stage.tapKnot(2)
            self.stage.tapSeat(4)
        elif top.is_complete:
            self.wait(pace.FINGER)
            self.stage.closeBallot()
            self.wait(0.5)
        else:
            self.wait(STEP)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.clock.now += STEP
            self.stage.tick()
            self.friends.tick()


def test_home_offers_all_there_are() -> None:
    assert list(ROUNDS) == list(rounds())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_line(language: str) -> None:
    words = Words(language)
    assert all(f"round.{id}.{end}" in words for id in rounds() for end in ("name", "line"))
    assert all(len(words.text("practice.names").split()) >= played.seats for played in rounds().values())


@pytest.mark.parametrize("ruleset", rounds())
def test_each_is_over_in_four_minutes(ruleset: str) -> None:
    person = Person(ruleset)
    seconds = person.play()
    assert seconds < FOUR_MINUTES
    assert person.stage.session.game.result is not None


def test_an_event_is_drawn_and_plays() -> None:
    person = Person("event_jinro", chooses=("public_bath",))
    person.play()
    game = person.stage.session.game
    told = [notice for notice in game.notices() if notice.id == "event.morning"]
    assert [notice.params for notice in told] == [{"event": "public_bath", "minutes": 1}]
    assert person.friends.me not in game.alive
    assert game.result is not None
    assert game.result.factions == ("village",)


def test_a_card_is_offered_and_one_is_used_at_midnight() -> None:
    person = Person("witch_trial", chooses=("detection", "barrier"))
    person.play()
    assert [id for id in person.asked if id.startswith(("trade.offer", "midnight.act", "vote"))] == [
        "trade.offer",
        "vote.imprison",
        "midnight.act",
    ]
    game, me = person.stage.session.game, person.friends.me
    assert any(notice.id == "trade.done" for notice in game.notices(me))


@pytest.mark.parametrize(("card", "lives"), [("barrier", True), ("detection", False)])
def test_who_raises_the_traded_barrier_lives(card: str, lives: bool) -> None:
    person = Person("witch_trial", chooses=("autopsy", card))
    person.play()
    assert (person.friends.me in person.stage.session.game.alive) is lives
