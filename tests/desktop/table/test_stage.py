"""The stage with a clock of the test's own: what QML sees when, and what reaches the session."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.keep import pins
from desktop.table.pages.pages import CoverPage, HeldPage, LitPage, TablePage
from desktop.table.session.session import Session
from desktop.table.stage import showing
from desktop.table.stage.showing import page_of
from desktop.table.stage.stage import Stage
from i18n import Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.room import NAMES, Room
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


def test_a_seal_is_seen_for_a_moment_and_then_only_while_held() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    room.stage.choose("3")
    assert (room.live("chosen"), room.live("ticked")) == (["3"], True)
    room.wait(1.3)
    assert (room.live("chosen"), room.live("ticked")) == ([], True)
    room.stage.open()
    assert room.live("chosen") == ["3"]


def test_nothing_of_one_page_stays_for_the_next() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    room.stage.choose("3")
    room.stage.breakPrivacy()
    assert (room.live("chosen"), room.live("ticked"), room.live("hint")) == ([], False, "")
    room.take_up()
    room.stage.open()
    assert room.live("chosen") == []


def test_what_is_not_allowed_brings_a_line() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    words = Words("ja", "jinro_nine")
    for press, line in (("nobody", "lit.must_choose"), ("confirm", "lit.choose_first")):
        getattr(room.stage, press)()
        assert room.live("hint") == words.text(line)
    room.stage.choose("1")
    assert room.live("hint") == words.text("lit.not_that")


def test_ready_phrases_are_written_for_you() -> None:
    room = Room()
    room.until("decoy.note")
    page = room.page
    assert isinstance(page, LitPage)
    room.stage.phrase(2)
    room.stage.open()
    assert room.shown_to_qml.open.draft == page.fields[0].phrases[1]
    room.stage.shut()
    room.stage.phrase(99)
    room.stage.confirm()
    assert room.disk.answers[-1]["answer"] == page.fields[0].phrases[1]


def test_a_note_to_oneself_is_kept_and_seen_while_held() -> None:
    room = Room()
    room.take_up()
    room.stage.note("3 is quiet")
    room.stage.notePhrase(1)
    assert room.disk.notes[0] == {"seat": "A", "text": "3 is quiet"}
    room.stage.open()
    assert room.shown_to_qml.open.notes[0] == "3 is quiet"
    room.stage.eraseNote(1)
    assert len(room.shown_to_qml.open.notes) == 1
    assert room.disk.answers == []


def test_a_pin_stands_between_the_cover_and_the_page() -> None:
    room = Room(pin=pins.hashed("0042"))
    room.take_up()
    assert isinstance(room.page, CoverPage)
    assert room.page.wants_pin
    room.stage.givePin("1111")
    assert room.live("pinHint") == Words("en").text("pin.wrong")
    room.stage.givePin("0042")
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


def test_a_disk_that_fills_up_in_the_middle_of_a_ballot_leaves_the_rest_on_the_table() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    for voter in range(1, 10):
        room.stage.tapSeat(voter)
        room.stage.tapSeat(voter % 9 + 1)
    room.disk.room = 4
    room.stage.closeBallot()
    assert room.live("trouble")
    assert list(room.stage.session.top.named) == list(NAMES[4:])
    room.disk.room = 99
    room.stage.closeBallot()
    assert room.game.ask is not None
    assert [entry["answer"] for entry in room.disk.answers[-9:]] == [*NAMES[1:], "A"]


def test_the_board_counts_down_and_closes_when_all_have_pointed() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    room.stage.countDown()
    seen = [room.live("countdown")]
    for _ in range(4):
        room.wait(1.0)
        seen.append(room.live("countdown"))
    assert seen == [3, 2, 1, 0, 0]
    room.stage.closeBallot()
    assert room.game.ask is not None
    assert room.game.ask.id == "vote.execution"


def test_the_timer_runs_stops_and_is_given_a_minute() -> None:
    room = Room(speech_seconds=60)
    room.until("talk.discussion")
    assert room.live("clockText") == "1:00"
    first = room.live("speaking")
    room.wait(30.0)
    assert (room.live("clockText"), room.live("clockShare")) == ("0:30", 0.5)
    room.stage.pause()
    room.wait(100.0)
    assert (room.live("clockText"), room.live("isPaused")) == ("0:30", True)
    room.stage.pause()
    room.stage.plusMinute()
    room.wait(10.0)
    assert room.live("clockText") == "1:20"
    room.stage.nextSpeaker()
    assert room.live("clockText") == "1:00"
    assert room.live("speaking") != first
    room.wait(1000.0)
    assert room.live("clockText") == "0:00"


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


def test_a_resumed_game_is_covered_and_plays_no_moment_again() -> None:
    room = Room(fast=False)
    room.until("dawn.report")
    session = Session(Game.replay(room.game.journal), Paper())
    stage = Stage(session, room.seating, lambda: 0.0)
    assert isinstance(stage.shown, TablePage)
    assert stage.shown.moments == ()
    assert stage.shown.step.lines != ()


def test_a_game_resumed_in_its_night_plays_no_nightfall_again() -> None:
    room = Room(fast=False)
    room.until("dusk.report")
    room.stage.momentsSeen()
    room.stage.goOn()
    assert room.page.state == "table"
    stage = Stage(Session(Game.replay(room.game.journal), Paper()), room.seating, lambda: 0.0)
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


def test_the_table_voids_its_vote_together() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    before = len(room.disk.answers)
    room.stage.tapSeat(1)
    room.stage.voidPhase()
    assert len(room.disk.answers) == before
    assert room.stage.session.top.named == {}


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


def test_a_whole_game_ends_at_the_end() -> None:
    room, bot, ended = Room(ballots="open"), RandomBot(1), []
    room.stage.finished.connect(lambda: ended.append(True))
    while (ask := room.game.ask) is not None:
        if ask.id.startswith("vote."):
            for voter, vote in room.stage.session.top.voters.items():
                room.stage.tapSeat(NAMES.index(voter) + 1)
                room.stage.tapSeat(NAMES.index(str(bot.answer(vote))) + 1)
            room.stage.closeBallot()
        else:
            room.answer()
    page = room.page
    assert isinstance(page, TablePage)
    assert page.step.kind == "over"
    room.stage.goOn()
    assert ended == [True]


def test_who_speaks_next_which_round_and_how_long_are_said() -> None:
    room = Room(speech_seconds=90, talk_rounds=2)
    room.until("talk.discussion")
    words, order = Words("en"), room.live("page").step.order
    assert room.live("roundSaid") == words.text("table.round", n=1, of=2)
    assert room.live("clockSaid") == words.text("table.remaining", minutes=1, seconds=30)
    for number in [*order[1:], *order]:
        name = words.text("seat.label", number=number, name=NAMES[number - 1])
        assert room.live("nextSaid") == words.text("table.speaking.next", name=name)
        room.stage.nextSpeaker()
    assert room.live("roundSaid") == words.text("table.round", n=2, of=2)
    assert room.live("nextSaid") == ""
    room.stage.nextSpeaker()
    assert room.live("speaking") == order[-1]


def test_a_choice_says_that_it_stands_once_confirmed() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    room.stage.choose("3")
    assert room.live("hint") == Words("ja").text("lit.final")
    room.stage.choose("3")
    assert room.live("hint") == ""


def test_while_held_every_place_says_whether_it_can_be_chosen() -> None:
    room = Room()
    room.until("vote.execution")
    room.take_up()
    assert not room.live("isOpen")
    room.stage.open()
    held: HeldPage = room.shown_to_qml.open
    said = {each.place: each.text for each in held.described}
    words = Words("ja")
    call = room.seating.call(words)
    assert said["1"] == words.text("lit.unavailable", name=call("A"))
    assert said["2"] == words.text("lit.available", name=call("B"))
