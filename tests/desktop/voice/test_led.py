"""The calls of a led night, spoken: the same whoever has the role and whether anybody has; none cuts another off."""

from __future__ import annotations

import pytest

from desktop.seats.called import called_aloud
from desktop.seats.seating import Seated, Seating
from desktop.table.privacy.machine import State, Timing
from desktop.table.session import gestures
from desktop.table.stage.stage import Stage
from desktop.voice.voice import Voice
from i18n import Words
from rulesets.engine import ruleset
from rulesets.engine.table import CALLER
from tests.desktop.table.leading import SEATS, led
from tests.desktop.voice.listening import ON, Mouth, drain, until_saying
from tests.laws.games import RULESETS, Deal, Player, seats

pytestmark = pytest.mark.usefixtures("qapp")
TIMING = Timing(hold=0.0, dead=0.0, call=10.0)


class Night:
    """A led night, its leader, and whoever listens."""

    def __init__(self, *, at_once: bool = True, language: str = "en") -> None:
        self.now = 0.0
        self.mouth = Mouth(at_once=at_once)
        self.session = led(timing=TIMING)
        # Whoever leads and plays reads in a language of his own.
        seated = tuple(Seated(name, "ja") for name in SEATS)
        self.session.seating = Seating("jinro_nine", language, seated)
        self.stage = Stage(self.session, lambda: self.now)
        self.voice = Voice(ON, lambda: "en", lambda: self.mouth)
        self.voice.follow(self.stage)

    @property
    def said(self) -> list[str]:
        return self.mouth.said

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.stage.tick()

    def take_up(self) -> None:
        self.stage.momentsSeen()
        self.stage.hold()
        self.wait(0.1)

    def listen(self) -> None:
        drain(self)

    def answer(self) -> None:
        (ask,) = self.session.lit_screen
        if ask.kind == "choose":
            self.stage.choose(gestures.where(self.session.asked.parts[0], ask.options[0]))
        self.stage.confirm()


def test_each_call_is_opened_and_closed_in_the_tables_language() -> None:
    night = Night()
    night.take_up()
    while night.session.state is State.LIT:
        night.listen()
        night.wait(11.0)
        night.answer()
    night.listen()
    calls = [
        text for text in night.said if "your eyes." in text and "Everybody" not in text and "all of you" not in text
    ]
    assert calls == [
        f"{who}, {what} your eyes." for who in ("Medium", "Seer", "Werewolves", "Guard") for what in ("open", "close")
    ]
    # The last call is closed before the dawn is told.
    assert night.said.index("Guard, close your eyes.") < night.said.index("The sun is up")
    assert "Everybody, close your eyes. The computer goes to the game master." in night.said


def test_a_call_for_nobody_lasts_from_where_it_has_been_heard_and_no_call_is_left_before() -> None:
    night = Night(at_once=False)
    night.take_up()
    until_saying(night)
    number = night.session.game.call.number if night.session.game.call else 0
    assert number == 1
    # Whether anybody has his eyes open or nobody: as long as it is being made, nobody goes on.
    for _ in range(2):
        call = night.session.game.call
        assert call is not None
        night.wait(30.0)
        night.answer()
        assert night.session.game.call == call
        night.listen()
        assert night.session.call_left(night.now) == pytest.approx(0.0 if call.seats else TIMING.call)
        night.wait(0.0 if call.seats else TIMING.call)
        night.answer()
        assert night.session.game.call != call
        until_saying(night)


def test_a_sheet_that_is_put_down_is_silent_and_its_call_is_made_again_if_it_was_cut_off() -> None:
    night = Night(at_once=False)
    night.take_up()
    until_saying(night)
    night.stage.breakPrivacy()
    assert not night.mouth.is_saying
    night.take_up()
    night.listen()
    assert night.said[-3:].count("Medium, open your eyes.") == 1
    heard = len(night.said)
    night.stage.breakPrivacy()
    night.take_up()
    night.listen()
    assert len(night.said) == heard


@pytest.mark.parametrize("id", [id for id in RULESETS if CALLER in ruleset(id).leadings])
def test_what_is_read_at_a_call_hangs_on_the_role_alone(id: str) -> None:
    """Be its holder alive, dead, blocked or left in the middle: over random games, the same words."""
    rules, words = ruleset(id), Words("en", id)
    heard: dict[tuple[str | None, str], set[tuple[str, ...]]] = {}
    lone: set[tuple[str | None, str]] = set()
    held: set[tuple[str | None, str]] = set()
    for seed in range(12):
        deal = Deal(id, seats(rules.players[-1 - seed % min(3, len(rules.players))]), None, {}, seed, leading=CALLER)
        if not deal.may_begin:
            continue
        game, player = deal.game(), Player(seed)
        while game.ask is not None:
            call = game.call
            if call is not None and call.role is not None:
                key = (call.role, call.what)
                aloud = called_aloud(call, game.ask, words)
                heard.setdefault(key, set()).add((*aloud.opens[:2], aloud.closes))
                (held if call.seats else lone).add(key)
            player.move(game)
    assert lone & held
    assert {key: said for key, said in heard.items() if len(said) > 1 and key in lone} == {}
