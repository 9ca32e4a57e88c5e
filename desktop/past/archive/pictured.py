"""The charts of the past games as one picture, with all of their rows, to be pasted somewhere else."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage

from desktop.past.archive.bars import ChartRow
from desktop.widgets import drawing, medallions, painted
from desktop.widgets.painted import INK, INK2, PAPER, Band, Pen
from i18n import Words

ROW, SIGN, TRACK = 58, 46, 26
# Of a row's width: its name, and what stands behind the bar.
NAME, PERCENT, COUNTED = 380, 110, 280
LANTERN = QSize(58, 45)
GROUND = "#CDB585"


def pictured(words: Words, title: str, rows: Iterable[ChartRow]) -> QImage:
    bands = [painted.title(title), *map(_band, rows), painted.said(""), painted.name(words.text("app.name"))]
    return painted.chart(words.language, bands)


def _band(row: ChartRow) -> Band:
    if row.kind in ("bar", "few"):
        return Band(ROW, lambda pen, box: _counted(pen, box, row))
    return painted.heading(row.name, row.line) if row.kind == "head" else painted.subheading(row.name, row.line)


def _counted(pen: Pen, box: QRectF, row: ChartRow) -> None:
    # Few games are as many lanterns, and have no share.
    ground = medallions.ground(row.colour) if row.colour else INK2
    if row.motif:
        pen.sign(row.motif, SIGN, QPointF(box.x(), box.y() + (ROW - SIGN) / 2), PAPER, row.frame, ground)
    pen.line(row.name, "display", 28, QRectF(box.x() + SIGN + 12, box.y(), NAME - SIGN - 32, ROW), INK)
    wide = box.width() - NAME - PERCENT - COUNTED
    track = QRectF(box.x() + NAME, box.center().y() - TRACK / 2, wide, TRACK)
    if row.kind == "few":
        _lanterns(pen, track, row)
    else:
        _bar(pen, track, row, ground)
        percent = QRectF(track.right() + 16, box.y(), PERCENT - 16, ROW)
        pen.line(row.text, "numeral", 30, percent, INK)
    pen.line(row.line, "display", 26, QRectF(box.right() - COUNTED + 16, box.y(), COUNTED - 16, ROW), INK2)


def _bar(pen: Pen, track: QRectF, row: ChartRow, ground: str) -> None:
    pen.box(track, GROUND, INK)
    pen.box(QRectF(track.x(), track.y(), track.width() * row.share, track.height()), ground, INK)
    # Dark and bright side by side, so that it is seen on the bar and on the paper.
    least, most = (track.x() + track.width() * share for share in (row.least, row.most))
    for thick, ink in ((7, PAPER), (3, INK)):
        pen.box(QRectF(least, track.center().y() - thick / 2, most - least, thick), ink)
        for end in (least, most):
            pen.box(QRectF(end - thick / 2, track.y() + 4, thick, track.height() - 8), ink)


def _lanterns(pen: Pen, track: QRectF, row: ChartRow) -> None:
    for number in range(row.of):
        lantern = drawing.drawn(f"drawn/lanterns/{'living' if number < row.won else 'out'}", LANTERN)
        at = QPointF(track.x() + number * 0.72 * LANTERN.width(), track.center().y() - LANTERN.height() / 2)
        pen.painter.drawImage(at, lantern)
