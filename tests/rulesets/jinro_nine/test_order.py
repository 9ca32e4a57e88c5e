"""What comes before what: the steps that a scenario file can't tell apart."""

from __future__ import annotations

from typing import Any

from rulesets.engine import Game
from tests.rulesets.steps import steps

SEATS = tuple("ABCDEFGHI")
ROLES = ("werewolf", "seer", "medium", "guard", "villager", "villager", "villager", "werewolf", "madman")
ANSWERS = {
    "vote.execution": "E",
    "last_words": "Farewell",
    "werewolf.whisper": "The seer",
    "werewolf.attack": "B",
    "seer.divine": "A",
    "guard.protect": "C",
}


def game(**options: Any) -> Game:
    return Game.new("jinro_nine", SEATS, seed=1, options=options, fixed={"roles": dict(zip(SEATS, ROLES, strict=True))})


def test_the_deal_is_told_before_the_first_look_and_the_first_council_follows_each_look() -> None:
    assert steps(game(), ANSWERS, since=(0, "deal"), until=(0, "night")) == [
        *(f"tell {seat} role.dealt" for seat in SEATS),
        "tell A werewolf.partners",
        "tell B seer.result",
        "tell H werewolf.partners",
        *("ask A role.look", "ask A werewolf.whisper", "tell AH werewolf.whisper"),
        *(f"ask {seat} {ask}" for seat in "BCDEFG" for ask in ("role.look", "decoy.note")),
        *("ask H role.look", "ask H werewolf.whisper", "tell AH werewolf.whisper"),
        *("ask I role.look", "ask I decoy.note"),
    ]


def test_a_day_is_announcement_talk_vote_execution() -> None:
    assert steps(game(), ANSWERS, since=(1, "dawn"), until=(1, "night")) == [
        "tell all dawn.deaths",
        "ask all dawn.report",
        "ask all talk.discussion",
        *(f"ask {seat} vote.execution" for seat in SEATS),
        "tell all vote.tally",
        "tell all execution",
        "ask E last_words",
        "tell all last_words",
        "ask all dusk.report",
        # What the night tells before its first turn.
        "tell C medium.result",
    ]


def test_a_runoff_follows_at_once() -> None:
    tied = {"A vote.execution": "H", "H vote.execution": "A", "vote.runoff": "H"}
    assert steps(game(), tied, since=(1, "vote"), until=(1, "dusk")) == [
        *(f"ask {seat} vote.execution" for seat in SEATS),
        "tell all vote.tally",
        *(f"ask {seat} vote.runoff" for seat in SEATS),
        "tell all vote.tally",
        "tell all execution",
    ]


def test_a_night_is_the_mediums_result_the_council_and_the_action_lap() -> None:
    assert steps(game(), ANSWERS, since=(1, "night"), until=(2, "dawn")) == [
        "tell C medium.result",
        *("ask A werewolf.whisper", "tell AH werewolf.whisper"),
        *(f"ask {seat} decoy.note" for seat in "BCDFG"),
        *("ask H werewolf.whisper", "tell AH werewolf.whisper", "ask I decoy.note"),
        *("ask A werewolf.attack", "tell AH werewolf.choice", "ask A night.report"),
        *("ask B seer.divine", "tell B seer.result", "ask B night.report"),
        *("ask C decoy.suspect", "ask C night.report"),
        *("ask D guard.protect", "ask D night.report"),
        *("ask F decoy.suspect", "ask F night.report"),
        *("ask G decoy.suspect", "ask G night.report"),
        *("ask H werewolf.attack", "tell AH werewolf.choice", "ask H night.report"),
        *("ask I decoy.suspect", "ask I night.report"),
        # What the morning tells before its first ask.
        "tell all dawn.deaths",
    ]


def test_the_closing_message_is_told_before_the_council_is_closed() -> None:
    first = steps(game(council_messages=1), ANSWERS, since=(0, "deal"), until=(0, "night"))
    said = first.index("ask A werewolf.whisper")
    assert first[said : said + 4] == [
        "ask A werewolf.whisper",
        "tell AH werewolf.whisper",
        "tell AH werewolf.whisper.closed",
        "ask B role.look",
    ]


def test_the_ballots_are_opened_in_order_before_the_game_is_over() -> None:
    table = game()
    votes = {"vote.execution": "A", "A vote.execution": "H", "H vote.execution": "A", "werewolf.attack": "E"}
    steps(table, votes, since=(1, "dawn"), until=(2, "dawn"))
    last = steps(table, {"vote.execution": "H"}, since=(2, "dusk"), until=(3, "dawn"))
    assert last == [
        "tell all execution",
        "ask H last_words",
        "tell all vote.ballots",
        "tell all vote.ballots",
        "tell all game.over",
    ]
    days = [notice.params["day"] for notice in table.notices() if notice.id == "vote.ballots"]
    assert days == [1, 2]


def test_the_executed_lives_while_it_speaks() -> None:
    table = game()
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
