"""The prints behind and around the game: that Qt draws them as they are, and that code finds room where it writes."""

from __future__ import annotations

import json
import re
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

import icons
from assets import tint

ASSETS = tint.ASSETS
FOLDERS = ("candle", "icon", "lanterns", "posters", "scenes", "skies", "smoke", "table")
DRAWINGS = sorted(path for folder in FOLDERS for path in (ASSETS / folder).rglob("*.svg"))
LAYERS = ("hills", "haze", "mist", "pine_left", "pine_right", "town", "windows")
RULESETS = {"jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial"}
SEAT_STATES = ("living", "speaking", "out", "relit", "torn", "unlit", "halo", "bars")
INK, PAPER_MID = "#17110B", "#E9DAB4"

PAINT = {"fill", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"}
GRADIENT = {"id", "gradientUnits"}
KNOWN = {  # what Qt's renderer draws faithfully; anything else it may leave out without a word
    "svg": {"width", "height", "viewBox", "preserveAspectRatio"},
    "defs": set(),
    "g": {"id"} | PAINT,
    "path": {"d", "fill-rule"} | PAINT,
    "rect": {"x", "y", "width", "height"} | PAINT,
    "ellipse": {"cx", "cy", "rx", "ry"} | PAINT,
    "linearGradient": {"x1", "y1", "x2", "y2"} | GRADIENT,
    "radialGradient": {"cx", "cy", "r"} | GRADIENT,
    "stop": {"offset", "stop-color", "stop-opacity"},
}
LIT_COLOURS = {"#CDB57A", "#BFA668", "#A3874C", "#CDB681", "#8A7142", "#17110A"}
SKIES = {
    "night": "#060916 #0D1633 #1A2B5A #2C4A7C",
    "dawn": "#172345 #41557F #B58F8E #F0CF9A",
    "day": "#12294F #23568A #5F93A6 #D8CFA8",
    "dusk": "#141530 #3A2550 #8A3F3C #E08A42",
    "cover": "#060916 #0A1128 #121D42 #1B2C5A",
}


def name(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


@pytest.fixture
def warnings() -> Iterator[list[str]]:
    said: list[str] = []

    def hear(_kind: QtMsgType, _where: object, text: str) -> None:
        said.append(text)

    before = qInstallMessageHandler(hear)
    yield said
    qInstallMessageHandler(before)


def drawn(path: Path, scale: float = 0.25, ground: str | None = None) -> QImage:
    renderer = QSvgRenderer(str(path))
    size = renderer.defaultSize() * scale
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(ground) if ground else 0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return picture


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours(path: Path) -> set[str]:
    return set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", path.read_text(encoding="utf-8")))


def elements(path: Path) -> list[ET.Element]:
    return list(ET.parse(path).iter())  # noqa: S314


def tag(element: ET.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_qt_draws_it_without_a_warning(path: Path, warnings: list[str]) -> None:
    picture = drawn(path)
    assert warnings == []
    ink = sum(
        picture.pixelColor(x, y).alpha() > 0 for x in range(picture.width()) for y in range(0, picture.height(), 3)
    )
    assert ink > 0


def test_a_broken_drawing_would_be_heard(tmp_path: Path, warnings: list[str]) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L9 9" fill="url(#none)"></svg>')
    QSvgRenderer(str(broken))
    assert warnings


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_it_uses_only_what_qt_draws(path: Path) -> None:
    parts = elements(path)
    strange = [
        (tag(element), sorted(set(element.attrib) - KNOWN.get(tag(element), set())))
        for element in parts
        if tag(element) not in KNOWN or set(element.attrib) - KNOWN[tag(element)]
    ]
    assert strange == []
    ids = [element.attrib["id"] for element in parts if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    gradients = {element.attrib["id"] for element in parts if tag(element).endswith("Gradient")}
    used = {found for e in parts for v in e.attrib.values() for found in re.findall(r"url\(#(.+?)\)", v)}
    assert used == gradients


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_it_is_small(path: Path) -> None:
    assert path.stat().st_size < (30_000 if path.parent.name == "posters" else 40_000)


def test_every_layer_is_there_in_every_tint() -> None:
    found = {path.relative_to(ASSETS / "scenes").as_posix() for path in (ASSETS / "scenes").rglob("*.svg")}
    assert found == {f"{one}/{layer}.svg" for one in tint.TINTS for layer in LAYERS}


@pytest.mark.parametrize("path", tint.prints(), ids=name)
def test_a_tint_is_the_night_drawing_in_other_inks(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == tint.prints()[path], "run: python assets/tint.py"


def test_no_two_inks_are_one_colour_in_the_drawing() -> None:
    assert len({row[0] for row in tint.INKS.values()}) == len(tint.INKS)


@pytest.mark.parametrize("sky", SKIES)
def test_a_sky_has_its_four_stops(sky: str) -> None:
    stops = [e for e in elements(ASSETS / "skies" / f"{sky}.svg") if tag(e) == "stop"]
    assert [stop.attrib["stop-color"] for stop in stops] == SKIES[sky].split()
    assert [stop.attrib["offset"] for stop in stops] == ["0", "0.34", "0.68", "0.9"]


@pytest.mark.parametrize("layer", ["hills", "haze", "mist", "town"])
def test_the_land_goes_on_where_it_ends(layer: str) -> None:
    picture = drawn(ASSETS / "scenes" / "dawn" / f"{layer}.svg", 0.5)
    last = picture.width() - 1
    differs = [
        y
        for y in range(picture.height())
        if abs(picture.pixelColor(0, y).alpha() - picture.pixelColor(last, y).alpha()) > 60
    ]
    assert len(differs) <= 1


def test_windows_can_be_put_out_one_by_one() -> None:
    panes = json.loads((ASSETS / "scenes" / "windows.json").read_text(encoding="utf-8"))
    night = QSvgRenderer(str(ASSETS / "scenes" / "night" / "windows.svg"))
    assert [night.elementExists(f"window_{number:02}") for number in range(1, len(panes) + 1)] == [True] * len(panes)
    assert not night.elementExists(f"window_{len(panes) + 1:02}")
    town = drawn(ASSETS / "scenes" / "night" / "town.svg", 1)
    for x, y, width, height in panes:
        corners = [(x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)]
        assert all(town.pixelColor(int(a), int(b)).alpha() == 255 for a, b in corners), "a window stands in a wall"


def test_there_is_a_poster_for_each_ruleset() -> None:
    assert {path.stem for path in (ASSETS / "posters").iterdir()} == RULESETS


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_a_poster_leaves_its_foot_to_the_title(ruleset: str) -> None:
    picture = drawn(ASSETS / "posters" / f"{ruleset}.svg", 1)
    assert (picture.width(), picture.height()) == (272, 512)
    foot = [picture.pixelColor(x, y) for x in range(16, 256, 4) for y in range(394, 496, 4)]
    assert min(contrast(colour, QColor(INK)) for colour in foot) > 7
    assert sum(colour == QColor(PAPER_MID) for colour in foot) > 0.9 * len(foot)


def test_the_states_of_a_seat_share_one_canvas() -> None:
    sizes = {QSvgRenderer(str(ASSETS / "lanterns" / f"{state}.svg")).viewBoxF().getRect() for state in SEAT_STATES}
    assert sizes == {(0, 0, 360, 280)}


@pytest.mark.parametrize(
    ("lantern", "box", "least"),
    [
        ("living", (94, 120, 172, 42), 7),
        ("speaking", (94, 120, 172, 42), 7),
        ("cover", (370, 415, 780, 250), 4.5),
        ("verdict", (330, 375, 540, 250), 4.5),
    ],
)
def test_a_name_is_read_on_its_paper(lantern: str, box: tuple[int, int, int, int], least: float) -> None:
    picture = drawn(ASSETS / "lanterns" / f"{lantern}.svg", 1)
    left, top, width, height = box
    points = [picture.pixelColor(x, y) for x in range(left, left + width, 3) for y in range(top, top + height, 3)]
    assert min(contrast(colour, QColor(INK)) for colour in points) > least


@pytest.mark.parametrize("drawing", ["sheet_lit", "asanoha", "card_back"])
def test_the_lit_page_knows_no_other_colour(drawing: str) -> None:
    assert colours(ASSETS / "table" / f"{drawing}.svg") <= LIT_COLOURS


def test_a_candle_burns_down_and_the_page_stays_as_bright() -> None:
    tops, light = [], []
    for length in range(6, 0, -1):
        picture = drawn(ASSETS / "candle" / f"candle_{length}.svg", 1, "#060917")
        tops.append(next(y for y in range(picture.height()) if luminance(picture.pixelColor(100, y)) > 0.4))
        spots = [picture.pixelColor(x, y) for x in range(0, picture.width(), 4) for y in range(0, picture.height(), 4)]
        light.append(16 * sum(map(luminance, spots)) / (1920 * 1080))
    assert tops == sorted(set(tops))
    assert max(light) - min(light) < 0.001


@pytest.fixture(scope="module")
def icon_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {path.name: path for path in icons.write(tmp_path_factory.mktemp("icons"))}


def test_the_icon_is_made_in_every_size(icon_files: dict[str, Path]) -> None:
    for size in (16, 24, 32, 48, 64, 128, 256, 512, 1024):
        picture = QImage(str(icon_files.pop(f"lantern-night-{size}.png")))
        assert (picture.width(), picture.height()) == (size, size)
        paper, ground = picture.pixelColor(size // 2, size * 15 // 32), picture.pixelColor(size // 16, size // 2)
        assert contrast(paper, ground) > 4.5, "a lit lantern on indigo, at any size"
    assert set(icon_files) == {"lantern-night.ico", "lantern-night.icns"}


def test_small_icons_have_the_drawing_whose_lines_fall_on_whole_pixels() -> None:
    small = [size for size in icons.SIZES if icons.drawing(size).stem.endswith("-small")]
    assert small == [16, 24, 32]
    assert all(icons.drawing(size).is_file() for size in icons.SIZES)


def test_the_windows_icon_holds_its_sizes(icon_files: dict[str, Path]) -> None:
    data = icon_files["lantern-night.ico"].read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1)
    sizes = []
    for number in range(count):
        wide, high, *_, length, start = struct.unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        picture = QImage.fromData(data[start : start + length])
        assert (wide or 256, high or 256) == (picture.width(), picture.height())
        sizes.append(picture.width())
    assert sizes == [16, 24, 32, 48, 64, 128, 256]
    assert QImageReader(str(icon_files["lantern-night.ico"])).imageCount() == count


def test_the_mac_icon_holds_its_sizes(icon_files: dict[str, Path]) -> None:
    data = icon_files["lantern-night.icns"].read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    slots: dict[str, int] = {}
    at = 8
    while at < len(data):
        slot, length = data[at : at + 4].decode(), struct.unpack(">I", data[at + 4 : at + 8])[0]
        slots[slot] = QImage.fromData(data[at + 8 : at + length]).width()
        at += length
    slots.pop("TOC ")
    assert slots == {
        "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024,
    }  # fmt: skip
