"""Whoever goes by keys alone sees where he is, on paper, on lacquer and on the night."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from desktop.draft.draft import Draft
from desktop.keep.packs import Packs
from desktop.keep.shelf import Shelf
from desktop.keep.waiting import Waiting
from desktop.packs.workshop.model import FromWorkshop, WorkshopModel
from desktop.packs.workshop.page import SECTIONS as BENCH
from desktop.rulebook.model import RulebookModel
from desktop.settings.page import SECTIONS
from desktop.setup.page import LAST
from tests.desktop.after.ending import End, journal
from tests.desktop.around import FakeApp, Hands
from tests.desktop.home.opened import WAITING, opened
from tests.desktop.pace.kept import Being, Kept, Setting
from tests.desktop.past.room import Library, Shop
from tests.desktop.practice.evening import Evening, first_turn
from tests.desktop.settings.setting import SettingApp
from tests.desktop.setup.tables import Table, draft

pytestmark = pytest.mark.usefixtures("qapp")

# As WCAG wants it of what is no text, in so many pixels of the window; and of all that changes, in so large a part.
CONTRAST, PIXELS, PART = 3.0, 60, 0.4
AROUND = 14


@pytest.mark.parametrize("view", ["votes", "deaths", "log", "highlights"])
def test_at_the_end(view: str) -> None:
    end = End(journal("langrensha", players=12))
    end.shown.click(f"view-{view}")
    assert list(unseen(end.shown)) == []
    end.shown.close()


def test_at_the_end_with_roles_shut() -> None:
    end = End(journal("langrensha"), spoiler_free=True)
    assert list(unseen(end.shown)) == []
    end.shown.close()


def test_among_past_games(tmp_path: Any, qtbot: Any) -> None:
    shop = Shop(Shelf(tmp_path / "games"))
    for answers in (12, 10_000, 12):
        shop.keep(answers=answers)
    library = Library(shop.shelf, qtbot)
    assert list(unseen(library.shown)) == []
    library.click(f"delete-{library.ids[0]}")
    assert list(unseen(library.shown)) == []
    library.click("view-charts")
    assert list(unseen(library.shown)) == []
    library.shown.close()


def test_in_the_rulebook() -> None:
    app = FakeApp()
    model = RulebookModel(app.preferences, lambda: None)
    model.open(None)
    shown = app.show("rulebook", model)
    assert list(unseen(shown)) == []
    shown.close()


@pytest.mark.parametrize("waiting", [None, WAITING])
def test_at_home(waiting: Waiting | None) -> None:
    home = opened(waiting=waiting)
    assert list(unseen(home)) == []
    home.close()


def test_where_a_table_is_set(tmp_path: Path) -> None:
    table = Table(tmp_path, draft())
    table.model.step("talk_rounds", 1)
    assert table.shown.has("asProfile")
    assert list(unseen(table.shown)) == []
    table.shown.close()


def test_where_the_same_as_last_time_may_sit_down(tmp_path: Path) -> None:
    table = Table(tmp_path, Draft.fresh("jinro_nine"))
    table.people.remember(LAST, draft().players)
    table.model.refresh()
    assert table.shown.has("lastTime")
    assert list(unseen(table.shown)) == []
    table.shown.close()


@pytest.mark.parametrize("sheet", ["groups", "lineups", "newcomers", "details-1", "what-seer", "odds", "fair"])
def test_on_the_sheets_of_a_table(tmp_path: Path, sheet: str) -> None:
    table = Table(tmp_path, draft())
    table.people.remember("Fridays", table.draft.players)
    table.model.shelf.keep("Ours")
    table.model.lock(0, "0042")
    table.shown.click(sheet)
    assert list(unseen(table.shown)) == []
    table.shown.close()


@pytest.mark.parametrize("section", SECTIONS)
def test_in_the_settings(tmp_path: Path, section: str) -> None:
    app = SettingApp(tmp_path)
    app.shown.click(f"section-{section}")
    assert list(unseen(app.shown)) == []
    app.shown.close()


@pytest.mark.parametrize("section", BENCH)
def test_in_the_workshop(tmp_path: Path, section: str) -> None:
    app = FakeApp("en")
    model = WorkshopModel(app.preferences, Packs(tmp_path), app.ways(FromWorkshop))
    model.begin()
    model.choose("game", "event_jinro")
    model.turn("parts")
    model.act("add-roles")
    model.turn(section)
    shown = app.show("workshop", model)
    assert list(unseen(shown)) == []
    shown.close()


@pytest.mark.parametrize("wanted", [Kept.at_table, lambda pages: pages.in_setup(Being()), Kept.nowhere])
def test_about_the_pace(tmp_path: Path, wanted: Callable[[Kept], Setting]) -> None:
    shown = wanted(Kept(tmp_path)).shown
    assert list(unseen(shown)) == []
    shown.close()


def test_on_a_cover_and_where_it_asks_once_more(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    first_turn(evening)
    assert list(unseen(evening)) == []
    evening.press(Qt.Key.Key_Escape)
    assert list(unseen(evening)) == []
    evening.close()


def test_after_the_practice_round(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    first_turn(evening)
    evening.model._end()
    assert evening.has("practiceDone")
    assert list(unseen(evening)) == []
    evening.close()


def unseen(shown: Hands) -> Iterator[str]:
    """By Tab from one to the next, until one comes again; each with the keys at it, and without."""
    met: list[QQuickItem] = []
    elsewhere = QQuickItem(shown.window.contentItem())
    while (item := _next(shown)) not in met:
        met.append(item)
        there = shown.window.grabWindow()
        elsewhere.forceActiveFocus()
        contrasts = changed(there, shown.window.grabWindow(), _box(item))
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        seen = sum(contrast >= CONTRAST for contrast in contrasts)
        if seen < max(PIXELS, PART * len(contrasts)):
            yield shown.focused() or item.metaObject().className()


def _next(shown: Hands) -> QQuickItem:
    shown.press(Qt.Key.Key_Tab)
    return shown.window.activeFocusItem()


def changed(one: QImage, other: QImage, box: QRect) -> list[float]:
    """How much, each pixel that did."""
    pairs = zip(_pixels(one, box), _pixels(other, box), strict=True)
    found = (contrast(QColor(before), QColor(after)) for before, after in pairs if before != after)
    return [much for much in found if much > 1.0]


def _pixels(image: QImage, box: QRect) -> Sequence[int]:
    """Row by row, without what is not seen of one."""
    part = image.copy(box).convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(part.constBits())).cast("I").tolist()


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _box(item: QQuickItem) -> QRect:
    first = item.mapToScene(QPointF(0, 0))
    last = item.mapToScene(QPointF(item.width(), item.height()))
    box = QRect(first.toPoint(), last.toPoint()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return box.intersected(item.window().contentItem().boundingRect().toRect())
