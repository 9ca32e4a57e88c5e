"""What holds a name apart in a sentence is not seen: no box, and no room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.widgets import fonts
from i18n import LANGUAGES
from i18n.isolated import FIRST, LAST

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", ["text", "display", "title"])
def test_the_marks_around_a_name_have_no_width(language: str, face: str) -> None:
    fonts.read(language)
    fonts.load()
    font = QFont(getattr(fonts.families(language), face))
    font.setPixelSize(40)
    measured = QFontMetricsF(font)
    plain = measured.horizontalAdvance("3 · Ben: 4")
    assert plain > 100
    assert measured.horizontalAdvance(f"3 · {FIRST}Ben{LAST}: 4") == pytest.approx(plain)
