"""The frames: each in its box, each of another shape, each with room for its motif."""

from __future__ import annotations

import math

import pytest

from assets import frames, measures, sheets

DIAMETER = 48.0


def filled(frame: str, scale: float = 1) -> str:
    """A drawing on the motifs' grid, so that it can be measured as one."""
    width, height = frames.size(frame, DIAMETER)
    box = f"{(width - 64) / 2} {(height - 64) / 2} 64 64"
    path = f'<path d="{frames.outline(frame, DIAMETER, scale)}" fill="#17110B"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{path}</svg>'


def area(frame: str, scale: float = 1) -> float:
    return measures.fine(filled(frame, scale)).bits.bit_count() / measures.FINE**2


@pytest.mark.parametrize("frame", frames.FRAMES)
def test_the_edge_reaches_the_sides_of_its_box_and_no_further(frame: str) -> None:
    width, height = frames.size(frame, DIAMETER)
    shape = measures.fine(filled(frame))
    rows = [row for row in range(shape.side) if shape.bits >> (row * shape.side) & ((1 << shape.side) - 1)]
    columns = [
        column
        for column in range(shape.side)
        if any(shape.bits >> (row * shape.side + column) & 1 for row in range(shape.side))
    ]
    assert len(rows) / measures.FINE == pytest.approx(height, abs=1)
    assert len(columns) / measures.FINE == pytest.approx(width, abs=1)


@pytest.mark.parametrize("frame", frames.FRAMES)
def test_the_line_inside_is_the_same_shape_smaller(frame: str) -> None:
    assert area(frame, frames.KEYLINE) / area(frame) == pytest.approx(frames.KEYLINE**2, abs=0.01)


def test_the_circle_is_a_circle() -> None:
    assert area("circle") == pytest.approx(math.pi / 4 * DIAMETER**2, rel=0.01)


@pytest.mark.parametrize("frame", frames.FRAMES)
def test_a_motif_takes_two_thirds_of_its_frame(frame: str) -> None:
    width, height = frames.size(frame, DIAMETER)
    x, y, side = frames.motif(frame, DIAMETER)
    live = side * frames.LIVE / frames.GRID
    assert 0.64 <= live / width <= 0.74
    assert x + side / 2 == pytest.approx(width / 2)
    assert y + (side + live) / 2 < height


def test_the_frames_are_told_apart_without_colour() -> None:
    pictures = {frame: measures.picture(filled(frame), measures.SMALL) for frame in frames.FRAMES}
    assert measures.closest(pictures)[0][0] > 0.02


@pytest.mark.parametrize("name", ["motifs-small", "wolves"])
def test_a_contact_sheet_shows_something(name: str) -> None:
    image = sheets.SHEETS[name]()
    places = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    assert {image.pixelColor(x, y).name().upper() for x, y in places} >= {sheets.PAPER, sheets.INK}
