"""Pictures that are no window's: words, plates, and a chart as long as it is, to be pasted somewhere else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from desktop.widgets import drawing, fonts

PAPER, INK, INK2, DARK, RED = "#F2E6C9", "#17110B", "#4A3826", "#CDBB88", "#8E2416"
# Of a chart; a picture may be no higher than a painter's whole numbers go.
WIDTH, MARGIN, HIGHEST = 1400, 50, 30_000
# How far a plate's corners are cut inward.
CUT = 10
# Words shrink to this part of their size where they have to.
LEAST = 0.4


@dataclass(frozen=True)
class Pen:
    """Words in the faces of one language."""

    painter: QPainter
    families: fonts.Families

    def line(
        self,
        text: str,
        face: str,
        size: int,
        box: QRectF,
        ink: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Shrunk where it is too long."""
        font = _font(self.families, face, size)
        while font.pixelSize() > LEAST * size and QFontMetricsF(font).horizontalAdvance(text) > box.width():
            font.setPixelSize(font.pixelSize() - 1)
        self.painter.setFont(font)
        self.painter.setPen(QColor(ink))
        self.painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)

    def box(self, box: QRectF, fill: str, edge: str = "", stroke: float = 2.0) -> None:
        self.painter.setPen(QPen(QColor(edge), stroke) if edge else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawRect(box)

    def sign(self, motif: str, side: int, at: QPointF, ink: str, frame: str = "", ground: str = "") -> None:
        self.painter.drawImage(at, drawing.picture(motif, side, ink[1:], frame, ground[1:]))


def _font(families: fonts.Families, face: str, size: int) -> QFont:
    font = QFont(getattr(families, face))
    font.setPixelSize(size)
    # Upright figures, as on the screens.
    font.setFeature(QFont.Tag("lnum"), 1)
    font.setWeight({"title": QFont.Weight.Black, "text": QFont.Weight.Medium}.get(face, QFont.Weight.Bold))
    return font


def plate(painter: QPainter, box: QRectF, fill: str, edge: str) -> None:
    """Its corners are cut inward."""
    painter.setPen(QPen(QColor(edge), 3))
    painter.setBrush(QColor(fill))
    path = QPainterPath(QPointF(box.left() + CUT, box.top()))
    for corner, begins in ((box.topRight(), 180), (box.bottomRight(), 90), (box.bottomLeft(), 0), (box.topLeft(), 270)):
        path.arcTo(QRectF(corner.x() - CUT, corner.y() - CUT, 2 * CUT, 2 * CUT), begins, 90)
    path.closeSubpath()
    painter.drawPath(path)


# A chart


@dataclass(frozen=True)
class Band:
    """One of those that a chart is made of, from above to below."""

    height: int
    paint: Callable[[Pen, QRectF], None]


def chart(language: str, bands: Sequence[Band]) -> QImage:
    """On paper, with all of its rows, whatever of them a window shows."""
    fonts.load()
    height = min(HIGHEST, 2 * MARGIN + sum(band.height for band in bands))
    image = QImage(QSize(WIDTH, height), QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    pen, top = Pen(painter, fonts.families(language)), float(MARGIN)
    for band in bands:
        band.paint(pen, QRectF(MARGIN, top, WIDTH - 2 * MARGIN, band.height))
        top += band.height
    pen.box(QRectF(16, 16, WIDTH - 32, height - 32), "", INK, 3)
    painter.end()
    return image


def title(text: str) -> Band:
    return Band(84, lambda pen, box: pen.line(text, "title", 46, box, INK))


def heading(text: str, line: str = "") -> Band:
    def paint(pen: Pen, box: QRectF) -> None:
        upper = QRectF(box.x(), box.y() + 8, box.width(), 48)
        pen.line(text, "display", 34, upper, INK)
        pen.line(line, "text", 22, QRectF(box.x(), box.y() + 52, box.width(), 30), INK2)
        pen.box(QRectF(box.x(), box.bottom() - 6, box.width(), 2), INK2)

    return Band(94 if line else 66, paint)


def subheading(text: str, line: str = "") -> Band:
    def paint(pen: Pen, box: QRectF) -> None:
        pen.line(text, "display", 28, QRectF(box.x(), box.y() + 8, 0.5 * box.width(), 44), RED)
        rest = QRectF(box.x() + 0.52 * box.width(), box.y() + 8, 0.48 * box.width(), 44)
        pen.line(line, "text", 22, rest, INK2)

    return Band(56, paint)


def said(text: str, size: int = 26) -> Band:
    return Band(round(1.6 * size), lambda pen, box: pen.line(text, "text", size, box, INK2))


def name(app: str) -> Band:
    """What one was playing: whoever sees the picture may ask."""
    return Band(48, lambda pen, box: pen.line(app, "display", 22, box, INK2, Qt.AlignmentFlag.AlignRight))
