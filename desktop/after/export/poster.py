"""The result of a game as one picture: who won, who was what, and what is worth a second look."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from desktop.after.end.page import EndPage, seen
from desktop.after.end.view import View
from desktop.after.end.who import SeatAtEnd
from desktop.widgets import drawing, fonts, medallions
from desktop.widgets.painted import DARK, INK, INK2, PAPER, RED, Pen, plate

WIDTH, MARGIN, GAP = 1600, 60, 20
HEAD, ROW, LINE, FOOT = 250, 104, 52, 68
AMBER, LACQUER, EDGE, LACQUER_TEXT = "#F3B24C", "#20160D", "#B98A45", "#E9CF97"
ORB, WON = 420, 70


def png(view: View) -> bytes:
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(picture(view))
    return bytes(kept.data())


def picture(view: View) -> QImage:
    fonts.load()
    shown = seen(view)
    half = ceil(len(shown.rows) / 2)
    second = LINE * len(shown.highlights) + (LINE + GAP if shown.highlights else 0)
    image = drawing.drawn(f"sky/{shown.sky}?parts=sky.land", QSize(WIDTH, HEAD + half * ROW + second + FOOT))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    pen = Pen(painter, fonts.families(shown.language))
    _heading(pen, view, shown)
    for place, row in enumerate(shown.rows):
        _row(pen, row, shown.words.won, *_place(place))
    _highlights(pen, shown, HEAD + half * ROW + GAP)
    _signature(pen, view, image.height())
    painter.end()
    return image


def _heading(pen: Pen, view: View, shown: EndPage) -> None:
    orb = drawing.drawn(f"drawn/skies/{shown.orb}", QSize(ORB, ORB))
    pen.painter.drawImage(QPointF(WIDTH - MARGIN - ORB, (HEAD - ORB) / 2), orb)
    across = WIDTH - 2 * MARGIN - 280
    name = view.words.text(f"ruleset.{view.rules.id}.name")
    count = view.words.text("count.players", n=len(shown.rows))
    pen.line(f"{name} · {count}", "display", 30, QRectF(MARGIN, 34, across, 44), AMBER)
    pen.line(shown.title, "title", 84, QRectF(MARGIN, 80, across, 104), PAPER)
    reason = view.words.text(f"reason.{view.replay.story.result.reason}") if view.replay.story.result else ""
    pen.line(reason, "display", 30, QRectF(MARGIN, 186, across, 44), PAPER)


def _signature(pen: Pen, view: View, height: int) -> None:
    """What one was playing: whoever sees the picture may ask."""
    box = QRectF(MARGIN, height - FOOT + 4, WIDTH - 2 * MARGIN, FOOT)
    pen.line(view.words.text("app.name"), "display", 26, box, PAPER, Qt.AlignmentFlag.AlignRight)


def _place(place: int) -> tuple[float, float, float]:
    across = (WIDTH - 2 * MARGIN - GAP) / 2
    return MARGIN + place % 2 * (across + GAP), HEAD + place // 2 * ROW, across


def _row(pen: Pen, row: SeatAtEnd, won: str, x: float, y: float, across: float) -> None:
    box = QRectF(x, y, across, ROW - 14)
    plate(pen.painter, box, PAPER if row.fell < 0 else DARK, INK)
    if row.motif:
        medallion = drawing.picture(row.motif, 76, PAPER[1:], row.frame, medallions.ground(row.colour)[1:])
        pen.painter.drawImage(QPointF(x + 12, y + 7), medallion)
    if row.won:
        pen.painter.drawImage(QPointF(x + across - 44, y + 8), drawing.picture("signs/lantern", 32, RED[1:]))
        pen.line(won, "text", 24, QRectF(x + across - 48 - WON, y + 6, WON, 36), RED, Qt.AlignmentFlag.AlignRight)
    cards = _hand(pen, row, x + across - 12, y + 44)
    text = QRectF(x + 104, y + 4, across - 104 - (WON + 56 if row.won else 16), 46)
    pen.line(row.label, "display", 36, text, INK)
    pen.line(row.line, "text", 27, QRectF(x + 104, y + 47, across - 104 - 16 - cards, 38), INK2)


def _hand(pen: Pen, row: SeatAtEnd, right: float, y: float) -> float:
    for place, card in enumerate(reversed(row.hand), 1):
        drawn = drawing.picture(card.motif, 40, PAPER[1:], card.frame, INK[1:])
        pen.painter.drawImage(QPointF(right - 44 * place, y), drawn)
    return 44 * len(row.hand) + 8 if row.hand else 0


def _highlights(pen: Pen, shown: EndPage, top: float) -> None:
    lines = [one.text for one in shown.highlights]
    if lines:
        plate(pen.painter, QRectF(MARGIN, top, WIDTH - 2 * MARGIN, LINE * (len(lines) + 1) + 16), LACQUER, EDGE)
    for place, text in enumerate([shown.words.highlights, *lines] if lines else []):
        face, ink = ("text", LACQUER_TEXT) if place else ("display", AMBER)
        pen.line(text, face, 28, QRectF(MARGIN + 28, top + 8 + place * LINE, WIDTH - 2 * MARGIN - 56, LINE), ink)
