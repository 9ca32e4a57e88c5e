"""How long nights take and what makes them shorter: measured, guessed, and set with real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.keep.next_rules import FILE, NextRules
from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.pace.forecast import Forecast, coming
from desktop.pace.nights import HANDING, LEAST, MOST, Night, NightWatch, handing
from desktop.pace.page import RULES, Known, page
from desktop.seats import public
from desktop.seats.seating import Seating
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.table.pages.pages import TablePage
from i18n import LANGUAGES, Words
from rulesets.engine import Game, catalogue, ruleset
from rulesets.engine.bots import RandomBot
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
    assert (night.hand_offs, night.dwelt) == (9, 9 * Pace().deal)
    assert night.dwelt < night.seconds <= room.now


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


def test_what_a_hand_over_costs_is_learnt_from_the_nights() -> None:
    assert handing([]) == HANDING
    assert handing([Night(200.0, 10, 100.0), Night(130.0, 10, 100.0)]) == pytest.approx(6.5)
    assert handing([Night(100.0, 10, 100.0)]) == LEAST
    assert handing([Night(9000.0, 10, 100.0)]) == MOST


# Guessing


def test_the_coming_night_is_as_long_as_its_turns() -> None:
    game = deal().game()
    found = coming(game, Pace(6.0, 12.0, 20.0), 7.0)
    assert found is not None
    assert (found.hand_offs, found.seconds) == (9, 9 * (7.0 + 6.0))
    with_council = coming(deal(first_council_laps=2).game(), Pace(6.0, 12.0, 20.0), 7.0)
    assert with_council is not None
    assert with_council.hand_offs > found.hand_offs


def test_a_shorter_dwell_makes_it_shorter_but_no_shorter_than_reading() -> None:
    game = deal().game()
    guesses = [coming(game, Pace(dwell, dwell, dwell), 7.0) for dwell in (20.0, 10.0, 1.0, 0.0)]
    seconds = [guess.seconds for guess in guesses if guess]
    assert seconds == sorted(seconds, reverse=True)
    assert seconds[-1] == seconds[-2] > 0


@pytest.mark.parametrize("id", [rules.id for rules in catalogue()])
def test_the_guess_is_the_same_whoever_holds_what(id: str) -> None:
    players = tuple(f"P{number}" for number in range(1, 10 if id != "ultimate_thirteen" else 14))
    board = next(name for name, each in catalogue_of(id).items() if each.players in (None, len(players)))
    both = swapped(Deal(id, players, board, {}, 11), "P2", "P6")
    one, other = (coming(deal.game(), Pace(), 7.0) for deal in both)
    assert one is not None
    assert one == other


def forecasts(id: str, seed: int) -> Iterator[tuple[str, int, Forecast | None]]:
    """At every step of the table: what is asked, how many the table knows to be there, and the guess."""
    rules = ruleset(id)
    players = NAMES[: rules.players[-1]]
    board = next(name for name, each in catalogue_of(id).items() if each.players in (None, len(players)))
    game, bot = Game.new(id, players, preset=board, seed=seed), RandomBot(seed)
    while (ask := game.ask) is not None:
        if not ask.secret and game.journal["answers"]:
            told = (notice for notice in game.notices() if notice.to is None)
            yield ask.id, len(players) - len(public.facts(told, game.day, rules).fates), coming(game, Pace(), 7.0)
        game.answer(bot.answer(ask))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("id", ["jinro_nine", "langrensha"])
def test_the_guess_does_not_say_who_has_fallen_nor_that_it_is_over(id: str, seed: int) -> None:
    for ask, there, guess in forecasts(id, seed):
        assert guess is not None, ask
        assert guess.hand_offs % there == 0, ask


def catalogue_of(id: str) -> Any:
    return next(rules.boards for rules in catalogue() if rules.id == id)


# Setting


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    made = Kept(tmp_path)
    yield made
    for app in made.opened:
        app.shown.close()


def said(app: Setting, name: str) -> str:
    return str(app.shown.item(name).property("text"))


def test_the_last_nights_and_the_next_are_told(kept: Kept) -> None:
    app = kept.at_table()
    assert said(app, "night-1") == "Night 1: 4 min 32 s, 9 hand-overs"
    assert said(app, "night-2") == "Night 2: 3 min 5 s, 8 hand-overs"
    assert said(app, "next").startswith("The next night: about ")


def test_a_dwell_is_set_by_mouse_and_the_guess_follows(kept: Kept) -> None:
    app = kept.at_table()
    before = said(app, "next")
    for _ in range(6):
        app.shown.click("less-dwell_writing")
        app.shown.click("less-dwell_night")
    settings = app.preferences.settings
    assert (settings.dwell_night, settings.dwell_writing) == (6.0, 0.0)
    assert said(app, "next") != before
    assert not app.shown.has("less-dwell_deal")


def test_a_house_rule_is_set_by_keys_for_the_next_game(kept: Kept) -> None:
    app = kept.at_table()
    for name in ("less-first_council_laps", "option-ballots-open"):
        app.shown.walk_to(name)
        app.shown.press(Qt.Key.Key_Return)
    assert kept.later.of("jinro_nine") == {"first_council_laps": 1, "ballots": "open"}
    holds = Words("en", "jinro_nine").text("pace.holds.later", value="2 laps")
    assert holds in app.shown.texts()


def test_while_a_table_is_set_a_house_rule_holds_there(kept: Kept) -> None:
    setup = Being()
    app = kept.in_setup(setup)
    before = said(app, "next")
    app.shown.click("less-first_council_laps")
    assert setup.draft.options == {"first_council_laps": 1}
    assert said(app, "next") != before
    assert before.startswith("The first night, with the deal: about ")
    app.shown.press(Qt.Key.Key_Escape)
    assert app.asked == ["leave"]


def test_without_a_game_there_are_the_dwells_and_a_word_about_the_rest(kept: Kept) -> None:
    app = kept.nowhere()
    assert said(app, "note") == Words("en").text("pace.no_game")
    assert {"less-dwell_deal", "less-dwell_night", "less-dwell_writing"} <= app.shown.names()
    app.shown.click("back")
    assert app.asked == ["leave"]


def test_without_a_game_nights_are_guessed_by_how_many_play(kept: Kept) -> None:
    app = kept.nowhere()
    assert said(app, "unmeasured") == Words("en").text("pace.guesses")
    # Nine hand-overs of seven seconds, and nine turns of twelve.
    assert said(app, "night-2") == "9 players: about 2 min 50 s"
    app.shown.click("more-dwell_night")
    assert said(app, "night-2") == "9 players: about 3 min"
    assert not app.shown.has("next")


def test_a_bar_is_as_long_as_its_night_and_parted_where_its_turns_end(kept: Kept) -> None:
    app = kept.at_table()
    first, second, ahead = app.model.made().nights
    assert second.share / first.share == pytest.approx(185 / 272)
    assert (first.dwelt / first.share, second.dwelt / second.share) == pytest.approx((54 / 272, 96 / 185))
    assert max(first.share, second.share, ahead.share) == 1.0
    assert (second.is_coming, ahead.is_coming) == (False, True)
    assert 0 < ahead.dwelt < ahead.share


def test_a_night_that_took_no_time_has_a_bar_without_length() -> None:
    known = Known(draft(), draft(), [Night(0.0, 9, 0.0)])
    (bar,) = page(Words("en", "jinro_nine"), Settings(), known).nights
    assert (bar.share, bar.dwelt) == (0.0, 0.0)


def test_a_disk_that_refuses_is_said(kept: Kept) -> None:
    app = kept.at_table()
    app.file.refuses = True
    app.shown.click("less-dwell_night")
    assert said(app, "line") == Words("en").text("error.disk_full")


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_every_rule_of_every_ruleset_has_its_cost(rules: Any) -> None:
    for language in LANGUAGES:
        words = Words(language, rules.id)
        assert all(RULES[id] in words for id in rules.options if id in RULES)
    assert set(RULES) & set(rules.options) or rules.id == "event_jinro"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(kept: Kept, language: str, scale: float) -> None:
    assert kept.at_table(language, textScale=scale).shown.faults() == []
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
    setup.pace()
    pace = app.navigator.parts.pace
    pace.choose("ballots", "secret")
    assert setup.draft.options == {"ballots": "secret"}
    pace.leave()
    assert app.front.property("screen") == "setup"
    assert app.navigator.parts.setup is setup


def test_from_the_table_and_back_nothing_is_lost(tmp_path: Path) -> None:
    app = App(Start(tmp_path, fast=True, language="en"))
    game = Game.new("langrensha", NAMES, preset="standard_9", seed=5)
    app.games.play(app.games.shelf.begin(game, Seating.plain("langrensha", "en", NAMES).written))
    stage = app.navigator.stage
    assert stage is not None
    stage.readPace()
    assert app.front.property("screen") == "play"
    while not isinstance(stage.shown, TablePage):
        stage.session.go_on(None, 0.0)
        stage.session.machine.remind()
        stage.session.without_answer(0.0)
        stage.tick()
    stage.readPace()
    assert app.front.property("screen") == "pace"
    model = app.navigator.parts.pace
    model.leave()
    assert app.front.property("screen") == "play"
    assert app.navigator.stage is stage
    app.games.leave()
