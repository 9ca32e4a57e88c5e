"""A sentence in a box, when its letters change."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QFont
from PySide6.QtQml import QQmlComponent, QQmlEngine

from desktop.start.screen_files import ROOMS

pytestmark = pytest.mark.usefixtures("qapp")

SENTENCE = b'import QtQuick\nLines { line: "Nobody died in the night."; most: 40; boxWidth: 2000; boxHeight: 200 }'


@pytest.fixture
def lines() -> Iterator[QObject]:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(SENTENCE, QUrl.fromLocalFile(str(ROOMS / "widgets" / "Test.qml")))
    yield component.create()
    shiboken6.delete(engine)


def test_in_larger_letters_it_is_measured_anew(lines: QObject) -> None:
    before = lines.property("inkWidth")
    lines.setProperty("most", 80)
    assert lines.property("inkWidth") == pytest.approx(2 * before, rel=0.05)


def test_in_bold_letters_it_is_measured_anew(lines: QObject) -> None:
    lines.setProperty("boldness", QFont.Weight.Normal)
    before = lines.property("inkWidth")
    lines.setProperty("boldness", QFont.Weight.Bold)
    assert lines.property("inkWidth") > 1.02 * before
