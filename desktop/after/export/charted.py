"""The charts of a game that is over as pictures and as text, whole, to be pasted somewhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPen

from desktop.after.end.evening import AwardRow, EveningPage
from desktop.after.end.noses import NoseChart, NoseMark, NoseRow
from desktop.after.end.page import EndPage
from desktop.after.end.votes import BallotMatrix, BallotRow
from desktop.widgets import painted
from desktop.widgets.painted import DARK, INK, INK2, PAPER, RED, Band, Pen
from i18n import Words

ROW = 46
# Of a row's width: its name, and what stands behind the columns.
NAME, BAR, POINTS = 360, 190, 100
BLUE, OCHRE, GREY, PALE, BEST = "#1C2C5C", "#B98A45", "#8A7142", "#F5EBCF", "#F0C878"
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Charted:
    words: Words
    shown: EndPage
    evening: EveningPage

    def image(self, what: str) -> QImage:
        bands = {"votes": self._votes, "noses": self._noses, "evening": self._evening}[what]()
        name = painted.name(self.words.text("app.name"))
        return painted.chart(self.words.language, [*bands, painted.said(""), name])

    def text(self, what: str) -> str:
        """A row a line; a cell is parted from the next as spreadsheets part them."""
        makes = {"votes": self._votes_said, "noses": self._noses_said, "evening": self._evening_said}
        return "\n".join("\t".join(cells) for cells in makes[what]())

    @property
    def there(self) -> Mapping[str, bool]:
        """Of which there is something to be seen."""
        return {
            "votes": bool(self.shown.ballots),
            "noses": bool(self.shown.noses.rows),
            "evening": self.evening.is_there and not self.evening.is_shut,
        }

    # Votes

    def _votes(self) -> Iterator[Band]:
        yield painted.title(self.shown.words.votes)
        yield painted.said(self.shown.words.votes_how)
        for matrix in self.shown.ballots:
            yield painted.heading(matrix.tab, matrix.outcome)
            yield _numbers(str(row.number) for row in matrix.rows)
            yield from (_voter(row, matrix) for row in matrix.rows)

    def _votes_said(self) -> Iterator[tuple[str, ...]]:
        yield (self.shown.words.votes,)
        for matrix in self.shown.ballots:
            yield tuple(filter(None, (matrix.tab, matrix.outcome)))
            for row in matrix.rows:
                if row.cast >= 0:
                    yield row.label, matrix.rows[row.at - 1].label if row.at else self.shown.words.abstains

    # Noses

    def _noses(self) -> Iterator[Band]:
        chart, words = self.shown.noses, self.shown.words
        yield painted.title(words.noses)
        yield painted.said(chart.verdict, 30)
        yield _numbers((day.label if day.day else "" for day in chart.days), _days(chart))
        yield from (_nose(row, chart) for row in chart.rows)
        yield painted.said("")
        yield _keys(chart, (words.noses_right, words.noses_wrong, words.noses_trusted, words.noses_apart))
        yield painted.said(words.noses_how, 22)

    def _noses_said(self) -> Iterator[tuple[str, ...]]:
        chart = self.shown.noses
        yield self.shown.words.noses, chart.verdict
        for row in chart.rows:
            yield row.label, row.points, row.right, *(mark.said for mark in row.marks)

    # The evening

    def _evening(self) -> Iterator[Band]:
        page = self.evening
        yield painted.title(page.words.title)
        yield painted.said(page.games if page.rows else page.words.none)
        yield from map(_award, page.rows)

    def _evening_said(self) -> Iterator[tuple[str, ...]]:
        page = self.evening
        yield page.words.title, page.games
        yield from ((row.title, row.names, row.line) for row in page.rows)


def _numbers(heads: Iterable[str], width: float = 0.0) -> Band:
    """Above columns; without a width they take what the names leave. The first night has no number."""
    said = list(heads)

    def paint(pen: Pen, box: QRectF) -> None:
        wide = width or _wide(box, len(said))
        for place, text in enumerate(said):
            column = QRectF(box.x() + NAME + place * wide, box.y(), wide - 4, box.height())
            pen.line(text, "display", 24, column, INK2, _MIDDLE)
            if not text:
                pen.sign("signs/moon", 28, QPointF(column.center().x() - 14, column.center().y() - 14), INK2)

    return Band(ROW, paint)


def _wide(box: QRectF, columns: int) -> float:
    return min(80.0, (box.width() - NAME) / max(1, columns))


def _voter(row: BallotRow, matrix: BallotMatrix) -> Band:
    def paint(pen: Pen, box: QRectF) -> None:
        wide = _wide(box, len(matrix.rows))
        _named(pen, box, row.label, INK2 if row.is_out else INK)
        for place in range(len(matrix.rows)):
            cell = QRectF(box.x() + NAME + place * wide, box.y(), wide, box.height())
            fell = place + 1 == matrix.named
            pen.box(cell, DARK if row.is_out else PALE, RED if fell else GREY, 3 if fell else 1)
            if place + 1 == row.at:
                side = round(0.84 * min(wide, box.height()))
                at = QPointF(cell.center().x() - side / 2, cell.center().y() - side / 2)
                pen.sign("signs/point", side, at, RED if fell else BLUE)

    return Band(ROW, paint)


def _named(pen: Pen, box: QRectF, label: str, ink: str) -> None:
    pen.line(label, "display", 26, QRectF(box.x() + 8, box.y(), NAME - 24, box.height()), ink)


def _days(chart: NoseChart) -> float:
    room = painted.WIDTH - 2 * painted.MARGIN - NAME - BAR - POINTS
    return min(150.0, room / max(1, len(chart.days)))


def _nose(row: NoseRow, chart: NoseChart) -> Band:
    wide = _days(chart)

    def paint(pen: Pen, box: QRectF) -> None:
        if row.is_best:
            pen.box(box, BEST)
        _named(pen, box, row.label, INK if row.competes else INK2)
        for column in range(len(chart.days)):
            cell = QRectF(box.x() + NAME + column * wide, box.y(), wide, box.height())
            marks = [mark for mark in row.marks if mark.column == column]
            for place, mark in enumerate(marks):
                part = cell.width() / len(marks)
                _finger(pen, QRectF(cell.x() + place * part, cell.y(), part, cell.height()), mark)
        right = QRectF(box.right() - POINTS - BAR, box.y(), BAR, box.height())
        if row.competes:
            _share(pen, right, row.share)
        points = QRectF(box.right() - POINTS, box.y(), POINTS - 8, box.height())
        pen.line(row.points, "numeral", 28, points, RED if row.is_best else INK, Qt.AlignmentFlag.AlignRight)

    return Band(ROW, paint)


def _finger(pen: Pen, cell: QRectF, mark: NoseMark) -> None:
    """Square where somebody is suspected, round where he is trusted; full where that was right."""
    side = min(38.0, 0.9 * cell.width(), 0.86 * cell.height())
    box = QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side)
    ink = GREY if not mark.counts else BLUE if mark.trusts else RED
    is_full = mark.counts and mark.is_right
    pen.painter.setPen(QPen(QColor(ink), 3 if mark.counts else 1.5))
    pen.painter.setBrush(QColor(ink if is_full else PALE))
    radius = side / 2 if mark.trusts else 0.12 * side
    pen.painter.drawRoundedRect(box, radius, radius)
    pen.line(str(mark.at), "numeral", round(0.58 * side), box, PAPER if is_full else INK, _MIDDLE)


def _share(pen: Pen, box: QRectF, share: float) -> None:
    """From the middle, to the right for what is better than a blind guess."""
    middle, reach = box.center().x(), 0.46 * box.width() * abs(share)
    left = middle - (reach if share < 0 else 0)
    pen.box(QRectF(left, box.y() + 0.27 * box.height(), reach, 0.46 * box.height()), OCHRE if share < 0 else BLUE)
    pen.box(QRectF(middle - 1, box.y() + 0.1 * box.height(), 2, 0.8 * box.height()), INK2)


def _keys(chart: NoseChart, said: tuple[str, str, str, str]) -> Band:
    """What the fingers mean: right, wrong, trusted, not counted."""
    kinds = [(False, True, True), (False, True, False), (True, True, True), (False, False, False)]
    keys = [(kind, text) for kind, text in zip(kinds, said, strict=True) if chart.has_trust or not kind[0]]

    def paint(pen: Pen, box: QRectF) -> None:
        wide = box.width() / len(keys)
        for place, ((trusts, counts, is_right), text) in enumerate(keys):
            left = box.x() + place * wide
            pen.painter.setPen(QPen(QColor(GREY if not counts else BLUE if trusts else RED), 3))
            pen.painter.setBrush(QColor((BLUE if trusts else RED) if is_right else PALE))
            radius = 12 if trusts else 3
            pen.painter.drawRoundedRect(QRectF(left, box.center().y() - 12, 24, 24), radius, radius)
            pen.line(text, "text", 22, QRectF(left + 34, box.y(), wide - 44, box.height()), INK2)

    return Band(ROW, paint)


def _award(row: AwardRow) -> Band:
    def paint(pen: Pen, box: QRectF) -> None:
        pen.box(QRectF(box.x(), box.bottom() - 2, box.width(), 1), GREY)
        pen.sign(row.motif, 64, QPointF(box.x() + 8, box.y() + 22), RED)
        left = QRectF(box.x() + 100, box.y() + 8, box.width() - 110, 34)
        pen.line(row.title, "display", 24, left, RED)
        pen.line(row.names, "display", 36, left.translated(0, 32), INK)
        pen.line(row.line, "text", 22, left.translated(0, 66), INK2)

    return Band(112, paint)
