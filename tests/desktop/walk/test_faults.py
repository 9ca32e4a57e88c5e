"""What the walk looks for it finds, and it leaves alone what is in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from desktop.start.screen_files import ROOMS
from desktop.widgets import fonts
from devtools.walk.faults import faults
from devtools.walk.things import Eyes

pytestmark = pytest.mark.usefixtures("qapp")

Drawn = Callable[[str], list[str]]
WINDOW = """
import QtQuick
import QtQuick.Layouts
import "widgets"

Window {
    width: 1280
    height: 720
    visible: true
    Component.onCompleted: Look.u = 2 / 3
    %s
}
"""


@pytest.fixture
def drawn() -> Iterator[Drawn]:
    """What is wrong on a window of 1280 × 720 with this on it."""
    engines: list[QQmlApplicationEngine] = []

    def found(qml: str) -> list[str]:
        fonts.load()
        engine = QQmlApplicationEngine()
        engines.append(engine)
        engine.loadData((WINDOW % qml).encode(), QUrl.fromLocalFile(str(ROOMS / "Planted.qml")))
        window = engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        QTest.qWait(0)
        eyes = Eyes(window, engine)
        return list(faults(eyes.things(), eyes.box))

    yield found
    for engine in engines:
        engine.deleteLater()


WORDS = 'Words { x: 100; y: 100; role: Type.body; text: "Lantern" }'
BUTTON = 'PlateButton { role: Type.button; objectName: "%s"; text: "Next"; x: %d; y: %d }'
DIM = "Rectangle { anchors.fill: parent; opacity: 0.5; color: 'black' }"
IN_ORDER = {
    "side by side": BUTTON % ("one", 100, 200) + BUTTON % ("other", 240, 200),
    "what stands in a button": "Tappable { x: 90; y: 90; width: 200; height: 60; label: 'l'\n" + WORDS + "\n}",
    "what stands on a plate": "Plate { x: 50; y: 50; width: 400; height: 200 }" + WORDS,
    "a seal on a corner": BUTTON % ("one", 100, 200)
    + 'Item { property string stands: "freely"; x: 90; y: 190; Sign { width: 40; height: 40; motif: "signs/check" } }',
    "behind a sheet": BUTTON % ("one", 90, 90)
    + "Rectangle { anchors.fill: parent; opacity: 0.5; color: 'black' }"
    + WORDS,
    "scrolled to": "ScrollArea { width: 300; height: 100; Repeater { model: 9; " + WORDS + "} }",
    "zones": "Zones { anchors.fill: parent; band: Words { role: Type.title; text: 'Settings' }\n"
    "foot: PlateButton { role: Type.button; text: 'Back' }\n" + WORDS + "}",
}
WRONG = {
    "a careless button": (BUTTON % ("one", 100, 200) + BUTTON % ("careless", 200, 230), "button careless [200,230 "),
    "on a text": (WORDS + BUTTON % ("careless", 90, 90), "lie on each other"),
    "over the edge of a plate": (
        "Plate { x: 50; y: 210; width: 100; height: 200 }" + BUTTON % ("careless", 100, 200),
        "lie on each other",
    ),
    "out of the window": (BUTTON % ("careless", 1200, 100), "leaves the window by"),
    "far out of the window": (BUTTON % ("careless", 1400, 100), "leaves the window by"),
    "a text that is cut": ('Words { width: 30; role: Type.body; text: "Lantern" }', "wide in 30"),
    "too small for its role": (WORDS.replace("text:", "font.pixelSize: 15; text:"), "is 15 px, its least is 17"),
    "squeezed by its box": (
        'Fitted { role: Type.heading; line: "Lantern Night"; boxWidth: 80; boxHeight: 50; lines: 1 }',
        "its least is",
    ),
    "called as in the catalogs": (WORDS.replace("Lantern", "role.seer.name"), "is an id"),
    "without a role": ('Text { x: 100; y: 100; text: "Lantern"; font.pixelSize: 20 }', "has no role"),
}


@pytest.mark.parametrize("qml", IN_ORDER.values(), ids=list(IN_ORDER))
def test_what_is_in_order_is_left_alone(drawn: Drawn, qml: str) -> None:
    assert drawn(qml) == []


@pytest.mark.parametrize(("qml", "said"), WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_is_found(drawn: Drawn, qml: str, said: str) -> None:
    found = drawn(qml)
    assert len(found) >= 1
    assert all(said in fault for fault in found[:1])
