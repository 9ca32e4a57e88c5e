"""How long nights take and what makes them shorter: measured, forecast, and set with real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.draft.draft import Draft
from desktop.estimate.estimate import estimates
from desktop.keep.next_rules import FILE, NextRules
from desktop.keep.pace import AT_ONCE, Pace
from desktop.keep.people import Person
from desktop.pace.estimated import estimated
from desktop.pace.forecast import GAMES, SEED
from desktop.pace.forecast_page import guesses
from desktop.pace.forecast_page import page as forecast_page
from desktop.pace.night import Night
from desktop.pace.sheet import NIGHTS, RULES, measured
from desktop.pace.subject import AtTable
from desktop.seats.seating import Seating
from desktop.settings.at_table import TableMenuModel
from desktop.settings.changes import SoundCheck
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.start.nights import NightWatch
from desktop.table.pages.pages import TablePage
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot
from tests.desktop.around import FakeApp
from tests.desktop.pace.kept import NAMES, Being, Kept, Setting, draft
from tests.desktop.sound.hearing import Room, until
from tests.laws.games import Deal
from tests.laws.secrecy import swapped

pytestmark = pytest.mark.usefixtures("qapp")
QUICK = {"first_council_laps": 0, "council_laps": 0, "ballots": "open"}


def deal(**options: Any) -> Deal:
    return Deal("jinro_nine", NAMES, "9A", {**QUICK, **options}, 5)


# Measuring


def test_a_night_is_timed_from_the_first_cover_to_the_table() -> None:
    room = Room(deal())
    watch = NightWatch(room.stage.session)
    room.stage.pageChanged.connect(lambda: watch.look(room.now))
    watch.look(room.now)
    until(room, "talk")
    (night,) = watch.nights
    # Every seat looks at its role, and has nothing to do in the first night.
    assert night.hand_offs == 9
    assert 9 * Pace().deal < night.seconds <= room.now


def test_a_night_that_had_begun_already_does_not_count() -> None:
    room = Room(deal())
    while not room.game.journal["answers"]:
        room.step()
    watch = NightWatch(room.stage.session)
    room.stage.pageChanged.connect(lambda: watch.look(room.now))
    until(room, "talk")
    assert watch.nights == []
    room.step()
    until(room, "talk")
    assert [night.hand_offs for night in watch.nights] == [len(room.game.alive) + 1]


def test_the_last_nights_are_told() -> None:
    told = list(measured(Words("en", "jinro_nine"), [Night(272.0, 9), Night(180.0, 8), Night(0.0, 1)]))
    assert told == [
        "Night 1: 4 min 32 s, 9 hand-overs",
        "Night 2: 3 min, 8 hand-overs",
        "Night 3: 0 seconds, 1 hand-over",
    ]
    many = list(measured(Words("en", "jinro_nine"), [Night(60.0, 9)] * (NIGHTS + 2)))
    assert (len(many), many[0]) == (NIGHTS, "Night 3: 1 min, 9 hand-overs")


# Forecast


@pytest.fixture
def table(tmp_path: Path) -> Iterator[App]:
    app = App(Start(tmp_path, fast=True, language="en"))
    yield app
    app.games.leave()


def begun(app: App, game: Game) -> AtTable:
    """What is told of this game, at the table it is played at."""
    app.games.play(app.games.shelf.begin(game, Seating.plain(game.journal["ruleset"], "en", NAMES).written))
    subject = app.navigator.subject_at_table()
    assert isinstance(subject, AtTable)
    return subject


@pytest.mark.parametrize("id", ["jinro_nine", "langrensha"])
def test_the_forecast_of_a_game_that_is_on_knows_how_it_was_begun_and_nothing_else(table: App, id: str) -> None:
    """Who holds what, who has fallen, whether it is over: none of it is in what the forecast is made of."""
    board = next(name for name, each in catalogue_of(id).items() if each.players in (None, 9))
    held = swapped(Deal(id, NAMES, board, {}, 11), "P2", "P6")
    games = [*(deal.game() for deal in held), *(later(id, board, answers) for answers in (1, 9, 20, 60, 10_000))]
    drafts = [begun(table, game).forecast for game in games]
    boards = [estimated(draft, Pace()) for draft in drafts if draft]
    assert len(boards) == len(games)
    assert all(each == boards[0] for each in boards)


def later(id: str, board: str, answers: int) -> Game:
    game, bot = Game.new(id, NAMES, preset=board, seed=7), RandomBot(7)
    for _ in range(answers):
        if game.ask is None:
            break
        game.answer(bot.answer(game.ask))
    return game


def catalogue_of(id: str) -> Any:
    return next(rules.boards for rules in catalogue() if rules.id == id)


def times_of(table: Draft, pace: Pace) -> list[str]:
    """As Setup says them."""
    *_, found = estimates(estimated(table, pace), GAMES, SEED)
    return [column.time for column in forecast_page(Words("en", table.ruleset), found).columns]


def test_the_settings_say_the_numbers_of_the_setup(kept: Kept) -> None:
    told = times_of(draft(), Pace())
    assert kept.at_table().forecast() == kept.in_setup(Being()).forecast() == told


def test_a_dwell_of_nothing_changes_them(kept: Kept) -> None:
    app = kept.in_setup(Being())
    before = app.forecast()
    for id in ("dwell_night", "dwell_deal", "dwell_writing"):
        app.model.step(id, -60)
    assert app.preferences.settings.pace == AT_ONCE
    assert app.forecast() == times_of(draft(), AT_ONCE) != before


def test_where_nothing_is_known_a_dwell_makes_it_no_shorter_than_reading() -> None:
    told = [guesses(Words("en"), Pace(6.0, dwell, 20.0)).columns for dwell in (20.0, 12.0, 1.0, 0.0)]
    assert told[0] != told[1] != told[2] == told[3]


def test_the_menu_of_the_table_says_them_too_beside_what_was_measured(tmp_path: Path, qtbot: QtBot) -> None:
    app, nights = FakeApp(), [Night(272.0, 9)]
    subject = AtTable(draft(), nights, NextRules(tmp_path))
    sound = SoundCheck(lambda: True, lambda kind: None, lambda words: "")
    menu = TableMenuModel(app.preferences, sound, lambda: subject, partial(app.take, "adjust"))
    assert (menu.shown().nights, bool(menu.shown().unmeasured)) == ((), True)
    menu.open()
    assert (menu.shown().nights, menu.shown().unmeasured) == (("Night 1: 4 min 32 s, 9 hand-overs",), "")
    qtbot.waitUntil(lambda: menu.forecast.found is not None, timeout=60_000)
    assert [column.time for column in menu.shown().forecast.columns] == times_of(draft(), Pace())
    menu.shorter()
    menu.settings()
    assert app.asked == [("adjust", "pace"), ("adjust", "")]


def test_with_its_menu_shut_a_table_reckons_nothing(tmp_path: Path) -> None:
    app = FakeApp()
    sound = SoundCheck(lambda: True, lambda kind: None, lambda words: "")
    subject = AtTable(draft(), (), NextRules(tmp_path))
    menu = TableMenuModel(app.preferences, sound, lambda: subject, lambda section: None)
    menu.open()
    assert menu.forecast.is_at_work
    menu.close()
    menu.refresh()
    assert not menu.forecast.is_at_work


# Setting


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    made = Kept(tmp_path)
    yield made
    for app in made.opened:
        app.model.forecast.stop()
        app.shown.close()


def said(app: Setting, name: str) -> str:
    item = app.shown.item(name)
    return str(item.property("line") or item.property("text"))


def test_a_dwell_is_set_by_mouse_and_the_forecast_follows(kept: Kept) -> None:
    app = kept.at_table()
    before = app.forecast()
    for _ in range(6):
        app.shown.click("less-dwell_writing")
        app.shown.click("less-dwell_night")
    settings = app.preferences.settings
    assert (settings.dwell_night, settings.dwell_writing) == (6.0, 0.0)
    assert app.forecast() != before
    assert not app.shown.has("less-dwell_deal")


def test_a_house_rule_is_set_by_keys_for_the_next_game(kept: Kept) -> None:
    app = kept.at_table()
    before = app.forecast()
    for name in ("less-first_council_laps", "option-ballots-open"):
        app.shown.walk_to(name)
        app.shown.press(Qt.Key.Key_Return)
    assert kept.later.of("jinro_nine") == {"first_council_laps": 1, "ballots": "open"}
    holds = Words("en", "jinro_nine").text("pace.holds.later", value="2 laps")
    assert holds in app.shown.texts()
    # The forecast is of the game that is on, whose rules stand.
    assert app.forecast() == before


def test_while_a_table_is_set_a_house_rule_holds_there(kept: Kept) -> None:
    setup = Being()
    app = kept.in_setup(setup)
    before = app.forecast()
    app.shown.click("less-first_council_laps")
    assert setup.draft.options == {"first_council_laps": 1}
    assert app.forecast() != before
    app.shown.press(Qt.Key.Key_Escape)
    assert app.asked == ["leave"]


def test_without_a_game_there_are_the_dwells_and_a_word_about_the_rest(kept: Kept) -> None:
    app = kept.nowhere()
    assert said(app, "note") == Words("en").text("pace.no_game")
    assert {"less-dwell_deal", "less-dwell_night", "less-dwell_writing"} <= app.shown.names()


def test_without_a_game_nights_are_guessed_by_how_many_play(kept: Kept) -> None:
    app = kept.nowhere()
    assert Words("en").text("pace.guesses") in app.shown.texts()
    # Nine hand-overs of seven seconds, and nine turns of twelve.
    assert app.times()[1] == Words("en").text("forecast.about", minutes=2, seconds=50)
    app.shown.click("more-dwell_night")
    assert app.times()[1] == Words("en").text("estimate.minutes", n=3)


def test_who_leaves_is_beside_no_table_any_more(kept: Kept) -> None:
    app = kept.at_table()
    app.shown.click("back")
    assert app.asked == ["leave"]
    app.model.refresh()
    assert said(app, "note") == Words("en").text("pace.no_game")


def test_a_disk_that_refuses_is_said(kept: Kept) -> None:
    app = kept.at_table()
    app.file.refuses = True
    app.shown.click("less-dwell_night")
    assert Words("en").text("error.disk_full") in app.shown.texts()


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_rule_of_every_ruleset_has_its_cost(rules: Any) -> None:
    for language in LANGUAGES:
        words = Words(language, rules.id)
        assert all(RULES[id] in words for id in rules.options if id in RULES)
    assert set(RULES) & set(rules.options) or rules.id == "event_jinro"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_section_is_whole_in_every_language(kept: Kept, language: str, scale: float) -> None:
    app = kept.at_table(language, textScale=scale)
    assert app.shown.faults() == []
    app.forecast()
    assert app.shown.faults() == []
    assert kept.nowhere(language, textScale=scale).shown.faults() == []


# Kept for the next game


def test_what_no_longer_fits_is_left_out(tmp_path: Path) -> None:
    later = NextRules(tmp_path)
    later.choose("jinro_nine", "ballots", "open")
    (tmp_path / FILE).write_text('{"jinro_nine": {"ballots": "open", "council_laps": 99, "gone": 1, "abstain": 1}}')
    assert later.of("jinro_nine") == {"ballots": "open"}
    (tmp_path / FILE).write_text("[]")
    assert later.of("jinro_nine") == {}


def test_the_next_game_is_played_by_it_and_the_one_after_as_usual(tmp_path: Path) -> None:
    app = App(Start(tmp_path, fast=True, language="en"))
    app.games.next_rules.choose("jinro_nine", "ballots", "open")
    first = Game.new("jinro_nine", NAMES, preset="9A", seed=5)
    app.games.again(PastGame(first.journal, Seating.plain("jinro_nine", "en", NAMES).written))
    stage = app.navigator.stage
    assert stage is not None
    assert stage.session.game.journal["setup"]["options"]["ballots"] == "open"
    assert app.games.next_rules.of("jinro_nine") == {}
    app.games.next_rules.choose("jinro_nine", "ballots", "revealed")
    app.navigator.set_up("jinro_nine")
    setup = app.navigator.parts.setup
    assert setup.draft.options == {"ballots": "revealed"}
    app.games.leave()


def test_from_the_setup_and_back(tmp_path: Path) -> None:
    app = App(Start(tmp_path, fast=True, language="en"))
    app.navigator.set_up("langrensha")
    setup = app.navigator.parts.setup
    setup.adjust()
    settings = app.navigator.parts.settings
    assert (app.navigator.screen, settings.shown().section) == ("settings", "pace")
    settings.choose("ballots", "secret")
    assert setup.draft.options == {"ballots": "secret"}
    settings.leave()
    assert app.front.property("screen") == "setup"
    assert app.navigator.parts.setup is setup


def test_a_table_that_can_not_be_played_has_no_forecast_in_the_settings(tmp_path: Path) -> None:
    app = App(Start(tmp_path, fast=True, language="en"))
    app.navigator.set_up("jinro_nine")
    setup = app.navigator.parts.setup
    setup.set_up(Draft("jinro_nine", tuple(map(Person, NAMES)), None, own={"villager": 9}))
    setup.adjust()
    settings = app.navigator.parts.settings
    assert settings.shown().section == "pace"
    assert settings.shown().pace.forecast.columns == ()
    settings.leave()


def test_from_the_table_and_back_nothing_is_lost(table: App) -> None:
    begun(table, Game.new("langrensha", NAMES, preset="standard_9", seed=5))
    stage = table.navigator.stage
    assert stage is not None
    menu, settings = table.navigator.parts.table_menu, table.navigator.parts.settings
    while not isinstance(stage.shown, TablePage):
        stage.session.go_on(None, 0.0)
        stage.session.machine.remind()
        stage.session.without_answer(0.0)
        stage.tick()
    menu.open()
    menu.shorter()
    assert (table.navigator.screen, settings.shown().section) == ("settings", "pace")
    settings.choose("ballots", "secret")
    assert table.games.next_rules.of("langrensha") == {"ballots": "secret"}
    settings.leave()
    assert table.front.property("screen") == "play"
    assert table.navigator.stage is stage
