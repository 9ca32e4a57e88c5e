"""The words of a moment are light: nothing as light stands behind them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from desktop.table.pages.pages import TablePage
from devtools.gallery import played
from devtools.gallery.shoot import Shown

pytestmark = pytest.mark.usefixtures("qapp")
# Of 255. A sky's mist is below, the moon above.
LIGHT = 200


@pytest.mark.parametrize("sky", ["day", "dusk", "night"])
def test_no_moon_stands_behind_the_words_of_who_has_fallen(sky: str) -> None:
    page, live = played.moment("zh-Hans", "fallen")
    assert isinstance(page, TablePage)
    # As long as a line may be that stands in one row.
    long = replace(page.moments[0], line="灯" * 30)
    shown = Shown(replace(page, sky=sky, moments=(long,)), live, (1280, 720))
    shown.freeze(1.0)
    lines = [
        item for item in shown.items() if item.isVisible() and str(item.property("text")) in (long.title, long.line)
    ]
    places = [placed(item) for item in lines]
    for item in lines:
        item.setOpacity(0)
    seen = shown.picture()
    shown.close()
    assert len(places) >= 2
    assert (
        max(
            seen.pixelColor(x, y).lightness()
            for place in places
            for x in range(round(place.left()), round(place.right()), 4)
            for y in range(round(place.top()), round(place.bottom()), 4)
        )
        < LIGHT
    )


def placed(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
