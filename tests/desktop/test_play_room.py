"""Room on the crowded table: nothing that hangs on a lantern lies on a button, and no picture on what is to be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtQuick import QQuickItem

from desktop.gallery import samples
from desktop.gallery.shoot import Shown
from desktop.play import pages

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
TOOLS = ("leave", "rulebook", "void", "pace", "takeBack")
TAG = pages.Tag("states/marked", "tag")


@pytest.fixture
def show() -> Iterator[Show]:
    up: list[Shown] = []

    def put(page: pages.Page, **look: Any) -> Shown:
        up.append(Shown(page, {}, (1280, 720), look))
        up[-1].picture()
        return up[-1]

    yield put
    for shown in up:
        shown.close()


def place(item: QQuickItem) -> QRectF:
    return QRectF(item.mapToScene(QPointF(0, 0)), QSizeF(item.width(), item.height()))


def seen(shown: Shown) -> list[QQuickItem]:
    return [item for item in shown.items() if item.isVisible() and item.width() > 0]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [6, 8, 12, 13, 16, 20])
def test_no_tag_lies_on_a_button(show: Show, count: int, text: float) -> None:
    around = tuple(replace(seat, tags=(TAG,)) for seat in samples.seats("ja", count, out=(2,)))
    shown = show(samples.table_page("ja", count, seats=around, undo_is_free=True), textScale=text)
    buttons = {item.objectName(): place(item) for item in seen(shown) if item.objectName() in TOOLS}
    tags = [place(item) for item in seen(shown) if item.property("isOffice") is not None]
    assert buttons.keys() == set(TOOLS)
    assert len(tags) >= count
    assert [(name, tag) for name, button in buttons.items() for tag in tags if tag.intersects(button)] == []


@pytest.mark.parametrize("count", [9, 20])
def test_a_role_that_is_shown_hides_neither_name_nor_fate(show: Show, count: int) -> None:
    role = pages.Tag("roles/hunter", "role", "circle")
    fate = "8日目・追放"
    seats = samples.seats("ja", count, out=tuple(range(1, count)))
    around = tuple(replace(seat, shown=role, fate=fate if seat.state == "out" else "") for seat in seats)
    shown = show(samples.table_page("ja", count, seats=around, step=pages.Step("over", go_on="x")))
    pictures = [place(item) for item in seen(shown) if "roles/hunter" in str(item.property("motif"))]
    fates = [item for item in seen(shown) if item.property("line") == fate]
    assert (len(pictures), len(fates)) == (count, count - 1)
    assert [painted for painted in map(ink, fates) if any(picture.intersects(painted) for picture in pictures)] == []


def ink(text: QQuickItem) -> QRectF:
    """Where the letters stand in their box."""
    across, down = float(text.property("paintedWidth")), float(text.property("paintedHeight"))
    box = place(text)
    return QRectF(box.center() - QPointF(across / 2, down / 2), QSizeF(across, down))
