"""A table has a profile, somebody who leads its nights, and a forecast."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.draft.draft import Draft
from desktop.estimate.estimate import estimates
from desktop.keep.pace import AT_ONCE, Pace
from desktop.keep.people import LastTable, People
from desktop.pace.estimated import estimated
from desktop.pace.forecast import GAMES, SEED, Forecasts
from desktop.pace.forecast_page import page
from desktop.setup.lineup import LineUp, Refused, read
from desktop.setup.page import LAST
from i18n import Words
from rulesets.engine import catalogue
from rulesets.engine.ruleset import EVENING, SOURCE
from tests.desktop.setup.tables import Unseen, draft, people

pytestmark = pytest.mark.usefixtures("qapp")
RULESETS = [rules.id for rules in catalogue()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_new_table_begins_with_the_short_evening(ruleset: str) -> None:
    fresh = Draft.fresh(ruleset)
    assert fresh.profile == EVENING
    assert fresh.options == {}
    assert fresh.all_values() == {**fresh.with_profile(SOURCE).all_values(), **fresh.rules.profiles[EVENING]}


def test_one_rule_changed_by_hand_and_the_table_has_left_its_profile(tmp_path: Path) -> None:
    table = Unseen(tmp_path, Draft.fresh("langrensha", people(12)))
    table.model.switch("sheriff")
    (tag,) = [tag for tag in table.model.shown().profiles if tag.is_chosen]
    assert (tag.id, tag.is_left, tag.name) == ("evening", True, "Short evening, with changes")
    (rule,) = [rule for rule in table.model.shown().rules if rule.id == "sheriff"]
    assert rule.changed == "“Short evening” has: off"
    assert not rule.is_profiles
    table.model.choose_profile("evening")
    assert table.draft.options == {}
    assert not any(tag.is_left for tag in table.model.shown().profiles)


def test_a_rule_that_the_profile_sets_apart_is_marked_and_counted(tmp_path: Path) -> None:
    table = Unseen(tmp_path, Draft.fresh("langrensha", people(12)))
    table.model.choose_profile("standard")
    shown = table.model.shown()
    marked = {rule.id for rule in shown.rules if rule.is_profiles}
    assert marked == set(table.draft.rules.profiles["standard"])
    assert str(len(marked)) in shown.changes


def test_what_a_game_can_not_have_says_why_and_is_not_chosen(tmp_path: Path) -> None:
    table = Unseen(tmp_path, Draft.fresh("witch_trial", people(7)))
    lantern, *others = table.model.shown().leadings
    assert (lantern.may, lantern.is_chosen) == (True, True)
    for other in others:
        assert not other.may
        assert other.line == Words("en", "witch_trial").text("leading.refused")
        table.model.choose_leading(other.id)
        assert table.draft.leading == lantern.id


def test_a_line_up_in_which_the_fallen_still_act_is_not_led_by_one_of_them(tmp_path: Path) -> None:
    dealt = {"werewolf": 3, "spirit_medium": 1, "seer": 1, "villager": 4}
    table = Unseen(tmp_path, replace(draft("langrensha", 9), own=dealt, preset=None, leading="fallen"))
    said = Words("en", "langrensha").text("leading.refused.part", part="Spirit Medium")
    *_, fallen = table.model.shown().leadings
    assert (fallen.id, fallen.may, fallen.line) == ("fallen", False, said)
    assert table.model.shown().missing == said
    table.model.choose_leading("caller")
    assert table.draft.leading == "caller"
    assert table.model.shown().missing == ""


def test_before_the_first_day_of_a_short_evening_everybody_has_the_lantern_once() -> None:
    *_, found = estimates(estimated(Draft.fresh("jinro_nine", people(9)), Pace()), GAMES, SEED)
    assert found.first_night.hand_offs.value == 9


@pytest.mark.parametrize("leading", ["caller", "fallen"])
def test_the_forecast_goes_by_who_leads(leading: str) -> None:
    table = draft("langrensha", 12)
    assert forecast(table, Pace()) != forecast(table.with_leading(leading), Pace())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_profile_and_way_of_leading_is_explained(tmp_path: Path, ruleset: str) -> None:
    table = Unseen(tmp_path, Draft.fresh(ruleset))
    shown = table.model.shown()
    for kind, tags in (("profile", shown.profiles), ("leading", shown.leadings)):
        for tag in tags:
            table.model.what.ask(kind, tag.id)
            sheet = table.model.what.shown()
            assert sheet.is_open
            assert sheet.title
            assert sheet.line


def test_a_line_up_remembers_its_profile() -> None:
    laid = draft("langrensha", 12).with_profile("standard").with_option("sheriff", value=False)
    found = read(LineUp.of(laid).document)
    again = found.laid_for(laid.players)
    assert (again.profile, again.options, again.leading) == ("standard", {"sheriff": False}, "lantern")


def test_an_older_line_up_is_of_the_rulebook() -> None:
    document = {id: entry for id, entry in LineUp.of(draft()).document.items() if id not in ("profile", "leading")}
    assert read(document).profile == SOURCE


@pytest.mark.parametrize("key", ["profile", "leading"])
def test_a_line_up_with_what_there_is_not_is_refused(key: str) -> None:
    with pytest.raises(Refused, match=f"{key}: "):
        read({**LineUp.of(draft()).document, key: "nonsense"})


def test_those_who_sat_here_sit_down_to_their_last_table(tmp_path: Path) -> None:
    table = Unseen(tmp_path, draft("langrensha", 12).with_profile("standard"))
    table.model.remember_group("Ours")
    table.model.choose_profile("source")
    table.model.start()
    kept = People(tmp_path)
    assert kept.table(LAST) == kept.table("Ours") == LastTable("langrensha", "source", "lantern")
    again = Unseen(tmp_path, Draft.fresh("langrensha"))
    again.model.seat_group(0)
    assert again.draft.profile == "source"
    other = Unseen(tmp_path, Draft.fresh("ultimate_thirteen"))
    other.model.seat_group(0)
    assert other.draft.profile == EVENING


def forecast(table: Draft, pace: Pace) -> tuple[str, ...]:
    *_, found = estimates(estimated(table, pace), GAMES, SEED)
    return tuple(column.count + column.time for column in page(Words("en"), found).columns)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_forecast_goes_by_the_pace(ruleset: str) -> None:
    table = Draft.fresh(ruleset)
    usual, at_once = forecast(table, Pace()), forecast(table, AT_ONCE)
    assert len(usual) == 3
    assert usual[0] != at_once[0]


def test_the_forecast_goes_by_board_and_rules() -> None:
    table = draft("jinro_nine", 9)
    assert forecast(table, Pace()) != forecast(table.with_option("ballots", "open"), Pace())
    assert forecast(table, Pace()) != forecast(table.with_profile(EVENING), Pace())
    dozen = draft("langrensha", 12)
    assert forecast(dozen, Pace()) != forecast(draft("langrensha", 20), Pace())


def test_the_forecast_is_made_unasked_and_anew_with_every_change(tmp_path: Path, qtbot: QtBot) -> None:
    table = Unseen(tmp_path, draft("jinro_nine", 9))
    table.model.refresh()
    told = table.model.forecast
    qtbot.waitUntil(lambda: told.found is not None, timeout=60_000)
    first = told.shown().columns
    table.model.rename(0, "Aki")
    assert told.shown().columns == first
    table.model.choose("ballots", "open")
    assert told.found is None
    assert told.shown().line
    qtbot.waitUntil(lambda: told.found is not None, timeout=60_000)
    assert told.shown().columns != first


def test_a_table_that_can_not_be_played_has_none(tmp_path: Path) -> None:
    table = Unseen(tmp_path, replace(draft("jinro_nine", 9), own={"villager": 9}, preset=None))
    told: Forecasts = table.model.forecast
    table.model.refresh()
    assert told.found is None
    assert told.shown().columns == ()
