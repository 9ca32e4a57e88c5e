"""A Han sign between English words has the form of the language that the table reads."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout

from desktop.widgets import fonts

pytestmark = pytest.mark.usefixtures("qapp")


def drawn_by(font: QFont) -> set[str]:
    layout = QTextLayout("Hello 直骨", font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


@pytest.mark.parametrize(("beside", "region"), fonts.REGIONS.items())
@pytest.mark.parametrize(("face", "kind"), [("display", "Serif"), ("text", "Sans")])
@pytest.mark.parametrize("size", ["", "large_"])
def test_signs_between_latin_words_are_the_tables(beside: str, region: str, face: str, kind: str, size: str) -> None:
    fonts.load()
    latin = fonts.by_language()[f"en-{beside}"][size + face]
    change = fonts.large if size else str
    assert drawn_by(QFont(latin)) == {latin, change(f"Lantern {kind} {region}")}
