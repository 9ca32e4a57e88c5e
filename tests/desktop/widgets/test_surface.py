"""How windows are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRawFont

from desktop.widgets import fonts, surface
from i18n import LANGUAGES


@pytest.mark.parametrize("card", ["dri/renderD128", "nvidiactl", "dxg"])
def test_a_graphics_card_draws_where_there_is_one(tmp_path: Path, card: str) -> None:
    assert surface.lacks_card({}, tmp_path)
    device = tmp_path / card
    device.parent.mkdir(exist_ok=True)
    device.touch()
    assert not surface.lacks_card({}, tmp_path)


def test_whoever_has_chosen_has_chosen(tmp_path: Path) -> None:
    assert not surface.lacks_card({"QSG_RHI_BACKEND": "opengl"}, tmp_path)


def written(family: str, size: int, text: str) -> bytes:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    font = QFont(family)
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(QPointF(20.3, 200.7), text)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("family", [fonts.ROMAN, "Lantern Serif TC"])
def test_a_large_name_does_not_tell_what_was_written_before(family: str) -> None:
    fonts.load()
    blank = written(family, 127, "")
    before = written(fonts.large(family), 127, "P2")
    after = []
    for size in range(12, 64):
        assert written(family, size, f"Quiz {size}") != blank
        after.append(written(fonts.large(family), 127, "P2"))
    assert before != blank
    assert after == [before] * len(after)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_are_those_of_their_face(language: str) -> None:
    fonts.load()
    for family in fonts.families(language):
        assert QRawFont.fromFont(QFont(fonts.large(family))).familyName() == fonts.large(family)
