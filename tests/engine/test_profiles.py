"""Profiles: named sets of options; and who leads the nights."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulesets.engine import BadSetup, Game, catalogue, ruleset
from rulesets.engine.__main__ import main

NINE = list("ABCDEFGHI")


def options(**chosen: Any) -> dict[str, Any]:
    found: dict[str, Any] = Game.new("langrensha", NINE, seed=1, **chosen).journal["setup"]["options"]
    return found


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_the_rulebook_as_printed_and_a_short_evening_are_everywhere(rules: Any) -> None:
    assert rules.profiles["source"] == {}
    assert rules.profiles["evening"]
    assert rules.leadings[0] == "lantern"


def test_a_profile_sets_options_and_what_is_chosen_is_laid_over_it() -> None:
    standard = ruleset("langrensha").profiles["standard"]
    assert options(profile="standard").items() >= standard.items()
    assert options(profile="standard", options={"wolf_goal": "parity"})["wolf_goal"] == "parity"
    assert options() == options(profile="source")


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_a_short_evening_says_how_long_its_turns_last(rules: Any) -> None:
    assert dict(rules.dwells) == {"evening": (5, 8, 8)}


def test_a_journal_keeps_the_profile_and_plays_by_it_again() -> None:
    game = Game.new("langrensha", NINE, profile="standard", seed=1)
    assert (game.journal["setup"]["profile"], game.journal["setup"]["leading"]) == ("standard", "lantern")
    assert (game.profile, Game.new("langrensha", NINE, seed=1).profile) == ("standard", "source")
    assert Game.replay(game.journal).journal == game.journal


def test_a_journal_from_before_there_were_profiles_is_still_played() -> None:
    journal = Game.new("langrensha", NINE, seed=1).journal
    older = {**journal, "setup": {key: journal["setup"][key] for key in ("players", "preset", "options", "fixed")}}
    assert Game.replay(older).journal == journal


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"profile": "shortest"}, "profile: 'shortest' is not allowed here; allowed: source, evening, standard"),
        ({"leading": "moon"}, "leading: 'moon' is not allowed here; allowed: lantern"),
        ({"profile": 3}, "profile: 3 is not allowed here"),
    ],
)
def test_what_there_is_not_is_refused(chosen: Any, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        Game.new("langrensha", NINE, **chosen)


def test_games_are_simulated_by_a_profile(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "langrensha", "--profile", "standard", "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    assert main(["simulate", "langrensha", "--profile", "shortest"]) == 2
