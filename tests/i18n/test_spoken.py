"""What is announced, as it is said aloud: no mark that is for the eye, and each player called as a host calls him."""

from __future__ import annotations

import re

import pytest

from desktop.seats.seating import Seating
from i18n import LANGUAGES, Words, speak
from i18n.spoken import seat, spoken
from rulesets.engine import ruleset
from tests.laws.games import RULESETS, Deal, played, seats

NAMES = ("葵", "蓮", "Mia")
FOR_THE_EYE = re.compile("[·・→×|\u2066-\u2069]|——|[:：](?!\\d)")


def said(language: str, text: str, names: tuple[str, ...] = NAMES) -> str:
    words, called = Words(language), Seating.plain("jinro_nine", language, names)
    seats = {called.call(words)(name): seat(words, number, name) for number, name in enumerate(names, 1)}
    return spoken(words, text, seats)


@pytest.mark.parametrize(
    ("language", "written", "aloud"),
    [
        ("en", "1 · 葵 is executed.", "number 1 葵 is executed."),
        ("ja", "2・蓮が処刑されました。", "2番の蓮が処刑されました。"),
        ("zh-Hans", "3号Mia出局。", "3 号Mia出局。"),
        ("zh-Hant", "3號Mia出局。", "3 號Mia出局。"),
    ],
)
def test_a_player_is_called_as_a_host_calls_him(language: str, written: str, aloud: str) -> None:
    assert said(language, written) == aloud


def test_seat_2_is_no_part_of_seat_12() -> None:
    names = ("A", "Mia", *"CDEFGHIJK", "Miako")
    assert said("en", "12 · Miako and 2 · Mia", names) == "number 12 Miako and number 2 Mia"


@pytest.mark.parametrize(
    ("language", "written", "aloud"),
    [
        ("en", "Day 2 · night", "Day 2, night"),
        ("ja", "二日目・夜", "二日目、夜"),
        ("zh-Hans", "第二天 · 夜里", "第二天，夜里"),
        ("en", "villager ×2, seer", "villager, 2, seer"),
        ("en", "Next: somebody", "Next, somebody"),
        ("en", "The talk ends at 4:32.", "The talk ends at 4:32."),
        ("en", "A vote weighs 1.5.", "A vote weighs 1.5."),
        ("en", "The sun is up.\nNobody died.", "The sun is up. Nobody died."),
        ("ja", "「人間」と出ました。", "人間と出ました。"),
        ("en", "", ""),
        ("en", " · ", ""),
    ],
)
def test_marks_are_pauses_and_numbers_stay(language: str, written: str, aloud: str) -> None:
    assert said(language, written) == aloud


def test_a_name_from_the_right_has_no_marks_about_it() -> None:
    words = Words("en")
    name = "אבי"
    label = words.text("seat.label", number=1, name=name)
    sentence = words.text("board.in_turn", name=label)
    assert said("en", sentence, (name,)) == "number 1 אבי votes"


def test_a_name_is_said_as_it_is_written() -> None:
    """Not read as an order to put something in its place."""
    assert said("en", r"1 · \1 is out.", (r"\1",)) == r"number 1 \1 is out."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RULESETS)
def test_no_announcement_of_a_whole_game_has_a_mark_for_the_eye(id: str, language: str) -> None:
    game = played(Deal(id, seats(ruleset(id).players[0]), None, {}, 5))
    seating = Seating.plain(id, language, game.players)
    words = seating.words
    called = {seating.call(words)(name): seat(words, number, name) for number, name in enumerate(game.players, 1)}
    sentences = [speak.sentence(words, notice, seating.call(words)) for notice in game.notices()]
    aloud = [spoken(words, sentence, called) for sentence in sentences]
    assert len(aloud) > 3
    assert [text for text in aloud if FOR_THE_EYE.search(text) or not text.strip()] == []
