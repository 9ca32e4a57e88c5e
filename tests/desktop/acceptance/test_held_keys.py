"""A key that is held, as different systems send it: it is one press, and none on a page that came meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.start.games import PastGame
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import Opened
from tests.desktop.after.ending import journal

NAMES = tuple("ABCDEFGHI")
SPACE, ENTER, ESC = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape
DOWN, UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
_TEXTS = {SPACE: " ", ENTER: "\r"}
# Milliseconds from one repeat to the next.
APART = 40


class Keyboard:
    """`pairs`: a release comes before each repeat, at its very moment; `says`: and both say that they are repeats."""

    def __init__(self, app: Opened, pairs: bool, says: bool) -> None:
        self._app, self._pairs, self._says = app, pairs, says
        self._time = 1000
        assert app.app.keys is not None
        app.app.keys.come_in_pairs = pairs

    def press(self, key: Qt.Key) -> None:
        self._time += 200
        self._send(DOWN, key)

    def repeat(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            self._time += APART
            self.lift(key)
            self._send(DOWN, key, self._says)
            self._app.pass_time(APART / 1000)

    def lift(self, key: Qt.Key) -> None:
        """What comes before a repeat."""
        if self._pairs:
            self._send(UP, key, self._says)

    def is_wanted(self, key: Qt.Key, is_repeat: bool = False) -> bool:
        """By somebody who wants it more than a shortcut does."""
        event = self._event(QEvent.Type.ShortcutOverride, key, is_repeat and self._says)
        event.ignore()
        QCoreApplication.sendEvent(self._app.window, event)
        return event.isAccepted()

    def release(self, key: Qt.Key) -> None:
        self._time += APART
        self._send(UP, key)

    def _send(self, kind: QEvent.Type, key: Qt.Key, repeats: bool = False) -> None:
        QCoreApplication.sendEvent(self._app.window, self._event(kind, key, repeats))
        self._app.hands.settle()

    def _event(self, kind: QEvent.Type, key: Qt.Key, repeats: bool) -> QKeyEvent:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, _TEXTS.get(key, ""), repeats)
        event.setTimestamp(self._time)
        return event


# X11, X11 where Qt notices, and everything else.
SYSTEMS = pytest.mark.parametrize(("pairs", "says"), [(True, False), (True, True), (False, True)])


@pytest.fixture
def app(opens: Opens) -> Opened:
    app = opens(dwell_deal=0.0)
    app.begin("jinro_nine", NAMES)
    app.pass_time()
    return app


@SYSTEMS
def test_space_fills_the_cover_through_its_repeats(app: Opened, pairs: bool, says: bool) -> None:
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(SPACE)
    keyboard.repeat(SPACE, 15)
    assert (app.state, app.stage.property("holdProgress") > 0.6) == ("cover", True)
    keyboard.repeat(SPACE, 10)
    assert app.state == "lit"


@SYSTEMS
def test_a_finger_that_lets_go_lets_go(app: Opened, pairs: bool, says: bool) -> None:
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(SPACE)
    keyboard.repeat(SPACE, 10)
    keyboard.release(SPACE)
    app.qtbot.waitUntil(lambda: not app.stage.session.machine.is_held)
    app.pass_time(2.0)
    assert app.state == "cover"


@SYSTEMS
def test_what_filled_the_cover_opens_nothing_behind_it(app: Opened, pairs: bool, says: bool) -> None:
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(SPACE)
    keyboard.repeat(SPACE, 60)
    assert app.state == "lit"
    assert not app.stage.property("isOpen")
    keyboard.release(SPACE)
    keyboard.press(SPACE)
    assert app.stage.property("isOpen")


@SYSTEMS
def test_a_lit_page_stays_open_while_space_is_held_and_no_longer(app: Opened, pairs: bool, says: bool) -> None:
    app.take_up()
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(SPACE)
    seen = []
    for _ in range(20):
        keyboard.repeat(SPACE)
        seen.append(app.stage.property("isOpen"))
    assert seen == [True] * 20
    keyboard.release(SPACE)
    app.qtbot.waitUntil(lambda: not app.stage.property("isOpen"))


@SYSTEMS
def test_a_held_key_confirms_one_page_at_most(app: Opened, pairs: bool, says: bool) -> None:
    app.take_up()
    game, keyboard = app.game, Keyboard(app, pairs, says)
    while (item := app.focus()) is None or item.objectName() != "confirm":
        app.press(Qt.Key.Key_Tab)
    keyboard.press(ENTER)
    assert game.answers == 1
    keyboard.repeat(ENTER, 100)
    assert game.answers == 1


@SYSTEMS
def test_space_held_as_the_game_ends_begins_no_other(app: Opened, pairs: bool, says: bool) -> None:
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(SPACE)
    app.app.navigator.end(PastGame(journal("jinro_nine", 1), {}), "home")
    app.hands.settle()
    games = len(list(app.app.games.shelf.games()))
    for _ in range(50):
        keyboard.repeat(SPACE)
        assert app.app.navigator.screen == "end"
    keyboard.release(SPACE)
    keyboard.press(SPACE)
    app.hands.settle()
    assert (app.app.navigator.screen, len(list(app.app.games.shelf.games()))) == ("play", games + 1)


@SYSTEMS
def test_a_shortcut_is_no_shortcut_again_while_its_key_is_held(app: Opened, pairs: bool, says: bool) -> None:
    """Qt asks before each press whether somebody wants it more than its shortcuts do."""
    keyboard = Keyboard(app, pairs, says)
    assert not keyboard.is_wanted(Qt.Key.Key_F11)
    keyboard.press(Qt.Key.Key_F11)
    keyboard.lift(Qt.Key.Key_F11)
    assert keyboard.is_wanted(Qt.Key.Key_F11, is_repeat=True)


@SYSTEMS
def test_a_key_that_left_one_screen_leaves_no_other(app: Opened, pairs: bool, says: bool) -> None:
    app.stage.leave()
    app.app.navigator.set_up("jinro_nine")
    app.app.navigator.read(None, "setup")
    app.hands.settle()
    keyboard = Keyboard(app, pairs, says)
    keyboard.press(ESC)
    keyboard.repeat(ESC, 20)
    assert app.app.navigator.screen == "setup"
    keyboard.release(ESC)
    keyboard.press(ESC)
    assert app.app.navigator.screen == "home"
