"""Home, by real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from desktop.home.model import FromHome, HomeModel
from desktop.home.page import POSTERS
from i18n import LANGUAGES, Words
from rulesets.engine import catalogue
from tests.desktop.around import FakeApp, Shown
from tests.desktop.home.opened import WAITING, opened

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def home() -> Iterator[Shown]:
    shown = opened(waiting=WAITING)
    yield shown
    shown.close()


def test_there_is_a_poster_for_every_ruleset_in_display_order() -> None:
    assert [rules.id for rules in catalogue()] == list(POSTERS)


@pytest.mark.parametrize("ruleset", POSTERS)
def test_a_poster_sets_a_table(home: Shown, ruleset: str) -> None:
    home.click(f"poster-{ruleset}")
    assert home.app.asked == [("set_up", ruleset)]


def test_the_game_that_waits_says_no_more_than_everybody_knows(home: Shown) -> None:
    assert "Langrensha · 12 players · Day 2, the vote" in home.texts()
    home.click("resume")
    assert home.app.asked == ["resume"]


def test_without_a_game_nothing_can_be_resumed() -> None:
    shown = opened()
    assert not shown.has("resume")
    assert Words("en").text("home.choose") in shown.texts()
    shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_one_tap_and_holds_at_once(home: Shown, language: str) -> None:
    home.click(f"language-{language}")
    assert home.app.asked == [("speak", language)]
    assert Words(language).text("home.settings") in home.texts()


def test_keys_alone_go_everywhere(home: Shown) -> None:
    home.walk_to("poster-jinro_nine")
    home.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert home.focused() == "poster-event_jinro"
    home.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    home.walk_to("past")
    home.press(Qt.Key.Key_Space)
    home.walk_to("rulebook")
    home.press(Qt.Key.Key_Return)
    home.walk_to("settings")
    home.press(Qt.Key.Key_Return)
    home.walk_to("practice")
    home.press(Qt.Key.Key_Return)
    home.walk_to("round-event_jinro")
    home.press(Qt.Key.Key_Return)
    assert home.focused() == "practice"
    home.walk_to("quit")
    home.press(Qt.Key.Key_Return)
    gone = [("go", "library"), "read", ("go", "settings"), ("practise", "event_jinro"), "quit"]
    assert home.app.asked == [("set_up", "ultimate_thirteen"), *gone]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1280, 1024)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_whole_in_every_language_and_size(language: str, size: tuple[int, int]) -> None:
    shown = opened(language, WAITING, *size)
    assert shown.faults() == []
    shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_whole_with_the_largest_text(language: str) -> None:
    app = FakeApp(language, textScale=2.0, highContrast=True)
    shown = app.show("home", HomeModel(app.preferences, lambda: WAITING, app.ways(FromHome)))
    assert shown.faults() == []
    shown.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_grow_with_the_text(language: str) -> None:
    app = FakeApp(language)
    shown = app.show("home", HomeModel(app.preferences, lambda: None, app.ways(FromHome)))
    usual = line_heights(shown)
    app.dressed(textScale=2.0)
    large = line_heights(shown)
    assert [id for id in POSTERS if large[id] < 1.25 * usual[id]] == []
    shown.close()


def line_heights(shown: Shown) -> dict[str, float]:
    """Of the captions below the posters."""
    captions = {id: shown.item(f"line-{id}") for id in POSTERS}
    return {id: item.property("contentHeight") / item.property("lineCount") for id, item in captions.items()}
