"""How drawings become pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.widgets import drawing

pytestmark = pytest.mark.usefixtures("qapp")
# Of 255: nobody sees less.
SHADES = 6


def night(size: QSize) -> QImage:
    return drawing.drawn("sky/night?parts=sky", size)


def most_apart(one: QImage, other: QImage) -> int:
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


# As in the design, wider than it, with lines of two pixels, and smaller.
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1366, 600), QSize(2400, 1350), QSize(800, 600)])
def test_a_sky_is_drawn_faster_and_looks_the_same(size: QSize, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = night(size)
    monkeypatch.setattr(drawing, "grained", lambda svg, scale: svg)
    assert most_apart(drawn, night(size)) < SHADES


def test_the_long_lines_of_a_sky_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    size = QSize(2400, 1350)
    drawn = night(size)
    monkeypatch.setattr(drawing, "grained", lambda svg, scale: svg.replace('stroke-width="1"', 'stroke-width="0"'))
    assert most_apart(drawn, night(size)) > SHADES


@pytest.mark.parametrize(("scale", "lines"), [(0.5, 1), (1, 1), (1.3, 2), (2, 2), (2.1, 3)])
def test_no_line_is_wider_than_a_pixel(scale: float, lines: int) -> None:
    fine = drawing.grained('<g fill="none" stroke-width="1"><path d="M0 0H9"/></g>', scale)
    assert fine.count(f'vector-effect="non-scaling-stroke" stroke-width="{scale / lines}"') == lines
