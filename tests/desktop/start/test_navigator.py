"""Which screen is up: where each way leads, and back."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.start.parts import SCREENS, Parts
from desktop.table.pages.pages import CoverPage
from tests.desktop.past.room import NAMES, played

pytestmark = pytest.mark.usefixtures("qapp")
# From where, by which way, to where.
WAYS: list[tuple[str, Callable[[Parts], None], str]] = [
    ("home", lambda parts: parts.home.read(), "rulebook"),
    ("setup", lambda parts: parts.setup.read(), "rulebook"),
    ("setup", lambda parts: parts.setup.adjust(), "settings"),
]


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(Start(tmp_path, fast=True, language="en"))


def leave(app: App) -> None:
    parts = app.navigator.parts
    {"rulebook": parts.rulebook.leave, "settings": parts.settings.leave}[app.navigator.screen]()


def begun(app: App) -> None:
    app.games.begin(Draft("jinro_nine", tuple(map(Person, NAMES[:9])), "9A"))


@pytest.mark.parametrize(("start", "way", "to"), WAYS)
def test_what_was_opened_leads_back(app: App, start: str, way: Callable[[Parts], None], to: str) -> None:
    app.navigator.go(start)
    way(app.navigator.parts)
    assert app.navigator.screen == to
    leave(app)
    assert app.navigator.screen == start


def test_what_was_opened_at_the_table_leads_back_to_its_cover(app: App) -> None:
    begun(app)
    stage = app.navigator.stage
    assert stage is not None
    for reader in ("", "ja", None):
        if reader is None:
            app.navigator.parts.table_menu.settings()
        else:
            stage.rulesWanted.emit(reader)
        leave(app)
        assert app.navigator.screen == "play"
        assert isinstance(stage.shown, CoverPage)
    app.games.leave()


def test_a_way_back_is_gone_once_it_was_taken(app: App) -> None:
    app.navigator.go("setup")
    app.navigator.parts.setup.read()
    leave(app)
    app.navigator.go("rulebook")
    leave(app)
    assert app.navigator.screen == "home"


@pytest.mark.parametrize("back", ["home", "library"])
def test_an_end_leads_to_where_it_was_opened(app: App, back: str) -> None:
    journal = played().journal
    for _ in range(2):
        app.navigator.end(PastGame(journal, {}), back)
        end = app.navigator.parts.end
        assert app.navigator.model is end
        assert end is not None
        is_from_shelf: Any = end.isFromShelf
        assert is_from_shelf == (back == "library")
        end.leave()
        assert app.navigator.screen == back
        app.navigator.end(PastGame(journal, {}), back)
        end = app.navigator.parts.end
        assert end is not None
        end.goHome()
        assert app.navigator.screen == "home"


def test_where_there_is_nothing_to_show_one_does_not_come(app: App) -> None:
    app.navigator.go("settings")
    for nowhere in ("play", "practice", "end", "", "nowhere"):
        app.navigator.go(nowhere)
        assert app.navigator.screen == "settings"
    begun(app)
    app.navigator.go("practice")
    assert app.navigator.screen == "play"
    app.games.leave()


def test_the_table_is_covered_before_another_screen_is_up(app: App) -> None:
    begun(app)
    stage = app.navigator.stage
    assert stage is not None
    done: list[str] = []
    stage.privacyBroken.connect(lambda: done.append("covered"))
    app.navigator.turned.connect(lambda: done.append(app.navigator.screen))
    for screen in sorted(set(SCREENS) - {"play", "practice", "end"}):
        app.navigator.go("play")
        done.clear()
        app.navigator.go(screen)
        assert done == ["covered", screen]
    app.games.leave()


def test_home_waits_for_no_other_part(tmp_path: Path) -> None:
    """In a Python of its own: here others have imported much."""
    program = """
import sys
from pathlib import Path
from desktop.start.app import App, Start
App(Start(Path(sys.argv[1]))).navigator.home()
rooms = ("after", "past", "pace", "practice", "rulebook", "seats", "settings", "setup", "sound", "statistics", "table")
print([name for name in sys.modules if name.startswith(tuple(f"desktop.{room}" for room in rooms))])
print([name for name in sys.modules if name.startswith("rulesets")])
"""
    said = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True
    ).stdout
    assert said.split("\n")[:2] == ["[]", "[]"]
