"""The frames of the medallions, as SVG path data: pure geometry, so that whoever draws them draws the same edge.

A frame is measured by its diameter, the width of the circle it could stand in for. All lengths here are shares of it,
seen from the frame's middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

GRID, LIVE = 64, 48  # a motif's drawing, and the part of it that ink may cover
REACH = 29  # how far ink may stand from the middle: so it clears the line inside a round frame
KEYLINE = 0.88

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]


@dataclass(frozen=True)
class Frame:
    width: float
    height: float
    live: float  # the motif's live area, as a share of the width
    steps: tuple[Step, ...]
    sinks: float = 0  # how far the motif stands below the middle, where a roof takes room
    bend: float = 0  # the radius of the arcs


def _ring(radius: float) -> Iterator[Step]:
    yield "M", ((-radius, 0),)
    yield "A", ((radius, 0),)
    yield "A", ((-radius, 0),)


def _bite(tip: float, notch: float, teeth: int = 8) -> Iterator[Step]:
    for corner in range(2 * teeth):
        turn = math.pi * (corner / teeth - 0.5)
        reach = notch if corner % 2 else tip
        yield "L" if corner else "M", ((reach * math.cos(turn), reach * math.sin(turn)),)


def _cut_square(half: float, cut: float) -> Iterator[Step]:
    flat = half - cut
    yield "M", ((-flat, -half),)
    for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        before, after = (x * flat, y * half), (x * half, y * flat)
        yield "L", (before if x != y else after,)
        yield "a", (after if x != y else before,)


def _line(*points: Point) -> Iterator[Step]:
    for place, point in enumerate(points):
        yield "L" if place else "M", (point,)


TABLET: tuple[Step, ...] = (
    ("M", ((-0.42, -0.37),)),
    ("Q", ((-0.2, -0.39), (0, -0.52))),
    ("Q", ((0.2, -0.39), (0.42, -0.37))),
    ("L", ((0.42, 0.52),)),
    ("L", ((-0.42, 0.52),)),
)
GABLE = _line((-0.5, -0.32), (0, -0.5), (0.5, -0.32), (0.5, 0.5), (-0.5, 0.5))
TAG = _line((-0.34, -0.48), (0.34, -0.48), (0.48, -0.34), (0.48, 0.48), (-0.48, 0.48), (-0.48, -0.34))

FRAMES = {
    "circle": Frame(1, 1, 0.66, tuple(_ring(0.5)), bend=0.5),
    "bite": Frame(1.06, 1.06, 0.64, tuple(_bite(0.53, 0.44))),
    "square": Frame(0.94, 0.94, 0.68, tuple(_cut_square(0.47, 0.13)), bend=0.13),
    "tablet": Frame(0.84, 1.04, 0.73, TABLET, sinks=0.05),
    "ema": Frame(1, 1, 0.66, tuple(GABLE), sinks=0.06),
    "tag": Frame(0.96, 0.96, 0.72, tuple(TAG), sinks=0.01),
}


def size(frame: str, diameter: float) -> Point:
    shape = FRAMES[frame]
    return shape.width * diameter, shape.height * diameter


def outline(frame: str, diameter: float, scale: float = 1) -> str:
    """The frame's edge in a box of its size; with a scale of KEYLINE, the line inside it."""
    shape = FRAMES[frame]
    times = diameter * scale
    left, top = (side / 2 for side in size(frame, diameter))

    def place(point: Point) -> str:
        return f"{left + point[0] * times:.2f},{top + point[1] * times:.2f}"

    bend = f"{shape.bend * times:.2f}"
    arcs = {"A": f"A{bend},{bend} 0 0 1 ", "a": f"A{bend},{bend} 0 0 0 "}
    return "".join(arcs.get(letter, letter) + " ".join(map(place, points)) for letter, points in shape.steps) + "Z"


def motif(frame: str, diameter: float) -> tuple[float, float, float]:
    """Where the motif's whole grid goes in that box: x, y and side."""
    shape = FRAMES[frame]
    width, height = size(frame, diameter)
    side = width * shape.live * GRID / LIVE
    return (width - side) / 2, (height - side) / 2 + shape.sinks * diameter, side
