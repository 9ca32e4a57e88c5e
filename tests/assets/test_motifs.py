"""The motifs and signs: one file for each id, drawn by Qt as they are, of one weight, and told apart at 32 pixels."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets import frames, measures, motifs
from assets.motifs import ASSETS, Motif

EVERY = motifs.every()
FRAMED = motifs.framed()
SVG = "{http://www.w3.org/2000/svg}"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="#17110B">'
PATH = re.compile(r"([MLHVCQZ]|-?\d+(\.\d)?|[ ,\n])+")  # absolute steps, numbers in tenths


class PackMotif(Motif):
    """Of a pack that the house brings: it says itself what is drawn."""

    @property
    def file(self) -> Path:
        (found,) = (ASSETS / "packs").glob(f"*/motifs/{self.name}.svg")
        return found


def of_packs() -> Iterator[PackMotif]:
    for file in sorted((ASSETS / "packs").glob("*/motifs/*/*.svg")):
        title = ET.fromstring(file.read_text("utf-8")).findtext(f"{SVG}title")  # noqa: S314
        yield PackMotif(file.parent.name, file.stem, title or "", "circle")


OF_PACKS = tuple(of_packs())
DRAWN = (*EVERY, *OF_PACKS)
every_motif = pytest.mark.parametrize("motif", DRAWN, ids=[motif.name for motif in DRAWN])


def drawing(shapes: str) -> str:
    return f"{HEAD}{shapes}</svg>"


def parsed(motif: Motif) -> ET.Element:
    return ET.fromstring(motif.svg)  # noqa: S314


@pytest.fixture
def said() -> Iterator[list[str]]:
    """What Qt has to say meanwhile."""
    messages: list[str] = []

    def hear(_kind: QtMsgType, _context: object, message: str) -> None:
        messages.append(message)

    before = qInstallMessageHandler(hear)
    yield messages
    qInstallMessageHandler(before)


def painted(svg: str) -> QImage:
    image = QImage(frames.GRID, frames.GRID, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def colours(image: QImage) -> set[str]:
    seen = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in seen if colour.alpha() == 255}


def test_every_id_has_a_drawing_and_every_drawing_an_id() -> None:
    drawn = {*(ASSETS / "motifs").rglob("*.*"), *(ASSETS / motifs.SIGNS).rglob("*.*")}
    assert drawn == {motif.file for motif in EVERY}


def test_every_motif_stands_in_a_frame_of_its_kind() -> None:
    frames_of = {kind: {motif.frame for motif in FRAMED if motif.kind == kind} for kind in {m.kind for m in FRAMED}}
    assert frames_of == {
        "roles": {"circle", "bite", "square"},
        "cards": {"tablet"},
        "states_of_cards": {"tablet"},
        "events": {"ema"},
        "states": {"tag"},
    }


@every_motif
def test_is_written_so_that_qt_draws_all_of_it(motif: Motif) -> None:
    root = parsed(motif)
    assert root.attrib == {"viewBox": "0 0 64 64", "color": "#17110B", "fill": "currentColor", "fill-rule": "evenodd"}
    assert {(child.tag, *child.attrib) for child in root} == {(f"{SVG}title",), (f"{SVG}path", "d")}
    assert [path for path in root if len(path)] == []
    assert all(PATH.fullmatch(path.get("d", "")) for path in root.iter(f"{SVG}path"))


def test_each_role_of_a_pack_of_the_house_has_a_drawing() -> None:
    roles = {file.stem for file in (ASSETS / "packs").glob("*/roles/*") if file.suffix in (".py", ".yaml")}
    assert {motif.id for motif in OF_PACKS} == roles


@every_motif
def test_its_title_says_what_the_list_says(motif: Motif) -> None:
    assert parsed(motif).findtext(f"{SVG}title") == motif.drawn


@every_motif
def test_is_small(motif: Motif) -> None:
    assert motif.file.stat().st_size <= 2048


@every_motif
def test_qt_draws_it_in_the_ink_it_is_given_and_is_silent(motif: Motif, said: list[str]) -> None:
    assert colours(painted(motifs.inked(motif.svg, "#C8402C"))) == {QColor("#C8402C").name()}
    assert said == []


def test_a_fault_in_a_drawing_would_be_heard(said: list[str]) -> None:
    painted(drawing('<path d="M8,8H56V56Z" fill="nonsense"/><use href="#nothing"/>'))
    assert said != []


@every_motif
def test_keeps_to_the_live_area(motif: Motif) -> None:
    assert measures.spilled(motif.svg, round_=motif.frame is not None) == 0


@every_motif
def test_is_cut_of_few_and_sturdy_pieces(motif: Motif) -> None:
    assert measures.pieces(motif.svg) <= 9
    assert measures.too_thin(motif.svg) == []


@pytest.mark.parametrize(
    "motif", [motif for motif in (*FRAMED, *OF_PACKS) if motif.frame != "tag"], ids=lambda motif: motif.name
)
def test_is_as_light_as_any_other_on_a_lit_page(motif: Motif) -> None:
    assert 0.14 <= measures.coverage(motif.svg) <= 0.22


@pytest.mark.parametrize(("outlines", "least"), [(False, 0.28), (True, 0.13)])
def test_no_two_are_nearly_the_same_when_small(outlines: bool, least: float) -> None:
    pictures = {motif.name: measures.picture(motif.svg, measures.SMALL) for motif in (*FRAMED, *OF_PACKS)}
    near = [pair for pair in measures.closest(pictures, outlines) if pair[0] < least]
    assert near == []


def square(x: float, y: float, side: float) -> str:
    return f'<path d="M{x},{y}h{side}v{side}h{-side}Z" fill="currentColor"/>'


def test_the_share_of_ink_is_that_of_the_circle() -> None:
    # The grid's side is 0.88 of the circle's diameter, so the whole grid would be 0.88² / (π / 4) of it.
    assert measures.coverage(drawing(square(0, 0, 64))) == pytest.approx(0.986, abs=0.001)
    assert measures.coverage(drawing(square(16, 16, 32))) == pytest.approx(0.2465, abs=0.001)


def between(one: str, other: str) -> float:
    pictures = {"one": measures.picture(drawing(one), 32), "other": measures.picture(drawing(other), 32)}
    return measures.closest(pictures)[0][0]


def test_a_small_shift_makes_no_other_shape() -> None:
    assert between(square(16, 16, 32), square(20, 12, 32)) == 0
    assert between(square(16, 16, 32), square(24, 16, 32)) > 0.1
    assert between(square(0, 0, 24), square(36, 36, 24)) == 1


def test_an_outline_has_no_holes() -> None:
    ring = drawing('<path d="M8,8H56V56H8ZM16,16V48H48V16Z" fill="currentColor" fill-rule="evenodd"/>')
    full = measures.picture(drawing(square(8, 8, 48)), 32)
    assert measures.picture(ring, 32).bits != full.bits
    assert measures.picture(ring, 32).outline() == full.bits


@pytest.mark.parametrize(
    ("shapes", "thin"),
    [
        (square(8, 8, 48), 0),
        ('<path d="M8,8H56V9.5H8Z" fill="currentColor"/>', 1),
        ('<path d="M8,8H56V10H8Z" fill="currentColor"/>', 0),
        ('<path d="M8,8H56V56H8ZM20,20V21.5H40V20Z" fill="currentColor" fill-rule="evenodd"/>', 1),
    ],
)
def test_what_is_too_thin_is_seen(shapes: str, thin: int) -> None:
    assert len(measures.too_thin(drawing(shapes))) == thin


def test_ink_outside_the_live_area_is_seen() -> None:
    assert measures.spilled(drawing(square(8, 8, 48)), round_=False) == 0
    assert measures.spilled(drawing(square(7, 8, 48)), round_=False) > 0
    assert measures.spilled(drawing(square(8, 8, 48)), round_=True) > 0


def test_pieces_are_counted() -> None:
    assert measures.pieces(drawing(square(8, 8, 10) + square(30, 30, 10) + square(50, 8, 4))) == 3
