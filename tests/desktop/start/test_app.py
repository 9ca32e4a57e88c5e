"""The app put together: from Home to a lit page and back again, through its own window."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest

from desktop.draft.draft import Draft
from desktop.keep.beginning import beginning
from desktop.keep.journal_file import CHANGED
from desktop.keep.lock import Lock
from desktop.keep.people import Person
from desktop.keep.shelf import IN_USE, IN_USE_ELSEWHERE, CannotResume
from desktop.seats.decisions import ANEW
from desktop.start.app import App, Start
from desktop.start.parts import SCREENS
from desktop.table.pages.pages import CoverPage
from i18n import Words
from i18n.languages import language_of
from lantern_version import whole
from rulesets.engine import BadSetup
from tests.desktop.start.opened_home import NAMES, Home

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    opened = Home(tmp_path)
    yield opened
    opened.close()


def test_a_game_is_begun_left_and_taken_up_again(home: Home) -> None:
    home.begin()
    assert home.hands.sees("cover")
    home.take_up()
    assert home.hands.sees("lit")
    home.stage.leave()
    home.hands.settle()
    assert home.hands.sees("homeScreen")
    waiting = home.app.navigator.parts.waiting()
    assert waiting is not None
    assert (waiting.players, waiting.phase) == (len(NAMES), "deal")
    home.app.navigator.parts.home.resume()
    home.hands.settle()
    assert home.hands.sees("cover")


@pytest.mark.parametrize("happens", ["escape", "hidden", "inactive", "home"])
def test_whatever_takes_the_eyes_away_brings_the_cover(home: Home, happens: str) -> None:
    home.begin()
    home.take_up()
    home.hands.press("open")
    assert home.stage.property("page").record.open is not None
    if happens == "escape":
        QTest.keyClick(home.window, Qt.Key.Key_Escape)
    elif happens == "hidden":
        home.window.hide()
    elif happens == "inactive":
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    else:
        home.app.navigator.home()
    assert isinstance(home.stage.shown, CoverPage)
    assert not hasattr(home.stage.property("page"), "open")


def test_the_whole_screen_is_taken_and_given_back_at_once(home: Home) -> None:
    seen = []
    for is_whole in (True, False):
        home.app.preferences.change(fullscreen=is_whole)
        home.hands.settle()
        seen.append(home.window.visibility() == home.window.Visibility.FullScreen)
    assert seen == [True, False]


def test_a_disk_that_refuses_is_a_sentence_at_home(home: Home, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    home.app.games.begin(Draft("jinro_nine", tuple(map(Person, NAMES)), "9A"))
    assert home.app.front.property("trouble")
    assert home.app.navigator.stage is None
    home.app.front.dismissTrouble()
    assert home.app.front.property("trouble") == ""


def test_an_empty_line_up_of_ones_own_does_not_fall_back_to_a_preset(home: Home) -> None:
    with pytest.raises(BadSetup):
        home.app.games.begin(Draft("jinro_nine", tuple(map(Person, NAMES)), "9A", own={}))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_may_be_left_as_soon_as_it_is_there(home: Home, screen: str) -> None:
    home.app.navigator.go(screen)
    home.app.navigator.home()
    home.hands.settle()
    assert home.hands.sees("homeScreen")


def test_a_game_opened_from_the_shelf_goes_back_there(home: Home) -> None:
    home.begin()
    (listed,) = home.app.games.shelf.games()
    home.app.games.leave()
    home.app.games.replay(listed.id)
    end = home.app.navigator.parts.end
    assert end is not None
    end.leave()
    assert home.app.front.property("screen") == "library"


def test_a_game_is_open_in_one_window(home: Home) -> None:
    home.begin()
    (listed,) = home.app.games.shelf.games()
    other = App(home.app.start)
    with pytest.raises(CannotResume) as refused:
        other.games.take_up(listed.id)
    assert refused.value.reason == IN_USE
    home.app.games.leave()
    other.games.take_up(listed.id)
    assert other.navigator.stage is not None
    other.games.leave()


def test_a_copy_of_it_is_no_second_one(home: Home) -> None:
    home.begin()
    shelf = home.app.games.shelf
    (listed,) = shelf.games()
    shutil.copy(shelf.path(listed.id), shelf.path("copy"))
    with pytest.raises(CannotResume) as refused:
        App(home.app.start).games.take_up("copy")
    assert refused.value.reason == IN_USE
    home.app.games.leave()


def test_what_another_machine_has_left_open_is_taken_over_by_who_wants_it_twice(home: Home) -> None:
    home.begin()
    home.app.games.leave()
    games = home.app.games
    (listed,) = games.shelf.games()
    id = beginning(games.shelf.path(listed.id).read_bytes()).id
    (games.shelf.folder / f"{id}.lock").write_text("4711\nlantern-night\nanother machine\n\n\n")
    games.resume(listed.id)
    assert home.app.front.property("trouble") == Words("en").text(IN_USE_ELSEWHERE)
    # Another game in between is no yes.
    with pytest.raises(CannotResume):
        games.take_up("no game")
    with pytest.raises(CannotResume) as refused:
        games.take_up(listed.id)
    assert refused.value.reason == IN_USE_ELSEWHERE
    games.take_up(listed.id)
    assert home.stage.session.game.players == NAMES
    games.leave()


def test_the_table_is_told_what_became_of_its_file(home: Home) -> None:
    home.begin()
    (listed,) = home.app.games.shelf.games()
    path = home.app.games.shelf.path(listed.id)
    path.unlink()
    home.take_up()
    home.hands.tap("confirm")
    home.pass_time(0.5)
    told = Words("en").text(CHANGED)
    assert home.stage.property("trouble") == told
    home.hands.tap("dismissTrouble")
    path.unlink()
    home.stage.leave()
    assert home.app.front.property("trouble") == told
    found = home.app.games.shelf.journal(listed.id)
    assert len(found.journal["answers"]) == 1
    # Both stand in the chronicle, too: that at the table, and that which nobody would have seen.
    assert [decision["kind"] for decision in found.seating["decisions"]] == [ANEW] * 2
    home.app.games.leave()


def test_the_same_table_plays_again(home: Home) -> None:
    first = home.begin()
    first.finished.emit()
    end = home.app.navigator.parts.end
    assert end is not None
    end.again()
    assert home.stage is not first
    assert home.stage.seating == first.seating
    assert len(list(home.app.games.shelf.games())) == 2


def test_another_language_is_there_at_once(home: Home) -> None:
    home.app.navigator.parts.home.speak("zh-Hant")
    assert home.app.front.property("language") == "zh-Hant"
    assert App(home.app.start).preferences.settings.language == "zh-Hant"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("ja_JP", "ja"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("de_DE", "en"), ("C", "en")],
)
def test_the_first_language_is_the_systems(locale: str, language: str) -> None:
    assert language_of(locale) == language


def _said(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "desktop", *arguments], capture_output=True, text=True, check=False)


def test_the_command_says_its_version_and_what_there_is() -> None:
    assert _said("--version").stdout.strip() == whole()
    assert _said("--help").returncode == 0
    assert _said("dance").returncode == 2
    assert "demo" in _said("dance").stderr


def test_a_demo_of_what_there_is_not_says_so() -> None:
    for wrong in (("chess",), ("jinro_nine", "--players", "5"), ("jinro_nine", "--option", "tie=maybe")):
        said = _said("demo", *wrong)
        assert said.returncode == 2
        assert said.stderr.strip()
        assert "Traceback" not in said.stderr


def test_the_first_frame_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(tmp_path))
    assert json.loads(_said("first-frame").stdout)["first_frame_ms"] > 0


def test_the_window_is_called_as_the_language_calls_it(tmp_path: Path, qapp: QGuiApplication) -> None:
    app = App(Start(tmp_path, fast=True, language="ja"))
    app.preferences.speak("zh-Hant")
    assert qapp.applicationDisplayName() == "燈籠之夜"
    app.preferences.speak("en")
    assert qapp.applicationDisplayName() == "Lantern Night"


def test_a_game_that_can_not_be_taken_up_holds_nobody_up(home: Home) -> None:
    home.begin()
    home.app.games.leave()
    (listed,) = home.app.games.shelf.games()
    path = home.app.games.shelf.path(listed.id)
    whole = path.read_bytes()
    path.write_bytes(b"no game")
    with pytest.raises(CannotResume):
        home.app.games.take_up(listed.id)
    path.write_bytes(whole)
    other = App(home.app.start)
    other.games.take_up(listed.id)
    other.games.leave()


def test_a_game_is_held_from_before_it_is_read_until_it_is_left(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.begin()
    home.app.games.leave()
    (listed,) = home.app.games.shelf.games()
    let_go: list[Lock] = []
    monkeypatch.setattr(Lock, "release", let_go.append)
    home.app.games.take_up(listed.id)
    assert let_go == []


def test_away_from_the_table_the_pointer_stays_where_it_is(home: Home) -> None:
    home.begin()
    home.stage.leave()
    corner = home.window.mapToGlobal(QPoint(3, 3))
    QCursor.setPos(corner)
    home.app.navigator.go("settings")
    home.app.navigator.home()
    assert QCursor.pos() == corner
