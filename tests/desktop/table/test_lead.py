"""A led night: one cover, one sheet for all of its calls, and nothing of it when the leader puts it down."""

from __future__ import annotations

from random import Random

import pytest

from desktop.table.pages.pages import CoverPage, LeadPage
from desktop.table.privacy.machine import State, Timing
from desktop.table.session import gestures
from desktop.table.session.session import Session
from desktop.table.stage.showing import page_of
from rulesets.engine import Game
from tests.desktop.table.leading import led


def state(session: Session) -> State:
    return session.state


def page(session: Session) -> LeadPage:
    found = page_of(session)
    assert isinstance(found, LeadPage)
    return found


def asked(session: Session) -> str:
    return session.ask.id if session.ask else ""


def number(session: Session) -> int:
    return session.game.call.number if session.game.call else 0


def take_up(session: Session, now: float = 0.0) -> None:
    session.machine.hold(now)
    session.tick(now)


def answer(session: Session, now: float = 0.0) -> None:
    (ask,) = session.lit_screen
    if ask.kind == "choose":
        session.choose(gestures.where(session.asked.parts[0], ask.options[0]), now)
    session.confirm(now)


def test_all_calls_of_a_night_stand_on_one_sheet_after_one_cover() -> None:
    session = led()
    assert state(session) is State.COVER
    take_up(session)
    calls = []
    while state(session) is State.LIT:
        calls.append(page(session).count)
        answer(session)
    assert state(session) is State.TABLE
    assert list(dict.fromkeys(calls)) == [f"Call {number} of 4" for number in range(1, 5)]


def test_a_sheet_says_what_to_read_whose_eyes_are_open_and_what_to_show() -> None:
    session = led()
    take_up(session)
    medium = page(session)
    assert medium.aloud[0] == "Medium, open your eyes."
    assert medium.sign == ("1 · A, who was executed, was not a werewolf.",)
    answer(session)
    seer = page(session)
    assert [seat.number for seat in seer.seats if seat.has_eyes_open] == []
    assert seer.aloud == ("Seer, open your eyes.", "Who do you want to check?")
    answer(session)
    wolves = page(session)
    assert [seat.number for seat in wolves.seats if seat.has_eyes_open] == [7, 8]
    assert [seat.number for seat in wolves.seats if seat.can_be_chosen] == [2, 3, 4, 5, 6, 9]
    assert wolves.then == "Then: Werewolves, close your eyes."


def test_whose_eyes_are_open_for_nothing_is_shown_nothing_and_the_sheet_says_so() -> None:
    session = led(votes=False)
    take_up(session)
    medium = page(session)
    assert (asked(session), medium.eyes) == ("call.nobody", ("2 · B",))
    assert medium.eyes_line == "Nothing to show. Wait just as long all the same."
    answer(session)
    answer(session)
    assert page(session).eyes_line == ""


def test_the_button_never_promises_more_than_what_comes_next() -> None:
    session = led()
    take_up(session)
    said = []
    while state(session) is State.LIT:
        said.append((asked(session), page(session).next))
        answer(session)
    assert said == [
        ("call.show", "Shown"),
        ("call.nobody", "Next call"),
        ("werewolf.attack", "Confirm"),
        ("guard.protect", "Confirm"),
    ]


def test_roles_are_on_it_only_while_it_is_held() -> None:
    session = led()
    take_up(session)
    assert {seat.role for seat in page(session).seats} == {""}
    session.machine.open(0.0)
    assert [seat.role for seat in page(session).seats][:3] == ["Seer", "Medium", "Guard"]


def test_put_down_it_is_a_cover_that_names_nobody_and_nothing_is_lost() -> None:
    session = led()
    take_up(session)
    answer(session)
    call = session.game.call
    session.break_privacy(0.0)
    cover = page_of(session)
    assert isinstance(cover, CoverPage)
    assert (cover.number, cover.name) == (0, "the game master")
    take_up(session)
    assert session.game.call == call


def test_a_call_for_nobody_takes_as_long_as_any() -> None:
    session = led(timing=Timing(hold=0.0, dead=0.0, call=10.0))
    take_up(session)
    answer(session)
    assert asked(session) == "call.nobody"
    session.confirm(9.0)
    assert (asked(session), session.hint) == ("call.nobody", "lead.wait")
    session.confirm(10.0)
    assert asked(session) == "werewolf.attack"


def test_back_one_call_goes_to_where_this_one_or_the_one_before_began() -> None:
    session = led()
    take_up(session)
    assert not session.call_back(0.0)
    answers = session.game.answers
    answer(session)
    answer(session)
    assert number(session) == 3
    assert session.call_back(0.0)
    assert number(session) == 2
    assert session.call_back(0.0)
    assert (number(session), session.game.answers) == (1, answers)


def test_a_fallen_leader_has_the_cover_in_his_name() -> None:
    session = led("fallen")
    cover = page_of(session)
    assert isinstance(cover, CoverPage)
    assert (cover.number, cover.name, cover.button) == (1, "A", "I lead tonight")


@pytest.mark.parametrize("leading", ["caller", "fallen"])
def test_whole_led_games_are_played_and_kept(leading: str) -> None:
    session, random = led(leading), Random(3)
    while session.ask is not None:
        ask = session.ask
        if state(session) is State.COVER:
            take_up(session)
        elif state(session) is State.TABLE:
            session.go_on(random.choice(ask.options) if ask.options else None, 0.0)
        elif state(session) is State.SPENT:
            session.tick(0.0)
        else:
            answer(session)
    assert Game.replay(session.game.journal).result == session.game.result
