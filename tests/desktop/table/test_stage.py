"""The stage with a clock of the test's own: what QML sees when, and what reaches the session."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.keep import pins
from desktop.table.pages.pages import CoverPage, LitPage, TablePage
from desktop.table.session.session import Session
from desktop.table.stage import showing
from desktop.table.stage.showing import page_of
from desktop.table.stage.stage import Stage
from i18n import Words
from rulesets.engine import Game
from tests.desktop.room import Room
from tests.desktop.sitting import Paper, texts

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_page_is_lit_by_holding_and_by_nothing_shorter() -> None:
    room = Room()
    room.wait(0.5)
    room.stage.hold()
    room.wait(0.4)
    assert room.live("holdProgress") == pytest.approx(0.5)
    room.stage.letGo()
    room.wait(5.0)
    assert (room.state, room.live("holdProgress")) == ("cover", 0.0)
    room.stage.hold()
    room.wait(0.9)
    assert room.state == "lit"


def test_what_is_secret_is_there_while_the_page_is_held() -> None:
    room = Room()
    room.take_up()
    role = Words("ja", "jinro_nine").text(f"role.{room.game.roles['A']}.name")
    assert role not in dict(texts(room.shown_to_qml)).values()
    room.stage.open()
    assert role in dict(texts(room.shown_to_qml)).values()
    room.stage.shut()
    assert room.shown_to_qml.open is None
    assert role not in dict(texts(room.shown_to_qml)).values()


def test_the_toggle_shuts_by_itself() -> None:
    room = Room()
    room.take_up()
    room.stage.peek()
    assert room.live("isOpen")
    room.wait(4.9)
    assert room.live("isOpen")
    room.wait(0.2)
    assert not room.live("isOpen")
    assert room.shown_to_qml.open is None


@pytest.mark.parametrize("happens", ["breakPrivacy", "leave", "idle"])
def test_whatever_breaks_privacy_brings_the_cover_at_once(happens: str) -> None:
    room = Room()
    room.take_up()
    room.stage.open()
    if happens == "idle":
        room.wait(60.0)
    else:
        getattr(room.stage, happens)()
    assert isinstance(room.page, CoverPage)
    assert room.page.name == "A"
    assert not room.live("isOpen")
    assert room.shown_to_qml is room.page


def test_cover_and_content_never_change_apart() -> None:
    """Every page QML is given is whole: its state says what it is, and only a lit one has an inside."""
    room = Room()
    room.until("vote.execution")
    for page in room.pages:
        assert isinstance(page, LitPage) == (page.state == "lit")
        assert isinstance(page, TablePage) == (page.state == "table")
    assert {page.state for page in room.pages} == {"cover", "lit", "spent", "table"}


def test_a_lit_page_is_in_its_readers_language_and_a_cover_in_the_tables() -> None:
    room = Room()
    assert room.page.language == "en"
    room.take_up()
    assert room.page.language == "ja"


def test_a_pin_stands_between_the_cover_and_the_page() -> None:
    room = Room(pin=pins.hashed("0042"))
    room.take_up()
    assert isinstance(room.page, CoverPage)
    assert room.page.wants_pin
    room.stage.givePin("1111")
    assert room.live("pinHint") == Words("ja").text("pin.wrong")
    room.stage.givePin("0042")
    # A kill would come before the next tick.
    assert [entry["kind"] for entry in room.disk.witnessed] == ["wrong", "lit"]
    assert room.state == "lit"


def test_a_turn_lasts_as_long_as_every_other() -> None:
    room = Room()
    room.take_up()
    room.stage.confirm()
    room.wait(0.5)
    room.stage.confirm()
    assert room.state == "spent"
    left = room.live("dwellLeft")
    room.wait(5.0)
    assert 0.0 < room.live("dwellLeft") < left
    room.wait(20.0)
    assert room.state == "cover"


def test_a_full_disk_is_a_sentence_and_nothing_is_lost() -> None:
    room = Room()
    room.take_up()
    room.disk.room = 0
    room.stage.confirm()
    assert room.live("trouble") == Words("en").text("error.disk_full")
    assert room.state == "lit"
    assert room.game.journal["answers"] == []
    room.disk.room = 9
    room.stage.dismissTrouble()
    room.stage.confirm()
    assert room.live("trouble") == ""
    assert room.game.journal["answers"] == room.disk.answers != []


def test_nightfall_is_seen_before_the_cover_and_holds_nothing_back() -> None:
    room = Room(fast=False)
    room.until("dusk.report")
    room.stage.momentsSeen()
    room.stage.goOn()
    page = room.page
    assert isinstance(page, TablePage)
    assert (page.step.kind, [moment.kind for moment in page.moments]) == ("pass", ["night"])
    room.stage.hold()
    room.wait(2.0)
    assert room.state == "table"
    room.stage.momentsSeen()
    assert room.state == "cover"


def test_the_first_lap_is_told_before_it_begins() -> None:
    room = Room(fast=False)
    page = room.page
    assert isinstance(page, TablePage)
    assert [moment.kind for moment in page.moments] == ["lap"]
    room.stage.hold()
    room.wait(2.0)
    assert room.state == "table"
    room.stage.momentsSeen()
    assert room.state == "cover"
    room.answer()
    assert room.state == "lit"


def test_once_told_the_first_lap_is_not_told_again_when_privacy_breaks_on_its_first_page() -> None:
    room = Room(fast=False)
    room.stage.momentsSeen()
    room.take_up()
    room.stage.breakPrivacy()
    assert room.state == "cover"
    assert room.game.answers == 0


def test_a_resumed_game_is_covered_and_plays_no_moment_again() -> None:
    room = Room(fast=False)
    room.until("dawn.report")
    session = Session(Game.replay(room.game.journal), room.seating, Paper())
    stage = Stage(session, lambda: 0.0)
    assert isinstance(stage.shown, TablePage)
    assert stage.shown.moments == ()
    assert stage.shown.step.lines != ()


def test_a_game_resumed_in_its_night_plays_no_nightfall_again() -> None:
    room = Room(fast=False)
    room.until("dusk.report")
    room.stage.momentsSeen()
    room.stage.goOn()
    assert room.page.state == "table"
    stage = Stage(Session(Game.replay(room.game.journal), room.seating, Paper()), lambda: 0.0)
    assert isinstance(stage.shown, CoverPage)


def test_a_page_is_made_once_for_each_change_and_never_for_a_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(*given: object) -> Any:
        made.append(given)
        return page_of(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(showing, "page_of", counted)
    room = Room(fast=False, ballots="open")
    for ask in ("decoy.note", "vote.execution"):
        room.until(ask)
        before = len(made)
        room.wait(0.1)
        room.wait(0.1)
        assert len(made) == before
    assert len(made) == len(room.pages) + 1


def test_who_does_not_come_is_reminded_before_the_table_goes_on() -> None:
    room = Room()
    room.stage.withoutAnswer()
    assert room.disk.answers == []
    room.stage.remind()
    assert room.shown_to_qml.reminded == 1
    assert room.shown_to_qml.may_go_on_without
    room.stage.withoutAnswer()
    assert isinstance(room.page, CoverPage)
    assert room.page.name == "B"
