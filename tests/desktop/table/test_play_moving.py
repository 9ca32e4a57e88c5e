"""What moves by itself on the table: slowly, never for who wants it still, and not where the machine can't keep up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
import shiboken6
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QPoint, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from desktop.start.screen_files import ROOMS
from desktop.table.pages import pages
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from tests.desktop.table.fingers import click, done

pytestmark = pytest.mark.usefixtures("qapp")

Show = Callable[..., Shown]
BESIDE_LOOK = b"""
import QtQuick
QtObject {
    readonly property QtObject look: Look
    readonly property Ambient ambient: Ambient {}
}
"""
LATE, IN_TIME = 0.05, 0.016


@pytest.fixture
def show() -> Iterator[Show]:
    up: list[Shown] = []

    def put(page: pages.Page, **look: Any) -> Shown:
        up.append(Shown(page, {}, (1280, 720), {"fast": False, **look}))
        up[-1].picture()
        return up[-1]

    yield put
    for shown in up:
        shown.close()


def look_of(shown: Shown) -> QObject:
    """The same for all that is drawn by one engine."""
    component = QQmlComponent(shown.engine)
    component.setData(BESIDE_LOOK, QUrl.fromLocalFile(str(ROOMS / "widgets" / "Test.qml")))
    return cast(QObject, component.create(shown.engine.rootContext()).property("look"))


def ring_of(shown: Shown) -> QQuickItem:
    return next(item for item in shown.items() if item.property("swings") is not None)


def ambient_of(keeper: QObject) -> QObject:
    return next(child for child in keeper.children() if child.property("restsIn") is not None)


def frames(ambient: QObject, number: int, seconds: float) -> None:
    for _ in range(number):
        QMetaObject.invokeMethod(ambient, "took", Q_ARG("double", seconds))


def test_lanterns_sway_each_in_its_own_time(show: Show) -> None:
    shown = show(played.table("ja", 12))
    assert ring_of(shown).property("swings")
    frames(ambient_of(ring_of(shown)), 60, IN_TIME)
    sways = {item.property("sway") for item in shown.items() if item.property("sway") is not None}
    assert len(sways) > 6
    assert all(abs(sway) <= 1.2 for sway in sways)


def test_who_wants_it_still_has_it_still(show: Show) -> None:
    shown = show(played.table("ja", 12), reducedMotion=True)
    assert not ring_of(shown).property("swings")
    assert {item.property("sway") for item in shown.items()} <= {None, 0}


@pytest.fixture
def slow_time() -> Iterator[tuple[QObject, QObject]]:
    """The time of what sways, and the look that says whether somebody stirs."""
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(BESIDE_LOOK, QUrl.fromLocalFile(str(ROOMS / "widgets" / "Test.qml")))
    both = component.create()
    yield ambient_of(both), both.property("look")
    shiboken6.delete(engine)


def stir(look: QObject) -> None:
    QMetaObject.invokeMethod(look, "stir")


def calm(look: QObject) -> None:
    QMetaObject.invokeMethod(look, "calm")


def test_below_thirty_frames_a_second_it_stops_by_itself(slow_time: tuple[QObject, QObject]) -> None:
    ambient, look = slow_time
    stir(look)
    frames(ambient, 60, LATE)
    frames(ambient, 1, IN_TIME)
    frames(ambient, 60, LATE)
    assert (ambient.property("isSmooth"), ambient.property("running")) == (True, True)
    frames(ambient, 1, LATE)
    assert (ambient.property("isSmooth"), ambient.property("running")) == (False, False)


def test_while_somebody_stirs_it_wakes_and_then_comes_to_rest_softly(slow_time: tuple[QObject, QObject]) -> None:
    ambient, look = slow_time
    assert not ambient.property("running")
    stir(look)
    frames(ambient, 100, IN_TIME)
    assert (ambient.property("force"), ambient.property("running")) == (1, True)
    calm(look)
    forces = []
    for _ in range(10):
        frames(ambient, 20, IN_TIME)
        forces.append(ambient.property("force"))
    # No frame takes more than a little of it away.
    assert forces == sorted(forces, reverse=True)
    assert 0.5 < forces[2] < 1
    assert (forces[-1], ambient.property("running")) == (0, False)


def test_a_new_page_lets_the_lanterns_sway(show: Show) -> None:
    shown = show(played.table("ja", 12))
    ambient = ambient_of(ring_of(shown))
    calm(look_of(shown))
    frames(ambient, 400, IN_TIME)
    assert not ambient.property("running")
    assert {item.property("sway") for item in shown.items()} <= {None, 0}
    shown.turn(played.table("ja", 13), {})
    assert ambient.property("running")


def test_a_pointer_that_moves_stirs_and_one_that_rests_does_not(show: Show) -> None:
    shown = show(played.table("ja", 12))
    look, ambient = look_of(shown), ambient_of(ring_of(shown))
    stir(look)
    frames(ambient, 60, IN_TIME)
    calm(look)
    QTest.mouseMove(shown.window, QPoint(500, 90))
    shown.picture()
    assert look.property("isStirred")
    calm(look)
    # What sways below it tells of it again, frame by frame.
    for _ in range(6):
        frames(ambient, 4, IN_TIME)
        shown.picture()
    assert ambient.property("force") > 0
    assert not look.property("isStirred")


def test_a_moment_is_seen_again(show: Show) -> None:
    shown = show(played.moment_alone("ja", "dawn"))
    shown.at(0.9)
    click(shown, "seeAgain")
    scene = next(item for item in shown.items() if item.property("lasts") == 3800)
    assert scene.property("share") < 0.5
    assert done(shown) == []


def test_what_does_not_move_is_not_seen_again(show: Show) -> None:
    shown = show(played.moment_alone("ja", "dawn"), reducedMotion=True)
    assert "seeAgain" not in {item.objectName() for item in shown.items() if item.isVisible()}


def test_the_light_goes_out_from_the_rim_inwards(show: Show) -> None:
    shown = show(played.moment_alone("ja", "verdict"), fast=True)

    def bright(share: float) -> tuple[int, int]:
        """At the rim of the lantern and in its middle."""
        shown.freeze(share)
        image = shown.picture()
        return image.pixelColor(430, 322).lightness(), image.pixelColor(640, 395).lightness()

    before, during, after = bright(0.5), bright(0.78), bright(0.91)
    assert during[0] < before[0] / 2
    assert during[1] > 0.9 * before[1]
    assert after[1] < before[1] / 2
