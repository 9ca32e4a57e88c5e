"""A talk that somebody interrupts to turn up a card: one turn for him alone, and what comes of it at the table."""

from __future__ import annotations

import pytest

from desktop.demo.director import Hourglass
from desktop.practice.round import Nowhere
from desktop.seats.seating import Seated, Seating
from desktop.table.pages.pages import CoverPage, TablePage
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from devtools.walk import games
from i18n import Words
from rulesets.engine import Game
from rulesets.engine.scenario.playing import neutral

pytestmark = pytest.mark.usefixtures("qapp")
SEATS = tuple("ABCDEFGHIJ")
CARDS = ("seer", "witch", "idiot", "guard", *["villager"] * 4, "werewolf", "werewolf")


class Evening:
    def __init__(self, **options: object) -> None:
        dealt = {"roles": dict(zip(SEATS, CARDS, strict=True))}
        counts = {card: CARDS.count(card) for card in CARDS}
        self.game = Game.new(
            "langrensha", SEATS, preset=counts, fixed=dealt, seed=3, options={"sheriff": False, **options}
        )
        while self.game.ask is not None and self.game.ask.kind != "talk":
            neutral(self.game, self.game.ask)
        self.clock = Hourglass()
        seating = Seating("langrensha", "en", tuple(Seated(name, "", "") for name in SEATS))
        self.stage = Stage(Session(self.game, seating, Nowhere()), self.clock, True)
        self.stage.stop()
        games.wait(self.stage, self.clock)

    @property
    def table(self) -> TablePage:
        assert isinstance(self.stage.shown, TablePage)
        return self.stage.shown

    def taken_by(self, seat: str) -> None:
        self.stage.goOn("turn_up")
        self.stage.tapSeat(SEATS.index(seat) + 1)
        self.stage.confirm()


def test_a_wolf_who_takes_the_lantern_may_blow_up_and_night_falls() -> None:
    evening = Evening(self_destruct=True)
    interrupt = evening.table.step.interrupt
    assert interrupt is not None
    assert (interrupt.place, interrupt.text) == ("turn_up", Words("en", "langrensha").text("choice.turn_up"))
    evening.taken_by("I")
    cover = evening.stage.shown
    assert isinstance(cover, CoverPage)
    games.step(evening.stage, evening.clock, "I")
    assert [(death.name, death.cause) for death in evening.game.deaths] == [("I", "explosion")]
    assert evening.game.phase == "night"


def test_whoever_turns_up_nothing_has_the_same_page_and_the_talk_goes_on() -> None:
    shapes = []
    for seat, answer in (("I", None), ("E", "A")):
        evening = Evening(self_destruct=True)
        evening.taken_by(seat)
        ask = evening.game.ask
        assert ask is not None
        assert ask.seat == seat
        shapes.append((ask.kind, ask.of, evening.game.pages, evening.game.turn_kinds))
        games.step(evening.stage, evening.clock, answer)
        assert evening.table.step.kind == "talk"
    assert shapes[0] == shapes[1]


def test_a_table_that_thinks_better_of_it_talks_on() -> None:
    evening = Evening(self_destruct=True)
    evening.stage.goOn("turn_up")
    assert evening.table.step.kind == "choose"
    evening.stage.nobody()
    evening.stage.confirm()
    assert evening.table.step.kind == "talk"


def test_where_nobody_can_turn_up_anything_there_is_nothing_to_press() -> None:
    evening = Evening()
    assert evening.table.step.interrupt is None
    evening.stage.goOn("turn_up")
    assert evening.table.step.kind == "talk"
