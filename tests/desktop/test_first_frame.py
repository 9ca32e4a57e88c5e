"""What the first frame does without, and what is kept for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage, QRawFont
from PySide6.QtTest import QTest

from desktop.app import App, Start
from desktop.home.page import HomePage, page
from desktop.home.pictures import PICTURES
from desktop.look import fonts
from desktop.look.kept import Kept
from desktop.look.motifs import drawn
from desktop.window import engine_for, window_of
from i18n import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("qapp")
LANTERN = "drawn/lanterns/living"
SIZE = QSize(90, 70)


class Painter:
    """Draws, and remembers what."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def __call__(self, id: str, size: QSize) -> QImage:
        self.drawn.append(id)
        return drawn(id, size)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "living.svg").write_text("")
    return tmp_path / "source"


def asked(tmp_path: Path, source: Path, size: QSize = SIZE) -> tuple[QImage, list[str]]:
    painter = Painter()
    return Kept(tmp_path / "kept", [LANTERN], [source]).picture(LANTERN, size, painter), painter.drawn


def faces_of(shown: HomePage) -> Iterator[tuple[str, str]]:
    own = fonts.families(shown.language)
    yield own.title, shown.name
    yield (
        own.display,
        shown.line + shown.seal + "".join((*shown.words.values(), *(card.name for card in shown.posters))),
    )
    yield own.text, "".join(card.line for card in shown.posters)
    for language in shown.languages:
        yield fonts.families(language.id).display, language.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_homes_faces_have_every_sign_of_its_words(language: str) -> None:
    fonts.read()
    for family, text in faces_of(page(Words(language), None)):
        face = QRawFont.fromFont(QFont(family))
        assert face.familyName() == family
        assert [sign for sign in text if not face.supportsCharacter(ord(sign))] == []


def test_the_first_frame_is_drawn_of_what_is_kept_for_it(tmp_path: Path) -> None:
    app = App(Start(tmp_path, language="en"))
    app.go("home")
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "drawing").touch()
    engine = engine_for(app, Kept(tmp_path / "kept", PICTURES, [tmp_path / "source"]))
    window = window_of(engine)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.grabWindow()
    assert len(list((tmp_path / "kept").iterdir())) == len(PICTURES)
    window.close()
    shiboken6.delete(engine)


def test_a_kept_picture_is_not_drawn_again(tmp_path: Path, source: Path) -> None:
    first, _ = asked(tmp_path, source)
    again, painted = asked(tmp_path, source)
    assert again == first
    assert painted == []


def test_another_size_is_drawn(tmp_path: Path, source: Path) -> None:
    asked(tmp_path, source)
    larger, painted = asked(tmp_path, source, QSize(180, 140))
    assert (larger.size(), painted) == (QSize(180, 140), [LANTERN])


def test_a_changed_drawing_is_drawn(tmp_path: Path, source: Path) -> None:
    asked(tmp_path, source)
    os.utime(source / "living.svg", (0, 2**31))
    assert asked(tmp_path, source)[1] == [LANTERN]


@pytest.mark.parametrize("broken", [b"", b"noise", None])
def test_a_broken_file_is_drawn_anew(tmp_path: Path, source: Path, broken: bytes | None) -> None:
    first, _ = asked(tmp_path, source)
    (file,) = (tmp_path / "kept").iterdir()
    file.write_bytes(file.read_bytes()[:-1] if broken is None else broken)
    again, painted = asked(tmp_path, source)
    assert (again == first, painted) == (True, [LANTERN])


def test_where_nothing_can_be_kept_it_is_drawn(tmp_path: Path, source: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    image, painted = asked(tmp_path, source)
    assert (image.size(), painted) == (SIZE, [LANTERN])
