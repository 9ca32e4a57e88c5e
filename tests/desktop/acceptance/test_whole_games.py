"""Whole games, from Home to the end, by the events that hands and keyboards make."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.demo.director import Director
from desktop.demo.hands import Hands, NotThere
from rulesets.engine import catalogue, ruleset
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import long, short

RULESETS = [rules.id for rules in catalogue()]
# Of the people who play: with these a game is short and has several days; what comes later has come before.
SHORT = {"jinro_nine": 13, "ultimate_thirteen": 12, "langrensha": 9, "witch_trial": 17}
SHORT_LED = {"jinro_nine": 12, "ultimate_thirteen": 4, "langrensha": 6}
SHORT_OF_TWENTY, SHORT_OF_EIGHT = 80, 26


def set_up_by_mouse(app: Opened, id: str, names: tuple[str, ...]) -> None:
    seat_by_mouse(app, id, names)
    app.hands.tap("start")


def seat_by_mouse(app: Opened, id: str, names: tuple[str, ...]) -> None:
    app.hands.tap(f"poster-{id}")
    for seat, name in enumerate(names, 1):
        if not app.hands.sees(f"name-{seat}"):
            app.hands.tap("add")
        app.hands.tap(f"name-{seat}")
        app.hands.type(name)


@pytest.mark.parametrize("id", RULESETS)
def test_a_game_of_every_ruleset_by_the_mouse_alone(opens: Opens, id: str) -> None:
    app = opens(**AT_ONCE)
    set_up_by_mouse(app, id, short(ruleset(id).players[0]))
    app.director(seed=SHORT.get(id, 1)).play()
    assert app.game.result is not None
    assert app.game.day > 1
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")
    app.hands.tap("home")
    assert app.hands.sees("homeScreen")


@pytest.mark.parametrize("id", [id for id in RULESETS if "caller" in ruleset(id).leadings])
def test_an_evening_that_somebody_leads_by_the_mouse_alone(opens: Opens, id: str) -> None:
    """As Setup begins: the short evening; somebody who does not play leads."""
    app = opens(**AT_ONCE)
    seat_by_mouse(app, id, short(ruleset(id).players[0]))
    app.hands.tap("leading-caller")
    app.hands.tap("start")
    assert (app.game.journal["setup"]["profile"], app.game.leading) == ("evening", "caller")
    app.director(seed=SHORT_LED.get(id, 1)).play()
    assert app.game.result is not None
    assert app.game.day > 1
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")


def test_twenty_with_long_names_to_the_end(opens: Opens) -> None:
    app = opens(language="ja", **AT_ONCE)
    set_up_by_mouse(app, "langrensha", long(20))
    assert app.game.players == long(20)
    app.director(seed=SHORT_OF_TWENTY).play()
    assert app.game.result is not None
    assert app.game.day > 1
    app.hands.tap("goOn")
    assert app.hands.sees("endScreen")


class Keys(Hands):
    """The same as hands, without a mouse: digits and letters where the page has them, Tab and Enter elsewhere."""

    def __init__(self, app: Opened) -> None:
        super().__init__(app.window, app.engine)
        self._app = app

    def press(self, name: str) -> QPoint:
        assert name in {"hold", "open"}
        QTest.keyPress(self.window, Qt.Key.Key_Space)
        self.settle()
        return QPoint()

    def release(self, at: QPoint) -> None:
        QTest.keyRelease(self.window, Qt.Key.Key_Space)
        self.settle()

    def tap(self, name: str) -> None:
        kind, _, place = name.partition("-")
        # What a page asks second has no digits of its own.
        has_key = place.isalnum() and (kind in {"tablet", "hand"} or (kind == "seat" and not self.sees("cover")))
        if has_key:
            self.leave_text()
            for key in place:
                QTest.keyClick(self.window, ord(key))
        else:
            self.walk_to(name)
            if name not in {"text", "words"}:
                QTest.keyClick(self.window, Qt.Key.Key_Return)
        self.settle()

    def leave_text(self) -> None:
        """Where something is written, digits are written too."""
        if self.focused() == "text":
            QTest.keyClick(self.window, Qt.Key.Key_Tab)
            self.settle()

    def walk_to(self, name: str) -> None:
        been: list[str] = []
        while self.focused() != name:
            if len(been) > 200:
                raise NotThere(f"Tab never comes to {name}; it came to {sorted(set(been))}")
            been.append(self.focused())
            QTest.keyClick(self.window, Qt.Key.Key_Tab)
            self.settle()

    def focused(self) -> str:
        item = self._app.focus()
        while item is not None and not item.objectName():
            item = item.parentItem()
        return item.objectName() if item is not None else ""


def test_a_game_by_the_keys_alone(opens: Opens) -> None:
    app = opens(**AT_ONCE)
    keys = Keys(app)
    keys.tap("poster-jinro_nine")
    for seat, name in enumerate(short(9), 1):
        keys.walk_to(f"name-{seat}")
        keys.type(name)
    keys.tap("start")
    app.director(seed=SHORT["jinro_nine"], hands=keys).play()
    assert app.game.result is not None
    keys.tap("goOn")
    assert app.hands.sees("endScreen")


class Skipping(Director):
    """Taps every moment away; a fast game has none."""

    def _see(self) -> None:
        self._hands.tap("moment")


def test_every_moment_of_a_game_can_be_tapped_away(opens: Opens) -> None:
    app = opens(fast=False, reduced_motion=True, **AT_ONCE)
    app.begin("langrensha", short(8))
    seen: list[str] = []
    app.stage.sounded.connect(seen.append)
    app.director(seed=SHORT_OF_EIGHT, kind=Skipping).play()
    assert app.game.result is not None
    assert app.game.day > 1
    assert {"string", "knock"} <= set(seen)
