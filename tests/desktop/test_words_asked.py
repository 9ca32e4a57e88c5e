"""A word of the table has dots below it wherever everybody may read; a tap or a key says what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

import desktop
from desktop.start.app import App, Start
from desktop.start.front import Front
from desktop.table.pages.pages import ChronicleLine, Page, TablePage
from desktop.widgets import setting_rows
from desktop.widgets.asked import WordsAsked
from devtools.gallery import played
from devtools.gallery.shoot import Shown as Shot
from i18n import LANGUAGES, Words
from i18n.terms import asked, table_words
from tests.desktop.after.ending import End, journal
from tests.desktop.around import Hands, Opened
from tests.desktop.settings.setting import SettingApp
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")

CHINESE = "zh-Hans"


def means(word: str, language: str = CHINESE) -> str:
    return asked(Words(language), word)[0].means


def of(front: Front) -> WordsAsked:
    return cast("WordsAsked", front.property("asked"))


def named(hands: Hands, word: str, at: int = 0) -> QQuickItem:
    """One of the places where it stands: from now on it has a name of its own."""
    item = hands.all(f"word-{word}")[at]
    item.setObjectName("the word")
    return item


def tap(hands: Hands, word: str, at: int = 0) -> None:
    named(hands, word, at)
    hands.click("the word")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft("langrensha", 12), CHINESE)
    yield opened
    opened.shown.close()


def test_beside_a_house_rule(table: Table) -> None:
    tap(table.shown, "退水")
    assert means("退水") in table.shown.texts()
    # What lies below is not asked what it is itself.
    assert not table.model.what.shown().is_open
    table.shown.click("closeAsked")
    assert not table.shown.has("askedAbout")


def test_by_keys_one_comes_to_it_and_back_to_it(table: Table) -> None:
    named(table.shown, "退水")
    table.shown.walk_to("the word")
    table.shown.press(Qt.Key.Key_Return)
    assert table.shown.focused() == "askedAbout"
    table.shown.press(Qt.Key.Key_Escape)
    assert table.shown.focused() == "the word"
    assert table.app.asked == []


def test_it_is_read_out_as_a_link(table: Table) -> None:
    said = QAccessible.queryAccessibleInterface(named(table.shown, "退水"))
    assert (said.role(), said.text(QAccessible.Text.Name)) == (QAccessible.Role.Link, "退水")


def test_over_the_sheet_that_says_what_something_is(table: Table) -> None:
    table.model.what.ask("profile", "standard")
    # The last lies on top.
    tap(table.shown, "屠边", -1)
    assert means("屠边") in table.shown.texts()
    table.shown.click("closeAsked")
    assert table.model.what.shown().is_open


def test_among_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(setting_rows._SAID, "text", ("settings.text", "estimate.about"))
    app = SettingApp(tmp_path, CHINESE)
    tap(app.shown, "悍跳")
    assert means("悍跳") in app.shown.texts()
    app.shown.close()


@pytest.fixture
def end() -> Iterator[End]:
    opened = End(journal("langrensha", players=12), CHINESE)
    opened.shown.click("view-log")
    yield opened
    opened.shown.close()


def act_with(end: End, word: str) -> int:
    number = next(number for number, act in enumerate(end.model.shown().acts) if word in act.text)
    end.model.show_act(number)
    end.shown.window.grabWindow()
    return number


def test_in_the_course_of_a_game_that_is_over(end: End) -> None:
    end.model.show_act(act_with(end, "上警") + 1)
    at = end.model.at
    tap(end.shown, "上警")
    assert means("上警") in end.shown.texts()
    # The tap asked, and did not go there.
    assert end.model.at == at


def test_by_keys_all_words_of_an_act_are_asked_about_at_once(end: End) -> None:
    act_with(end, "上警")
    end.shown.item("log").forceActiveFocus()
    end.shown.press(Qt.Key.Key_Question)
    assert means("上警") in end.shown.texts()
    end.shown.press(Qt.Key.Key_Escape)
    assert end.shown.focused() == "log"


def test_in_what_somebody_knew(end: End) -> None:
    end.shown.click("then")
    end.shown.click("seat-1")
    end.shown.window.grabWindow()
    within = end.shown.item("knew")
    (found, *_) = [item for item in end.shown.items(within) if item.objectName() == "word-上警"]
    found.setObjectName("the word")
    end.shown.click("the word")
    assert means("上警") in end.shown.texts()


@pytest.fixture
def put() -> Iterator[Callable[[Page], tuple[Shot, Hands]]]:
    up: list[Shot] = []

    def put_up(page: Page) -> tuple[Shot, Hands]:
        up.append(Shot(page, {}, (1920, 1080)))
        up[-1].settle()
        return up[-1], Hands(up[-1].window, [])

    yield put_up
    for shot in up:
        shot.close()


def told(text: str) -> TablePage:
    page = played.table(CHINESE, 9)
    return replace(page, chronicle=(ChronicleLine("", text),), names=("金水",))


def test_on_the_scroll_of_the_table(put: Callable[[Page], tuple[Shot, Hands]]) -> None:
    _, hands = put(told("金水已经退水"))
    assert not hands.has("word-金水"), "somebody is called so"
    tap(hands, "退水")
    assert means("退水") in hands.texts()
    hands.press(Qt.Key.Key_Escape)
    assert not hands.has("askedAbout")


def test_in_the_band(put: Callable[[Page], tuple[Shot, Hands]]) -> None:
    page = told("")
    _, hands = put(replace(page, step=replace(page.step, title="谁要退水？")))
    tap(hands, "退水")
    assert means("退水") in hands.texts()


def test_nothing_stays_over_a_page_that_is_one_players(put: Callable[[Page], tuple[Shot, Hands]]) -> None:
    shot, hands = put(told("退水"))
    tap(hands, "退水")
    shot.turn(played.lit(CHINESE, 9), {})
    shot.settle()
    assert not hands.has("askedAbout")
    assert not [name for name in hands.names() if name.startswith("word-")]


def test_a_private_page_has_no_such_text() -> None:
    """What can be tapped on it may not turn on what it says."""
    uses = re.compile(r"^\s*Asked(?:Prose|Lines|Spots) \{", re.MULTILINE)
    files = Path(desktop.__file__).parent.rglob("*.qml")
    found = {
        file.parent.relative_to(Path(desktop.__file__).parent).as_posix()
        for file in files
        if uses.search(file.read_text("utf-8"))
    }
    assert found == {"after/end", "setup", "table/open", "widgets"}


def test_where_nobody_hunts_nobody_talks_so(tmp_path: Path) -> None:
    opened = Opened(App(Start(tmp_path, fast=True, language=CHINESE)))
    asker, go = of(opened.app.front), opened.app.navigator
    go.set_up("witch_trial")
    assert asker.spots("先退水", CHINESE, []) == []
    go.set_up("langrensha")
    assert asker.spots("先退水", CHINESE, []) != []
    asker.ask("退水", CHINESE)
    assert opened.has("askedAbout")
    go.go("settings")
    assert not opened.has("askedAbout")
    opened.close()
    opened.app.end()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_means_is_whole_with_large_letters(tmp_path: Path, language: str) -> None:
    app = SettingApp(tmp_path, language, textScale=2.0)
    longest = max(table_words(Words(language)), key=lambda word: len(word.means))
    of(app.outlet).ask(longest.names[0], language)
    assert longest.means in app.shown.texts()
    assert app.shown.faults() == []
    app.shown.close()
