"""A long shelf: made as it is seen, read beside the screen, and remembered."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from desktop.past.archive.model import FromLibrary, LibraryModel
from desktop.statistics.reading import FEW
from tests.desktop.past.room import Library, Shop


def test_of_a_long_shelf_only_what_is_seen_is_made(shop: Shop, opened: Any) -> None:
    ids = shop.many(400)
    library = opened()
    assert library.games.rowCount() == 400
    assert 4 < len([name for name in library.shown.names() if name.startswith("open-")]) < 20
    library.shown.walk_to(f"open-{ids[0]}")
    library.shown.press(Qt.Key.Key_End)
    assert library.shown.focused() == f"open-{ids[-1]}"
    library.shown.press(Qt.Key.Key_PageUp, Qt.Key.Key_Return)
    assert library.app.asked[0][0] == "take_up"


def test_one_comes_back_to_where_one_was(shop: Shop, opened: Any) -> None:
    ids = shop.many(60)
    library = opened()
    library.shown.walk_to(f"open-{ids[0]}")
    library.shown.press(Qt.Key.Key_End, Qt.Key.Key_Return)
    later = library.app.show("library", library.model)
    library.wait()
    assert later.has(f"open-{ids[-1]}")
    later.close()


def test_progress_is_told_while_many_games_are_read(shop: Shop, opened: Any, qtbot: Any) -> None:
    shop.many(FEW + 20)
    library = opened()
    library.model.go_away()
    library.cache.unlink(missing_ok=True)
    told: list[tuple[str, float]] = []
    another: Any = LibraryModel(
        library.app.preferences, shop.shelf, library.cache, library.app.ways(FromLibrary), library.book
    )
    reading = another.reading
    reading.changed.connect(lambda: told.append((reading.shown().text, reading.shown().share)))
    another.come()
    qtbot.waitUntil(lambda: not another.is_busy, timeout=60_000)
    on_the_way = [share for text, share in told if text.endswith(f" / {FEW + 20}")]
    assert on_the_way
    assert on_the_way == sorted(on_the_way)
    assert told[-1] == ("", 0.0)


def test_whoever_leaves_while_games_are_read_keeps_what_was_read(shop: Shop, library: Library, qtbot: Any) -> None:
    shop.many(40 * FEW)
    left: list[float] = []
    reading: Any = library.model.reading

    def leave() -> None:
        share = reading.shown().share
        if share and not left:
            left.append(share)
            library.model.go_away()

    reading.changed.connect(leave)
    library.model.come()
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=60_000)
    assert len(left) == 1
    qtbot.waitUntil(library.cache.exists)
    library.model.come()
    library.wait()
    assert {scroll.button for scroll in library.scrolls} == {"Replay", "Resume"}


def test_a_damaged_cache_is_said_and_made_anew(library: Library, qtbot: Any) -> None:
    library.model.go_away()
    qtbot.waitUntil(library.cache.exists)
    library.cache.write_bytes(b"nonsense")
    library.model.come()
    assert library.says("past.cache_damaged")
    library.wait()
    assert len(library.ids) == 2
    assert {scroll.button for scroll in library.scrolls} == {"Replay", "Resume"}
    library.model.go_away()
    qtbot.waitUntil(lambda: library.cache.read_bytes() != b"nonsense")
    library.model.come()
    assert not library.said
