"""Who has won how often, as bars with numbers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from desktop.keep.journal_file import SUFFIX
from desktop.keep.shelf import Shelf
from tests.desktop.past.room import NAMES, Shop


def test_bars_say_how_often_who_has_won(shop: Shop, opened: Any) -> None:
    for _ in range(3):
        shop.keep()
    shop.keep("ultimate_thirteen", 13, first="Zoë")
    shop.keep(answers=10)
    library = opened()
    library.click("view-charts")
    library.wait()
    games = [bar.name for bar in library.bars if bar.kind == "game"]
    assert games == ["Village of Nine", "Ultimate Thirteen"]
    hanako = next(bar for bar in library.bars if bar.name == NAMES[0])
    assert hanako.line in ("0 of 3 won", "3 of 3 won")
    library.click("ruleset-jinro_nine")
    library.wait()
    assert [bar.name for bar in library.bars if bar.kind == "head"] == ["By side", "By role", "By player"]
    assert "Zoë" not in [bar.name for bar in library.bars]
    sides = library.bars[1:3]
    assert sorted(bar.share for bar in sides) == [0.0, 1.0]
    assert {bar.text for bar in sides} == {"0 %", "100 %"}
    assert library.shown.faults() == []


def test_bars_of_one_player(shop: Shop, opened: Any) -> None:
    shop.keep(first="Zoë")
    library = opened()
    library.click("view-charts")
    library.click("search")
    library.type("zoë")
    library.wait()
    assert [bar.name for bar in library.bars[:3]] == ["By player", "Zoë", "By game"]
    assert NAMES[1] not in [bar.name for bar in library.bars]


def test_what_is_not_counted_is_said(shop: Shop, shelf: Shelf, opened: Any) -> None:
    shelf.folder.mkdir()
    (shelf.folder / f"0{SUFFIX}").write_bytes(b"noise")
    shop.keep()
    library = opened()
    library.click("view-charts")
    library.wait()
    assert library.says("past.not_counted", n=1)


def test_without_a_finished_game_there_is_nothing_to_count(shop: Shop, opened: Any) -> None:
    shop.keep(answers=12)
    library = opened()
    library.click("view-charts")
    library.wait()
    assert library.says("past.charts.none")


def test_keys_scroll_the_bars(shop: Shop, opened: Any) -> None:
    for ruleset, players in (("jinro_nine", 9), ("ultimate_thirteen", 13)):
        shop.keep(ruleset, players)
    library = opened()
    library.click("view-charts")
    library.wait()
    library.shown.walk_to("charts")
    library.shown.press(Qt.Key.Key_End)
    assert NAMES[-1] in library.shown.texts()
