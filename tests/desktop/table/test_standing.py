"""What holds for the day's talk can be read while it lasts, also where the scroll that tells it is rolled up."""

from __future__ import annotations

import pytest

from desktop.table.pages import pages
from devtools.gallery import played
from devtools.gallery.clips import Reader
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES

pytestmark = pytest.mark.usefixtures("qapp")


def read(page: pages.TablePage, text: float) -> tuple[str, list[str]]:
    """All that stands on the table, without its breaks, and what of it can't be read."""
    shown = Shown(page, {"clock": 272}, (1280, 720), {"textScale": text})
    shown.settle()
    reader = Reader(shown.window, shown.engine)
    said, faults = "".join(_flat(text.text) for text in reader.texts()), reader.faults()
    shown.close()
    return said, faults


def _flat(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("players", [6, 20])
@pytest.mark.parametrize("text", [1.3, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_clock_where_letters_are_large(language: str, text: float, players: int) -> None:
    page = played.standing(language, players)
    said, faults = read(page, text)
    assert page.step.lines
    assert all(_flat(line) in said for line in page.step.lines)
    assert faults == []


def test_on_the_scroll_where_there_is_one() -> None:
    page = played.standing("en")
    said, _ = read(page, 1.0)
    assert not any(_flat(line) in said for line in page.step.lines)
