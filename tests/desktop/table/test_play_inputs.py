"""Mouse, keys and assistive tools on the play screens: what people do reaches the stage, and once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.table.pages import pages
from desktop.table.pages.pages import TablePage
from devtools.gallery import played
from devtools.gallery.screens import SCREENS
from devtools.gallery.shoot import Shown
from i18n import Words
from tests.desktop.table.fingers import LEFT, click, done, middle, named, press

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
KEY = Qt.Key


def held(page: pages.LitPage, **changed: Any) -> pages.LitPage:
    return replace(page, open=replace(played.inside(played.held("ja", layout="text")), **changed))


def repeat(shown: Shown, key: Qt.Key) -> None:
    """The key again, as a keyboard sends it that is held down."""
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ", True)
        QCoreApplication.sendEvent(shown.window, event)


def test_the_cover_is_held_by_mouse(show: Show) -> None:
    shown = show(played.cover("ja"))
    at = middle(shown, "hold")
    QTest.mousePress(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert done(shown) == [("hold",)]
    QTest.mouseRelease(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert done(shown) == [("hold",), ("letGo",)]


def test_the_cover_is_held_by_space_and_repeats_are_nothing(show: Show) -> None:
    shown = show(played.cover("ja"))
    QTest.keyPress(shown.window, KEY.Key_Space)
    repeat(shown, KEY.Key_Space)
    repeat(shown, KEY.Key_Space)
    assert done(shown) == [("hold",)]
    QTest.keyRelease(shown.window, KEY.Key_Space)
    assert done(shown) == [("hold",), ("letGo",)]


def test_a_pin_is_tapped_or_typed(show: Show) -> None:
    shown = show(played.cover("ja", pin=True))
    for name in ("pin-4", "pin-1", "pinDelete", "pin-2", "pinGive"):
        click(shown, name)
    press(shown, KEY.Key_7, KEY.Key_8, KEY.Key_Return)
    assert done(shown) == [("givePin", "42"), ("givePin", "78")]


def test_a_lit_page_is_held_by_mouse_and_by_space(show: Show) -> None:
    shown = show(played.lit("ja"))
    at = middle(shown, "open")
    QTest.mousePress(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseRelease(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.keyPress(shown.window, KEY.Key_Space)
    repeat(shown, KEY.Key_Space)
    QTest.keyRelease(shown.window, KEY.Key_Space)
    assert done(shown) == [("open",), ("shut",), ("open",), ("shut",)]


def test_tapped_twice_it_opens_by_itself(show: Show) -> None:
    shown = show(played.lit("ja"))
    at = middle(shown, "open")
    QTest.mouseDClick(shown.window, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert ("peek",) in done(shown)


@pytest.mark.parametrize("name", ["tablet-5", "nobody", "confirm", "notePhrase-2"])
def test_lit_controls_are_tapped(show: Show, name: str) -> None:
    shown = show(played.lit("ja"))
    click(shown, name)
    word, _, number = name.partition("-")
    expected = {"tablet": ("choose", number), "notePhrase": ("notePhrase", 2)}.get(word, (word,))
    assert done(shown) == [expected]


def test_digits_choose_a_tablet_with_one_or_two(show: Show) -> None:
    shown = show(played.lit("ja"))
    press(shown, KEY.Key_5, KEY.Key_1, KEY.Key_2, KEY.Key_1, KEY.Key_9)
    assert done(shown) == [("choose", "5"), ("choose", "12")]


def test_letters_choose_a_card(show: Show) -> None:
    shown = show(played.lit("ja", 8, "hand"))
    press(shown, KEY.Key_B, KEY.Key_F)
    assert done(shown) == [("choose", "B")]


def test_arrows_move_and_enter_presses(show: Show) -> None:
    shown = show(played.lit("ja"))
    named(shown, "tablet-1").forceActiveFocus()
    press(shown, KEY.Key_Right, KEY.Key_Down, KEY.Key_Return)
    assert done(shown) == [("choose", "5")]


def test_a_page_that_is_only_read_has_nothing_else_to_be_done(show: Show) -> None:
    shown = show(played.lit("ja", layout="read"))
    names = {item.objectName() for item in shown.items() if item.isVisible()}
    assert not [name for name in names if name.startswith(("tablet-", "hand-")) or name == "nobody"]
    click(shown, "confirm")
    assert done(shown) == [("confirm",)]


def test_a_hand_is_read_where_nothing_is_asked(show: Show) -> None:
    page = played.lit("ja", 8, "hand")
    shown = show(replace(page, fields=(replace(page.fields[0], is_inert=True),)))
    assert "tablet-5" not in {item.objectName() for item in shown.items() if item.isVisible()}
    click(shown, "hand-B")
    assert done(shown) == [("choose", "B")]


def test_escape_covers(show: Show) -> None:
    shown = show(played.lit("ja"))
    press(shown, KEY.Key_Escape)
    assert done(shown) == [("breakPrivacy",)]


@pytest.mark.parametrize("has_lines", [False, True])
def test_return_begins_a_line_only_where_lines_are_ones_of_their_own(show: Show, has_lines: bool) -> None:
    page = held(played.lit("ja", layout="text"))
    shown = show(replace(page, fields=(replace(page.fields[0], has_lines=has_lines),)))
    click(shown, "text")
    press(shown, KEY.Key_H, KEY.Key_Return, KEY.Key_Enter)
    written = ["h", "h\n", "h\n\n"] if has_lines else ["h"]
    assert done(shown) == [("write", text) for text in written]


def test_a_text_is_typed_and_a_phrase_takes_its_place(show: Show) -> None:
    shown = show(held(played.lit("ja", layout="text")))
    click(shown, "text")
    press(shown, KEY.Key_H, KEY.Key_Space)
    click(shown, "phrase-3")
    assert done(shown) == [("write", "h"), ("write", "h "), ("phrase", 3)]


def test_a_note_is_written(show: Show) -> None:
    shown = show(played.lit("ja"))
    click(shown, "note")
    press(shown, KEY.Key_X, KEY.Key_Y, KEY.Key_Backspace, KEY.Key_Return)
    assert done(shown) == [*(("typeNote", more) for more in ("x", "y", "\b")), ("keepNote",)]


def test_what_is_typed_unheld_is_handed_on_and_gone(show: Show) -> None:
    page = played.lit("ja", layout="text")
    shown = show(page)
    field = named(shown, "text")
    click(shown, "text")
    press(shown, KEY.Key_H, KEY.Key_I)
    assert (field.property("text"), field.property("canUndo")) == ("", False)
    assert done(shown) == [("type", "h"), ("type", "i")]
    shown.turn(held(page, draft="hi"), {"is_open": True})
    assert field.property("text") == "hi"
    press(shown, KEY.Key_T)
    shown.turn(page, {})
    assert (field.property("text"), field.property("draft")) == ("", "")
    assert done(shown)[2:] == [("write", "hit")]


def test_the_next_page_keeps_nothing_of_the_last(show: Show) -> None:
    shown = show(held(played.lit("ja", layout="text")))
    click(shown, "text")
    press(shown, KEY.Key_H)
    shown.turn(replace(played.lit("ja", layout="text"), page=2), {})
    shown.picture()
    assert named(shown, "text").property("text") == ""


def test_nothing_secret_is_left_when_the_cover_comes(show: Show) -> None:
    page = played.held("ja")
    shown = show(replace(page, open=replace(played.inside(page), role="SECRET")), is_open=True)
    before = list(shown.items())
    shown.turn(played.cover("ja"), {})
    assert not any("SECRET" in str(item.property("text")) for item in (*before, *shown.items()) if alive(item))


def alive(item: QQuickItem) -> bool:
    try:
        return item.objectName() is not None
    except RuntimeError:
        return False


def test_the_board_takes_taps_knots_and_digits(show: Show) -> None:
    shown = show(played.board("ja"), countdown=0)
    click(shown, "seat-4")
    click(shown, "knot-1")
    press(shown, KEY.Key_7, KEY.Key_1, KEY.Key_3)
    click(shown, "closeVote")
    assert done(shown) == [("tapSeat", 4), ("tapKnot", 1), ("tapSeat", 7), ("tapSeat", 13)]


def test_leaving_and_voiding_are_asked_once_more(show: Show) -> None:
    shown = show(played.table("ja"))
    press(shown, KEY.Key_Escape)
    click(shown, "leaveNo")
    click(shown, "void")
    click(shown, "voidYes")
    assert done(shown) == [("voidPhase",)]


def test_a_moment_is_skipped_by_one_tap(show: Show) -> None:
    shown = show(played.moment_alone("ja", "dawn"))
    click(shown, "moment")
    assert done(shown) == [("momentsSeen",)]


def test_who_is_absent_from_a_vote_is_gone_on_without_once_the_table_has_said_so(show: Show) -> None:
    page = played.board("ja")
    assert page.step.without is not None
    shown = show(page, countdown=0)
    click(shown, "absent")
    click(shown, "withoutNo")
    assert done(shown) == []
    click(shown, "absent")
    click(shown, "withoutYes")
    assert done(shown) == [("withoutAnswer",)]


def test_who_is_absent_from_an_open_choice_is_gone_on_without_likewise(show: Show) -> None:
    asked, page = played.board("ja").step.without, played.step("ja", "choose")
    shown = show(replace(page, step=replace(page.step, without=asked, may_decline=False)))
    click(shown, "absent")
    click(shown, "withoutYes")
    assert done(shown) == [("withoutAnswer",)]


@pytest.mark.parametrize("screen", ["cover", "lit", "lit-hand", "lit-text", "table-12", "board", "choose", "dawn"])
def test_every_control_has_a_name_for_those_who_hear_it(show: Show, screen: str) -> None:
    page, live = SCREENS[screen]("en")
    shown = show(page, **live)
    heard = list(interfaces(QAccessible.queryAccessibleInterface(shown.window)))
    buttons = [one for one in heard if one.role() is QAccessible.Role.Button and not one.state().invisible]
    assert buttons
    assert [one.role() for one in buttons if not one.text(QAccessible.Text.Name)] == []


def interfaces(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield one
    for number in range(one.childCount()):
        yield from interfaces(one.child(number))


def heard(shown: Shown, name: str) -> str:
    """What is read out where this is."""
    interface = QAccessible.queryAccessibleInterface(named(shown, name))
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def test_the_keys_of_the_pin_pad_are_called_by_words(show: Show) -> None:
    shown = show(played.cover("en", pin=True))
    assert (heard(shown, "pinDelete"), heard(shown, "pinGive")) == ("Delete a digit", "Confirm")


def test_while_held_it_is_heard_what_can_be_chosen(show: Show) -> None:
    page = played.held("en")
    shut, free = replace(page, open=None), {tablet.number: tablet.described for tablet in page.tablets}
    allowed = int(played.inside(page).allowed[0])
    shown = show(shut)
    before = [heard(shown, f"tablet-{number}") for number in (allowed, page.number)]
    assert before == [free[allowed], free[page.number]]
    shown.turn(page, {"is_open": True})
    said = [f"{before[0]}, can be chosen", f"{before[1]}, counts as no choice"]
    assert [heard(shown, f"tablet-{number}") for number in (allowed, page.number)] == said
    shown.turn(shut, {"is_open": False})
    assert [heard(shown, f"tablet-{number}") for number in (allowed, page.number)] == before


def test_a_trouble_is_put_away_by_a_button_with_a_name_of_its_own(show: Show) -> None:
    shown = show(played.table("en"))
    shown.stage.tell("The disk is full.")
    assert heard(shown, "dismissTrouble") == Words("en").text("button.ok")
    click(shown, "dismissTrouble")
    assert done(shown) == [("dismissTrouble",)]


def test_tab_goes_round_the_whole_page(show: Show) -> None:
    shown = show(played.lit("ja"))
    seen = []
    for _ in range(40):
        press(shown, KEY.Key_Tab)
        item = shown.window.activeFocusItem()
        seen.append(item.objectName())
    wanted = {"open", "nobody", "confirm", "note", *(f"tablet-{number}" for number in range(1, 13))}
    assert wanted <= set(seen)


@pytest.mark.parametrize(
    ("screen", "first", "second"),
    [
        ("table-12", "plusMinute", "pause"),
        ("report", "goOn", "void"),
        ("board", "seat-1", "knot-1"),
        ("lit", "tablet-1", "tablet-2"),
    ],
)
def test_what_the_keys_are_at_is_ringed_from_the_first_key_on(show: Show, screen: str, first: str, second: str) -> None:
    page, live = SCREENS[screen]("en")
    shown = show(page, **live)
    for name in (first, second):
        press(shown, KEY.Key_Tab)
        assert shown.window.activeFocusItem() is named(shown, name)
        assert named(shown, name).property("showsFocus")


def test_a_moment_is_ringed_at_the_button_that_goes_on(show: Show) -> None:
    page, live = SCREENS["dawn"]("en")
    assert isinstance(page, TablePage)
    shown = show(page, **live)
    press(shown, KEY.Key_Tab)
    shown.settle()
    rings = [item for item in shown.items() if item.isVisible() and item.property("away") is not None]
    assert [ring.parentItem().property("text") for ring in rings] == [page.words.ok]
    for _ in page.moments:
        press(shown, KEY.Key_Return)
    assert ("momentsSeen",) in done(shown)


def test_what_is_said_aloud_is_written_down_only_if_somebody_wants_to(show: Show) -> None:
    page = played.table("en")
    step = replace(page.step, kind="text", ask="last_words", aloud=True, may_decline=True, is_ready=True, max_length=80)
    shown = show(replace(page, step=step))
    assert not sees(shown, "words")
    click(shown, "spoken")
    assert done(shown) == [("nobody",), ("confirm",)]
    click(shown, "writeDown")
    assert sees(shown, "words")
    assert not sees(shown, "spoken")
    click(shown, "confirm")
    assert done(shown) == [("nobody",), ("confirm",), ("confirm",)]


def sees(shown: Shown, name: str) -> bool:
    return any(item.objectName() == name and item.isVisible() for item in shown.window.findChildren(QQuickItem))
