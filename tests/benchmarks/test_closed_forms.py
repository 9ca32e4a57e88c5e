"""Villages without powers, played at random, win as often as papers have proved."""

from __future__ import annotations

from fractions import Fraction

import pytest

from benchmarks.closed_forms import BOARDS, PlainBoard, by_day, by_night, played

# A bound that one of a million right engines would miss, and at this seed none does.
BOUND = 4.9


def double_factorial(n: int) -> int:
    return n * double_factorial(n - 2) if n > 1 else 1


@pytest.mark.parametrize("players", range(3, 24, 2))
def test_one_wolf_is_migdals_double_factorials(players: int) -> None:
    """Migdał's closed form: the wolf wins (n - 1)!! / n!! of the games of n that begin with a day, where n is odd."""
    wolf = Fraction(double_factorial(players - 1), double_factorial(players))
    assert by_day(players - 1, 1) == 1 - wolf


@pytest.mark.parametrize(
    ("players", "wolves", "percent"), [(8, 1, 54.29), (10, 1, 59.37), (12, 2, 35.21), (16, 2, 43.01), (20, 3, 30.66)]
)
def test_games_that_begin_by_night_are_as_they_were_printed(players: int, wolves: int, percent: float) -> None:
    """The table of mafiascum.net, Numbers, Part 1; it cuts what it doesn't print."""
    assert float(by_night(players - wolves, wolves)) * 100 == pytest.approx(percent, abs=0.01)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_games_at_random_are_as_proved(board: PlainBoard) -> None:
    assert played(board, 150, seed=5).standard_errors < BOUND


def test_a_vote_that_is_not_at_random_is_seen() -> None:
    """Where a tie exiles nobody, more games are the wolves'."""
    board = PlainBoard("jinro_nine", 7, 2, {"tie": "none"})
    assert played(board, 1500, seed=5).standard_errors > BOUND
