"""What lies open: the timer and who speaks, the pointing board, and a vote that the table takes back."""

from __future__ import annotations

import pytest

from desktop.seats.decisions import SKIP
from desktop.table.pages.pages import TablePage
from desktop.table.session.witness import SKIPPED
from i18n import Words
from rulesets.engine.bots import RandomBot
from tests.desktop.room import NAMES, Room

pytestmark = pytest.mark.usefixtures("qapp")


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


def test_back_from_the_second_speaker_the_first_speaks_again_and_nothing_is_undone() -> None:
    room = Room(speech_seconds=60)
    room.until("talk.discussion")
    first, answers = room.live("speaking"), room.game.answers
    room.stage.nextSpeaker()
    room.wait(20.0)
    room.stage.takeBack()
    assert (room.live("speaking"), room.live("clockText"), room.game.answers) == (first, "1:00", answers)


def test_there_are_as_many_taps_as_votes() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    top = room.stage.session.top
    for vote in top.voters.values():
        room.stage.tapSeat(NAMES.index(vote.options[0]) + 1)
    assert room.stage.session.top.named == {voter: vote.options[0] for voter, vote in top.voters.items()}
    assert room.stage.session.top.is_complete


def test_a_tap_on_a_finger_that_has_pointed_asks_before_it_is_taken_back() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    room.stage.tapSeat(2)
    room.stage.tapKnot(1)
    page = room.page
    assert isinstance(page, TablePage)
    assert page.step.board is not None
    assert page.step.board.erases is not None
    assert NAMES[0] in page.step.board.erases.line
    room.stage.keepFinger()
    assert room.stage.session.top.named == {NAMES[0]: NAMES[1]}
    room.stage.tapKnot(1)
    room.stage.eraseFinger()
    assert (room.stage.session.top.named, room.stage.session.top.finger) == ({}, NAMES[0])


def test_a_vote_in_which_nobody_may_abstain_is_closed_without_somebody_who_is_not_there() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    for voter in range(1, 9):
        room.stage.tapSeat(voter % 9 + 1)
    page = room.page
    assert isinstance(page, TablePage)
    assert page.step.board is not None
    assert page.step.board.must_point
    assert not page.step.board.may_close
    assert page.step.without is not None
    assert NAMES[8] in page.step.without.line
    room.stage.withoutAnswer()
    assert room.stage.session.top.is_complete
    before = len(room.disk.answers)
    room.stage.closeBallot()
    assert room.disk.answers[before:][8]["no_reply"]
    told = [decision for decision in room.stage.seating.decided if decision.kind == SKIP]
    assert [decision.seat for decision in told] == [NAMES[8]]
    assert [(one.kind, one.seat) for one in room.stage.session.witness.entries if one.kind == SKIPPED] == [
        (SKIPPED, NAMES[8])
    ]
    line = told[0].line(Words("en", "jinro_nine"))
    page = room.page
    assert isinstance(page, TablePage)
    assert line in page.decided
    assert line in [row.text for row in page.chronicle]


def test_who_comes_after_all_points_before_the_vote_is_closed_and_nothing_is_told() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    room.stage.withoutAnswer()
    room.stage.undoFinger()
    for voter in range(1, 10):
        room.stage.tapSeat(voter % 9 + 1)
    room.stage.closeBallot()
    assert not room.stage.seating.decided


def test_the_table_voids_its_vote_together() -> None:
    room = Room(ballots="open")
    room.until("vote.execution")
    before = len(room.disk.answers)
    room.stage.tapSeat(1)
    room.stage.voidPhase()
    assert len(room.disk.answers) == before
    assert room.stage.session.top.named == {}


def test_a_whole_game_ends_at_the_end() -> None:
    room, bot, ended = Room(ballots="open"), RandomBot(1), []
    room.stage.finished.connect(lambda: ended.append(True))
    while (ask := room.game.ask) is not None:
        if ask.id.startswith("vote."):
            for vote in room.stage.session.top.voters.values():
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
