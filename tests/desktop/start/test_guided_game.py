"""Whether a game is guided: at first it is, then as somebody has switched it, and no more once one has been played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.start.app import App, Start
from desktop.table.stage.stage import Stage

pytestmark = pytest.mark.usefixtures("qapp")
Begins = Callable[..., App]


@pytest.fixture
def begins(tmp_path: Path) -> Iterator[Begins]:
    apps: list[App] = []

    def begin(*, guides: bool = True) -> App:
        apps.append(App(Start(tmp_path, fast=True, language="en", guides=guides)))
        return apps[-1]

    yield begin
    for app in apps:
        app.games.leave()
        app.end()


def sat_down(app: App) -> Stage:
    people = tuple(Person(name) for name in "ABCDEFGHI")
    app.games.begin(replace(Draft.fresh("jinro_nine"), players=people))
    stage = app.navigator.stage
    assert stage is not None
    return stage


def test_where_nothing_was_ever_set_the_first_game_is_guided(begins: Begins) -> None:
    assert sat_down(begins()).live.guidance


def test_a_demo_is_not(begins: Begins) -> None:
    assert not sat_down(begins(guides=False)).live.guidance


def test_where_something_was_set_before_it_is_as_it_was_set(begins: Begins) -> None:
    begins(guides=False).preferences.change(text=1.2)
    assert not begins().preferences.settings.guided


def test_after_a_guided_game_the_next_is_not(begins: Begins) -> None:
    app = begins()
    sat_down(app).finished.emit()
    assert not app.preferences.settings.guided
    assert not sat_down(app).live.guidance
    assert not begins().preferences.settings.guided


def test_it_is_switched_in_the_menu_of_the_table_while_the_game_is_on(begins: Begins) -> None:
    app = begins()
    stage = sat_down(app)
    menu = app.navigator.parts.table_menu
    menu.switch("guided")
    assert not stage.live.guidance
    menu.switch("guided")
    assert stage.live.guidance


def test_setup_switches_it_and_what_to_play_first_switches_it_on(begins: Begins) -> None:
    app = begins(guides=False)
    app.navigator.set_up("jinro_nine")
    setup = app.navigator.parts.setup
    assert not setup.shown().is_guided
    setup.guide()
    assert setup.shown().is_guided
    setup.guide()
    setup.newcomers.lay()
    assert app.preferences.settings.guided
    assert setup.shown().is_guided


def test_what_is_practised_from_setup_is_what_is_suggested(begins: Begins) -> None:
    app = begins()
    app.navigator.set_up("jinro_nine")
    setup = app.navigator.parts.setup
    setup.newcomers.ask()
    setup.practise()
    assert app.navigator.screen == "practice"
    assert not setup.newcomers.shown().is_open
