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
def kept_garbage() -> Iterator[None]:
    """Garbage stays where it is until it is looked at."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("kept_garbage")
def test_of_an_evening_nothing_waits_for_garbage_to_be_collected_and_nothing_is_left(tmp_path: Path) -> None:
    nothing = there()
    opened = Opened(tmp_path, "en", (1024, 768))
    evening(opened)
    waiting = garbage()
    before = there()
    evening(opened)
    after = there()
    opened.close()
    del opened
    gc.collect()
    assert waiting == []
    assert after == before
    assert there() - nothing == Counter()


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
