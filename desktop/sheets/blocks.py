"""A part of a sheet as it stands in its column: its picture, its name, what stands on the right of that, its text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.sheets.content import PrintedPart
from desktop.sheets.typesetting import FAINT, GRAIN, INK, RED, SetText, Typesetter
from desktop.widgets import drawing, medallions

_PAPER = "F2E6C9"
# Of a picture: so many dots, which is fine enough for the largest.
_DOTS = 240
_WIDEST_ASIDE = 0.55


@dataclass(frozen=True)
class Block:
    part: PrintedPart
    setter: Typesetter
    # Of its running text, in points; all else goes by it.
    size: float
    width: float

    @property
    def _gap(self) -> float:
        return (0.45 if self.part.name else 0.3) * self.size

    @property
    def _name_size(self) -> float:
        return (1.3 if self.part.is_heading else 1.1) * self.size

    @property
    def _side(self) -> float:
        """Of the picture."""
        return 2.6 * self.size if self.part.medallion.motif else 0.0

    @property
    def _indent(self) -> float:
        return self._side + self._gap if self._side else 0.0

    @cached_property
    def _aside(self) -> SetText:
        return self.setter.set(self.part.aside, "display", 0.9 * self.size, self.width)

    @property
    def _is_beside(self) -> bool:
        """Whether name and aside share a line."""
        return bool(self.part.aside) and self._aside.width < _WIDEST_ASIDE * (self.width - self._indent)

    @cached_property
    def _name(self) -> SetText:
        room = self.width - self._indent - (self._aside.width + self._gap if self._is_beside else 0)
        return self.setter.set(self.part.name, "display", self._name_size, room)

    @cached_property
    def _text(self) -> SetText:
        return self.setter.set(self.part.text, "text", self.size, self.width - self._indent)

    @property
    def _is_row(self) -> bool:
        """Of a list: a line below it, to write on or to lead the eye."""
        return not (self.part.text or self.part.is_heading or self.part.medallion.motif)

    @property
    def above(self) -> float:
        """What lies between a heading and what it follows on."""
        return 0.9 * self.size if self.part.is_heading else 0.0

    @cached_property
    def height(self) -> float:
        name = self._name.height if self.part.name else 0.0
        aside = self._aside.height if self.part.aside and not self._is_beside else 0.0
        text = self._text.height if self.part.text else 0.0
        return self.above + max(self._side, name + aside + text) + self._gap

    @property
    def widest(self) -> float:
        """How far to the right its longest line goes: a word that nothing breaks."""
        beside = self._aside.width + self._gap if self._is_beside else 0.0
        return max(self._indent + self._name.width + beside, self._indent + self._text.width)

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        bottom = y + self.height
        y += self.above
        self._picture(painter, x, y)
        left = x + self._indent
        if self.part.name:
            self._name.draw(painter, left, y, RED if self.part.is_heading else INK)
            self._draw_aside(painter, x, y)
            y += self._name.height + (self._aside.height if self.part.aside and not self._is_beside else 0.0)
        if self.part.text:
            self._text.draw(painter, left, y)
        if self._is_row or self.part.is_heading:
            rule = bottom - (0.6 if self._is_row else 0.8) * self._gap
            _line(painter, x, rule, self.width, 0.4 if self._is_row else 0.8)

    def _draw_aside(self, painter: QPainter, x: float, y: float) -> None:
        if self._is_beside:
            drop = (self._name_size - 0.9 * self.size) * 0.9
            self._aside.draw(painter, x + self.width - self._aside.width, y + drop, FAINT)
        elif self.part.aside:
            self._aside.draw(painter, x + self._indent, y + self._name.height, FAINT)

    def _picture(self, painter: QPainter, x: float, y: float) -> None:
        medallion = self.part.medallion
        if medallion.motif:
            ground = medallions.ground(medallion.colour)[1:]
            drawn = drawing.picture(medallion.motif, _DOTS, _PAPER, medallion.frame, ground)
            side = self._side * GRAIN
            painter.drawImage(QRectF(x * GRAIN, (y + 0.15 * self.size) * GRAIN, side, side), drawn)


def _line(painter: QPainter, x: float, y: float, width: float, thick: float) -> None:
    painter.setPen(QPen(QColor(FAINT), thick * GRAIN))
    painter.drawLine(QLineF(x * GRAIN, y * GRAIN, (x + width) * GRAIN, y * GRAIN))
