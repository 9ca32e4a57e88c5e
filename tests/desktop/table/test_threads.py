"""Threads of the pointing board: every arrow can be told from its start, between neighbours and to oneself, too."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQml import QJSValue

from devtools.gallery import played
from devtools.gallery.shoot import Shown

pytestmark = pytest.mark.usefixtures("qapp")


def threads(count: int, pairs: dict[int, int]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Where each thread starts and where its arrow ends, of the design's height."""
    page = played.board("ja", count)
    seats = tuple(
        replace(seat, state="living", votes=True, has_pointed=seat.number in pairs, points_at=pairs.get(seat.number, 0))
        for seat in page.seats
    )
    shown = Shown(replace(page, seats=seats), {"countdown": 0}, (1920, 1080))
    shown.settle()
    lines = [item.property("line") for item in shown.items() if item.property("target")]
    found = [(ends(line, "start"), ends(line, "tip")) for line in lines]
    shown.close()
    return found


def ends(line: QJSValue | dict[str, QPointF | dict[str, float]], end: str) -> tuple[float, float]:
    plain = line.toVariant() if isinstance(line, QJSValue) else line
    point = plain[end]
    return (point.x(), point.y()) if isinstance(point, QPointF) else (point["x"], point["y"])


@pytest.mark.parametrize("count", [12, 13, 16, 20])
def test_a_thread_between_neighbours_is_longer_than_its_arrow(count: int) -> None:
    pairs = {number: number % count + 1 for number in range(1, count + 1)}
    found = threads(count, pairs)
    assert len(found) == count
    assert min(dist(start, tip) for start, tip in found) > 36


@pytest.mark.parametrize("count", [12, 16, 20])
def test_a_finger_at_oneself_goes_out_and_comes_back(count: int) -> None:
    found = threads(count, {number: number for number in range(1, count + 1)})
    assert len(found) == count
    assert min(dist(start, tip) for start, tip in found) > 36
