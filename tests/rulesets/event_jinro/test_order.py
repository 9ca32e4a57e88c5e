"""What comes before what: the steps that a scenario file can't tell apart."""

from __future__ import annotations

from typing import Any

from rulesets.engine import Game
from tests.rulesets.steps import steps

SEATS = tuple("ABCDEFGHIJK")
ROLES = ["seer", "medium", "guard", "golem", "mason", "mason", "villager", "villager"]
ROLES += ["werewolf", "evil_eye_wolf", "madman"]
ANSWERS = {"vote.execution": "G", "werewolf.attack": "H", "seer.divine": "I", "evil_eye.curse": "A"}


def game(deck: str, rolls: dict[str, Any] | None = None, **options: Any) -> Game:
    fixed = {"roles": dict(zip(SEATS, ROLES, strict=True)), "deck": deck.split(), "rolls": rolls or {}}
    return Game.new("event_jinro", SEATS, preset="magic11", seed=1, options=options, fixed=fixed)


def test_the_deal_lap_goes_in_seat_order_with_one_shape() -> None:
    """EJ-14, EJ-17."""
    found = steps(game("altar"), ANSWERS, since=(0, "deal"), until=(1, "dawn"))
    first_ask = found.index("ask A role.look")
    assert all(line.startswith("tell") for line in found[:first_ask])
    assert found[first_ask:] == [
        *("ask A role.look", "ask A seer.divine", "tell A seer.result", "ask A night.report"),
        *(f"ask {seat} {id}" for seat in SEATS[1:] for id in ("role.look", "decoy.suspect", "night.report")),
        "tell all dawn.deaths",
    ]


def test_a_dusk_is_execution_event_and_report() -> None:
    rolls = {"soul_vortex": [["seer", "medium", "guard", "golem", "mason", "mason", *ROLES[7:]]]}
    found = steps(game("soul_vortex slum", rolls), ANSWERS, since=(1, "dusk"), until=(1, "night"))
    asks = [line for line in found if "role.dealt" not in line and "partners" not in line]
    assert asks == [
        "tell all execution",
        "tell G event.drawn",
        "ask G event.choose",
        "tell all event.chosen",
        "tell all soul_vortex.redealt",
        *(f"ask {seat} role.look" for seat in SEATS if seat != "G"),
        "ask all dusk.report",
    ]


def test_a_night_is_turn_zero_and_one_lap() -> None:
    """EJ-88: line, curse, choice, second choice, report."""
    found = steps(game("casino slum"), ANSWERS, since=(1, "night"), until=(2, "dawn"))
    whole = ("decoy.note", "decoy.suspect", "decoy.trust", "decoy.trust", "night.report")
    assert found == [
        *("tell G casino.drawn", "ask G event.read"),
        *("ask A decoy.note", "ask A decoy.suspect", "ask A seer.divine", "ask A decoy.trust"),
        *("tell A seer.result", "ask A night.report"),
        *(f"ask B {id}" for id in whole[:4]),
        *("tell B medium.result", "ask B night.report"),
        *(
            "ask C decoy.note",
            "ask C decoy.suspect",
            "ask C guard.protect",
            "ask C decoy.trust",
            "ask C night.report",
        ),
        *(f"ask D {id}" for id in whole),
        *(f"ask {seat} {id}" for seat in "EF" for id in ("mason.whisper", *whole[1:])),
        *(f"ask H {id}" for id in whole),
        *("ask I werewolf.whisper", "ask I decoy.suspect", "ask I werewolf.attack", "tell IJ werewolf.choice"),
        *("ask I werewolf.attack_second", "ask I night.report"),
        *("ask J werewolf.whisper", "ask J evil_eye.curse", "ask J werewolf.attack", "tell IJ werewolf.choice"),
        *("ask J werewolf.attack_second", "ask J night.report"),
        *(f"ask K {id}" for id in whole),
        "tell all dawn.deaths",
        "tell all curse.announced",
    ]


def test_a_morning_is_deaths_curse_event_altar() -> None:
    found = steps(game("altar slum"), ANSWERS, since=(2, "dawn"), until=(2, "day"))
    assert found == [
        "tell all dawn.deaths",
        "tell all curse.announced",
        "tell all event.morning",
        "tell all altar.revealed",
        "ask all dawn.report",
    ]


def test_a_morning_without_deaths_reveals_nobody() -> None:
    answers = {**ANSWERS, "guard.protect": "H"}
    found = steps(game("altar slum"), answers, since=(2, "dawn"), until=(2, "day"))
    assert found == [
        "tell all dawn.deaths",
        "tell all curse.announced",
        "tell all event.morning",
        "ask all dawn.report",
    ]


def test_a_death_stands_with_its_day_and_phase() -> None:
    table = game("mages_guild slum")
    steps(table, {**ANSWERS, "mages_guild.target": "E"}, since=(1, "dawn"), until=(2, "day"))
    assert table.deaths == (
        ("G", 1, "dusk", "execution"),
        ("E", 1, "dusk", "mages_guild"),
        ("H", 2, "dawn", "attack"),
    )


def test_a_shot_at_dusk_is_told_after_the_execution_is_complete() -> None:
    """EJ-46, EJ-49, EJ-52: fallen, last words, shot, and only then the draw."""
    roles = dict(zip("ABCDEFG", ["hunter", *["villager"] * 4, "seer", "werewolf"], strict=True))
    cards = {"villager": 4, "seer": 1, "hunter": 1, "werewolf": 1}
    fixed = {"roles": roles, "deck": ["altar", "slum"]}
    table = Game.new("event_jinro", list("ABCDEFG"), preset=cards, options={"last_words": True}, fixed=fixed)
    answers = {"vote.execution": "A", "hunter.shoot": "B", "last_words": "so be it"}
    assert steps(table, answers, since=(1, "dusk"), until=(1, "night")) == [
        "tell all execution",
        "ask A last_words",
        "tell all last_words",
        "tell all hunter.revealed",
        "ask A hunter.shoot",
        "tell all hunter.shot",
        "tell A event.drawn",
        "ask A event.choose",
        "tell all event.chosen",
        "ask all dusk.report",
    ]
