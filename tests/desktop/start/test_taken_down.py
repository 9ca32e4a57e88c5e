"""What is Qt's goes in the window's own thread, when it is done with.

Python collects its garbage in whichever thread it happens to be, that of the sounds among them; a timer that ends in
another thread than its own takes the app with it.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from shiboken6 import isValid

from desktop.widgets.typed import Shown
from devtools.gallery.around import Opened, Walk, played

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = tuple("ABCDEFGHI")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Garbage stays where it is until it is looked at."""
    gc.collect()
    gc.disable()
    yield Opened(tmp_path, "en", (1024, 768))
    gc.enable()


def test_no_game_and_no_end_waits_for_garbage_to_be_collected(opened: Opened) -> None:
    evening(opened)
    try:
        assert garbage() == []
    finally:
        opened.close()


def test_another_evening_leaves_nothing_behind(opened: Opened) -> None:
    evening(opened)
    before = there()
    evening(opened)
    try:
        assert there() == before
    finally:
        opened.close()


def test_with_the_app_all_of_it_goes(tmp_path: Path) -> None:
    before = there()
    opened = Opened(tmp_path, "en", (1024, 768))
    evening(opened)
    opened.close()
    gc.collect()
    assert there() - before == Counter()


def evening(opened: Opened) -> None:
    """A practice round, an end, a game that is left, and whatever lies between."""
    walk = Walk(opened, "jinro_nine", NAMES)
    for way in (walk.home, walk.setup, walk.practice, walk.library, walk.end, walk.rulebook, walk.settings):
        for _ in way():
            opened.settle()
    walk.keep(played("jinro_nine", NAMES, answers=30))
    opened.app.navigator.home()
    opened.settle()
    opened.hands.tap("resume")
    opened.settle()
    stage = opened.app.navigator.stage
    assert stage is not None
    stage.leave()


def garbage() -> list[str]:
    """What of Qt's is there and nobody can reach any more."""
    gone()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = [type(each).__name__ for each in gc.garbage if isinstance(each, QObject) and isValid(each)]
    gc.garbage.clear()
    return found


def there() -> Counter[str]:
    """Of the app's own, without what its pages hold: those go with them, and of rows some are kept."""
    gone()
    found = (each for each in gc.get_objects() if isinstance(each, QObject) and not isinstance(each, Shown))
    return Counter(type(each).__name__ for each in found if is_ours(each) and isValid(each))


def gone() -> None:
    """What is to go with the next turn of the loop is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def is_ours(found: QObject) -> bool:
    return type(found).__module__.startswith("desktop.") or isinstance(found, QTimer)
