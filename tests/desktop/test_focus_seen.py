"""Whoever goes by keys alone sees where he is, on paper, on lacquer and on the night."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from desktop.keep.shelf import Shelf
from desktop.rulebook.model import RulebookModel
from tests.desktop.around import FakeApp, Shown
from tests.desktop.ending import End, journal
from tests.desktop.library.room import Library, Shop

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
    model = RulebookModel(app)
    model.open(None, "home")
    shown = app.show("rulebook", model)
    assert list(unseen(shown)) == []
    shown.close()


def unseen(shown: Shown) -> Iterator[str]:
    """By Tab from one to the next, until the first comes again."""
    stops: list[tuple[QQuickItem, QImage]] = []
    while len(stops) < 2 or stops[-1][0] is not stops[0][0]:
        shown.press(Qt.Key.Key_Tab)
        stops.append((shown.window.activeFocusItem(), shown.window.grabWindow()))
    for (item, there), (_, gone) in pairwise(stops):
        contrasts = changed(there, gone, _box(item))
        seen = sum(contrast >= CONTRAST for contrast in contrasts)
        if seen < max(PIXELS, PART * len(contrasts)):
            yield item.objectName() or item.metaObject().className()


def changed(one: QImage, other: QImage, box: QRect) -> list[float]:
    """How much, each pixel that did."""
    pixels = ((x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
    return [found for at in pixels if (found := contrast(one.pixelColor(*at), other.pixelColor(*at))) > 1.0]


def contrast(one: QColor, other: QColor) -> float:
    if one == other:
        return 1.0
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
