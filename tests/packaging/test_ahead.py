"""What the first start ever would make, made with the bundle."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

import ahead
from product import ROOT

SCREEN = "import QtQml\nQtObject {{ property string made: '{}' }}\n"


def test_a_screen_is_compiled_to_lie_beside_its_source(tmp_path: Path) -> None:
    screens = [ROOT / "desktop/widgets/Cut.qml", ROOT / "desktop/widgets/names.js"]
    placed = list(ahead.compiled(screens, tmp_path))
    assert [(Path(file).name, place) for file, place in placed] == [
        ("Cut.qmlc", "desktop/widgets"),
        ("names.jsc", "desktop/widgets"),
    ]
    assert all(Path(file).stat().st_size for file, _ in placed)


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its source has changed since it was compiled: what it says shows which of the two Qt has taken."""
    monkeypatch.setattr(ahead, "ROOT", tmp_path)
    file = tmp_path / "One.qml"
    file.write_text(SCREEN.format("ahead"))
    list(ahead.compiled([file], tmp_path))
    file.write_text(SCREEN.format("now"))
    return file


def made(screen: Path) -> str:
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(screen)))
    said = str(component.create().property("made"))
    shiboken6.delete(engine)
    return said


@pytest.mark.usefixtures("qapp")
def test_qt_takes_what_was_compiled(screen: Path) -> None:
    assert made(screen) == "ahead"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("broken", ["another Qt", "noise", "nothing"])
def test_what_qt_does_not_know_is_compiled_anew(screen: Path, broken: str) -> None:
    compiled = screen.with_suffix(".qmlc")
    data = compiled.read_bytes()
    # Behind eight signs that say what it is stands the number of the form.
    other = {"another Qt": data[:8] + bytes([data[8] ^ 1]) + data[9:], "noise": b"noise", "nothing": b""}
    compiled.write_bytes(other[broken])
    assert made(screen) == "now"
