"""The whole app around a game, as one evening: settings, a table set by keys, its rulebook, the shelf, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.desktop.start.evening import Evening

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    opened = Evening(tmp_path)
    yield opened
    opened.close()


def test_an_evening_from_home_to_the_end_and_once_more(evening: Evening, qtbot: Any) -> None:
    evening.click("settings")
    evening.click("option-language-ja")
    evening.press(Qt.Key.Key_Escape)
    assert evening.has("homeScreen")
    evening.set_a_table()
    evening.click("preset-9C")
    evening.click("rulebook")
    assert evening.has("rulebookScreen")
    evening.press(Qt.Key.Key_Escape)
    assert evening.has("setupScreen")
    evening.click("start")
    assert evening.has("cover")
    evening.leave_the_table()
    assert evening.has("resume")
    evening.play_out(next(evening.app.games.shelf.games()).id)
    evening.click("past")
    (game,) = evening.app.games.shelf.games()
    qtbot.waitUntil(lambda: evening.has(f"open-{game.id}"))
    evening.click(f"open-{game.id}")
    assert evening.has("endScreen")
    evening.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
    evening.click("again")
    assert evening.has("cover")
    assert evening.warnings == []
    games = list(evening.app.games.shelf.games())
    assert sorted(game.state for game in games) == ["finished", "unfinished"]
    assert {game.names for game in games} == {tuple("ABCDEFGHI")}


def test_what_was_set_is_there_again_in_the_next_evening(evening: Evening, tmp_path: Path) -> None:
    evening.click("settings")
    evening.walk_to("more-text")
    evening.press(Qt.Key.Key_Return)
    evening.click("option-language-zh-Hant")
    evening.press(Qt.Key.Key_Escape)
    evening.set_a_table()
    evening.click("groups")
    evening.click("groupName")
    evening.type("火曜")
    evening.click("rememberGroup")
    assert evening.warnings == []
    later = Evening(tmp_path)
    assert later.app.preferences.settings.text == 1.1
    later.set_a_table()
    later.click("groups")
    assert later.has("group-1")
    later.close()
