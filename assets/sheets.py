"""Contact sheets of everything drawn, to look at: python -m assets.sheets FOLDER [NAME ...]

A sheet is a function without arguments that returns a picture; SHEETS gives each its name.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from assets import frames, motifs, scene_sheets
from assets.motifs import Motif

Sheet = Callable[[], QImage]

SIZES = (164, 64, 32)
NIGHT, PAPER, LIT = "#0D1633", "#E9DAB4", "#CDB681"
INK, IVORY, LIT_INK = "#17110B", "#FFF4DC", "#17110A"
PLATE = "#16224A"
SIDES = {"circle": "#1C2C5C", "bite": "#8E2416", "fox": "#D9822B", "majin": "#2F7A6B", "vampire": "#7A4F8A"}
STATE_TAGS = {"sheriff": "#C8402C"}
MARGIN, LABEL = 14, 20


class Print:
    """A ground to print medallions on."""

    def __init__(self, width: float, height: float, ground: str) -> None:
        self.image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
        self.image.fill(QColor(ground))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def svg(self, text: str, x: float, y: float, width: float, height: float) -> None:
        QSvgRenderer(QByteArray(text.encode())).render(self.painter, QRectF(x, y, width, height))

    def frame(self, frame: str, diameter: float, fill: str, line: str, x: float, y: float) -> None:
        width, height = frames.size(frame, diameter)
        stroke = max(1, diameter / 90)
        edge = f'<path d="{frames.outline(frame, diameter)}" fill="{fill}"/>'
        if diameter >= 48:
            inner = frames.outline(frame, diameter, frames.KEYLINE)
            edge += f'<path d="{inner}" fill="none" stroke="{line}" stroke-width="{stroke}" stroke-opacity=".45"/>'
        box = f'viewBox="0 0 {width} {height}"'
        self.svg(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{edge}</svg>', x, y, width, height)

    def medallion(self, motif: Motif, diameter: float, fill: str, ink: str, x: float, y: float, lit: bool) -> None:
        """Stands in the middle of a square of that diameter."""
        frame = "circle" if lit or motif.frame is None else motif.frame
        width, height = frames.size(frame, diameter)
        left, top = x + (diameter - width) / 2, y + (diameter - height) / 2
        self.frame(frame, diameter, fill, ink, left, top)
        dx, dy, side = frames.motif(frame, diameter)
        self.svg(motifs.inked(motif.svg, ink), left + dx, top + dy, side, side)

    def label(self, text: str, x: float, y: float, width: float, ink: str) -> None:
        font = self.painter.font()
        font.setPixelSize(12)
        self.painter.setFont(font)
        self.painter.setPen(QPen(QColor(ink)))
        self.painter.drawText(QRectF(x, y, width, LABEL), Qt.AlignmentFlag.AlignLeft, text)

    def done(self) -> QImage:
        self.painter.end()
        return self.image


def medallions(ground: str, fill: str, ink: str, lit: bool = False, columns: int = 9) -> QImage:
    """All motifs at all sizes, with their names."""
    listed = motifs.framed()
    wide, high = SIZES[0] + SIZES[1] + 3 * MARGIN, SIZES[0] + LABEL + 2 * MARGIN
    paper = Print(columns * wide + MARGIN, -(-len(listed) // columns) * high + MARGIN, ground)
    text = IVORY if ground == NIGHT else INK
    for place, motif in enumerate(listed):
        x, y = MARGIN + place % columns * wide, MARGIN + place // columns * high
        own = SIDES.get(motif.id, SIDES.get(motif.frame or "", fill)) if ground == NIGHT else fill
        paper.medallion(motif, SIZES[0], own, ink, x, y, lit)
        paper.medallion(motif, SIZES[1], own, ink, x + SIZES[0] + MARGIN, y + 4, lit)
        paper.medallion(motif, SIZES[2], own, ink, x + SIZES[0] + MARGIN, y + SIZES[1] + 24, lit)
        paper.label(motif.id, x, y + SIZES[0] + 6, wide, text)
    return paper.done()


def small(columns: int = 24) -> QImage:
    """All motifs at their smallest alone, three times enlarged: what is still seen?"""
    listed, step = motifs.framed(), SIZES[2] + 6
    paper = Print(columns * step + 6, -(-len(listed) // columns) * step + 6, PAPER)
    for place, motif in enumerate(listed):
        paper.medallion(motif, SIZES[2], INK, PAPER, 6 + place % columns * step, 6 + place // columns * step, lit=False)
    image = paper.done()
    return image.scaled(image.width() * 3, image.height() * 3)


def signs(columns: int = 8) -> QImage:
    """The small signs on the night, on paper and on the amber of the one next step."""
    listed = [motif for motif in motifs.every() if motif.frame is None]
    wide, high = 260, 96
    grounds = ((PLATE, "#F2E6C9"), (PAPER, INK), ("#F3B24C", INK))
    deep = -(-len(listed) // columns) * high
    paper = Print(columns * wide, deep * len(grounds), PAPER)
    for row, (ground, ink) in enumerate(grounds):
        paper.painter.fillRect(QRectF(0, row * deep, columns * wide, deep), QColor(ground))
        for place, sign in enumerate(listed):
            x, y = MARGIN + place % columns * wide, row * deep + MARGIN + place // columns * high
            for left, side in ((0, 64), (76, 32), (120, 20)):
                paper.svg(motifs.inked(sign.svg, ink), x + left, y, side, side)
            paper.label(sign.id, x + 76, y + 46, wide, ink)
    return paper.done()


def tags() -> QImage:
    """The states as they hang on a lantern, 46 units at two window heights."""
    listed = [motif for motif in motifs.framed() if motif.frame == "tag"]
    paper = Print(len(listed) * 120 + MARGIN, 220, "#EEC67C")
    for place, motif in enumerate(listed):
        x = MARGIN + place * 120
        fill, ink = (STATE_TAGS[motif.id], IVORY) if motif.id in STATE_TAGS else ("#F2E6C9", INK)
        for y, side in ((MARGIN, 92), (124, 46), (182, 31)):
            paper.medallion(motif, side, fill, ink, x, y, lit=False)
    return paper.done()


def wolves() -> QImage:
    """The family together, large: one head, thirteen outlines."""
    family = [motif for motif in motifs.framed() if motif.frame == "bite"]
    side, columns = 300, 5
    paper = Print(columns * side + MARGIN, -(-len(family) // columns) * side + MARGIN, PAPER)
    for place, motif in enumerate(family):
        x, y = MARGIN + place % columns * side, MARGIN + place // columns * side
        paper.medallion(motif, side - 2 * MARGIN, INK, PAPER, x, y, lit=False)
    return paper.done()


def grid() -> QImage:
    """Every motif large, with the live area, to see what reaches too far or stands off its middle."""
    listed, side, columns = motifs.every(), 220, 9
    reach = side * frames.REACH / frames.GRID
    paper = Print(columns * side, -(-len(listed) // columns) * side, "#FFFFFF")
    for place, motif in enumerate(listed):
        x, y = place % columns * side, place // columns * side
        paper.svg(motif.svg, x, y, side, side)
        edge = side * (1 - frames.LIVE / frames.GRID) / 2
        paper.painter.setPen(QPen(QColor("#C8402C"), 1))
        paper.painter.drawRect(QRectF(x + edge, y + edge, side - 2 * edge, side - 2 * edge))
        paper.painter.drawEllipse(QPointF(x + side / 2, y + side / 2), reach, reach)
    return paper.done()


SHEETS: dict[str, Sheet] = {
    "motifs-night": functools.partial(medallions, NIGHT, PLATE, IVORY),
    "motifs-paper": functools.partial(medallions, PAPER, INK, PAPER),
    "motifs-lit": functools.partial(medallions, LIT, LIT_INK, LIT, lit=True),
    "motifs-lit-choosable": functools.partial(medallions, "#AB925C", LIT, LIT_INK, lit=True),
    "motifs-small": small,
    "motifs-grid": grid,
    "wolves": wolves,
    "tags": tags,
    "signs": signs,
}


def pictures(wanted: Sequence[str]) -> Iterable[tuple[str, QImage]]:
    for name, make in SHEETS.items():
        if not wanted or name in wanted:
            yield name, make()
    if not wanted:
        for name, sheet in scene_sheets.sheets():
            yield name, sheet.image


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in pictures(sys.argv[2:]):
        image.save(str(folder / f"{name}.png"))
        print(folder / f"{name}.png")
