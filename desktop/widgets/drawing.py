"""Draws what `motifs.py` is asked for. Imported with the first picture that is not kept: Home's all are."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil
from urllib.parse import parse_qs

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop.widgets import ASSETS, given, letters, posters, skies

SIZE = 64
_GRAIN = re.compile(r'<g fill="none" [^>]*stroke-width="1".*?</g>', re.DOTALL)
_WINDOW = re.compile(r'<g id="window_(\d+)".*?</g>', re.DOTALL)
LINE_INK = "17110B"
Format = QImage.Format
FORMAT = Format.Format_ARGB32_Premultiplied


def drawn(id: str, size: QSize) -> QImage:
    name, _, query = id.partition("?")
    wants = {key: values[0] for key, values in parse_qs(query).items()}
    kind, _, rest = name.partition("/")
    if kind == "windows":
        return windows(rest, size, int(wants.get("dark", "0")))
    if kind == "drawn":
        return _painted(size, lambda painter: _paint(painter, posters.svg(rest) or _svg(rest), QRectF(QPointF(), size)))
    if kind == "sky":
        parts = wants.get("parts", "").split(".")
        return _painted(
            size,
            lambda painter: skies.paint(rest, parts, size, lambda path, box: _paint(painter, _part(path, box), box)),
            Format.Format_RGB32 if "sky" in parts else FORMAT,
        )
    side = max(size.width(), size.height())
    return picture(name, side if side > 0 else SIZE, **wants)


def picture(name: str, side: int, ink: str = LINE_INK, frame: str = "", ground: str = "", edge: str = "") -> QImage:
    def paint(painter: QPainter) -> None:
        place = QRectF(0, 0, side, side)
        if frame:
            place = _paint_frame(painter, frame, side, ground or LINE_INK, ink, edge)
        path = name if name.startswith("signs/") else f"motifs/{name}"
        svg = letters.svg(name) or given.svg(name) or _svg(path)
        _paint(painter, svg.replace("currentColor", f"#{ink}"), place)

    return _painted(QSize(side, side), paint)


def windows(tint: str, size: QSize, dark: int) -> QImage:
    """The lights of the town without those that have gone out."""
    lit = _WINDOW.sub(lambda found: found[0] if int(found[1]) > dark else "", _svg(f"scenes/{tint}/windows"))
    return _painted(size, lambda painter: _paint(painter, lit, QRectF(QPointF(), size)))


def _painted(size: QSize, paint: Callable[[QPainter], None], kind: QImage.Format = FORMAT) -> QImage:
    image = QImage(size, kind)
    painter = QPainter(image)
    # Not `fill`: it knows colours by name, and would read all of Qt's names, which takes 10 ms.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.eraseRect(image.rect())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def _paint_frame(painter: QPainter, frame: str, side: int, ground: str, ink: str, edge: str) -> QRectF:
    """Draws the frame in the middle; where the motif goes in it comes back."""
    # Home has none.
    from assets import frames  # noqa: PLC0415

    stroke = side / 20 if edge else 0
    diameter = (side - stroke) / max(frames.size(frame, 1))
    width, height = frames.size(frame, diameter)
    box = QRectF((side - width) / 2, (side - height) / 2, width, height)
    outline = frames.outline(frame, diameter)
    line = frames.outline(frame, diameter, frames.KEYLINE)
    bold = f' stroke="#{edge}" stroke-width="{stroke}"' if edge else ""
    _paint(
        painter,
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-stroke / 2} {-stroke / 2} '
        f'{width + stroke} {height + stroke}">'
        f'<path d="{outline}" fill="#{ground}"{bold}/>'
        f'<path d="{line}" fill="none" stroke="#{ink}" stroke-opacity="0.5" stroke-width="{side / 64}"/></svg>',
        box.adjusted(-stroke / 2, -stroke / 2, stroke / 2, stroke / 2),
    )
    x, y, grid = frames.motif(frame, diameter)
    return QRectF(box.x() + x, box.y() + y, grid, grid)


def _part(path: str, box: QRectF) -> str:
    return grained(_svg(path), box.height() / skies.HEIGHT) if path.startswith("skies/") else _svg(path)


def grained(svg: str, scale: float) -> str:
    """The sky's long lines at their width in pixels: what is wider than one is several beside each other.

    Qt draws them so in a thirtieth of the time that it takes for wider ones, or for those stretched with their sky.
    """
    times = ceil(scale)

    def lines(found: re.Match[str]) -> str:
        stroke = f'vector-effect="non-scaling-stroke" stroke-width="{scale / times}"'
        fine = found[0].replace('stroke-width="1"', stroke)
        asides = ((2 * line + 1 - times) / (2 * times) for line in range(times))
        return "".join(f'<g transform="translate(0 {aside})">{fine}</g>' for aside in asides)

    return _GRAIN.sub(lines, svg)


def _svg(path: str) -> str:
    return (ASSETS / f"{path}.svg").read_text(encoding="utf-8")


def _paint(painter: QPainter, svg: str, place: QRectF) -> None:
    QSvgRenderer(QByteArray(svg.encode())).render(painter, place)
