"""Journals that were truncated, edited, or written by somebody else: a sentence, at once."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.engine import BadJournal, Game
from rulesets.engine.bots import RandomBot, play_out
from rulesets.engine.journal import MOST_ANSWERS


@pytest.fixture
def journal() -> dict[str, Any]:
    game = Game.new("jinro_nine", tuple("ABCDEFGHI"), seed=4)
    play_out(game, RandomBot(4))
    return game.journal


def refused(journal: Any) -> str:
    with pytest.raises(BadJournal) as error:
        Game.replay(journal)
    assert len(str(error.value)) < 500
    return str(error.value)


@pytest.mark.parametrize("journal", [None, 3, "x", [], [1], {}, {"format": 1}])
def test_what_is_no_journal(journal: Any) -> None:
    assert refused(journal).startswith("journal")


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", 2, "format: 2 can't be read; this program reads 1"),
        ("format", True, "format"),
        ("ruleset", "jinro_ten", "there is no ruleset 'jinro_ten'"),
        ("ruleset", ["x"], "there is no ruleset"),
        ("version", 99, "written for version 99 of jinro_nine, this is version"),
        ("version", None, "written for version None"),
        ("seed", None, "seed: a whole number is missing"),
        ("seed", "7", "seed: '7' is not allowed"),
        ("setup", None, "setup: None is not a mapping"),
        ("setup", {"players": []}, "preset, options, fixed missing"),
        ("answers", None, "answers: should be a list"),
        ("answers", {"0": {}}, "answers: should be a list"),
        ("answers", [None], "number 1 should be"),
        ("answers", [{"ask": "role.look"}], "number 1 should be"),
        ("answers", [{"ask": "role.look", "answer": None, "more": 1}], "number 1 should be"),
        ("answers", [{"ask": "role.look", "no_reply": 1}], "number 1 should be"),
        ("answers", [{"ask": "role.look", "no_reply": True, "own": False}], "number 1 should be"),
        ("answers", [{"ask": "role.look", "answer": None, "own": True}], "number 1 should be"),
        ("answers", [{"ask": "seer.divine", "answer": "A"}], "number 1 answers 'seer.divine', but role.look is asked"),
        ("answers", [{"ask": "role.look", "answer": "A"}], "role.look: 'A' is not allowed"),
        ("answers", [{"ask": "role.look", "answer": None}] * (MOST_ANSWERS + 1), "at most"),
    ],
)
def test_a_journal_with_something_else_in_it(journal: dict[str, Any], key: str, value: Any, words: str) -> None:
    assert words in refused({**journal, key: value})


@pytest.mark.parametrize("key", ["format", "ruleset", "version", "setup", "seed", "answers"])
def test_a_journal_with_something_missing(journal: dict[str, Any], key: str) -> None:
    del journal[key]
    assert key in refused(journal)


def test_a_bad_setup_in_a_journal_is_a_bad_journal(journal: dict[str, Any]) -> None:
    journal["setup"]["players"] = ["A"] * 9
    assert "the same name" in refused(journal)


def nested(depth: int) -> Any:
    value: Any = "A"
    for _ in range(depth):
        value = [value]
    return value


def test_hostile_nesting_is_refused_like_anything_else(journal: dict[str, Any]) -> None:
    deep = nested(50_000)
    refused({**journal, "answers": [{"ask": "role.look", "answer": deep}]})
    refused({**journal, "answers": deep})
    refused({**journal, "seed": deep})
    for key in ("players", "preset", "options", "fixed"):
        refused({**journal, "setup": {**journal["setup"], key: deep}})
    refused({**journal, "setup": {**journal["setup"], "fixed": {"rolls": {"deal": deep}}}})
    refused({**journal, "setup": {**journal["setup"], "fixed": {"roles": dict.fromkeys("ABCDEFGHI", deep)}}})


def test_a_truncated_journal_goes_on_where_it_stops(journal: dict[str, Any]) -> None:
    journal["answers"] = journal["answers"][:30]
    game = Game.replay(journal)
    assert game.ask is not None
    assert game.journal == journal


def test_a_journal_that_is_played_stays_as_it_was(journal: dict[str, Any]) -> None:
    game = Game.replay(journal)
    game.undo()
    game.no_reply()
    assert len(journal["answers"]) == len(game.journal["answers"])
    assert "no_reply" in game.journal["answers"][-1]
    assert "no_reply" not in journal["answers"][-1]


def test_a_players_own_nobody_is_told_from_the_tables_going_on_without_him(journal: dict[str, Any]) -> None:
    journal["answers"] = journal["answers"][:1]
    of_the_table, of_his_own = Game.replay(journal), Game.replay(journal)
    of_the_table.no_reply()
    of_his_own.no_reply(own=True)
    ask = of_the_table.journal["answers"][1]["ask"]
    assert of_the_table.journal["answers"][1:] == [{"ask": ask, "no_reply": True}]
    assert of_his_own.journal["answers"][1:] == [{"ask": ask, "no_reply": True, "own": True}]
    assert of_the_table.ask == of_his_own.ask
    again, followed = Game.replay(of_his_own.journal), Game.replay(journal)
    followed.follow(of_his_own.journal["answers"][1])
    followed.undo()
    followed.follow(of_his_own.journal["answers"][1])
    assert again.journal == followed.journal == of_his_own.journal


def test_a_journal_that_is_changed_changes_no_game() -> None:
    cards = ["seer", "medium", "guard", *["villager"] * 3, "werewolf", "werewolf", "madman"]
    roles = dict(zip("ABCDEFGHI", cards, strict=True))
    counts = {"seer": 1, "medium": 1, "guard": 1, "villager": 3, "werewolf": 2, "madman": 1}
    game = Game.new("jinro_nine", tuple(roles), preset=counts, seed=1, fixed={"roles": roles})
    game.answer(None)
    handed_out = game.journal
    handed_out["setup"]["fixed"]["roles"]["A"] = "werewolf"
    handed_out["setup"]["preset"]["seer"] = 7
    game.undo()
    assert game.roles == roles
    assert game.journal["setup"]["preset"] == counts


def test_an_answer_in_a_journal_that_is_changed_changes_no_game() -> None:
    names = tuple("ABCDEFGHIJKL")
    game = Game.new("langrensha", names, preset="lovers_12", seed=1)
    while game.ask is not None and game.ask.id != "cupid.link":
        game.answer(None if game.ask.at_least == 0 else game.ask.options[0])
    game.answer(["A", "B"])
    game.journal["answers"][-1]["answer"].reverse()
    assert game.journal["answers"][-1]["answer"] == ["A", "B"]
