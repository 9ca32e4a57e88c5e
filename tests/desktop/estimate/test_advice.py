"""Advice: what may be changed, what is wished for, and whether what was found is nearer to even when played anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.estimate.advice.changes import (
    Change,
    Setting,
    Swap,
    Wishes,
    counts,
    fit,
    granted,
    has_sides,
    laid,
    options,
    settings,
    swaps,
)
from desktop.estimate.advice.cores import Cores, advised, dealt_out
from desktop.estimate.advice.sayings import Difference
from desktop.estimate.advice.search import Goal
from desktop.estimate.advice.starts import boards_for
from desktop.estimate.advice.tally import SideCount, Task, tallies
from desktop.estimate.advice.weights import Trial, Weights
from desktop.estimate.play import EstimatedTable, decided, played
from rulesets.engine import catalogue, ruleset

HARD = EstimatedTable("jinro_nine", 9, {"villager": 5, "seer": 1, "werewolf": 3})
TWELVE = EstimatedTable("langrensha", 12, "auto", profile="standard")
BOARDS = (HARD, TWELVE, EstimatedTable("event_jinro", 13, "std13"), EstimatedTable("ultimate_thirteen", 13))


# What is counted


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.ruleset)
def test_a_game_that_is_only_decided_is_the_game_that_is_played(board: EstimatedTable) -> None:
    for seed in range(4):
        assert decided(board, seed).winning == played(board, seed).summary.winning


def test_somebody_is_out_early_only_where_the_first_night_kills() -> None:
    assert not any(decided(HARD, seed).is_harmed for seed in range(10))
    assert any(decided(TWELVE, seed).is_harmed for seed in range(10))


def test_games_are_the_same_however_they_are_dealt_out() -> None:
    whole = sum((tally for _, tally in tallies([HARD], [Task(0, 0, 20)], 3)), SideCount())
    halves = sum((tally for _, tally in tallies([HARD], [Task(0, 0, 7), Task(0, 7, 13)], 3)), SideCount())
    assert whole == halves
    assert whole.games == 20 == whole.village + whole.hunters


def test_no_core_has_more_to_do_than_it_must() -> None:
    tasks = [Task(number, 0, 10 + number) for number in range(7)]
    parts = dealt_out(tasks, 2)
    assert sorted(task for part in parts for task in part) == tasks
    loads = [sum(task.games for task in part) for part in parts]
    assert abs(loads[0] - loads[1]) <= 16


# What may be changed


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.ruleset)
def test_every_change_is_a_board_that_can_be_played_or_none(board: EstimatedTable) -> None:
    changes: list[Change] = [*swaps(board, Wishes()), *settings(board, Wishes())]
    found = [changed for change in changes if (changed := laid(board, (change,))) is not None]
    assert len(found) > 10
    assert board not in found
    for changed in found:
        difference = Difference.between(board, changed)
        assert len(difference.cards) + len(difference.options) in (1, 2)


def test_a_change_may_be_none_that_the_rules_allow() -> None:
    assert laid(HARD, (Swap("villager", "werewolf"), Swap("villager", "werewolf"))) is None
    assert laid(HARD, (Swap("seer", "guard"), Swap("seer", "medium"))) is None


def test_nobody_is_given_a_second_seer_or_a_third_side_unasked() -> None:
    brought_in = {swap.into for swap in swaps(HARD, Wishes())}
    assert "guard" in brought_in
    assert not {"seer", "fox"} & brought_in
    assert {"werewolf", "villager"} <= brought_in


def test_house_rules_that_the_table_has_chosen_stay() -> None:
    tried = {setting.option for setting in settings(TWELVE, Wishes())}
    assert {"sheriff", "wolf_goal"} <= tried
    assert "talk_seconds" not in tried
    assert "sheriff" not in {setting.option for setting in settings(TWELVE, Wishes(kept=frozenset({"sheriff"})))}


def test_two_changes_are_two() -> None:
    assert fit((Swap("a", "b"), Swap("c", "d")))
    assert not fit((Swap("a", "b"), Swap("b", "c")))
    assert not fit((Setting("x", True), Setting("x", False)))


# What is wished for


def test_what_is_wished_for_comes_in_place_of_the_plain() -> None:
    wished = granted(HARD, Wishes(having=frozenset({"fox", "guard"})))
    assert counts(wished) == {"villager": 3, "seer": 1, "guard": 1, "werewolf": 3, "fox": 1}
    without = granted(EstimatedTable("jinro_nine", 9, "9C"), Wishes(lacking=frozenset({"fox", "madman"})))
    assert not {"fox", "madman"} & counts(without).keys()
    assert granted(HARD, Wishes()) == HARD


def test_wishes_are_kept_by_all_that_is_found() -> None:
    advice = advised(Goal((HARD,), Wishes(having=frozenset({"fox"}), lacking=frozenset({"guard"}))), games=900)
    assert advice.found
    for one in advice.found:
        assert counts(one.tried.board)["fox"] == 1
        assert "guard" not in counts(one.tried.board)


# What is learnt


def test_what_a_card_is_worth_is_learnt_from_all_boards_together() -> None:
    worth = {"a": 0.0, "b": 0.4, "c": -0.6, "d": 1.0}
    trials = [Trial((Swap(out, into),), worth[into] - worth[out], 50) for out in "ab" for into in "abcd" if out != into]
    weights = Weights.learnt(trials)
    assert weights.of((Swap("a", "d"),)) > weights.of((Swap("a", "b"),)) > 0.0 > weights.of((Swap("a", "c"),))
    # Never tried, and foreseen all the same.
    assert weights.of((Swap("c", "d"),)) > 1.0
    assert weights.of((Swap("a", "b"), Swap("a", "c"))) == pytest.approx(
        weights.of((Swap("a", "b"),)) + weights.of((Swap("a", "c"),))
    )


def test_of_many_games_on_a_board_its_own_count_and_of_few_its_cards() -> None:
    weights = Weights({"a": 0.0, "b": 1.0}, {})
    change = (Swap("a", "b"),)
    assert weights.beside(Trial(change, 0.0, 10)) > 0.8
    assert weights.beside(Trial(change, 0.0, 5000)) < 0.1


# What is found


def test_what_is_advised_is_nearer_to_even_when_it_is_played_anew() -> None:
    advice = advised(Goal((HARD,)), games=1500)
    boards = [advice.starts[0].tried.board, advice.found[0].tried.board]
    before, after = (sum((t for _, t in tallies(boards, [Task(at, 0, 150)], 99)), SideCount()) for at in (0, 1))
    assert after.distance < before.distance - 0.1
    assert len(advice.found[0].tried.changes) <= 2


def test_on_any_number_of_cores_the_same_is_found() -> None:
    work = Cores(Goal((HARD,)), games=300, cores=2)
    while not work.is_over:
        work.look_in(0.2)
    assert work.failure == ""
    assert work.advice == advised(Goal((HARD,)), games=300)
    assert work.share == pytest.approx(1.0)


def test_a_search_that_is_cancelled_leaves_nobody_at_work() -> None:
    work = Cores(Goal((HARD,)), games=20_000, cores=2)
    work.cancel()
    assert not any(process.is_running for process in work._works)


def test_boards_for_so_many_are_those_of_the_ruleset_once_each() -> None:
    twelve = boards_for(TWELVE)
    assert len(twelve) == len({tuple(counts(board).items()) for board in twelve}) > 5
    assert {board.players for board in twelve} == {12}
    advice = advised(Goal(boards_for(replace(HARD, preset=None))), games=600)
    assert [one.tried.board.preset for one in advice.starts] == ["9A", "9B", "9C"]
    distances = [one.tally.distance for one in advice.found]
    assert len(distances) >= 3
    assert distances[0] <= distances[-1]


def test_a_game_without_sides_has_no_even_boards() -> None:
    assert [rules.id for rules in catalogue() if not has_sides(rules)] == ["witch_trial"]
    assert options(TWELVE)["wolf_goal"] == "edge" != ruleset("langrensha").options["wolf_goal"].default
