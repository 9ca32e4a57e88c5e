"""The night town under one of its skies, in one picture: drawn once a size, whatever hangs before it.

    sky/night?parts=sky.orb.mist.land.windows

Measures are of the design's 1920 × 1080, from the middle of the top; the land stands on the foot of the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize

WIDTH, HEIGHT = 1920, 1080
# The land is wider than the design, for windows that are wider.
LAND = 2880


@dataclass(frozen=True)
class Orb:
    path: str
    x: float
    y: float
    radius: float


ORBS = {
    "night": Orb("skies/moon", 680, 170, 92),
    "dawn": Orb("skies/sun", 0, 690, 160),
    "day": Orb("skies/moon", 370, 250, 110),
    "dusk": Orb("skies/red_sun", 0, 600, 190),
    "cover": Orb("skies/moon", 640, 180, 66),
}
HALO = 4.4


@dataclass(frozen=True)
class LandStrip:
    """A part of the land: how high it is, and how far over the foot it begins."""

    part: str
    path: str
    height: float
    over: float


STRIPS = (
    LandStrip("land", "hills", 460, 460),
    LandStrip("land", "haze", 160, 312),
    LandStrip("land", "town", 400, 400),
    LandStrip("windows", "windows", 400, 400),
)
Paint = Callable[[str, QRectF], None]


def paint(tint: str, parts: Collection[str], size: QSize, draw: Paint) -> None:
    """From back to front; `draw` puts a drawing of the assets in its place."""
    across, down = size.width(), size.height()
    unit = min(across / WIDTH, down / HEIGHT)
    left = (across - LAND * unit) / 2
    scene = f"scenes/{tint}"
    if "sky" in parts:
        draw(f"skies/{tint}", QRectF(0, 0, across, down))
    if "orb" in parts:
        orb = ORBS[tint]
        side = HALO * orb.radius * unit
        draw(orb.path, QRectF(across / 2 + orb.x * unit - side / 2, orb.y * unit - side / 2, side, side))
    if "mist" in parts:
        draw(f"{scene}/mist", QRectF(left, 0, LAND * unit, HEIGHT * unit))
    for strip in STRIPS:
        if strip.part in parts:
            place = QRectF(left, down - strip.over * unit, LAND * unit, strip.height * unit)
            draw(f"{scene}/{strip.path}", place)
    if "land" in parts:
        draw(f"{scene}/pine_left", QRectF(0, down - 500 * unit, 280 * unit, 620 * unit))
        draw(f"{scene}/pine_right", QRectF(across - 260 * unit, down - 420 * unit, 260 * unit, 500 * unit))
