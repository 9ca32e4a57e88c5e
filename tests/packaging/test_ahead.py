"""What the first start ever would make, made with the bundle."""

from __future__ import annotations

from pathlib import Path

import ahead
from product import ROOT


def test_a_screen_is_compiled_to_lie_beside_its_source(tmp_path: Path) -> None:
    screens = [ROOT / "desktop/look/Cut.qml", ROOT / "desktop/look/names.js"]
    placed = list(ahead.compiled(screens, tmp_path))
    assert [(Path(file).name, place) for file, place in placed] == [
        ("Cut.qmlc", "desktop/look"),
        ("names.jsc", "desktop/look"),
    ]
    assert all(Path(file).stat().st_size for file, _ in placed)
