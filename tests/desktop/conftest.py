from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop.table.pages import pages
from devtools.gallery.shoot import Shown


@pytest.fixture
def show() -> Iterator[Callable[..., Shown]]:
    """Puts pages of a game on the screen."""
    up: list[Shown] = []

    def put(page: pages.Page, **live: Any) -> Shown:
        up.append(Shown(page, live, (1280, 720)))
        up[-1].picture()
        return up[-1]

    yield put
    for shown in up:
        shown.close()
