"""Nothing is said more exactly than bots can know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.estimate.band import BOTS, OTHERS, OddsBand, bands, verdict
from desktop.estimate.estimate import Estimate, Mean, NightMean
from desktop.statistics.rates import Rate
from rulesets.engine import ruleset

NINE = ruleset("jinro_nine")
NONE = Mean(0.0, 0.0)
NIGHT = NightMean(NONE, NONE, NONE)


def found(games: int = 100_000, **won: int) -> Estimate:
    sides = {side: Rate(round(games * percent / 100), games) for side, percent in won.items()}
    return Estimate(games, games, sides, {}, NONE, NONE, NONE, NIGHT, NIGHT)


def test_games_without_end_leave_the_bots_own_error() -> None:
    band = OddsBand.around(Rate(500_000, 1_000_000), BOTS)
    assert band.percents == (35, 65)
    assert OddsBand.around(Rate(5, 10), BOTS).most > band.most


@pytest.mark.parametrize("percent", range(0, 101, 3))
def test_a_range_is_in_steps_of_five_and_holds_what_was_found(percent: int) -> None:
    band = OddsBand.around(Rate(percent * 10, 1000), BOTS)
    assert all(end % 5 == 0 for end in band.percents)
    assert 0 <= band.least <= percent / 100 <= band.most <= 1
    assert band.most - band.least >= 0.1


def test_of_sides_that_neither_hunt_nor_are_hunted_less_is_known() -> None:
    ranges = bands(NINE, found(village=30, werewolf=30, fox=30))
    assert ranges["village"] == ranges["werewolf"]
    assert ranges["fox"].most - ranges["fox"].least > ranges["village"].most - ranges["village"].least
    assert OTHERS > BOTS


@pytest.mark.parametrize(
    ("village", "werewolf", "words"),
    [(50, 50, "even"), (58, 42, "even"), (42, 58, "even"), (66, 34, "easy"), (34, 66, "hard"), (15, 30, "hard")],
)
def test_words_are_said_only_of_what_is_sure(village: int, werewolf: int, words: str) -> None:
    assert verdict(NINE, found(village=village, werewolf=werewolf, fox=100 - village - werewolf)) == words


def test_of_few_games_little_is_said() -> None:
    assert verdict(NINE, found(games=3, village=66, werewolf=33)) == "even"


def test_where_all_are_on_one_side_nothing_is_said_of_sides() -> None:
    cards = ruleset("witch_trial")
    roles = replace(found(survivors=100), roles={"prisoner": Rate(40, 100), "witch": Rate(50, 100)})
    assert verdict(cards, roles) == ""
    assert set(bands(cards, roles)) == {"prisoner", "witch"}
