"""Contact sheets of the scenes, to look at: python assets/scene_sheets.py FOLDER"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parent
INDIGO, PAPER, LIT, SURROUND = "#16244C", "#E9DAB4", "#CDB681", "#1E1710"
STATES = ("living", "speaking", "out", "relit", "torn", "unlit")
POSTERS = ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial")
ORBS = {  # what hangs in each sky: drawing, centre, radius
    "night": ("moon", 1640, 170, 92),
    "dawn": ("sun", 960, 690, 160),
    "day": ("moon", 1330, 250, 110),
    "dusk": ("red_sun", 960, 600, 190),
    "cover": ("moon", 1600, 180, 66),
}


class Sheet:
    """A painted picture; places are in design units, so a scale of 2 shows a 4K screen."""

    def __init__(self, width: int, height: int, ground: str = INDIGO, scale: float = 1) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
        self.image.fill(QColor(ground))

    def fill(self, x: float, y: float, width: float, height: float, ground: str) -> None:
        painter = QPainter(self.image)
        painter.scale(self.scale, self.scale)
        painter.fillRect(QRectF(x, y, width, height), QColor(ground))
        painter.end()

    def put(self, name: str, x: float, y: float, times: float = 1, size: tuple[float, float] | None = None) -> None:
        renderer = QSvgRenderer(str(ASSETS / f"{name}.svg"))
        drawn = renderer.defaultSize()
        width, height = size or (drawn.width() * times, drawn.height() * times)
        # By way of a picture of its own, as the app does: nothing drawn outside its frame may show.
        picture = QImage(
            round(width * self.scale), round(height * self.scale), QImage.Format.Format_ARGB32_Premultiplied
        )
        picture.fill(0)
        inner = QPainter(picture)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(inner)
        inner.end()
        painter = QPainter(self.image)
        painter.drawImage(round(x * self.scale), round(y * self.scale), picture)
        painter.end()

    def middle(self, name: str, x: float, y: float, times: float = 1) -> None:
        size = QSvgRenderer(str(ASSETS / f"{name}.svg")).defaultSize()
        self.put(name, x - size.width() * times / 2, y - size.height() * times / 2, times)


def scene(tint: str, width: int = 1920, height: int = 1080, orb: bool = True, scale: float = 1) -> Sheet:
    """The background as the app stacks it: the sky fills the window, the land hangs on its foot, pines on its edges."""
    sheet = Sheet(width, height, scale=scale)
    sheet.put(f"skies/{tint}", 0, 0, size=(width, height))
    if orb:
        drawing, x, y, radius = ORBS[tint]
        sheet.middle(f"skies/{drawing}", x + (width - 1920) / 2, y + height - 1080, radius / 100)
    left = width / 2 - 1440
    for layer, top in (("mist", 0), ("hills", height - 460), ("haze", height - 312)):
        sheet.put(f"scenes/{tint}/{layer}", left, top)
    for layer in ("town", "windows"):
        sheet.put(f"scenes/{tint}/{layer}", left, height - 400)
    sheet.put(f"scenes/{tint}/pine_left", 0, height - 500)
    sheet.put(f"scenes/{tint}/pine_right", width - 260, height - 420)
    return sheet


def lanterns() -> Sheet:
    sheet = Sheet(1920, 1080)
    for column, ground in enumerate((INDIGO, "#5F93A6", PAPER)):
        sheet.fill(column * 640, 0, 640, 1080, ground)
        for place, state in enumerate((*STATES, "living", "halo")):
            sheet.put(f"lanterns/{state}", column * 640 + 320 * (place % 2) - 20, 270 * (place // 2) - 10)
        sheet.put("lanterns/bars", column * 640 - 20, 800)
    return sheet


def cover() -> Sheet:
    sheet = scene("cover")
    sheet.middle("lanterns/cover", 960, 470)
    sheet.put("candle/candle_6", 860, 838)
    return sheet


def verdict() -> Sheet:
    sheet = scene("dusk")
    sheet.put("lanterns/rope", -480, 30)
    for x in (150, 360, 1560, 1770):
        y = 106 - 56 * ((x - 960) / 1440) ** 2
        sheet.put("lanterns/cord", x - 6, y, size=(12, 40))
        sheet.middle("lanterns/living", x, y + 80, 0.7)
    sheet.put("lanterns/cord", 954, 106, size=(12, 44))
    sheet.middle("lanterns/verdict", 960, 480)
    return sheet


def table() -> Sheet:
    sheet = scene("day")
    sheet.middle("table/table", 750, 564)
    sheet.middle("table/dial", 750, 486)
    sheet.put("table/scroll", 1495, 36)
    places = ((750, 126), (1290, 280), (1372, 564), (1290, 810), (1030, 950), (470, 950), (210, 810), (128, 564))
    for seat, (x, y) in enumerate(places):
        sheet.middle(f"lanterns/{STATES[seat % 3] if seat in (2, 4) else 'living'}", x, y)
    return sheet


def posters(scale: float = 2) -> Sheet:
    sheet = Sheet(292 * len(POSTERS) + 20, 552, scale=scale)
    for place, ruleset in enumerate(POSTERS):
        sheet.put(f"posters/{ruleset}", 20 + 292 * place, 20)
    return sheet


def papers() -> Sheet:
    sheet = Sheet(1920, 1080)
    sheet.put("table/sheet", 20, 20, 0.6)
    sheet.put("table/sheet_lit", 760, 20, 0.44)
    sheet.put("table/card_back", 1600, 20)
    for tile, ground, left, width in (("asanoha", LIT, 20, 6), ("asanoha_dark", SURROUND, 460, 6)):
        sheet.fill(left, 480, 68 * width, 354, ground)
        for place in range(3 * width):
            sheet.put(f"table/{tile}", left + 68 * (place % width), 480 + 118 * (place // width))
    sheet.fill(900, 480, 512, 256, PAPER)
    for place in (0, 1):
        sheet.put("table/fibre", 900 + 256 * place, 480, 0.5)
    sheet.put("table/wood", 1430, 480, 0.46)
    for length in range(1, 7):
        sheet.put(f"candle/candle_{length}", 1200 - 200 * length, 840)
    for wisp in (1, 2, 3):
        sheet.put(f"smoke/wisp_{wisp}", 1340 + 100 * wisp, 640)
    sheet.put("smoke/ember", 1760, 700, 2)
    for place, orb in enumerate(("moon", "sun", "red_sun", "red_moon")):
        sheet.put(f"skies/{orb}", 1430 + 120 * place, 880, 0.27)
    return sheet


def icon() -> Sheet:
    sheet = Sheet(680, 640, "#E8E8E8")
    sheet.fill(0, 320, 680, 320, "#202020")
    for row in (20, 340):
        left = 20
        for size in (16, 24, 32, 48, 256):
            drawing = "icon/lantern-night-small" if size <= 32 else "icon/lantern-night"
            sheet.put(drawing, left, row, size=(size, size))
            left += size + 24
    return sheet


def sheets() -> Iterable[tuple[str, Sheet]]:
    for tint in ORBS:
        yield f"sky-{tint}", scene(tint)
    yield "sky-wide", scene("night", 2520)
    yield "sky-tall", scene("dawn", 1920, 1440)
    for make in (lanterns, cover, verdict, table, posters, papers, icon):
        yield make.__name__, make()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in sheets():
        sheet.image.save(str(folder / f"{name}.png"))
        print(folder / f"{name}.png")
