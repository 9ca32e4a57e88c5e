"""Who sits at a table: names by keys, as a list, or as the last time; and groups that are remembered."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from desktop.draft.draft import Draft
from desktop.setup.pasted_names import listed
from i18n import Words
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    opened = Table(tmp_path, draft())
    yield opened
    opened.shown.close()


# Names


def test_names_are_written_one_after_the_other_by_keys_alone(tmp_path: Path) -> None:
    opened = Table(tmp_path, Draft.fresh("jinro_nine"))
    shown = opened.shown
    shown.walk_to("name-1")
    for name in "ABCDEFGHI":
        shown.type(name)
        shown.press(Qt.Key.Key_Return)
    assert opened.draft.names == list("ABCDEFGHI")
    shown.walk_to("start")
    shown.press(Qt.Key.Key_Return)
    assert opened.app.asked == [("begin", opened.draft)]
    shown.close()


def test_enter_on_the_last_name_adds_a_seat_where_one_may_be_added(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("langrensha", 6))
    opened.shown.click("name-6")
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.shown.focused() == "name-7"
    opened.shown.type("七")
    assert opened.draft.names[6] == "七"
    opened.shown.close()


def test_eight_are_seated_and_lit_with_nothing_but_their_names_and_enter(tmp_path: Path) -> None:
    """The first Enter on an empty last seat takes it away and goes to the lantern, the next lights it."""
    opened = Table(tmp_path, Draft.fresh("langrensha"))
    assert opened.shown.focused() == "name-1"
    for name in "ABCDEFGH":
        opened.shown.type(name)
        opened.shown.press(Qt.Key.Key_Return)
    opened.shown.press(Qt.Key.Key_Return)
    assert opened.shown.focused() == "start"
    opened.shown.press(Qt.Key.Key_Return)
    assert [draft.names for _, draft in opened.app.asked] == [list("ABCDEFGH")]
    opened.shown.close()


def test_an_empty_seat_is_erased_like_a_letter_but_none_that_the_game_needs(tmp_path: Path) -> None:
    opened = Table(tmp_path, draft("langrensha", 7))
    opened.shown.click("name-7")
    opened.shown.press(Qt.Key.Key_End, *[Qt.Key.Key_Backspace] * len(opened.draft.names[6]))
    assert len(opened.draft.players) == 7
    opened.shown.press(Qt.Key.Key_Backspace)
    assert (len(opened.draft.players), opened.shown.focused()) == (6, "name-6")
    opened.shown.press(Qt.Key.Key_End, *[Qt.Key.Key_Backspace] * (len(opened.draft.names[5]) + 1))
    assert opened.draft.names[5:] == [""]
    opened.shown.close()


def paste(table: Table, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    table.shown.press(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)


def test_a_list_that_is_pasted_fills_the_seats_from_there_on(tmp_path: Path) -> None:
    opened = Table(tmp_path, Draft.fresh("langrensha"))
    opened.shown.click("name-1")
    paste(opened, "1. Aki\n2. Ben\r\n3、花子、太郎\n\n- Chloé\nD\nE\nF")
    assert opened.draft.names == ["Aki", "Ben", "花子", "太郎", "Chloé", "D", "E", "F"]
    assert opened.shown.focused() == "name-8"
    paste(opened, ", ".join(str(number) for number in range(100)))
    assert opened.draft.names[6:] == ["E", *map(str, range(13))]
    opened.shown.close()


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("山田　太郎", "山田 太郎"),
        ("\u3000Anne\u00a0Marie ", "Anne Marie"),
        ("می\u200cنا", "می\u200cنا"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\u202eAki\x07\u200b", "Aki"),
        ("7", "7"),
        ("Anne-Marie", "Anne-Marie"),
        ("ジャン・ポール", "ジャン・ポール"),
        ("N" * 50, "N" * 40),
    ],
)
def test_a_name_from_a_list_is_written_as_people_write_it(written: str, name: str) -> None:
    assert listed(f"1. {written}\n2. Ben") == listed(f"{written}\nBen") == [name, "Ben"]


def test_one_name_is_pasted_into_its_tag_as_any_text(tmp_path: Path) -> None:
    opened = Table(tmp_path, Draft.fresh("langrensha"))
    opened.shown.click("name-2")
    paste(opened, "Anne Marie")
    assert opened.draft.names == ["", "Anne Marie", "", "", "", ""]
    opened.shown.close()


def test_those_who_sat_here_the_last_time_are_back_with_a_tap(tmp_path: Path) -> None:
    first = Table(tmp_path, draft("langrensha", 8))
    assert not first.shown.has("lastTime")
    first.shown.click("start")
    first.shown.close()
    later = Table(tmp_path, Draft.fresh("langrensha"))
    later.shown.click("lastTime")
    assert later.draft.names == first.draft.names
    assert later.shown.focused() == "start"
    assert not later.shown.has("lastTime")
    later.shown.press(Qt.Key.Key_Return)
    assert later.app.asked == [("begin", later.draft)]
    later.shown.close()


def test_another_game_is_named_from_the_first_seat_on_as_well(tmp_path: Path) -> None:
    opened = Table(tmp_path, Draft.fresh("jinro_nine"))
    opened.model.fresh("langrensha")
    opened.shown.press(Qt.Key.Key_Shift)
    assert opened.shown.focused() == "name-1"
    opened.shown.click("add")
    assert opened.shown.focused() == "name-7"
    opened.shown.close()


# Groups


def test_a_group_is_remembered_seated_and_forgotten(table: Table) -> None:
    shown, names = table.shown, table.draft.names
    shown.click("groups")
    shown.click("groupName")
    shown.type("火曜の会")
    shown.click("rememberGroup")
    assert [group for group, _ in table.people.every()] == ["火曜の会"]
    shown.click("closeGroups")
    shown.click("details-1")
    shown.click("removePlayer")
    assert table.draft.names == names[1:]
    shown.click("groups")
    shown.click("group-1")
    assert table.draft.names == names
    shown.click("groups")
    shown.click("forget-1")
    assert table.people.every() == []


def test_a_group_needs_no_name_but_somebody_in_it(table: Table) -> None:
    table.shown.click("groups")
    table.shown.click("rememberGroup")
    first = table.draft.names[0]
    assert [group for group, _ in table.people.every()] == [f"{first} · 9 players"]
    table.model.draft = Draft.fresh("jinro_nine")
    table.model.refresh()
    assert not table.shown.item("rememberGroup").isEnabled()


@pytest.mark.parametrize(("sheet", "said"), [("groups", "setup.group.none"), ("lineups", "lineup.none")])
def test_that_nothing_is_kept_yet_can_be_seen(table: Table, sheet: str, said: str) -> None:
    table.shown.click(sheet)
    line = next(
        item for item in table.shown.items() if Words("en").text(said) in (item.property("line"), item.property("text"))
    )
    corner = line.mapToScene(QPointF(0, 0)).toPoint()
    image = table.shown.window.grabWindow().copy(QRect(corner, QSize(int(line.width()), int(line.height()))))
    seen = {image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height())}
    assert max(seen) - min(seen) > 100


def test_a_group_that_the_disk_refuses_is_said(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(table.people.file, "write", refused)
    table.model.remember_group("火曜の会")
    assert table.people.every() == []
    assert table.app.asked == [("say", "error.disk_full")]
