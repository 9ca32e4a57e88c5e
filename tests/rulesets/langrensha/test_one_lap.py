"""LR-178, LR-179: one lap has as much on its screen as composition and options ask, and room for an order on all."""

from __future__ import annotations

import pytest

from rulesets.engine import Game, ruleset
from tests.rulesets.langrensha.seating import SEATS, game
from tests.rulesets.langrensha.test_laps import both, nightfall, turns

ONE = {"night_laps": "one"}
KEEPERS = ("nightmare_wolf", "magician", "cupid", "vampire", "spirit_medium")


@pytest.mark.parametrize(
    ("roles", "options", "kinds"),
    [
        ({}, {}, ["choose", "choose", "confirm"]),
        ({"B": "villager"}, {}, ["choose", "confirm"]),
        ({"B": "villager", "I": "white_wolf"}, {}, ["choose", "choose", "confirm"]),
        ({}, {"council": "whispers"}, ["text", "choose", "choose", "confirm"]),
        ({"A": "villager", "B": "villager"}, {}, ["choose"]),
    ],
)
def test_all_turns_are_as_wide_as_the_composition_asks(
    roles: dict[str, str], options: dict[str, str], kinds: list[str]
) -> None:
    assert turns(nightfall(game({**ONE, **options}, **roles), 0)) == both(["confirm", *kinds], None)
    assert turns(nightfall(game({**ONE, **options}, **roles), 1)) == both(kinds, None)


def test_the_dead_change_no_width() -> None:
    living = [seat for seat in SEATS if seat != "B"]
    assert turns(nightfall(game(ONE), 1, "B")) == both(["choose", "choose", "confirm"], None, living)


@pytest.mark.parametrize("role", KEEPERS)
def test_who_has_to_learn_what_became_of_him_keeps_two(role: str) -> None:
    played, printed = (game(options, E=role) for options in (ONE, {}))
    assert turns(nightfall(played, 0)) == turns(nightfall(printed, 0))


def test_what_holds_of_the_option_is_said_for_each_composition() -> None:
    rules = ruleset("langrensha")
    for preset in ("standard_9", "lovers_12", "magician_12", "nightmare_12", "thief_cupid_12", "white_wolf_12"):
        players = rules.usual_players(preset)
        counts = rules.composition(players, preset)
        night = turns(Game.new("langrensha", [f"{n}" for n in range(players)], preset=preset, options=ONE, seed=1))
        said = rules.in_effect(ONE, counts)["night_laps"]
        assert len(night) == players * {"one": 1, "two": 2}[said], preset


def test_first_night_or_later_all_stands_on_one_screen_and_results_on_the_next() -> None:
    for day in (0, 1):
        played = nightfall(game(ONE), day)
        assert {played.page.of for _ in (0,) if played.page} == {2}
        assert [ask.kind for ask in played.screen] == ["confirm", "choose", "choose"][day:]


def test_everybody_may_set_as_many_seals_as_an_order_takes() -> None:
    """By the number of the living, whether or not there still is an order to give."""
    assert _seals(game(ONE)) == {(10, 1)}
    assert _seals(nightfall(game(ONE), 1, "C")) == {(9, 1)}
    spent = game(ONE)
    while spent.day == 0:
        ask = spent.ask
        assert ask is not None
        answers = {"witch.order": ["E"], "werewolf.attack": "E"}
        spent.answer(answers.get(ask.id, None if ask.at_least == 0 else ask.options[0]))
    spent = nightfall(spent, 1)
    assert "witch.order" not in _asked(spent)
    spent = nightfall(spent, 2)
    assert _seals(spent) == {(len(spent.alive), 1)}


def test_without_a_witch_there_is_room_for_one() -> None:
    assert _seals(game(ONE, B="villager")) == {(1,)}


def _seals(played: Game) -> set[tuple[int, ...]]:
    found = set()
    while played.ask is not None and played.phase == "night":
        choices = tuple(page.seals for page in played.pages if page.seals)
        if len(played.screen) > 1:
            found.add(choices[-2:])
        for ask in played.screen:
            played.answer(None if ask.at_least == 0 else ask.options[0])
    return found


def _asked(played: Game) -> set[str]:
    asked: set[str] = set()
    while played.ask is not None and played.phase == "night":
        asked.add(played.ask.id)
        played.answer(None if played.ask.at_least == 0 else played.ask.options[0])
    return asked
