"""What is being written waits for its writer: through a cover, an idle break, a full disk; and for nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.keep import pins
from desktop.table.pages.pages import LitPage
from desktop.widgets.typed import Shown
from i18n import Words
from tests.desktop.room import Room
from tests.desktop.start.opened_home import Home

pytestmark = pytest.mark.usefixtures("qapp")

Break = Callable[[Room], None]


def escape(room: Room) -> None:
    room.stage.breakPrivacy()


def idle(room: Room) -> None:
    room.wait(61.0)


def the_rulebook(room: Room) -> None:
    room.stage.readRules()


BREAKS: tuple[Break, ...] = (escape, idle, the_rulebook)


def lit(room: Room, ask: str) -> Room:
    room.until(ask)
    while room.state != "lit":
        room.answer()
    return room


def at_text(room: Room) -> Room:
    """Where somebody writes: a decoy's note, like a wolf's whisper."""
    return lit(room, "decoy.note")


def held(room: Room) -> Any:
    room.stage.open()
    page = room.page
    room.stage.shut()
    assert isinstance(page, LitPage)
    return page.open


@pytest.mark.parametrize("breaks", BREAKS)
def test_a_line_that_is_being_written_is_there_again_for_its_writer(breaks: Break) -> None:
    room = at_text(Room())
    room.stage.write("3 is quiet")
    breaks(room)
    assert room.state == "cover"
    room.take_up()
    assert room.page.open is None  # type: ignore[union-attr]
    assert held(room).draft == "3 is quiet"
    answers = len(room.disk.answers)
    room.stage.confirm()
    assert [entry.get("answer") for entry in room.disk.answers[answers:]] == ["3 is quiet"]


@pytest.mark.parametrize("breaks", BREAKS)
def test_so_is_a_note(breaks: Break) -> None:
    room = Room()
    room.take_up()
    room.stage.writeNote("C looked")
    breaks(room)
    room.take_up()
    assert held(room).note == "C looked"
    room.stage.typeNote(" away")
    room.stage.keepNote()
    assert room.disk.notes == [{"seat": "A", "text": "C looked away"}]
    assert held(room).note == ""


def test_what_was_tapped_is_not() -> None:
    room = lit(Room(), "decoy.suspect")
    room.stage.choose("3")
    assert held(room).chosen == ("3",)
    room.stage.breakPrivacy()
    room.take_up()
    assert held(room).chosen == ()
    assert not room.live("ticked")


def test_with_the_turn_it_is_gone() -> None:
    room = at_text(Room())
    name, answers = room.game.ask.seat if room.game.ask else "", room.game.answers
    room.stage.write("half a li")
    room.stage.writeNote("half a no")
    room.stage.breakPrivacy()
    room.stage.remind()
    room.stage.withoutAnswer()
    room.take_up()
    assert (held(room).draft, held(room).note) == ("", "")
    assert room.game.answers > answers
    session = room.stage.session
    assert (session.draft.text, session.note_draft, name != session.machine.lit_seat) == ("", "", True)


def test_a_phase_that_is_begun_anew_has_nothing_of_it() -> None:
    room = at_text(Room())
    room.stage.write("half a li")
    room.stage.breakPrivacy()
    room.stage.voidPhase()
    at_text(room)
    assert held(room).draft == ""


def test_a_pin_that_is_taken_off_in_between_takes_nothing_along() -> None:
    room = Room(pin=pins.hashed("0042"))
    room.take_up()
    room.stage.givePin("0042")
    room.wait(0.5)
    room.stage.writeNote("C looked")
    room.stage.breakPrivacy()
    room.take_up()
    room.stage.dropPin()
    room.take_up()
    assert held(room).note == "C looked"


def test_on_a_full_disk_its_writer_is_told_and_the_text_stands() -> None:
    room = Room()
    room.take_up()
    room.stage.writeNote("C looked away")
    room.disk.room = 0
    room.stage.keepNote()
    assert room.live("trouble") == Words("ja").text("note.unkept")
    assert [*held(room).notes] == ["C looked away"]
    room.stage.breakPrivacy()
    room.take_up()
    assert [*held(room).notes] == ["C looked away"]


def test_on_a_full_disk_a_line_stands_too_even_after_a_cover() -> None:
    room = at_text(Room())
    room.stage.write("3 is quiet")
    room.disk.room = 0
    room.stage.confirm()
    assert room.live("trouble") == Words("en").text("error.disk_full")
    room.stage.breakPrivacy()
    room.disk.room = 9
    room.take_up()
    assert held(room).draft == "3 is quiet"


@pytest.mark.parametrize("sign", ["write", "typeNote", "alive"])
def test_who_does_something_every_five_seconds_is_not_idle(sign: str) -> None:
    room = at_text(Room())
    for number in range(40):
        room.wait(5.0)
        getattr(room.stage, sign)(*(() if sign == "alive" else (f"word {number} ",)))
        assert room.state == "lit"
    room.wait(61.0)
    assert room.state == "cover"


def test_a_machine_that_wakes_up_by_a_touch_is_covered_all_the_same() -> None:
    room = at_text(Room())
    room.now += 3600
    room.stage.alive()
    assert room.state == "cover"


# In its window


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    opened = Home(tmp_path)
    yield opened
    opened.close()


def texts(item: QQuickItem) -> Iterator[str]:
    """Every text in a property of an item and of what stands in it."""
    about = item.metaObject()
    for number in range(about.propertyCount()):
        if str(about.property(number).typeName()) == "QString":
            yield str(item.property(str(about.property(number).name())))
    for child in item.childItems():
        yield from texts(child)


def is_there(home: Home, text: str) -> bool:
    page = home.stage.property("page")
    assert isinstance(page, Shown)
    return any(text in held for held in (*texts(home.window.contentItem()), repr(page.record)))


def test_it_is_in_no_property_of_a_page_that_is_not_held(home: Home) -> None:
    home.begin()
    home.take_up()
    home.hands.tap("note")
    for letter in (Qt.Key.Key_Z, Qt.Key.Key_Q, Qt.Key.Key_X):
        QTest.keyClick(home.window, letter)
    home.hands.settle()
    home.stage.breakPrivacy()
    home.take_up()
    home.hands.tap("note")
    assert not is_there(home, "zqx")
    at = home.hands.press("open")
    home.hands.settle()
    assert is_there(home, "zqx")
    home.hands.release(at)
    home.hands.settle()
    assert not is_there(home, "zqx")
    QTest.keyClick(home.window, Qt.Key.Key_Return)
    home.hands.settle()
    assert home.stage.session.notes.of(home.stage.session.machine.lit_seat or "") == ("zqx",)


@pytest.mark.parametrize("sign", ["pointer", "key"])
def test_the_pointer_and_any_key_say_that_somebody_is_there(home: Home, sign: str) -> None:
    home.begin()
    home.take_up()
    for number in range(30):
        home.pass_time(5.0)
        if sign == "pointer":
            QTest.mouseMove(home.window, QPoint(300 + number, 200))
        else:
            QTest.keyClick(home.window, Qt.Key.Key_Shift)
        home.hands.settle()
        assert home.hands.sees("lit")
    home.pass_time(61.0)
    assert home.hands.sees("cover")
