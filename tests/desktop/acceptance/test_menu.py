"""Sound, settings and the full screen without leaving the table, by hand and by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow

from desktop.seats.seating import Seating
from desktop.settings.at_table import TableMenuModel
from desktop.start.app import App
from desktop.voice.speech import NONE
from desktop.voice.status import status
from desktop.voice.voice import VoiceFound
from i18n import Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened

NAMES = tuple(f"P{seat}" for seat in range(1, 10))
FULL = QWindow.Visibility.FullScreen
WINDOWED = QWindow.Visibility.Windowed


def at_a_talk(opens: Opens, **how: object) -> Opened:
    app = opens(**how)
    game, bot = Game.new("jinro_nine", NAMES, seed=3), RandomBot(3)
    while game.ask is not None and game.ask.kind != "talk":
        game.answer(bot.answer(game.ask))
    app.take_over(game, Seating.plain("jinro_nine", "en", NAMES).written)
    return app


def screen(app: Opened) -> str:
    return app.app.navigator.screen


def lit(app: Opened) -> Opened:
    app.begin("jinro_nine", NAMES)
    app.stage.momentsSeen()
    app.take_up()
    return app


def test_the_sound_is_switched_and_turned_down_over_the_table(opens: Opens) -> None:
    app = at_a_talk(opens)
    app.hands.tap("menu")
    app.hands.tap("menuSound")
    app.hands.tap("menuLess")
    assert (app.app.preferences.settings.sound, app.app.preferences.settings.volume) == (False, 0.6)
    app.hands.tap("menuClose")
    assert not app.hands.sees("menuSound")
    assert (screen(app), app.state) == ("play", "table")


def test_the_voice_is_switched_over_the_table_and_that_there_is_none_is_said(opens: Opens) -> None:
    app = at_a_talk(opens)
    app.hands.tap("menu")
    assert not app.hands.sees("voiceSaid")
    app.hands.tap("menuVoice")
    assert app.app.preferences.settings.voice
    assert app.hands.sees("voiceSaid")
    menu = app.app.navigator.model
    assert isinstance(menu, TableMenuModel)
    assert menu.made().voice_said == status(Words("en"), VoiceFound(lacks=NONE, language="en"))
    app.hands.tap("menuVoice")
    assert not app.hands.sees("voiceSaid")


def test_settings_lead_back_to_the_table_and_home_to_home(opens: Opens) -> None:
    app = at_a_talk(opens)
    stage, ask = app.stage, app.stage.session.ask
    app.hands.tap("menu")
    app.hands.tap("menuSettings")
    assert screen(app) == "settings"
    app.press(Qt.Key.Key_Escape)
    assert (screen(app), app.stage, stage.session.ask) == ("play", stage, ask)
    app.app.navigator.home()
    app.hands.tap("settings")
    app.hands.tap("back")
    assert screen(app) == "home"


def test_what_makes_nights_shorter_is_one_tap_away_and_leads_back(opens: Opens) -> None:
    app = at_a_talk(opens)
    app.hands.tap("menu")
    app.hands.tap("menuShorter")
    assert (screen(app), app.hands.sees("less-dwell_night")) == ("settings", True)
    app.hands.tap("back")
    assert (screen(app), app.state) == ("play", "table")


def test_by_keys_alone(opens: Opens) -> None:
    app = at_a_talk(opens)
    while (at := app.focus()) is None or at.objectName() != "menu":
        app.press(Qt.Key.Key_Tab)
    app.press(Qt.Key.Key_Return)
    assert app.hands.sees("menuSound")
    app.press(Qt.Key.Key_Escape)
    assert (app.hands.sees("menuSound"), app.hands.sees("leaveYes")) == (False, False)
    # The keys are at the table again.
    app.press(Qt.Key.Key_Escape)
    assert app.hands.sees("leaveYes")


def test_the_table_below_takes_no_tap_while_the_menu_is_open(opens: Opens) -> None:
    app = at_a_talk(opens)
    app.hands.tap("menu")
    assert {"goOn", "pause", "leave", "menu"} & {name for name in app.hands.names() if app.hands.sees(name)} == set()


def test_f11_fills_the_screen_and_back_wherever_one_is(opens: Opens) -> None:
    app = opens()
    for _ in range(2):
        app.press(Qt.Key.Key_F11)
        assert (app.window.visibility(), app.app.preferences.settings.fullscreen) == (FULL, True)
        app.press(Qt.Key.Key_F11)
        assert (app.window.visibility(), app.app.preferences.settings.fullscreen) == (WINDOWED, False)
        app.app.navigator.go("settings")


def test_f11_confirms_nothing_and_shows_nothing(opens: Opens) -> None:
    app = lit(opens(**AT_ONCE))
    page, answers = app.page, len(app.game.journal["answers"])
    assert app.state == "lit"
    app.press(Qt.Key.Key_F11)
    assert (app.window.visibility(), len(app.game.journal["answers"])) == (FULL, answers)
    assert app.state in ("lit", "cover")
    assert app.state == "cover" or app.page == page


def test_buttons_fill_the_screen(opens: Opens) -> None:
    app = opens()
    app.hands.tap("fullscreen")
    assert app.window.visibility() == FULL
    app = at_a_talk(opens)
    app.hands.tap("menu")
    app.hands.tap("menuFullscreen")
    assert app.window.visibility() == WINDOWED


def test_what_the_system_changed_is_what_f11_changes_back(opens: Opens) -> None:
    app = opens(fullscreen=True)
    app.window.showNormal()
    app.press(Qt.Key.Key_F11)
    assert app.window.visibility() == FULL


def test_f11_is_seen_on_the_settings_page(opens: Opens) -> None:
    app = opens()
    app.hands.tap("settings")
    app.press(Qt.Key.Key_F11)
    assert is_on(app.app, "fullscreen")


def is_on(app: App, id: str) -> bool:
    rows = app.navigator.parts.settings.shown().rows
    return bool(next(row.is_on for row in rows if row.id == id))
