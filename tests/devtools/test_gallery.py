"""What looks for clipped texts finds them, and leaves whole ones alone; and no message is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from devtools.gallery.clips import Reader
from devtools.gallery.messages import Sayer
from i18n import Words
from i18n.kinds import carried, variants
from i18n.pseudo import instead_of_english
from rulesets.engine import Ruleset, catalogue

pytestmark = pytest.mark.usefixtures("qapp")

Drawn = Callable[[str], list[str]]


@pytest.fixture
def drawn() -> Iterator[Drawn]:
    """What is wrong on a window of 600 × 400 with this on it."""
    engines: list[QQmlApplicationEngine] = []

    def faults(qml: str) -> list[str]:
        engine = QQmlApplicationEngine()
        engines.append(engine)
        engine.loadData(f"import QtQuick\nWindow {{ width: 600; height: 400; visible: true\n{qml}\n}}".encode(), QUrl())
        window = engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        QCoreApplication.processEvents()
        window.grabWindow()
        return Reader(window, engine).faults()

    yield faults
    for engine in engines:
        engine.deleteLater()


WHOLE = 'Text { x: 20; y: 20; width: 200; height: 60; text: "Lantern"; font.pixelSize: 20 }'


def test_whole_texts_are_left_alone(drawn: Drawn) -> None:
    assert drawn(WHOLE) == []
    assert drawn(WHOLE + 'Text { x: 20; y: 90; text: "below"; font.pixelSize: 20 }') == []


PLATE = "Rectangle { property color fill: color; property color edge; width: 60; height: 40 }"
WRONG = {
    "wide": ('Text { width: 30; text: "Lantern"; font.pixelSize: 20 }', "wide in 30"),
    "high": ('Text { width: 60; height: 20; text: "a\\nb\\nc"; font.pixelSize: 20 }', "high in 20"),
    "elided": ('Text { width: 30; elide: Text.ElideRight; text: "Lantern"; font.pixelSize: 20 }', "is cut short"),
    "off the window": ('Text { x: 560; text: "Lantern"; font.pixelSize: 20 }', "out of the window"),
    "clipped": ('Item { width: 40; height: 40; clip: true; Text { text: "Lantern"; font.pixelSize: 20 } }', "out of"),
    "small": ('Text { text: "Lantern"; font.pixelSize: 11 }', "11 px small"),
    "shrunk": (
        'Text { width: 30; height: 20; text: "Lantern"; font.pixelSize: 20; fontSizeMode: Text.Fit }',
        "px small",
    ),
    "scaled": ('Text { text: "Lantern"; font.pixelSize: 20; scale: 0.5 }', "10 px small"),
    "on another": (WHOLE + 'Text { x: 30; y: 24; text: "night"; font.pixelSize: 20 }', "stand on each other"),
    "off its plate": (
        PLATE + 'Text { x: 4; text: "Lantern"; font.pixelSize: 20 }',
        "out of its plate",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_cut_off_is_found(drawn: Drawn, name: str) -> None:
    qml, what = WRONG[name]
    assert any(what in fault for fault in drawn(qml)), drawn(qml)


def test_what_can_be_scrolled_to_is_whole(drawn: Drawn) -> None:
    text = 'Text { y: 300; text: "Lantern"; font.pixelSize: 20 }'
    assert drawn(f"Flickable {{ width: 200; height: 100; contentHeight: 400; clip: true; {text} }}") == []
    assert drawn(f"Item {{ width: 200; height: 100; clip: true; {text} }}") != []


def test_a_sheet_is_held_apart_from_the_screen_below(drawn: Drawn) -> None:
    text = 'Text { x: 30; y: 24; text: "night"; font.pixelSize: 20 }'
    assert drawn(f"{WHOLE} Item {{ anchors.fill: parent; {text} }}") == []


@pytest.mark.parametrize("rules", catalogue(), ids=lambda rules: rules.id)
def test_no_message_is_left_out(rules: Ruleset) -> None:
    shown = {saying.about.removesuffix(" moment") for saying in Sayer(rules, "en").all()}
    notices = {f"notice.{id}{ending}" for id in rules.vocabulary.notices for ending in variants(carried(rules.id, id))}
    said = {id for id in notices if id in Words("en", rules.id)}
    assert said <= shown
    assert {f"ask.{ask}" for ask in rules.vocabulary.asks} <= shown
    assert {f"role.{role}" for role in rules.roles if role not in rules.cards or rules.cards == rules.roles} <= shown


def test_the_longer_language_takes_the_place_of_english_for_a_while() -> None:
    plain = Words("en").text("home.resume")
    with instead_of_english():
        longer = Words("en").text("home.resume")
        assert Words("ja").text("home.resume") == "再開する"
    assert len(longer) > len(plain) > 0
    assert Words("en").text("home.resume") == plain
