"""What the whole table decides: it is asked once more, done openly, and stands there ever after."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from desktop.keep import pins
from desktop.seats.seating import Seating
from desktop.table.pages.pages import CoverPage, LitPage, TablePage
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import Words, speak
from tests.desktop.room import NAMES, Room
from tests.desktop.table.fingers import click, done, press

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]


def scroll(room: Room) -> list[str]:
    while room.state != "table":
        room.answer()
    page = room.page
    assert isinstance(page, TablePage)
    return [line.text for line in page.chronicle]


def test_a_void_stands_on_the_scroll_and_on_the_covers_that_follow() -> None:
    room = Room()
    room.until("decoy.suspect")
    while not (isinstance(room.page, CoverPage) and room.page.name == "D"):
        room.answer()
    before = len(room.disk.answers)
    room.stage.voidPhase()
    page = room.page
    assert isinstance(page, CoverPage)
    assert (page.name, len(room.disk.answers) < before) == ("B", True)
    night = speak.when(Words("en", "jinro_nine"), room.game.day, room.game.phase)
    assert page.decided == Words("en").text("undo.voided", when=night)
    assert page.decided in scroll(room)


def test_once_something_else_was_told_no_cover_speaks_of_a_void_any_more() -> None:
    room = Room(ballots="secret")
    room.until("decoy.suspect")
    room.answer()
    room.stage.voidPhase()
    assert isinstance(room.page, CoverPage)
    assert room.page.decided
    told = len(room.game.notices())
    while len(room.game.notices()) == told or room.state != "cover":
        room.answer()
    assert isinstance(room.page, CoverPage)
    assert room.page.decided == ""


def test_where_nothing_was_answered_nothing_is_void() -> None:
    room = Room()
    room.stage.voidPhase()
    assert room.disk.seatings == []
    assert isinstance(room.page, CoverPage)
    assert room.page.decided == ""


def test_a_forgotten_pin_is_taken_off_and_the_table_sees_it() -> None:
    room = Room(pin=pins.hashed("0042"))
    room.take_up()
    room.stage.dropPin()
    page = room.page
    assert isinstance(page, CoverPage)
    assert (page.name, page.wants_pin) == ("A", False)
    assert page.decided == Words("en").text("pin.taken_off", name="A")
    room.take_up()
    assert isinstance(room.page, LitPage)
    kept = Seating.read("jinro_nine", NAMES, room.disk.seatings[-1])
    assert [bool(seat.pin) for seat in kept.players] == [False] + [True] * 8
    assert kept.decided == room.stage.seating.decided


def test_no_pin_is_dropped_but_where_one_is_asked_for() -> None:
    room = Room(pin=pins.hashed("0042"))
    room.stage.dropPin()
    assert room.disk.seatings == []
    assert room.stage.seating.of("A").pin


@pytest.mark.parametrize("entry", [None, 7, [7], [{"kind": "void"}], [{"kind": 1, "day": "x"}]])
def test_decisions_that_make_no_sense_are_left_out(entry: object) -> None:
    assert Seating.read("jinro_nine", NAMES, {"decisions": entry}).decided == ()


ASKED = {"leave": "leave", "void": "voidPhase", "goOnWithout": "withoutAnswer", "pinForgotten": "dropPin"}


@pytest.mark.parametrize("button", ASKED)
def test_on_a_cover_the_table_is_asked_once_more(show: Show, button: str) -> None:
    name = {"goOnWithout": "without", "pinForgotten": "pin"}.get(button, button)
    page = played.cover("ja", reminded=1, pin=button == "pinForgotten")
    shown = show(page)
    click(shown, button)
    click(shown, f"{name}No")
    assert done(shown) == []
    click(shown, button)
    click(shown, f"{name}Yes")
    assert done(shown) == [(ASKED[button],)]


def test_it_can_be_refused_by_key(show: Show) -> None:
    shown = show(played.cover("ja", reminded=1))
    click(shown, "goOnWithout")
    press(shown, Qt.Key.Key_Escape)
    click(shown, "void")
    press(shown, Qt.Key.Key_Return)
    assert done(shown) == []


def test_a_game_that_is_over_has_nothing_to_void(show: Show) -> None:
    shown = show(played.over("ja"))
    names = {item.objectName() for item in shown.items() if item.isVisible()}
    assert "leave" in names
    assert "void" not in names
