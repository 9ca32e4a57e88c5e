"""What comes before what: the steps that a scenario file can't tell apart."""

from __future__ import annotations

from typing import Any

from rulesets.engine import Game
from tests.rulesets.steps import steps

SEATS = tuple("ABCDEFGHIJKLM")
ROLES = ("werewolf", "seer", "medium", "guard", *["villager"] * 6, "werewolf", "werewolf", "madman")
ANSWERS = {
    "vote.execution": "E",
    "werewolf.whisper": "The seer",
    "werewolf.attack": "B",
    "seer.divine": "A",
    "guard.protect": "C",
}


def game(**options: Any) -> Game:
    roles = dict(zip(SEATS, ROLES, strict=True))
    return Game.new("ultimate_thirteen", SEATS, seed=1, options=options, fixed={"roles": roles})


def test_the_deal_is_told_before_the_first_look_and_the_first_council_follows_each_look() -> None:
    first = steps(game(), ANSWERS, since=(0, "deal"), until=(0, "night"))
    assert first[:17] == [
        *(f"tell {seat} role.dealt" for seat in SEATS),
        "tell A werewolf.partners",
        "tell B seer.result",
        "tell K werewolf.partners",
        "tell L werewolf.partners",
    ]
    assert first[17:22] == [
        "ask A role.look",
        "ask A werewolf.whisper",
        "tell AKL werewolf.whisper",
        "ask B role.look",
        "ask B decoy.note",
    ]


def test_a_day_is_announcement_talk_vote_execution() -> None:
    assert steps(game(), ANSWERS, since=(1, "dawn"), until=(1, "night")) == [
        "tell all dawn.deaths",
        "ask all dawn.report",
        "ask all talk.discussion",
        *(f"ask {seat} vote.execution" for seat in SEATS),
        "tell all vote.tally",
        "tell all execution",
        "ask all dusk.report",
        # What the night tells before its first turn.
        "tell C medium.result",
    ]


def test_a_night_is_the_mediums_result_and_the_action_lap() -> None:
    night = steps(game(), ANSWERS, since=(1, "night"), until=(2, "dawn"))
    assert night[:13] == [
        "tell C medium.result",
        *("ask A werewolf.attack", "tell AKL werewolf.choice", "ask A night.report"),
        *("ask B seer.divine", "tell B seer.result", "ask B night.report"),
        *("ask C decoy.suspect", "ask C night.report"),
        *("ask D guard.protect", "ask D night.report"),
        *("ask F decoy.suspect", "ask F night.report"),
    ]
    assert night[-3:] == ["ask M decoy.suspect", "ask M night.report", "tell all dawn.deaths"]


def test_a_night_with_a_council_begins_with_it() -> None:
    night = steps(game(council_laps=1), ANSWERS, since=(1, "night"), until=(2, "dawn"))
    assert night[:3] == ["tell C medium.result", "ask A werewolf.whisper", "tell AKL werewolf.whisper"]
    assert night.index("ask M decoy.note") < night.index("ask A werewolf.attack")


def test_that_there_is_no_result_is_told_before_any_turn() -> None:
    night = steps(game(medium_told_none=True), {}, since=(1, "night"), until=(2, "dawn"))
    assert night[:2] == ["tell C medium.none", "ask A werewolf.attack"]


def test_the_executed_lives_while_it_speaks() -> None:
    table = game(last_words=True)
    steps(table, ANSWERS, since=(1, "dawn"), until=(1, "dusk"))
    assert table.ask is not None
    assert table.ask.id == "last_words"
    assert "E" in table.alive
    table.answer("Farewell")
    assert "E" not in table.alive


def test_a_death_stands_with_its_day_and_phase() -> None:
    table = game()
    steps(table, ANSWERS, since=(1, "dawn"), until=(2, "day"))
    assert table.deaths == (("E", 1, "dusk", "execution"), ("B", 2, "dawn", "attack"))
