"""What to play where nobody has played before: something for every number, and a tap that sets it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.draft.draft import Draft
from desktop.estimate.estimate import estimates
from desktop.estimate.play import EstimatedTable
from desktop.setup import refusals
from desktop.setup.first_evening import numbers, suggestion
from desktop.setup.lineup import LineUp
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue
from tests.desktop.setup.tables import Table, Unseen, draft, people
from tests.desktop.start.opened_home import Home

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft("langrensha", 8))
    yield opened
    opened.shown.close()


def test_there_is_one_for_every_number_that_can_play_anything() -> None:
    wanted = {count for rules in catalogue() for count in rules.players}
    assert set(numbers()) == wanted
    rows = [count for rules in catalogue() for row in rules.newcomers for count in row.players]
    assert sorted(rows) == sorted(wanted)


@pytest.mark.parametrize("players", numbers())
def test_it_can_be_played_at_once(players: int) -> None:
    found = suggestion(players).lineup
    ready = found.laid_for(people(players))
    assert refusals.missing(Words("en", found.ruleset), ready) == ""
    assert all(ready.rules.options[id].checked(value) == value for id, value in ready.options.items())
    game = Game.new(
        found.ruleset, ready.names, preset=ready.chosen, profile=ready.profile, options=ready.options, seed=1
    )
    assert len(game.players) == players


def _estimated(lineup: LineUp, players: int) -> EstimatedTable:
    return EstimatedTable(lineup.ruleset, players, lineup.dealt, lineup.options, lineup.profile)


@pytest.mark.parametrize("players", [6, 9, 12, 13, 16, 20])
def test_no_side_is_without_a_chance(players: int) -> None:
    found = suggestion(players).lineup
    *_, odds = estimates(_estimated(found, players), 60, 1)
    assert min(rate.share for rate in odds.sides.values()) > 0.1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", numbers())
def test_why_is_said_in_every_language(tmp_path: Path, language: str, players: int) -> None:
    newcomers = Unseen(tmp_path, Draft.fresh("langrensha", people(6)), language).model.newcomers
    newcomers.step(players - 9)
    page = newcomers.shown()
    assert page.players == max(players, 6)
    assert "—" not in page.reason
    assert page.cards
    assert all(not line.endswith(("：", ": ")) for line in page.rules)


def test_it_begins_with_those_who_sit_here_and_a_tap_sets_it(table: Table) -> None:
    names = table.draft.names
    table.shown.click("newcomers")
    assert table.model.newcomers.shown().players == 8
    table.shown.click("moreNewcomers")
    assert str(table.shown.item("suggestedGame").property("line")) == "Village of Nine"
    table.shown.click("layNewcomers")
    assert not table.shown.has("closeNewcomers")
    assert (table.draft.ruleset, table.draft.preset) == ("jinro_nine", "9B")
    assert table.draft.profile == "evening"
    assert table.draft.options == {}
    assert table.draft.names == [*names, ""]


def test_nobody_who_is_named_is_sent_away(table: Table) -> None:
    table.shown.click("newcomers")
    table.shown.click("fewerNewcomers")
    assert table.model.newcomers.shown().players == 8
    for _ in range(30):
        table.model.newcomers.step(1)
    assert table.model.newcomers.shown().players == 20


def test_by_keys_alone(table: Table) -> None:
    table.shown.walk_to("newcomers")
    table.shown.press(Qt.Key.Key_Return)
    table.shown.walk_to("moreNewcomers")
    table.shown.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    table.shown.walk_to("layNewcomers")
    table.shown.press(Qt.Key.Key_Return)
    assert len(table.draft.players) == 10
    assert table.shown.focused() == "newcomers"


def test_without_names_it_begins_as_usual(tmp_path: Path) -> None:
    opened = Table(tmp_path, Draft.fresh("langrensha"))
    opened.shown.click("newcomers")
    assert opened.model.newcomers.shown().players == 9
    opened.shown.press(Qt.Key.Key_Escape)
    assert not opened.shown.has("layNewcomers")
    opened.shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_sheet_is_whole(tmp_path: Path, language: str, text: float) -> None:
    opened = Table(tmp_path, draft("langrensha", 20), language)
    opened.app.dressed(textScale=text)
    opened.shown.click("newcomers")
    assert opened.shown.faults() == []
    opened.shown.close()


def test_home_leads_there_in_a_tap(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.hands.tap("newcomers")
    assert home.hands.sees("layNewcomers")
    assert home.app.front.property("screen") == "setup"
    home.close()
