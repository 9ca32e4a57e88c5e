"""The end of a game of twenty people with long names: it can be read from a sofa."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.after.end.page import page
from desktop.after.replay.replay import Replay
from devtools.gallery.clips import Reader
from i18n import LANGUAGES, Words
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out
from tests.desktop.after.ending import End, journal

pytestmark = pytest.mark.usefixtures("qapp")

# Twenty-four letters, and eight characters.
LATIN = tuple(f"Maximiliane-Theodora Nr{letter}" for letter in "ABCDEFGHIJKLMNOPQRST")
HAN = tuple(f"長谷川光太郎{letter}造" for letter in "一二三四五六七八九十百千万東西南北春夏秋")


@cache
def crowd(names: tuple[str, ...] = LATIN) -> dict[str, Any]:
    game = Game.new("langrensha", names, seed=2)
    play_out(game, RandomBot(2))
    return game.journal


@pytest.fixture
def end() -> Iterator[End]:
    opened = End(crowd())
    yield opened
    opened.shown.close()


def told(end: End, name: str) -> str:
    return str(end.shown.item(name).property("line"))


@pytest.mark.parametrize("names", [LATIN, HAN])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_over_anything_else(names: tuple[str, ...], language: str, scale: float) -> None:
    opened = End(crowd(names), language, textScale=scale)
    reader = Reader(opened.shown.window, opened.shown.engine)
    for place in (opened.model.shown().ballots[0].counted, opened.last):
        opened.model.jump(place)
        opened.shown.window.grabWindow()
        assert reader.faults() == []
    assert opened.shown.faults() == []
    opened.shown.close()


def test_names_stand_beside_the_matrix_only_where_all_can_be_read() -> None:
    for played, has_names in ((crowd(), False), (journal("langrensha", players=8), True)):
        opened = End(played)
        assert opened.shown.item("matrix").property("isNamed") is has_names
        opened.shown.close()


def test_a_row_is_told_in_large_by_keys_and_by_tap(end: End) -> None:
    rows = end.model.shown().ballots[-1].rows
    assert end.shown.all("voter") == []
    end.shown.walk_to("matrix")
    end.shown.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert told(end, "voter") == rows[1].label
    assert told(end, "target") == (rows[rows[1].at - 1].label if rows[1].at else "")
    QTest.mouseClick(end.shown.window, Qt.MouseButton.LeftButton, pos=_row(end, 7))
    assert told(end, "voter") == rows[6].label


def _row(end: End, number: int) -> QPoint:
    matrix = end.shown.item("matrix")
    tall, head = float(matrix.property("tall")), float(matrix.property("head"))
    return matrix.mapToScene(QPointF(10, head + (number - 0.5) * tall)).toPoint()


def test_who_points_at_nobody_is_told_to_abstain(end: End) -> None:
    ballots = end.model.shown().ballots
    row = next(row for ballot in ballots for row in ballot.rows if row.cast >= 0 and not row.at)
    end.model.jump(row.cast)
    assert (told(end, "voter"), told(end, "target")) == (row.label, Words("en").text("board.abstains"))


def test_while_fingers_go_up_the_one_that_does_is_told(end: End) -> None:
    ballot = end.model.shown().ballots[0]
    row = next(row for row in ballot.rows if row.cast >= 0)
    end.model.jump(row.cast)
    assert told(end, "voter") == row.label


def test_of_many_everybody_can_be_read_without_scrolling_and_large_letters_scroll() -> None:
    for scale, scrolls in ((1.0, False), (2.0, True)):
        opened = End(crowd(), textScale=scale)
        area = opened.shown.item("whoList")
        assert (area.property("contentHeight") > area.height() + 1) is scrolls
        assert area.activeFocusOnTab() is scrolls
        opened.shown.close()


def test_where_how_somebody_fell_does_not_fit_what_he_was_and_when_still_stands() -> None:
    shown = page(Words("en", "langrensha"), Replay.of(crowd()))
    fallen = [row for row in shown.rows if row.fell >= 0]
    assert fallen
    assert all(row.line.startswith(row.brief) and row.line != row.brief for row in fallen)
    assert all(row.line == row.brief for row in shown.rows if row.fell < 0)


def test_a_list_that_goes_on_sinks_into_the_paper(end: End) -> None:
    end.shown.click("view-deaths")
    end.shown.window.grabWindow()
    edges = [item for item in end.shown.items() if item.property("isFoot") is not None]
    assert [edge.property("isFoot") for edge in edges if _is_shown(edge)] == [True]


def _is_shown(item: QQuickItem) -> bool:
    return item.isVisible()
