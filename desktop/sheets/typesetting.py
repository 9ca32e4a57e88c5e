"""Words on paper: set in the app's own faces, broken where the language breaks them, in points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout, QTextOption

from desktop.widgets import fonts
from i18n.languages import record

# So fine is the paper's grid: what is set in points is rounded to a part of one.
GRAIN = 20
INK, FAINT, RED = "#17110b", "#5e4a2c", "#8e2416"
# Signs of Han fill their square: their lines stand further apart.
_PITCH = {False: 1.3, True: 1.5}


@dataclass(frozen=True)
class SetText:
    """So wide and high, in points, when it was set."""

    layouts: tuple[QTextLayout, ...]
    width: float
    height: float

    def draw(self, painter: QPainter, x: float, y: float, ink: str = INK) -> None:
        painter.setPen(QColor(ink))
        for layout in self.layouts:
            layout.draw(painter, QPointF(x * GRAIN, y * GRAIN))


class Typesetter:
    def __init__(self, language: str) -> None:
        self._families = fonts.families(language)
        self._is_han = record(language).is_han

    def pitch(self, size: float) -> float:
        return size * _PITCH[self._is_han]

    def set(self, text: str, face: str, size: float, width: float) -> SetText:
        """Paragraph by paragraph."""
        layouts: list[QTextLayout] = []
        down, widest = 0.0, 0.0
        for paragraph in text.split("\n"):
            layout = QTextLayout(paragraph, self._font(face, size))
            layout.setTextOption(_option())
            for across in self._lines(layout, width, down, size):
                down += self.pitch(size)
                widest = max(widest, across)
            layouts.append(layout)
        return SetText(tuple(layouts), widest, down)

    def _lines(self, layout: QTextLayout, width: float, down: float, size: float) -> Iterator[float]:
        layout.beginLayout()
        pitch = self.pitch(size)
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width * GRAIN)
            line.setPosition(QPointF(0, down * GRAIN + (pitch * GRAIN - line.height()) / 2))
            yield line.naturalTextWidth() / GRAIN
            down += pitch
        layout.endLayout()

    def _font(self, face: str, size: float) -> QFont:
        font = QFont(getattr(self._families, face))
        font.setPixelSize(round(size * GRAIN))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # Upright figures, as on the screens.
        font.setFeature(QFont.Tag("lnum"), 1)
        font.setWeight({"title": QFont.Weight.Black, "text": QFont.Weight.Medium}.get(face, QFont.Weight.Bold))
        return font


def _option() -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    return option
