"""An error that nobody foresaw: the page is covered, a sentence says so, and there are two ways on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.keep import mishaps
from desktop.start import application
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from tests.desktop.acceptance.opened import Opened

SECRET = "werewolf"  # noqa: S105 - what must not be told
NAMES = tuple("ABCDEFGHI")
SENTENCE = Words("en").text("error.unforeseen")


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """The hooks are given back at the end."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    opened = Opened(qtbot, tmp_path, dwell_deal=0.0)
    opened.app.unforeseen.listen()
    opened.begin("jinro_nine", NAMES)
    yield opened
    opened.close()


def stumble(*_: object) -> None:
    raise KeyError(SECRET)


def noted(app: Opened) -> str:
    return (app.app.start.folder / mishaps.FILE).read_text(encoding="utf-8")


def in_a_slot(app: Opened) -> None:
    app.stage.session.machine.peek = stumble  # type: ignore[assignment, method-assign]
    QMetaObject.invokeMethod(app.stage, "peek")


def in_a_timer(_: Opened) -> None:
    QTimer.singleShot(0, stumble)


def in_a_thread(_: Opened) -> None:
    thread = threading.Thread(target=stumble)
    thread.start()
    thread.join()


EVERYWHERE = pytest.mark.parametrize("happens", [in_a_slot, in_a_timer, in_a_thread])


@EVERYWHERE
def test_a_lit_page_is_covered_and_the_table_is_told(app: Opened, happens: Callable[[Opened], None]) -> None:
    app.take_up()
    assert app.state == "lit"
    happens(app)
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    app.hands.settle()
    assert app.state == "cover"
    assert "KeyError" in noted(app)
    assert SECRET not in noted(app)


@EVERYWHERE
def test_one_may_go_on(app: Opened, happens: Callable[[Opened], None]) -> None:
    happens(app)
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    app.hands.tap("dismissTrouble")
    assert app.trouble == ""
    app.take_up()
    app.hands.tap("confirm")
    assert app.game.answers == 1


def test_one_may_go_home_and_take_the_game_up_again(app: Opened) -> None:
    app.take_up()
    app.hands.tap("confirm")
    in_a_slot(app)
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    app.hands.tap("troubleHome")
    assert (app.app.navigator.screen, app.trouble) == ("home", "")
    app.hands.tap("resume")
    assert (app.state, app.game.answers) == ("cover", 1)


def test_at_home_there_is_no_way_home(app: Opened) -> None:
    app.stage.leave()
    app.hands.settle()
    in_a_timer(app)
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    assert not app.hands.sees("troubleHome")


def test_where_no_page_can_be_made_any_more_the_game_is_put_away(app: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    app.take_up()
    monkeypatch.setattr("desktop.table.stage.showing.page_of", stumble)
    QMetaObject.invokeMethod(app.stage, "peek")
    QMetaObject.invokeMethod(app.stage, "confirm")
    app.qtbot.waitUntil(lambda: app.app.navigator.screen == "home")
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    monkeypatch.undo()
    app.hands.tap("dismissTrouble")
    app.hands.tap("resume")
    assert app.state == "cover"


def test_what_happens_with_every_tick_is_noted_once(app: Opened) -> None:
    told = []
    app.app.unforeseen._happened.connect(lambda: told.append(True))
    for _ in range(5):
        in_a_timer(app)
    app.qtbot.waitUntil(lambda: len(told) == 5 and app.trouble == SENTENCE)
    assert len(noted(app).splitlines()) == 1


def test_an_answer_that_the_rules_stumble_over_is_taken_back(app: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    app.take_up()
    monkeypatch.setattr(Game, "follow", stumble)
    app.hands.tap("confirm")
    app.qtbot.waitUntil(lambda: app.trouble == SENTENCE)
    monkeypatch.undo()
    assert app.state == "cover"
    app.hands.tap("troubleHome")
    app.hands.tap("resume")
    assert app.game.answers == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", [{}, {"QT_QPA_PLATFORM": "xcb"}, {"DISPLAY": ":77777"}])
def test_without_a_screen_it_says_so_and_ends(tmp_path: Path, where: dict[str, str], language: str) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": language}), encoding="utf-8")
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    inherited = {key: value for key, value in os.environ.items() if key not in left_out}
    given = {**inherited, "LANTERN_NIGHT_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", **where}
    command = [sys.executable, "-m", "desktop"]
    ended = subprocess.run(command, env=given, capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == Words(language).text("error.no_screen") + "\n"


def test_what_can_not_be_opened_is_a_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANTERN_NIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(application, "application_of", stumble)
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en"}), encoding="utf-8")
    assert application.play() == 1
    said = capsys.readouterr().err
    assert said == Words("en").text("error.cannot_start", file=str(tmp_path / mishaps.FILE)) + "\n"
    assert SECRET not in (tmp_path / mishaps.FILE).read_text(encoding="utf-8")
