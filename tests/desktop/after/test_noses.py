"""The best nose: what suspicions and trust come to once a game is over, and their chart, by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from desktop.after.end.page import page
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.records.noses import Guess, Nose, Noses, noses, told_of
from i18n import LANGUAGES, Words
from rulesets.engine import Game, ruleset
from tests.desktop.after.ending import RULESETS, End
from tests.laws.games import deals, led_deals, played

pytestmark = pytest.mark.usefixtures("qapp")
SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
ROLES = {
    "A": "seer",
    "B": "medium",
    "C": "villager",
    "D": "villager",
    "E": "villager",
    "F": "werewolf",
    "G": "werewolf",
}
ROLES |= {"H": "madman", "I": "guard"}
VILLAGERS = "CDE"


def scripted(suspects: dict[tuple[str, int], str]) -> Game:
    """Nine, whose villagers suspect the first living of these on these nights."""
    game = Game.new("jinro_nine", list("ABCDEFGHI"), preset="9A", seed=4, fixed={"roles": ROLES})
    while game.ask is not None:
        ask = game.ask
        if ask.id == "decoy.suspect":
            wanted = suspects.get((ask.seat or "", game.day), "")
            game.answer(next((name for name in wanted if name in ask.options), ask.options[0]))
        elif ask.id == "werewolf.attack":
            game.answer(
                [name for name in ask.options if name not in VILLAGERS][-1] if game.day < 2 else ask.options[-1]
            )
        elif ask.id.startswith("vote."):
            game.answer(next((name for name in "HGFCDEABI" if name in ask.options and game.day > 1), ask.options[-1]))
        else:
            game.no_reply()
    return game


@cache
def guessed() -> Game:
    return scripted({("C", 1): "F", ("C", 2): "FGH", ("D", 1): "F", ("D", 2): "A", ("E", 1): "A"})


def of(game: Game) -> Noses:
    return Replay.of(game.journal).noses


def guess(hid: bool, chance: Fraction | None, trusts: bool = False) -> Guess:
    return Guess(0, 1, "A", "B", trusts, hid, chance)


def nose(right: int, wrong: int) -> Nose:
    chance = Fraction(3, 8)
    return Nose("A", tuple(guess(hid, chance) for hid in [True] * right + [False] * wrong))


def known(replay: Replay, seat: str, before: int) -> set[str]:
    """Of whom it had been told what they are; a card dealt anew makes an end of that."""
    rules, told = replay.story.rules, [notice for step in replay.steps[:before] for notice in step.notices]
    heard = [notice for notice in told if notice.to is None or seat in notice.to]
    anew = max((number for number, notice in enumerate(heard) if rules.notice(notice.id).anew), default=0)
    return {name for notice in heard[anew:] for name in told_of(notice, rules)}


# The score


@given(st.integers(1, 30), st.integers(1, 30), st.booleans())
def test_who_names_everybody_once_comes_to_nothing(hiding: int, others: int, trusts: bool) -> None:
    """So a blind guess brings nothing, whoever sits there."""
    chance = Fraction(hiding, hiding + others)
    every = [guess(number < hiding, chance, trusts) for number in range(hiding + others)]
    assert sum(one.points for one in every) == 0
    assert {one.is_right for one in every} == {True, False}
    assert all((one.points > 0) == one.is_right for one in every)


@given(st.fractions(0, 1), st.booleans())
def test_trust_counts_the_other_way_round(chance: Fraction, hid: bool) -> None:
    assert guess(hid, chance).points == -guess(hid, chance, trusts=True).points
    assert guess(hid, chance).is_right != guess(hid, chance, trusts=True).is_right


def test_few_answers_are_no_drawback_and_one_lucky_one_is_not_enough() -> None:
    assert nose(1, 0).points > nose(2, 1).points > 0
    assert nose(1, 0).points > nose(3, 2).points
    assert nose(4, 1).points > nose(1, 0).points
    assert nose(0, 1).points < 0 == nose(0, 0).points
    assert nose(3, 5).points == 0


def test_whom_fewer_could_be_is_worth_more() -> None:
    assert guess(True, Fraction(1, 8)).points > guess(True, Fraction(3, 8)).points


def test_the_best_are_those_with_most_points_above_nothing() -> None:
    many, few, blind = replace(nose(4, 1), seat="A"), replace(nose(1, 4), seat="B"), replace(nose(4, 1), seat="C")
    assert [one.seat for one in Noses((1,), (few, many, blind)).best] == ["A", "C"]
    assert Noses((1,), (few,)).best == ()


# What counts


def test_a_game_has_the_nose_of_who_was_right_most() -> None:
    found = of(guessed())
    assert found.best == (found.ranked[0],)
    assert found.best[0].seat == "C"
    first = {one.seat: one.guesses[0] for one in found.seats if one.guesses}
    assert (first["C"].named, first["C"].is_right, first["E"].is_right) == ("F", True, False)
    # On the first night three of the eight others had something to hide.
    alive = [
        name
        for name in "ABCDEFGHI"
        if name != "C" and name in Replay.of(guessed().journal).steps[first["C"].step].alive
    ]
    assert first["C"].chance == Fraction(sum(name in "FGH" for name in alive), len(alive))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_who_has_something_to_hide_never_competes(ruleset_id: str) -> None:
    @settings(max_examples=15, suppress_health_check=SLOW)
    @given(deals(ruleset_id))
    def any_game(deal: Any) -> None:
        replay, rules = Replay.of(played(deal).journal), ruleset(ruleset_id)
        for seat in replay.noses.seats:
            for one in seat.counted:
                role = {other.name: other.role for other in replay.rings[max(0, one.step - 1)]}
                assert not rules.hides(role[one.seat])
                assert rules.hides(role[one.named]) == one.hid
                assert one.chance is not None
                assert 0 < one.chance < 1
                assert one.named not in known(replay, one.seat, one.step)

    any_game()


def test_what_somebody_had_been_told_counts_nothing() -> None:
    """Two masons know each other: to trust the other is no nose."""
    names = list("ABCDEFGHIJK")
    roles = dict(
        zip(names, ["villager", "villager", "seer", "medium", "guard", "golem", "mason", "mason"], strict=False)
    )
    roles |= {"I": "werewolf", "J": "evil_eye_wolf", "K": "madman"}
    game = Game.new("event_jinro", names, preset="magic11", seed=1, fixed={"roles": roles})
    while game.ask is not None:
        wants = {"G": "H", "H": "G"}.get(game.ask.seat or "", "")
        is_filler = game.ask.id.startswith("decoy.") and wants in game.ask.options
        game.answer(wants) if is_filler else game.no_reply()
    masons = [seat for seat in of(game).seats if seat.seat in "GH"]
    assert any(seat.guesses for seat in masons)
    assert not any(seat.counted for seat in masons)


@settings(max_examples=10, suppress_health_check=SLOW)
@given(led_deals("jinro_nine"), st.floats(0.0, 0.9))
def test_nothing_is_told_before_the_end(deal: Any, share: float) -> None:
    whole = played(deal).journal
    part = Replay.of({**whole, "answers": whole["answers"][: int(share * len(whole["answers"]))]})
    assert noses(part.story, part.rings) == Noses()
    assert page(Words("en", "jinro_nine"), part).noses.rows == ()


# The chart


def test_the_chart_has_every_answer_where_it_was_given() -> None:
    replay = Replay.of(guessed().journal)
    for language in LANGUAGES:
        chart = page(Words(language, "jinro_nine"), replay).noses
        assert chart.rows[0].number == 3
        assert [row.is_best for row in chart.rows].count(True) == 1
        assert {(row.number, mark.column, mark.at) for row in chart.rows for mark in row.marks} == {
            ("ABCDEFGHI".index(one.seat) + 1, replay.noses.days.index(one.day), "ABCDEFGHI".index(one.named) + 1)
            for seat in replay.noses.seats
            for one in seat.guesses
        }
        assert all("—" not in row.said for row in chart.rows)


def test_it_waits_until_everything_is_open() -> None:
    replay = Replay.of(guessed().journal)
    assert page(Words("en", "jinro_nine"), replay, shut={"A"}).noses.rows == ()
    assert page(Words("en", "jinro_nine"), replay, shut={"A"}).noses.verdict == ""


def test_the_highlights_and_the_page_that_is_taken_along_tell_of_it() -> None:
    replay = Replay.of(guessed().journal)
    assert "highlight.nose" in {one.id for one in replay.highlights}
    for language in LANGUAGES:
        words = Words(language, "jinro_nine")
        shown = page(words, replay)
        taken = html.page(language, replay)
        assert words.text("end.noses") in taken
        assert all(row.points in taken for row in shown.noses.rows)


@pytest.fixture
def end() -> Iterator[End]:
    opened = End(guessed().journal)
    yield opened
    opened.shown.close()


def test_a_tap_on_a_finger_and_the_arrows_go_to_when_it_was_answered(end: End) -> None:
    end.shown.click("view-noses")
    chart = end.model.shown().noses
    steps = sorted(mark.step for row in chart.rows for mark in row.marks)
    first = chart.rows[0].marks[0].step
    end.shown.click(f"finger-{first}")
    assert end.model.place == first
    end.shown.walk_to("noses")
    end.shown.press(Qt.Key.Key_Down)
    assert end.model.place == next(step for step in steps if step > first)
    end.shown.press(Qt.Key.Key_Up)
    assert end.model.place == first


def test_where_nobody_was_asked_it_says_so() -> None:
    led = Game.new("jinro_nine", list("ABCDEFGHI"), preset="9A", seed=1, leading="caller")
    while led.ask is not None:
        led.no_reply()
    opened = End(led.journal)
    opened.shown.click("view-noses")
    assert Words("en", "jinro_nine").text("end.noses.none") in opened.shown.texts()
    opened.shown.close()
