"""Rules of a talk are kept by the machine: said for as long as they hold, counted down, and told when they are over."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.demo.director import Hourglass
from desktop.seats.seating import Seating
from desktop.table.pages.pages import TablePage
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from i18n import LANGUAGES, Words
from rulesets.engine.scenario.playing import Run
from tests.desktop.sitting import Paper

pytestmark = pytest.mark.usefixtures("qapp")
ROLES = (
    "seer",
    "medium",
    "guard",
    "golem",
    "mason",
    "mason",
    "villager",
    "villager",
    "werewolf",
    "evil_eye_wolf",
    "madman",
)
CURSED = "1 A"


class Table:
    """At the talk of the second day, after this card was played and, maybe, A cursed."""

    def __init__(self, card: str, *, curses: bool = False, fast: bool = False, language: str = "en") -> None:
        rows: list[dict[str, Any]] = [
            {"ask": "vote.execution", "day": 1, "answer": "G"},
            {"ask": "event.choose", "day": 1, "answer": card},
            {"ask": "event.word", "day": 1, "answer": "wow"},
            {"ask": "werewolf.attack", "day": 1, "answer": "H"},
            {"ask": "evil_eye.curse", "day": 1, "answer": "A" if curses else "H"},
        ]
        run = Run(
            {
                "ruleset": "event_jinro",
                "preset": "magic11",
                "fixed": {"roles": dict(zip("ABCDEFGHIJK", ROLES, strict=True)), "deck": [card, "slum"]},
                "answers": rows,
                "expect": {"until": {"day": 2, "phase": "day"}},
            }
        )
        run.play()
        self.clock = Hourglass()
        self.words = Words(language, "event_jinro")
        seating = Seating.plain("event_jinro", language, run.game.players)
        self.stage = Stage(Session(run.game, seating, Paper()), self.clock, fast)
        self.sounds: list[str] = []
        self.stage.sounded.connect(self.sounds.append)
        while self.page.moments:
            self.stage.momentsSeen()

    @property
    def page(self) -> TablePage:
        page = self.stage.shown
        assert isinstance(page, TablePage)
        return page

    def live(self, name: str) -> Any:
        return self.stage.property(name)

    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.stage.tick()

    def says(self, rule: str, end: str, **params: Any) -> str:
        return self.words.text(f"holds.{rule}.{end}", **{"who": ["1 A"], "word": "wow", "left": "", **params})


def test_the_curses_minute_is_counted_down_and_everybody_is_told_when_it_is_over() -> None:
    table = Table("slum", curses=True)
    table.wait(18.0)
    who = table.stage.seating.call(table.words)("A")
    assert table.live("heldTitle") == table.words.text("holds.silence.title")
    assert table.live("heldDigits") == "0:42"
    assert table.live("heldLines") == [table.says("silence", "line", who=[who], left="0:42")]
    assert table.live("talkSaid") == table.words.text("table.talk_left", time=table.live("clockText"))
    table.wait(42.0)
    [moment] = table.page.moments
    assert (moment.kind, moment.motif) == ("lifted", "states/silenced")
    assert moment.title == table.words.text("holds.silence.over")
    assert moment.line == table.words.text("holds.silence.after", who=[who])
    assert table.sounds[-1] == "bell"
    table.stage.momentsSeen()
    table.wait(0.1)
    assert (table.live("heldTitle"), table.live("heldDigits"), table.live("heldLines")) == ("", "", [])
    assert not table.page.moments


def test_a_pause_does_not_use_it_up_and_a_minute_more_does_not_lengthen_it() -> None:
    table = Table("slum", curses=True)
    table.wait(20.0)
    table.stage.pause()
    table.wait(500.0)
    assert table.live("heldDigits") == "0:40"
    table.stage.pause()
    table.stage.plusMinute()
    table.wait(30.0)
    assert table.live("heldDigits") == "0:10"
    assert not table.page.moments


def test_small_talk_and_a_curse_end_one_after_the_other() -> None:
    table = Table("public_bath", curses=True)
    assert [len(table.live("heldLines")), table.live("heldDigits")] == [2, "1:00"]
    table.wait(60.0)
    assert [moment.title for moment in table.page.moments] == [table.words.text("holds.silence.over")]
    table.stage.momentsSeen()
    table.wait(1.0)
    assert [len(table.live("heldLines")), table.live("heldDigits")] == [1, "0:59"]
    table.wait(59.0)
    assert [moment.title for moment in table.page.moments] == [table.words.text("holds.small_talk.over")]


def test_a_word_of_the_day_has_the_dial_and_a_curse_beside_it_the_band() -> None:
    table = Table("tower_of_babel", curses=True)
    assert (table.live("heldTitle"), table.live("heldDigits")) == (table.words.text("holds.one_word.title"), "wow")
    table.wait(61.0)
    table.stage.momentsSeen()
    table.wait(100.0)
    assert table.live("heldDigits") == "wow"
    assert table.live("heldLines") == [table.says("one_word", "line")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "rule"), [("library", "last_word"), ("clock_tower", "half_time"), ("church", "talking_dead")]
)
def test_what_lasts_as_long_as_the_talk_is_said_until_its_end(card: str, rule: str, language: str) -> None:
    table = Table(card, language=language)
    assert table.live("heldTitle") == table.words.text(f"holds.{rule}.title")
    before = table.live("heldLines")
    table.wait(10_000.0)
    assert (table.live("heldLines"), table.page.moments) == (before, ())
    table.stage.goOn()
    assert table.live("heldLines") == []


def test_what_the_band_says_as_it_holds_is_not_said_twice() -> None:
    assert Table("tower_of_babel", curses=True).page.step.lines == ()
    assert len(Table("altar").page.step.lines) == 1


def test_without_moments_the_bell_says_it() -> None:
    table = Table("slum", curses=True, fast=True)
    table.wait(61.0)
    assert (table.page.moments, table.sounds[-1:]) == ((), ["bell"])
    assert table.live("heldLines") == []


def test_a_talk_that_begins_anew_begins_with_its_rules() -> None:
    table = Table("slum", curses=True)
    table.wait(61.0)
    table.stage.momentsSeen()
    table.stage.takeBack()
    while table.page.step.kind != "talk" or table.page.moments:
        table.stage.momentsSeen() if table.page.moments else table.stage.goOn()
    assert table.live("heldDigits") == "1:00"


def test_a_talk_that_nothing_was_told_of_says_nothing() -> None:
    table = Table("slum")
    assert (table.live("heldTitle"), table.live("heldLines"), table.live("talkSaid")) == ("", [], "")
