"""Fairer boards beside the odds: searched for in other processes, by real clicks, and laid with a tap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop

from desktop.estimate.advice.changes import counts
from desktop.setup.fair import FairBoards
from desktop.setup.odds import OddsState
from i18n import Words
from rulesets.engine import BadSetup, catalogue
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")

HARD = {"villager": 5, "seer": 1, "werewolf": 3}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, replace(draft(), own=HARD))
    opened.model.fair.games = 600
    yield opened
    opened.model.fair.stop()
    opened.shown.close()


def said(id: str) -> str:
    return Words("en").text(id)


def until(model: FairBoards, holds: Callable[[], bool]) -> None:
    loop = QEventLoop()
    model.changed.connect(loop.quit)
    while not holds():
        loop.exec()
    model.changed.disconnect(loop.quit)


def searched(table: Table) -> FairBoards:
    model: FairBoards = table.model.fair
    model.start()
    until(model, lambda: model.state is OddsState.DONE)
    return model


def test_a_click_searches_and_another_lays_what_was_found(table: Table) -> None:
    table.shown.click("fair")
    table.shown.click("startFair")
    assert table.shown.has("stopFair")
    until(table.model.fair, lambda: table.model.fair.state is OddsState.DONE)
    found = table.model.fair.found
    assert found is not None
    page = table.model.fair.shown()
    assert page.now.name == said("advice.now")
    assert page.now.line.startswith("Village from ")
    assert "−1" in page.rows[0].name
    assert page.rows[0].name in table.shown.texts()
    table.shown.click("fair-1")
    assert not table.shown.has("fair-1")
    assert table.draft.composition() == counts(found.found[0].tried.board)


def test_a_search_is_stopped_and_leaves_nothing(table: Table) -> None:
    table.model.fair.games = 20_000
    table.shown.click("fair")
    table.shown.click("startFair")
    table.shown.click("stopFair")
    assert (table.model.fair.state, table.model.fair.found) == (OddsState.IDLE, None)
    assert table.shown.has("startFair")


def test_who_leaves_the_screen_stops_it(table: Table) -> None:
    table.model.fair.games = 20_000
    table.model.fair.start()
    table.model.go("home")
    assert table.model.fair.state is OddsState.IDLE


def test_a_wish_is_a_tap_and_another_takes_it_back(table: Table) -> None:
    table.shown.click("fair")
    table.shown.click("wish-fox")
    assert {chip.id for chip in table.model.fair.shown().wishes if chip.is_chosen} == {"fox"}
    table.shown.click("wishUnharmed")
    assert table.model.fair.shown().unharmed
    found = searched(table).found
    assert found is not None
    assert all(counts(one.tried.board)["fox"] == 1 for one in found.found)
    assert all(row.line.endswith(said("advice.safe")) for row in table.model.fair.shown().rows)
    table.shown.click("wish-fox")
    assert not any(chip.is_chosen for chip in table.model.fair.shown().wishes)


def test_all_boards_for_so_many_stand_below_each_other(table: Table) -> None:
    table.shown.click("fair")
    table.shown.click("fairList")
    page = searched(table).shown()
    assert len(page.rows) >= 3
    assert any(name in row.name for row in page.rows for name in ("9A", "9B", "9C"))
    assert page.now.line == ""


def test_what_was_found_is_of_the_table_as_it_was(table: Table) -> None:
    model = searched(table)
    table.model.choose_preset("9B")
    assert model.state is OddsState.STALE
    assert model.shown().note == said("advice.stale")
    table.model.fresh(catalogue()[1].id)
    assert (model.state, model.found) == (OddsState.IDLE, None)


def test_house_rules_that_were_changed_stay(table: Table) -> None:
    table.model.choose("tie", "lot")
    assert said("advice.kept") in table.model.fair.shown().note
    found = searched(table).found
    assert found is not None
    assert all((one.tried.board.options or {})["tie"] == "lot" for one in found.found)


def test_a_board_that_can_not_be_played_says_why(table: Table) -> None:
    table.model.count("villager", 1)
    with pytest.raises(BadSetup):
        table.draft.composition()
    page = table.model.fair.shown()
    assert not page.may_start
    assert "card" in page.note


def test_a_game_of_cards_has_no_even_boards(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("witch_trial", 7))
    page = opened.model.fair.shown()
    assert (page.may_start, page.wishes) == (False, ())
    assert page.note == said("advice.sides")
    opened.shown.close()
