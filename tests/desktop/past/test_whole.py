"""The whole shelf as a file, by the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QObject, QUrl

from desktop.keep.journal_file import SUFFIX
from desktop.keep.shelf import Shelf
from desktop.keep.whole_shelf import packed
from i18n import LANGUAGES, Words
from tests.desktop.past.room import Library, Shop
from tests.desktop.past.test_file import drop


def choose(library: Library, dialog: str, file: Path) -> None:
    found = next(one for one in library.shown.window.findChildren(QObject) if one.objectName() == dialog)
    found.setProperty("selectedFile", QUrl.fromLocalFile(str(file)))
    # It goes before what it asked for is done.
    QMetaObject.invokeMethod(found, "close")
    QMetaObject.invokeMethod(found, "accepted")
    library.wait()


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Of another machine: two games."""
    shelf = Shelf(tmp_path / "elsewhere" / "games")
    shop = Shop(shelf)
    shop.keep()
    shop.keep("ultimate_thirteen", 13)
    packed(shelf, tmp_path / "shelf.zip")
    return tmp_path / "shelf.zip"


def test_a_shelf_is_backed_up_and_brought_back_by_its_buttons(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    library.click("backUp")
    choose(library, "fileSave", file)
    assert library.said == Words("en").text("past.whole.packed", n=2)
    for game in library.shelf.folder.glob(f"*{SUFFIX}"):
        game.unlink()
    library.model.come()
    library.wait()
    assert library.ids == []
    library.click("bringBack")
    choose(library, "fileAsk", file)
    assert library.said == Words("en").text("past.whole.new", n=2)
    assert len(library.ids) == 2


def test_what_is_here_already_is_counted_apart(opened: Any, backup: Path) -> None:
    library: Library = opened()
    library.click("bringBack")
    choose(library, "fileAsk", backup)
    library.click("bringBack")
    choose(library, "fileAsk", backup)
    assert library.said == Words("en").text("past.whole.same", n=2)
    assert len(library.ids) == 2


def test_a_shelf_that_is_dropped_is_told_before_it_is_brought(library: Library, backup: Path) -> None:
    drop(library, backup)
    assert library.says("past.whole.found")
    assert len(library.ids) == 2
    library.click("bringFile")
    words = Words("en")
    assert library.said == f"{words.text('past.whole.new', n=2)}"
    assert len(library.ids) == 4


def _not_a_shelf(folder: Path) -> Path:
    (folder / "x.zip").write_bytes(b"no shelf")
    return folder / "x.zip"


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (_not_a_shelf, "error.shelf.none"),
        (lambda folder: folder / "nowhere.zip", "error.not_kept"),
    ],
)
def test_what_can_not_be_brought_back_is_said(
    library: Library, tmp_path: Path, file: Callable[[Path], Path], said: str
) -> None:
    library.click("bringBack")
    choose(library, "fileAsk", file(tmp_path))
    assert library.says(said)
    assert library.model.shown().strip.is_trouble


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_come_of_it_fits(library: Library, language: str) -> None:
    """Each of the numbers at once is the longest that is said."""
    library.app.speak(language)
    told = tuple((f"past.whole.{what}", n) for what, n in (("new", 120), ("further", 3), ("same", 2), ("left", 1)))
    parts: Any = library.model.parts
    parts.whole.done.emit(told)
    library.wait()
    assert library.shown.faults() == []
