"""Threads of the pointing board: every arrow can be told from its start, between neighbours and to oneself, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from math import dist, hypot, sqrt

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem

from desktop.table.pages.pages import TablePage
from devtools.gallery import played
from devtools.gallery.shoot import Shown

pytestmark = pytest.mark.usefixtures("qapp")


LONE = 36
# Windows of all shapes, with twelve round the table.
SHAPES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (900, 1200)]
TWELVE = 12

Point = tuple[float, float]


@dataclass(frozen=True)
class Lantern:
    """The middle of a lantern in the window, and its half."""

    x: float
    y: float
    half_width: float
    half_height: float

    def reach(self, point: Point) -> float:
        """1 on its outline, less inside of it."""
        across, down = (point[0] - self.x) / self.half_width, (point[1] - self.y) / self.half_height
        return sqrt(hypot(across**2, down**2))


@dataclass(frozen=True)
class Thread:
    start: Point
    tip: Point
    # Points of it from end to end.
    path: tuple[Point, ...]


def threads(count: int, pairs: dict[int, int]) -> list[tuple[Point, Point]]:
    """Where each thread starts and where its arrow ends, of the design's height."""
    shown = Shown(pointing(count, pairs), {"countdown": 0}, (1920, 1080))
    found = [(thread.start, thread.tip) for thread in drawn(shown).values()]
    shown.close()
    return found


def pointing(count: int, pairs: Mapping[int, int]) -> TablePage:
    page = played.board("ja", count)
    seats = tuple(
        replace(seat, state="living", votes=True, has_pointed=seat.number in pairs, points_at=pairs.get(seat.number, 0))
        for seat in page.seats
    )
    return replace(page, seats=seats)


def drawn(shown: Shown) -> dict[int, Thread]:
    """Each by whose finger it is, in the window."""
    shown.settle()
    return {item.property("index") + 1: thread(item) for item in shown.items() if item.property("target")}


def thread(item: QQuickItem) -> Thread:
    said = item.property("line")
    line = said.toVariant() if isinstance(said, QJSValue) else said
    start, bend, near, tip = (in_window(item, line[name]) for name in ("start", "bend", "from", "tip"))
    path = tuple(
        tuple(
            (1 - t) ** 3 * start[i] + 3 * (1 - t) ** 2 * t * bend[i] + 3 * (1 - t) * t**2 * near[i] + t**3 * tip[i]
            for i in (0, 1)
        )
        for t in (step / 40 for step in range(41))
    )
    return Thread(start, tip, path)  # type: ignore[arg-type]


def in_window(item: QQuickItem, point: QPointF | Mapping[str, float]) -> Point:
    own = point if isinstance(point, QPointF) else QPointF(point["x"], point["y"])
    there = item.mapToScene(own)
    return there.x(), there.y()


def lanterns(shown: Shown) -> dict[int, Lantern]:
    found = {}
    for item in shown.items():
        if item.objectName().startswith("seat-") and item.property("lanternWidth"):
            x, y = in_window(item, QPointF(item.width() / 2, item.height() / 2))
            half = (item.property("lanternWidth") / 2, item.property("lanternHeight") / 2)
            found[int(item.objectName().removeprefix("seat-"))] = Lantern(x, y, *half)
    return found


@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_ten_threads_on_one_end_on_its_outline_each_to_be_told_from_the_next(size: tuple[int, int]) -> None:
    shown = Shown(pointing(TWELVE, {}), {"countdown": 0}, size)
    for target in range(1, TWELVE + 1):
        fingers = [(target + step) % TWELVE + 1 for step in range(10)]
        shown.turn(pointing(TWELVE, dict.fromkeys(fingers, target)), {"countdown": 0})
        found, round_it = drawn(shown), lanterns(shown)
        assert sorted(found) == sorted(fingers)
        for voter, one in found.items():
            assert 0.85 <= round_it[voter].reach(one.start) <= 1.2, (target, voter)
            assert 0.9 <= round_it[target].reach(one.tip) <= 1.3, (target, voter)
            others = [lantern for number, lantern in round_it.items() if number not in (voter, target)]
            assert all(lantern.reach(point) > 0.95 for point in one.path for lantern in others), (target, voter)
        # An arrow is 30 wide of the scale's 1080.
        apart = min(dist(one.tip, other.tip) for one, other in combinations(found.values(), 2))
        assert apart > 0.11 * round_it[target].half_width * 2, target
    shown.close()


@pytest.mark.parametrize("count", [12, 13, 16, 20])
def test_a_thread_between_neighbours_is_longer_than_its_arrow(count: int) -> None:
    pairs = {number: number % count + 1 for number in range(1, count + 1)}
    found = threads(count, pairs)
    assert len(found) == count
    assert min(dist(start, tip) for start, tip in found) > LONE


@pytest.mark.parametrize("count", [12, 16, 20])
def test_a_finger_at_oneself_goes_out_and_comes_back(count: int) -> None:
    found = threads(count, {number: number for number in range(1, count + 1)})
    assert len(found) == count
    assert min(dist(start, tip) for start, tip in found) > LONE
