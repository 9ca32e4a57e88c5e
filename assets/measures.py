"""What can be measured of a motif. As a command, all of it: python -m assets.measures

A picture is held as one whole number, a bit for a pixel: comparing, moving and growing shapes is arithmetic.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets import frames, motifs

SMALL = 32  # the smallest size at which a motif has to be known by its outline
DRIFT = 2  # two outlines are laid on each other at their best, moved by so many pixels
FINE = 4  # pixels for one unit of the grid, where thickness is measured
THIN = 3  # pixels around a disc's middle one: 1.75 units across, for a cut of 2 that is rounded to tenths
SPECK = 0.5  # square units; a needle's point breaks into such crumbs when it is painted in pixels
INKED = bytes(49 if alpha > 127 else 48 for alpha in range(256))


def alphas(svg: str, side: int, border: int = 0) -> bytes:
    """How much of every pixel is covered, row by row."""
    whole = side + 2 * border
    image = QImage(whole, whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(border, border, side, side))
    painter.end()
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows = bytes(alpha.constBits())
    return b"".join(rows[row * alpha.bytesPerLine() :][:whole] for row in range(whole))


def coverage(svg: str) -> float:
    """The share of a lit page's circle that the ink covers."""
    side = 4 * frames.GRID
    _, _, share = frames.motif("circle", 1)
    ink = sum(alphas(svg, side)) / 255 / side**2
    return ink * share**2 / (math.pi / 4)


@dataclass(frozen=True)
class Picture:
    """A shape with empty pixels all around, so that nothing runs over a row's end into the next row."""

    bits: int
    side: int

    @property
    def whole(self) -> int:
        return (1 << self.side**2) - 1

    def around(self, bits: int) -> int:
        return (bits << 1 | bits >> 1 | bits << self.side | bits >> self.side) & self.whole

    def squared(self, bits: int) -> int:
        wide = bits | bits << 1 | bits >> 1
        return (wide | wide << self.side | wide >> self.side) & self.whole

    def grown(self, bits: int, steps: int) -> int:
        """By a diamond and a square in turn, which comes near a disc."""
        for step in range(steps):
            bits = self.squared(bits) if step % 2 else bits | self.around(bits)
        return bits

    def flooded(self, seeds: int, inside: int) -> int:
        """Everything inside that hangs together with a seed."""
        reached, before = seeds & inside, 0
        while reached != before:
            before, reached = reached, (reached | self.around(reached)) & inside
        return reached

    def pieces(self, bits: int) -> Iterator[int]:
        while bits:
            piece = self.flooded(bits & -bits, bits)
            yield piece
            bits &= ~piece

    def outline(self) -> int:
        """The shape with every hole filled."""
        empty = self.whole & ~self.bits
        return self.whole & ~self.flooded(1, empty)

    def thin(self, bits: int, radius: int) -> list[int]:
        """The pieces into which no disc of that radius fits."""
        core = self.whole & ~self.grown(self.whole & ~bits, radius)
        return [piece for piece in self.pieces(bits) if not piece & core]


def picture(svg: str, side: int, border: int = 2) -> Picture:
    return Picture(int(alphas(svg, side, border).translate(INKED), 2), side + 2 * border)


def fine(svg: str) -> Picture:
    return picture(svg, FINE * frames.GRID, FINE)


def pieces(svg: str) -> int:
    shape = fine(svg)
    return sum(1 for _ in shape.pieces(shape.bits))


def too_thin(svg: str) -> list[float]:
    """Pieces of ink, or holes, that are nowhere as thick as a cut has to be; how large each is, in square units."""
    shape = fine(svg)
    found = (*shape.thin(shape.bits, THIN), *shape.thin(shape.whole & ~shape.bits, THIN))
    areas = (piece.bit_count() / FINE**2 for piece in found)
    return [area for area in areas if area > SPECK]


def spilled(svg: str, round_: bool) -> float:
    """How many square units of ink lie outside the live area; in a frame, also outside its circle."""
    shape, middle = fine(svg), frames.GRID * FINE / 2 + FINE - 0.5
    half, reach = frames.LIVE * FINE / 2 + 1, frames.REACH * FINE + 1
    allowed = 0
    for row in range(shape.side):
        down = abs(row - middle)
        wide = half if down < half else 0
        if round_:
            wide = min(wide, math.sqrt(max(0, reach**2 - down**2)))
        if wide:
            first, last = math.ceil(middle - wide), math.floor(middle + wide)
            allowed |= ((1 << (last - first + 1)) - 1) << (row * shape.side + first)
    return (shape.bits & ~allowed).bit_count() / FINE**2


def apart(a: int, b: int, side: int) -> float:
    """From 0, the same, to 1, nothing in common: what two shapes do not share, laid on each other at their best."""
    return 1 - max(shared(a, moved) for moved in moves(b, side))


def shared(a: int, b: int) -> float:
    return (a & b).bit_count() / ((a | b).bit_count() or 1)


def moves(bits: int, side: int) -> Iterator[int]:
    for down in range(-DRIFT, DRIFT + 1):
        for right in range(-DRIFT, DRIFT + 1):
            by = down * side + right
            yield bits << by if by > 0 else bits >> -by


def closest(pictures: Mapping[str, Picture], outlines: bool = False) -> list[tuple[float, str, str]]:
    """All pairs, the nearest first."""
    shapes = {name: shape.outline() if outlines else shape.bits for name, shape in pictures.items()}
    side = next(iter(pictures.values())).side
    return sorted((apart(shapes[a], shapes[b], side), a, b) for a, b in combinations(shapes, 2))


def _report() -> None:
    shown = motifs.framed()
    lit = sorted((coverage(motif.svg), motif.name) for motif in shown if motif.frame != "tag")
    print(f"ink on a lit page: {lit[0][0]:.1%} ({lit[0][1]}) to {lit[-1][0]:.1%} ({lit[-1][1]})")
    pictures = {motif.name: picture(motif.svg, SMALL) for motif in shown}
    for what, outlines in (("drawing", False), ("outline", True)):
        print(f"the ten nearest pairs at {SMALL} px, by {what}:")
        for apart, one, other in closest(pictures, outlines)[:10]:
            print(f"  {apart:.3f}  {one}  {other}")
    sizes = sorted((motif.file.stat().st_size, motif.name) for motif in motifs.every())
    print(f"{len(sizes)} files, {sum(size for size, _ in sizes)} bytes, the largest {sizes[-1][0]} ({sizes[-1][1]})")


if __name__ == "__main__":
    _report()
