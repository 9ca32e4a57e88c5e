"""In a talk the clock is what everybody looks for."""

from __future__ import annotations

import pytest

from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import LANGUAGES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_who_speak_in_turn_see_the_clock_from_afar(language: str) -> None:
    page, live = played.talk(language, 20, rules="langrensha")
    shown = Shown(page, live, (1920, 1080))
    shown.settle()
    dials = [item.width() for item in shown.items() if item.metaObject().className().startswith("TalkDial")]
    shown.close()
    # A sixth of the window's height was all that three lines of buttons left.
    assert [round(width) for width in dials if width < 0.22 * 1080] == []
    assert dials
