"""Whatever takes the eyes off a lit page: the cover is there before anything else is drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from desktop.draft.draft import Draft
from desktop.keep.people import Person
from desktop.keep.pins import hashed
from desktop.table.pages.pages import CoverPage
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes
from tests.desktop.acceptance.opened import Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.pictures import differing
from tests.desktop.acceptance.secrets import secrets_of

NINE = short(9)


class Frames:
    """What each frame that is drawn from now on shows."""

    def __init__(self, app: Opened) -> None:
        self._app = app
        self.states: list[str] = []
        self.names: list[str] = []
        self._looked_away = False
        app.window.frameSwapped.connect(self._drawn)
        app.window.activeChanged.connect(self._looks_away)

    def _looks_away(self) -> None:
        """As long as the window has the eyes, it may still draw its page."""
        if not self._looked_away and not self._app.window.isActive():
            self._looked_away = True
            self.states.clear()
            self.names.clear()

    def _drawn(self) -> None:
        self.states.append(self._app.state)
        shown = {"cover", "lit", "spent", "table"} & set(self._app.hands.names())
        self.names.append("".join(sorted(shown)))


def escape(app: Opened) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_Escape)


def look_elsewhere(app: Opened) -> None:
    other = QWindow()
    other.resize(200, 100)
    other.show()
    other.requestActivate()
    app.qtbot.waitUntil(lambda: not app.window.isActive())
    other.close()
    app.window.requestActivate()


def minimise(app: Opened) -> None:
    app.window.showMinimized()
    app.hands.settle()
    app.window.showNormal()


def hide(app: Opened) -> None:
    app.window.hide()
    app.hands.settle()
    app.window.show()


def idle(app: Opened) -> None:
    app.pass_time(61.0)


def go_home(app: Opened) -> None:
    app.app.navigator.home()
    app.hands.settle()
    app.app.navigator.go("play")


WAYS = {way.__name__: way for way in (escape, look_elsewhere, minimise, hide, idle, go_home)}


@pytest.mark.parametrize("way", WAYS)
def test_the_cover_is_the_first_thing_that_is_drawn(opens: Opens, way: str) -> None:
    app = opens(no_capture=False)
    app.begin("jinro_nine", NINE)
    covered = bits_of(app)
    lit_and_held(app)
    secrets = {text for text in secrets_of(app.page.open) if len(text) > 9}
    frames = Frames(app)
    WAYS[way](app)
    assert isinstance(app.stage.shown, CoverPage)
    app.window.requestUpdate()
    app.qtbot.waitUntil(lambda: bool(frames.names) and frames.names[-1] == "cover")
    assert set(frames.states) == {"cover"}
    assert set(frames.names) <= {"cover", ""}
    assert differing(covered, bits_of(app)) == 0
    assert app.stage.shown.name == NINE[0]
    assert not secrets & Eyes(app.window, app.engine).scene()


def bits_of(app: Opened) -> bytes:
    picture = app.picture()
    return bytes(picture.constBits())


def lit_and_held(app: Opened) -> None:
    app.take_up()
    app.hands.press("open")
    app.qtbot.waitUntil(lambda: bool(app.stage.property("isOpen")))
    assert app.state == "lit"
    assert app.page.open is not None


def test_closed_in_a_lit_turn_it_opens_at_the_cover(opens: Opens) -> None:
    app = opens(no_capture=False)
    app.begin("jinro_nine", NINE)
    lit_and_held(app)
    app.window.close()
    assert isinstance(app.stage.shown, CoverPage)
    app.close()
    again = opens()
    again.hands.tap("resume")
    assert again.hands.sees("cover")
    assert isinstance(again.stage.shown, CoverPage)
    assert again.stage.shown.name == NINE[0]


def test_the_title_says_nothing_in_any_state(opens: Opens) -> None:
    app = opens()
    said = {app.window.title()}
    app.begin("jinro_nine", NINE)
    said.add(app.window.title())
    lit_and_held(app)
    said.add(app.window.title())
    assert len(said) == 1


def test_a_pin_by_mouse_and_by_keys(opens: Opens) -> None:
    app = opens()
    people = (Person("P1", pin=hashed("0042")), Person("P2", pin=hashed("7351")), *map(Person, NINE[2:]))
    app.app.games.begin(Draft("jinro_nine", people, "9A"))
    app.take_up()
    for digit in "0041":
        app.hands.tap(f"pin-{digit}")
    app.hands.tap("pinGive")
    assert app.state == "cover"
    assert app.stage.property("pinHint")
    app.pass_time()
    for digit in "0042":
        app.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    app.press(Qt.Key.Key_Return)
    assert app.state == "lit"
    escape(app)
    app.take_up()
    assert isinstance(app.stage.shown, CoverPage)
    assert app.stage.shown.wants_pin


def steps_to_lit(app: Opened, act: Callable[[], object]) -> int:
    """How many frames are drawn until the page that was asked for stands there."""
    names: list[set[str]] = []
    app.window.frameSwapped.connect(lambda: names.append(set(app.hands.names())))
    act()
    app.qtbot.waitUntil(lambda: bool(names) and "lit" in names[-1])
    return next(number for number, seen in enumerate(names, 1) if "lit" in seen)


def test_from_cover_to_lit_page_within_two_frames(opens: Opens) -> None:
    app = opens()
    app.begin("langrensha", short(20))
    app.pass_time()
    app.hands.press("hold")
    app.clock.now += 1.0
    assert app.state == "cover"
    assert steps_to_lit(app, app.stage.tick) <= 2


def test_a_key_that_repeats_confirms_nothing(opens: Opens) -> None:
    app = opens()
    app.begin("jinro_nine", NINE)
    app.take_up()
    before = app.game.journal["answers"]
    app.hands.release(app.hands.press("open"))
    for _ in range(5):
        QTest.sendKeyEvent(QTest.KeyAction.Press, app.window, Qt.Key.Key_Return, "", Qt.KeyboardModifier.NoModifier)
    assert len(app.game.journal["answers"]) <= len(before) + 1
    assert app.state == "lit"
