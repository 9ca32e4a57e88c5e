"""The group's own games draw what bots say, as far as there are enough of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.estimate.band import BOTS, OTHERS, OddsBand, bands, drawn, verdict
from desktop.estimate.own import NONE, OwnResults, counted, own_results
from desktop.estimate.play import EstimatedTable
from desktop.keep.journal_file import save_whole
from desktop.keep.shelf import Shelf
from desktop.statistics.rates import Rate
from desktop.statistics.summary import FINISHED, UNFINISHED, Summary
from rulesets.engine import Game, ruleset
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.estimate.test_band import found

NINE = EstimatedTable("jinro_nine", 9, "9A")
NAMES = tuple("ABCDEFGHI")
DEALT = ("villager", "villager", "villager", "seer", "medium", "guard", "madman", "werewolf", "werewolf")
SIDES = ("village", "werewolf")


def game(winning: str = "village", *, lineup: str = "9A", state: str = FINISHED, id: str = "") -> Summary:
    winners = tuple(range(6)) if winning == "village" else (6, 7, 8)
    known = {"sides": SIDES, "winning": (winning,), "winners": winners, "roles": DEALT}
    return Summary(state, "jinro_nine", NAMES, lineup=lineup, game=id, **known)  # type: ignore[arg-type]


def test_games_count_once_each_and_seats_not_at_all() -> None:
    own = counted(NINE, [game(), game("werewolf"), game()])
    assert own.games == 3
    assert own.sides == {"village": Rate(2, 3), "werewolf": Rate(1, 3)}
    assert own.against == Rate(2, 3)
    assert own.roles["villager"] == Rate(2, 3)


def test_a_copy_and_what_is_not_over_are_no_games() -> None:
    assert counted(NINE, [game(id="x"), game(id="x"), game(state=UNFINISHED)]).games == 1


@pytest.mark.parametrize("other", ["9B", "villager:4 werewolf:5", "no_such_board", "villager:9"])
def test_games_with_another_line_up_are_of_another_board(other: str) -> None:
    assert counted(NINE, [game(lineup=other)]) == NONE


def test_the_same_cards_are_the_same_line_up_by_whatever_name() -> None:
    by_count = "guard:1 madman:1 medium:1 seer:1 villager:3 werewolf:2"
    assert counted(NINE, [game(lineup=by_count)]).games == 1
    assert counted(replace(NINE, preset={"villager": 4, "seer": 1, "werewolf": 4}), [game()]).games == 0


# How far they draw


def test_without_games_of_ones_own_bots_speak_alone() -> None:
    rate = Rate(600, 1000)
    assert OddsBand.around(rate, BOTS) == OddsBand.around(rate, BOTS, Rate(0, 0))
    assert drawn(rate, BOTS, Rate(0, 0))[0] == 0.6


def test_the_more_games_the_farther_and_the_surer() -> None:
    rate, before = Rate(60_000, 100_000), (0.6, BOTS)
    for games in (1, 10, 40, 200, 5000):
        share, error = drawn(rate, BOTS, Rate(games // 5, games))
        assert share < before[0]
        assert error < before[1]
        before = share, error
    assert before[0] == pytest.approx(0.2, abs=0.01)


def test_about_forty_games_weigh_as_much_as_the_bots() -> None:
    share, _ = drawn(Rate(50_000, 100_000), BOTS, Rate(38, 38))
    assert share == pytest.approx(0.75, abs=0.01)


def test_of_a_third_side_bots_know_less_so_fewer_games_do() -> None:
    rate, own = Rate(20_000, 100_000), Rate(0, 10)
    assert drawn(rate, OTHERS, own)[0] < drawn(rate, BOTS, own)[0] < 0.2


def test_a_share_of_none_is_not_taken_for_certain() -> None:
    share, error = drawn(Rate(0, 1000), BOTS, Rate(1, 2))
    assert 0.02 < share < 0.6
    assert 0.0 < error < 0.3


def test_words_and_ranges_go_along() -> None:
    rules, hard = ruleset("jinro_nine"), found(village=30, werewolf=70)
    assert verdict(rules, hard) == "hard"
    own = counted(NINE, [game() for _ in range(60)])
    assert verdict(rules, hard, own) == "easy"
    assert bands(rules, hard, own)["village"].least > bands(rules, hard)["village"].least
    cards = ruleset("witch_trial")
    roles = replace(found(survivors=100), roles={"witch": Rate(50, 100)})
    ours = OwnResults(30, {}, {"witch": Rate(0, 30)})
    assert bands(cards, roles, ours)["witch"].most < bands(cards, roles)["witch"].most


# From the shelf


def test_they_are_read_off_the_shelf_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    shelf = Shelf(tmp_path / "games")
    for seed, preset in enumerate(("9A", "9A", "9B")):
        kept = Game.new("jinro_nine", NAMES, preset=preset, seed=seed)
        play_out(kept, RandomBot(seed))
        save_whole(shelf.path(f"{seed:04}"), kept.journal)
    cache = tmp_path / "games.cache"
    before = {file: file.read_bytes() for file in (tmp_path / "games").iterdir()}
    (own,) = own_results(tmp_path / "games", cache, NINE)
    assert own.games == 2
    assert sum(rate.won for rate in own.sides.values()) == 2
    assert {file: file.read_bytes() for file in (tmp_path / "games").iterdir()} == before
    assert not cache.exists()
