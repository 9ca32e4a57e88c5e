"""What the first frame does without, and what is kept for it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage, QRawFont
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.home.__main__ import draw_ahead
from desktop.home.page import HomePage, HomeWords, page
from desktop.home.pictures import PICTURES
from desktop.keep.settings import SettingsFile
from desktop.keep.shelf import Shelf
from desktop.seats.seating import Seating
from desktop.start.app import App, Start
from desktop.start.warm_up import Settle
from desktop.start.window import engine_for, window_of
from desktop.widgets import fonts
from desktop.widgets.kept_pictures import Kept
from desktop.widgets.kinds import fields_of
from desktop.widgets.motifs import drawn
from i18n import LANGUAGES, Words, po, records
from rulesets.engine import Game

pytestmark = pytest.mark.usefixtures("qapp")
LANTERN = "drawn/lanterns/living"
ROOT = Path(__file__).resolve().parents[3]
# What a start imports until its first frame, and whether it has come upon `Qt`, whose many names take 10 ms to make.
STARTED = """
import sys
from PySide6 import QtCore
from desktop.start import placing, warm_up
from desktop.start.application import first_frame
first_frame(0.0)
print(*sys.modules, *("PySide6.QtCore.Qt" for name in vars(QtCore) if name == "Qt"))
"""
LATER = {
    *("rulesets.engine", "desktop.table.stage.stage", "desktop.setup.model", "i18n.rulebook", "i18n.po"),
    "desktop.start.held_keys",
    *("yaml", "babel", "subprocess", "dataclasses", "datetime", "sqlite3", "hashlib", "multiprocessing"),
    "PySide6.QtCore.Qt",
}
SIZE = QSize(90, 70)
GAME = Game.new("jinro_nine", tuple("ABCDEFGHI"), seed=3)


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
    said = (getattr(shown.words, name) for name in fields_of(HomeWords))
    yield own.display, shown.line + shown.seal + "".join((*said, *(card.name for card in shown.posters)))
    yield own.text, "".join(card.line for card in shown.posters)
    for language in shown.languages:
        yield fonts.families(language.id).own, language.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_homes_faces_have_every_sign_of_its_words(language: str) -> None:
    fonts.read(language)
    for family, text in faces_of(page(Words(language), None)):
        face = QRawFont.fromFont(QFont(family))
        assert face.familyName() == family
        assert [sign for sign in text if not face.supportsCharacter(ord(sign))] == []


def test_the_first_frame_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    alone = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    # As dev.py does before anything is started.
    records.compiled()
    po.compile_all()
    command = [sys.executable, "-c", STARTED]
    # The first start may have drawn what the next one has.
    said = [subprocess.check_output(command, cwd=ROOT, env=alone, text=True) for _ in range(2)][-1]
    assert "desktop.home.model" in said
    assert LATER & set(said.split()) == set()


def test_no_face_is_looked_up_that_is_not_shown(tmp_path: Path) -> None:
    """Faces that come once there is a window are all looked up again; and so is each that a name is measured in."""
    alone = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    command = [sys.executable, "-m", "desktop", "first-frame"]
    said = {**alone, "QT_LOGGING_RULES": "qt.text.font.match=true"}
    done = subprocess.run(command, cwd=ROOT, env=said, capture_output=True, encoding="utf-8", check=True)
    # In English Home has texts of thirteen sizes and kinds, and Han has a face for its signs and one for its lines.
    assert 10 < done.stderr.count("pixelSize:") <= 24


def test_the_first_frame_is_drawn_of_what_is_kept_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "drawing").touch()
    first_frame(tmp_path)
    # No game waits: its lantern is not asked for.
    assert len(list((tmp_path / "kept").iterdir())) == len(PICTURES) - 1
    painter = Painter()
    monkeypatch.setattr("desktop.widgets.motifs.drawn", painter)
    first_frame(tmp_path)
    assert painter.drawn == []


@pytest.mark.parametrize("text", [1.0, 1.4, 2.0])
def test_with_a_game_that_waits_too(text: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At any size of text nothing is asked for at a size that it does not keep."""
    SettingsFile(tmp_path).change(text=text)
    (tmp_path / "source").mkdir()
    Shelf(tmp_path / "games").begin(GAME, Seating.plain("jinro_nine", "en", GAME.players).written)
    first_frame(tmp_path)
    assert len(list((tmp_path / "kept").iterdir())) == len(PICTURES)
    painter = Painter()
    monkeypatch.setattr("desktop.widgets.motifs.drawn", painter)
    first_frame(tmp_path)
    assert painter.drawn == []


def first_frame(tmp_path: Path) -> None:
    app = App(Start(tmp_path, language="en"))
    app.navigator.home()
    # Qt itself may have some from an earlier window.
    QQuickWindow().releaseResources()
    engine = engine_for(app, Kept(tmp_path / "kept", PICTURES, [tmp_path / "source"]).picture)
    window = window_of(engine)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.grabWindow()
    window.close()
    shiboken6.delete(engine)


def test_once_home_is_seen_the_next_screen_is_made_ready(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[bool] = []
    monkeypatch.setattr(fonts, "load", lambda: loaded.append(True))
    app = App(Start(tmp_path, language="en"))
    app.navigator.home()
    engine = engine_for(app)
    window = window_of(engine)
    Settle(window, engine)
    QTest.qWait(0)
    assert loaded == []
    window.show()
    qtbot.waitUntil(lambda: loaded == [True])
    window.grabWindow()
    QTest.qWait(0)
    assert loaded == [True]
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


def ahead(tmp_path: Path) -> Path:
    Kept(tmp_path / "ahead", [LANTERN], ()).picture(LANTERN, SIZE, drawn)
    return tmp_path / "ahead"


def test_what_the_build_has_drawn_is_not_drawn_at_the_first_start(tmp_path: Path, source: Path) -> None:
    painter = Painter()
    kept = Kept(tmp_path / "kept", [LANTERN], [source], ahead(tmp_path))
    assert kept.picture(LANTERN, SIZE, painter) == drawn(LANTERN, SIZE)
    assert (painter.drawn, (tmp_path / "kept").exists()) == ([], False)


def test_what_the_build_has_drawn_is_passed_over_once_a_drawing_has_changed(tmp_path: Path, source: Path) -> None:
    folder, painter = ahead(tmp_path), Painter()
    os.utime(source / "living.svg", (0, 2**31))
    Kept(tmp_path / "kept", [LANTERN], [source], folder).picture(LANTERN, SIZE, painter)
    assert painter.drawn == [LANTERN]


def test_what_is_frozen_asks_for_no_times(tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, painter = ahead(tmp_path), Painter()
    os.utime(source / "living.svg", (0, 2**31))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    Kept(tmp_path / "kept", [LANTERN], [source], folder).picture(LANTERN, SIZE, painter)
    assert painter.drawn == []


def test_a_build_draws_what_the_first_frame_asks_for(tmp_path: Path) -> None:
    # Qt itself may have some from an earlier window.
    QQuickWindow().releaseResources()
    draw_ahead(tmp_path / "build")
    # No game waits.
    assert len(list((tmp_path / "build").iterdir())) == len(PICTURES) - 1
