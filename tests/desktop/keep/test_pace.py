"""How long a turn lasts: as the table has set it, else as the profile of its game has it."""

from __future__ import annotations

import pytest

from desktop.keep.pace import AT_ONCE, Pace
from desktop.keep.settings import Settings
from desktop.table.stage.staging import paced
from rulesets.engine import Game
from rulesets.engine.ruleset import Dwell

SHORT = Dwell(5, 8, 8)
CHOOSES, READS, WRITES = ["choose", "confirm"], ["confirm"], ["text", "choose"]


def test_a_profile_is_gone_by_where_nothing_else_was_set() -> None:
    assert [Pace().by(SHORT).of(kinds) for kinds in (READS, CHOOSES, WRITES)] == [5.0, 8.0, 8.0]
    assert Pace().by(None) == Pace()


def test_what_the_table_has_set_stands() -> None:
    assert AT_ONCE.by(SHORT) == AT_ONCE
    assert Pace(night=30.0).by(SHORT) == Pace(5.0, 30.0, 8.0)


@pytest.mark.parametrize(("profile", "night"), [("source", 12.0), ("evening", 8.0)])
def test_a_game_is_paced_by_its_own_profile(profile: str, night: float) -> None:
    game = Game.new("jinro_nine", list("ABCDEFGHI"), profile=profile, seed=1)
    assert paced(Settings(), game).night == night
    assert paced(Settings(dwell_night=20.0), game).night == 20.0
