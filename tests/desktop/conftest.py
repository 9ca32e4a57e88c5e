from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from desktop.table.pages import pages
from devtools.gallery.drawn_once import DRAWN_ONCE
from devtools.gallery.shoot import Shown

# How many tests' worlds are thrown away together.
AT_ONCE = 40
_tests = count(1)


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("desktop.widgets.motifs._draw_it", DRAWN_ONCE.picture)
        yield


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """A test's world is Python's: it goes between two tests, and not in the middle of what Qt does in the next one."""
    gc.disable()
    yield
    if next(_tests) % AT_ONCE == 0:
        gc.collect()


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
