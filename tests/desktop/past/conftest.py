from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.keep.shelf import Shelf
from tests.desktop.past.room import Library, Shop


@pytest.fixture(autouse=True)
def _app(qapp: object) -> None:
    """There is one."""


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


@pytest.fixture
def shop(shelf: Shelf) -> Shop:
    return Shop(shelf)


@pytest.fixture
def opened(shelf: Shelf, qtbot: Any) -> Iterator[Any]:
    """Opens the screen on what stands there by then."""
    libraries: list[Library] = []

    def open_(*args: Any, **look: Any) -> Library:
        libraries.append(Library(shelf, qtbot, *args, **look))
        return libraries[-1]

    yield open_
    for library in libraries:
        library.shown.close()


@pytest.fixture
def library(shop: Shop, opened: Any) -> Library:
    """A finished game, and one that is not."""
    shop.keep()
    shop.keep(answers=12)
    return opened()  # type: ignore[no-any-return]
