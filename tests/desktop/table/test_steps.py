"""What stands beside a step of the table: how many hands are up, why a vote can't be closed, what comes next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.table.pages.board_parts import PointingBoard
from desktop.table.pages.pages import CoverPage, TablePage, TableStep
from i18n import Words, speak
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.people import short
from tests.desktop.sitting import Sitting


def come_to(id: str, players: int, reached: Callable[[Ask], bool], **options: object) -> Sitting:
    game, bot = Game.new(id, short(players), seed=2, options=options), RandomBot(2)
    while game.ask is not None and not reached(game.ask):
        game.answer(bot.answer(game.ask))
    return Sitting(game)


def step(sitting: Sitting) -> TableStep:
    page = sitting.page()
    assert isinstance(page, TablePage)
    return page.step


def board(sitting: Sitting) -> PointingBoard:
    found = step(sitting).board
    assert found is not None
    return found


def test_raised_hands_are_counted_by_what_they_say() -> None:
    sitting = come_to("langrensha", 12, lambda ask: ask.id == "sheriff.run")
    assert board(sitting).rows == ()
    for name in ("P2", "P5", "P9"):
        sitting.session.lay(sitting.session.top.tapped(name))
    (row,) = board(sitting).rows
    assert (row.number, row.name, row.count) == (0, Words("en", "langrensha").text("choice.run"), "3")


def test_a_vote_says_how_many_fingers_it_waits_for() -> None:
    sitting = come_to("jinro_nine", 9, lambda ask: ask.id == "vote.execution", ballots="open")
    voters = list(sitting.session.top.voters)
    assert board(sitting).why_not == Words("en").text("board.close.why", n=len(voters))
    for voter in voters:
        sitting.session.lay(sitting.session.top.tapped(voter).tapped(next(name for name in voters if name != voter)))
    assert board(sitting).may_close
    assert board(sitting).why_not == ""


def test_a_question_to_one_seat_says_to_whom() -> None:
    sitting = come_to("jinro_nine", 9, lambda ask: ask.id == "last_words")
    asked = sitting.session.ask
    assert asked is not None
    assert asked.seat is not None
    words, number = Words("en"), sitting.seating.number(asked.seat)
    assert step(sitting).who == words.text("seat.label", number=number, name=asked.seat)
    assert step(sitting).seat == number


@pytest.mark.parametrize(
    ("rules", "players", "ask", "purpose"),
    [("jinro_nine", 9, "last_words", "last_words"), ("witch_trial", 7, "talk.morning", "morning_talk")],
)
def test_words_and_talks_say_what_to_do_and_what_comes_next(rules: str, players: int, ask: str, purpose: str) -> None:
    said, words = step(come_to(rules, players, lambda one: one.id == ask)).hint, Words("en", rules)
    assert words.text(f"ask.{ask}.hint") in said
    assert words.text(f"purpose.{purpose}.then") in said


def test_a_vote_is_put_to_all() -> None:
    sitting = come_to("jinro_nine", 9, lambda ask: ask.id == "vote.execution", ballots="open")
    assert (step(sitting).who, step(sitting).seat) == ("", 0)


def test_a_knot_is_called_by_what_it_does() -> None:
    sitting = come_to("jinro_nine", 9, lambda ask: ask.id == "vote.execution", ballots="open")
    first, second, third, *_ = sitting.session.top.voters
    sitting.session.lay(sitting.session.top.tapped(second))
    page = sitting.page()
    assert isinstance(page, TablePage)
    knots = {seat.name: seat.knot for seat in page.seats}
    assert knots[first] == Words("en").text("board.undo", voter=first)
    assert knots[second] == ""
    assert knots[third] == Words("en").text("board.turn_to", voter=third)


def test_a_board_says_what_its_vote_is_for_and_what_a_tie_means() -> None:
    words = Words("en", "jinro_nine")
    then = words.text("purpose.execution.then")
    for tie in ("runoff", "none", "lot"):
        sitting = come_to("jinro_nine", 9, lambda ask: ask.id == "vote.execution", ballots="open", tie=tie)
        assert step(sitting).hint == words.clauses([then, words.text(f"board.tied.{tie}")])


def test_an_option_that_is_off_says_nothing_of_a_tie_and_the_next_one_does() -> None:
    words = Words("en", "langrensha")
    then = words.text("purpose.execution.then")
    for runoff, tie in ((True, "vote_runoff"), (False, "none")):
        sitting = come_to("langrensha", 12, lambda ask: ask.id == "vote.execution", vote_runoff=runoff)
        assert step(sitting).hint == words.clauses([then, words.text(f"board.tied.{tie}")])


def test_a_board_says_how_many_have_to_vote() -> None:
    sitting = come_to("witch_trial", 7, lambda ask: ask.id == "vote.imprison")
    assert Words("en").text("board.quorum", n=4) in step(sitting).hint


def test_the_badge_weighs_as_it_is_counted() -> None:
    sitting = come_to("langrensha", 12, lambda ask: ask.id == "vote.execution")
    page = sitting.page()
    assert isinstance(page, TablePage)
    badge = next(seat.name for seat in page.seats if any(tag.motif == "states/sheriff" for tag in seat.tags))
    top = sitting.session.top.turned_to(badge)
    target = top.voters[badge].options[0]
    sitting.session.lay(top.tapped(target))
    (row,) = board(sitting).rows
    assert (row.name, row.count, row.strokes) == (target, "1.5", 1)
    page = sitting.page()
    assert isinstance(page, TablePage)
    assert {seat.name: seat.counted for seat in page.seats if seat.counted} == {target: "1.5"}


def test_a_report_of_the_dawn_does_not_say_what_follows() -> None:
    """A talk, or first the shot of somebody who died: that hangs on a secret."""
    words = Words("en")
    for id, players in (("jinro_nine", 9), ("langrensha", 12), ("witch_trial", 8)):
        talk = come_to(id, players, lambda ask: ask.id == "dawn.report")
        assert step(talk).go_on == words.text("button.next")
    night = come_to("jinro_nine", 9, lambda ask: ask.id == "dusk.report")
    assert step(night).go_on == words.text("table.to_night")


def test_words_say_how_much_may_still_be_written() -> None:
    sitting = come_to("langrensha", 12, lambda ask: ask.kind == "text" and not ask.secret, last_words="all")
    most = step(sitting).max_length
    assert step(sitting).left == Words("en").text("text.left", n=most)


def test_a_cover_says_which_night_it_is_and_what_goes_round() -> None:
    words, seen = Words("en", "langrensha"), []
    sitting = come_to("langrensha", 12, lambda ask: ask.secret, night_laps="two")
    bot = RandomBot(2)
    while sitting.session.game.day < 2 and sitting.session.game.ask is not None:
        page, game = sitting.page(), sitting.session.game
        if isinstance(page, CoverPage) and game.about:
            when = speak.when(words, game.day, game.phase)
            assert page.when == words.text("cover.when", when=when, lap=words.text(f"lap.{game.about}"))
            seen.append(game.about)
        sitting.step(bot.answer)
    assert {"first_round", "second_round"} <= set(seen)
