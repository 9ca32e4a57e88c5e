"""The odds beside the board: played in another process, by real clicks and keys, while people go on setting it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, Qt

from desktop.estimate.band import bands
from desktop.estimate.estimate import Estimate, estimates
from desktop.estimate.play import EstimatedTable
from desktop.keep.journal_file import SUFFIX, save_whole
from desktop.keep.pace import AT_ONCE, Pace
from desktop.setup import odds
from desktop.setup.odds import Odds, OddsState
from i18n import LANGUAGES, Words
from rulesets.engine import Game, Ruleset, catalogue, ruleset
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.around import FakeApp
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")

FEW = 20


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "GAMES", FEW)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft())
    yield opened
    opened.model.odds.stop()
    opened.shown.close()


def until(model: Odds, holds: Callable[[], bool]) -> None:
    loop = QEventLoop()
    model.changed.connect(loop.quit)
    while not holds():
        loop.exec()
    model.changed.disconnect(loop.quit)


def whole(model: Odds) -> None:
    until(model, lambda: model.state is OddsState.DONE)


def state(table: Table) -> OddsState:
    return table.model.odds.state


def last(board: EstimatedTable) -> Estimate:
    *_, found = estimates(board, FEW, odds.SEED, odds.EVERY)
    return found


def endless(*_: Any) -> Iterator[Estimate]:
    found = next(estimates(EstimatedTable("jinro_nine", 9, "9A"), 1000, 1, 10))
    while True:
        yield found


def failing(*_: Any) -> Iterator[Estimate]:
    yield from ()
    raise ValueError("no such game")


def test_a_click_plays_the_board_and_shows_who_wins_how_often(table: Table) -> None:
    assert "20 games between simple bots, with this line-up and these house rules." in table.shown.texts()
    table.shown.click("estimate")
    assert state(table) is OddsState.RUNNING
    assert table.shown.has("stopEstimate")
    whole(table.model.odds)
    found = last(EstimatedTable("jinro_nine", 9, "9A", {}))
    assert table.model.odds.found == found
    least, most = bands(ruleset("jinro_nine"), found)["village"].percents
    texts = table.shown.texts()
    assert "20 / 20 games" in texts
    assert f"{least}–{most}%" in texts
    assert any(text.startswith(("About even · ", "Easy for: Village · ", "Hard for: Village · ")) for text in texts)
    assert table.model.odds.shown().lengths[0] == f"about {round(found.minutes.value)} minutes"


def test_every_bar_is_read_out_with_its_range(table: Table) -> None:
    table.model.odds.start()
    whole(table.model.odds)
    village, wolves = table.model.odds.shown().bars
    assert (village.id, wolves.id) == ("village", "werewolf")
    assert village.least < village.share < village.most
    assert village.label == f"Village from {round(100 * village.least)} to {round(100 * village.most)}%"


def test_it_is_stopped_by_a_key_and_what_has_come_stays(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "estimates", endless)
    model = table.model.odds
    table.shown.walk_to("estimate")
    table.shown.press(Qt.Key.Key_Return)
    until(model, lambda: model.found is not None)
    table.shown.walk_to("stopEstimate")
    table.shown.press(Qt.Key.Key_Return)
    assert model.state is OddsState.STOPPED
    assert "10 / 20 games" in table.shown.texts()
    assert table.shown.item("estimate").property("text") == "Estimate again"


def test_stopped_before_anything_has_come_it_is_as_before(table: Table) -> None:
    table.shown.click("estimate")
    table.shown.click("stopEstimate")
    assert state(table) is OddsState.IDLE
    assert table.shown.item("estimate").property("text") == "Estimate the odds"


def test_a_changed_board_is_begun_anew_while_it_runs(table: Table) -> None:
    table.shown.click("estimate")
    table.shown.click("preset-9C")
    whole(table.model.odds)
    found = table.model.odds.found
    assert found == last(EstimatedTable("jinro_nine", 9, "9C", {}))
    assert found is not None
    assert "fox" in found.sides


def test_a_board_changed_afterwards_is_marked_and_changed_back_is_not(table: Table) -> None:
    table.model.odds.start()
    whole(table.model.odds)
    table.shown.click("preset-9C")
    assert state(table) is OddsState.STALE
    assert Words("en").text("setup.balance.stale") in table.shown.texts()
    table.shown.click("preset-9A")
    assert state(table) is OddsState.DONE
    table.shown.click("name-1")
    table.shown.type("X")
    assert state(table) is OddsState.DONE


def test_the_odds_of_another_game_are_gone(table: Table) -> None:
    table.model.odds.start()
    whole(table.model.odds)
    table.model.fresh("witch_trial")
    assert (state(table), table.model.odds.found) == (OddsState.IDLE, None)


def test_a_house_rule_and_a_shorter_dwell_are_another_board(tmp_path: Path) -> None:
    opened, pace = Table(tmp_path, draft()), [Pace()]
    model = Odds(opened.app.preferences, lambda: opened.draft, lambda: pace[0])
    model.start()
    whole(model)
    pace[0] = AT_ONCE
    model.refresh()
    assert model.state is OddsState.STALE
    pace[0] = Pace()
    opened.model.switch("abstain")
    model.refresh()
    assert model.state is OddsState.STALE
    opened.shown.close()


def test_a_board_that_can_not_be_played_says_why(table: Table) -> None:
    table.shown.click("preset-own")
    table.shown.click("fewer-villager")
    assert not table.shown.item("estimate").isEnabled()
    assert table.shown.texts().count("One card is missing.") == 2
    table.shown.click("more-villager")
    assert table.shown.item("estimate").isEnabled()


def test_it_waits_while_a_line_up_of_our_own_is_being_put_together(table: Table) -> None:
    table.shown.click("preset-own")
    table.shown.click("estimate")
    table.shown.click("fewer-villager")
    assert state(table) is OddsState.RUNNING
    table.shown.click("more-madman")
    whole(table.model.odds)
    assert table.model.odds.found == last(EstimatedTable("jinro_nine", 9, dict(table.draft.own or {}), {}))


def test_a_seat_without_a_name_is_no_other_board(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft().with_player(2, name=""))
    assert opened.shown.item("estimate").isEnabled()
    opened.shown.close()


@pytest.mark.parametrize("leave", ["start", "back"])
def test_it_ends_when_the_screen_is_left(table: Table, leave: str) -> None:
    table.shown.click("estimate")
    table.shown.click(leave)
    assert state(table) is OddsState.IDLE


def test_what_goes_wrong_is_said_and_may_be_tried_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "estimates", failing)
    table.shown.click("estimate")
    until(table.model.odds, lambda: table.model.odds.state is not OddsState.RUNNING)
    assert Words("en").text("setup.balance.failed") in table.shown.texts()
    assert table.shown.item("estimate").isEnabled()


def test_a_process_that_can_not_be_begun_is_a_failure_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: Any) -> None:
        raise OSError("no process can be made")

    monkeypatch.setattr(odds, "Background", refused)
    table.shown.click("estimate")
    assert state(table) is OddsState.FAILED


def test_in_full_there_is_how_long_it_takes_and_how_the_bots_play(table: Table) -> None:
    table.shown.click("odds")
    table.shown.click("estimateHere")
    whole(table.model.odds)
    texts = table.shown.texts()
    assert Words("en", "jinro_nine").text("estimate.about") in texts
    assert set(table.model.odds.shown().lengths) <= set(texts)
    assert len(table.model.odds.shown().lengths) == 4
    table.shown.press(Qt.Key.Key_Escape)
    assert not table.shown.has("closeOdds")


def test_in_a_card_game_the_bars_are_of_what_one_is(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("witch_trial", 7))
    opened.model.odds.start()
    whole(opened.model.odds)
    assert {bar.id for bar in opened.model.odds.shown().bars} == {"prisoner", "witch"}
    opened.shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_whole_in_every_language(tmp_path: Path, language: str) -> None:
    opened = Table(tmp_path, draft("event_jinro", 13), language)
    opened.model.odds.start()
    whole(opened.model.odds)
    assert opened.shown.faults() == []
    opened.shown.click("odds")
    assert opened.shown.faults() == []
    opened.shown.close()


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_game_is_estimated_with_large_letters(tmp_path: Path, rules: Ruleset) -> None:
    opened = Table(tmp_path, draft(rules.id, rules.players[-1]), "ja")
    opened.app.dressed(textScale=2.0)
    opened.shown.click("odds")
    opened.shown.click("estimateHere")
    whole(opened.model.odds)
    assert opened.model.odds.shown().bars
    assert opened.shown.faults() == []
    opened.shown.close()


def test_games_of_ones_own_are_counted_and_said(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for seed in range(3):
        kept = Game.new("jinro_nine", list("ABCDEFGHI"), preset="9A", seed=seed)
        play_out(kept, RandomBot(seed))
        save_whole(games / f"{seed}{SUFFIX}", kept.journal)
    model, ours = Odds(FakeApp("en").preferences, draft, Pace, (games, tmp_path / "games.cache")), _ours(3)
    model.start()
    until(model, lambda: model.state is OddsState.DONE and ours in model.shown().note)
    assert ours in model.shown().note.splitlines()
    assert model.shown().length.endswith(f"\n{ours}")
    assert sum(bar.share for bar in model.shown().bars) == pytest.approx(1.0)
    model.stop()


def _ours(games: int) -> str:
    return Words("en").text("setup.balance.own", n=games)


def test_where_no_game_can_be_read_bots_speak_alone(tmp_path: Path) -> None:
    model = Odds(FakeApp("en").preferences, draft, Pace, (tmp_path / "nowhere", tmp_path / "games.cache"))
    model.start()
    whole(model)
    assert len(model.shown().note.splitlines()) == 2
    model.stop()
