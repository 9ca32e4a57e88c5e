"""Sheets as a PDF: columns that go on over pages, or shrink until one page holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from desktop.sheets.blocks import Block
from desktop.sheets.content import PrintedSheet
from desktop.sheets.typesetting import FAINT, GRAIN, RED, Typesetter
from desktop.widgets import fonts
from i18n import Words

PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
# In points, of which an inch has 72.
MARGIN, GAP, FOOT = 34.0, 18.0, 16.0
TITLE, LINE = 25.0, 11.0
# Running text is no larger than this; on one page it may have to be smaller.
MOST, STEP, LEAST = 10.5, 0.25, 5.5
Column = tuple[Block, ...]
Page = tuple[Column, ...]


@dataclass(frozen=True)
class Format:
    width: float
    height: float

    @property
    def across(self) -> float:
        return self.width - 2 * MARGIN


def usual_paper() -> str:
    """What printers hold here."""
    us = QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if QLocale.system().measurementSystem() == us else "a4"


def pdf(words: Words, sheets: Sequence[PrintedSheet], paper: str) -> bytes:
    fonts.load()
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(PAPERS[paper]))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(72 * GRAIN)
    writer.setTitle(f"{words.text('app.name')} · {sheets[0].line}")
    points = QPageSize.size(PAPERS[paper], QPageSize.Unit.Point)
    _printed(words, sheets, Format(points.width(), points.height()), writer)
    return bytes(kept.data())


def _printed(words: Words, sheets: Sequence[PrintedSheet], form: Format, writer: QPdfWriter) -> None:
    setter = Typesetter(words.language)
    laid = [(sheet, page) for sheet in sheets for page in pages(sheet, setter, form)]
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    for number, (sheet, page) in enumerate(laid, 1):
        if number > 1:
            writer.newPage()
        _draw(painter, setter, form, sheet, page)
        _foot(painter, setter, form, words.text("app.name"), f"{number} / {len(laid)}")
    painter.end()


def pages(sheet: PrintedSheet, setter: Typesetter, form: Format) -> list[Page]:
    """As large as it may be; smaller where that saves the last page, or where one has to do."""
    width = (form.across - GAP * (sheet.columns - 1)) / sheet.columns

    def laid(size: float) -> list[Page]:
        blocks = [Block(part, setter, size, width) for part in sheet.parts]
        return _pages(blocks, sheet.columns, form.height - top(setter) - MARGIN - FOOT)

    size, found = MOST, laid(MOST)
    wanted = 1 if sheet.is_one_page else len(laid(0.85 * MOST))
    while len(found) > wanted and size > LEAST:
        size -= STEP
        found = laid(size)
    return found


def top(setter: Typesetter) -> float:
    return MARGIN + setter.pitch(TITLE) + setter.pitch(LINE) + 4


def _pages(blocks: Sequence[Block], columns: int, room: float) -> list[Page]:
    filled = list(_columns(blocks, room))
    return [tuple(filled[at : at + columns]) for at in range(0, len(filled), columns)]


def _columns(blocks: Sequence[Block], room: float) -> Iterator[Column]:
    column: list[Block] = []
    down = 0.0
    for block, after in zip(blocks, (*blocks[1:], None), strict=True):
        # A heading never stands alone at the foot.
        wants = block.height + (after.height if block.part.is_heading and after is not None else 0.0)
        if column and down + wants > room:
            yield tuple(column)
            column, down = [], -block.above
        column.append(block)
        down += block.height
    yield tuple(column)


def _draw(painter: QPainter, setter: Typesetter, form: Format, sheet: PrintedSheet, page: Page) -> None:
    setter.set(sheet.title, "title", TITLE, form.across).draw(painter, MARGIN, MARGIN)
    setter.set(sheet.line, "display", LINE, form.across).draw(painter, MARGIN, MARGIN + setter.pitch(TITLE), RED)
    width = (form.across - GAP * (sheet.columns - 1)) / sheet.columns
    for place, column in enumerate(page):
        down = top(setter) - column[0].above
        for block in column:
            block.draw(painter, MARGIN + place * (width + GAP), down)
            down += block.height


def _foot(painter: QPainter, setter: Typesetter, form: Format, left: str, right: str) -> None:
    y = form.height - MARGIN
    setter.set(left, "text", 7.5, form.across).draw(painter, MARGIN, y, FAINT)
    said = setter.set(right, "text", 7.5, form.across)
    said.draw(painter, form.width - MARGIN - said.width, y, FAINT)
