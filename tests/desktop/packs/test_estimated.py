"""The odds of a table with a program in its rules: another process runs what was allowed here, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.background import Background
from desktop.estimate.estimate import Estimate, estimates
from desktop.estimate.play import EstimatedTable
from rulesets.engine.packs import LanternPack, opened
from tests.engine.packs.coded_parts import files
from tests.engine.packs.one_night import ONE_NIGHT
from tests.engine.packs.writing import folder

TABLES = {
    "langrensha": EstimatedTable("langrensha", 9, "our_board"),
    "witch_trial": EstimatedTable("witch_trial", 7, "our_board"),
    "one_night": EstimatedTable("one_night", 6),
}


def pack(place: Path, id: str) -> LanternPack:
    return opened(folder(place, ONE_NIGHT if id == "one_night" else files(id)))


def estimated(id: str, one: LanternPack) -> Background[Estimate]:
    board = EstimatedTable(id, TABLES[id].players, TABLES[id].preset, packs=(one,))
    work: Background[Estimate] = Background(estimates, board, 10, 1)
    while not work.is_over:
        work.news(wait=0.2)
    return work


@pytest.mark.parametrize("id", TABLES)
def test_it_is_reckoned_in_another_process(id: str, tmp_path: Path) -> None:
    assert estimated(id, pack(tmp_path, id).allowed()).failure == ""


def test_what_nobody_has_allowed_is_not_run_there(tmp_path: Path) -> None:
    assert "nobody here has allowed it to run yet" in estimated("langrensha", pack(tmp_path, "langrensha")).failure
