"""The secret of a page is nowhere in the window but while it is held: not in the scene, not for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickWindow

from desktop.table.pages.pages import LitPage
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from tests.desktop.start.opened_home import Home

pytestmark = pytest.mark.usefixtures("qapp")

# Every string that can be read off any item of the scene.
STRINGS = """
(function (window) {
    const found = []
    function look(value, depth) {
        if (typeof value === "string")
            found.push(value)
        else if (Array.isArray(value))
            value.forEach(entry => look(entry, depth + 1))
        else if (value && typeof value === "object" && depth < 6 && isRead(value))
            for (const key in value)
                look(value[key], depth + 1)
    }
    // Items are walked to by themselves.
    function isRead(value) {
        return value.length !== undefined || value.childrenRect === undefined
    }
    function walk(item) {
        for (const key in item) {
            try { look(item[key], 0) } catch (refused) { continue }
        }
        for (let number = 0; number < item.children.length; number++)
            walk(item.children[number])
    }
    walk(window.contentItem)
    return found
})
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    opened = Home(tmp_path)
    yield opened
    opened.close()


def scene(home: Home) -> str:
    walk: Any = home.engine.evaluate(STRINGS)
    found = walk.call([home.hands.seen])
    assert isinstance(found, QJSValue)
    assert not found.isError(), found.toString()
    return "\n".join(found.toVariant())


def heard(window: QQuickWindow) -> str:
    """Everything that a screen reader could say."""
    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return "\n".join(_said(root))


def _said(interface: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield interface.text(kind)
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from _said(child)


def secrets(game: Game, seat: str, home: Home) -> tuple[str, str]:
    """What this seat alone may read: its role, and what that does."""
    words, role = home.stage.seating.words, game.roles[seat]
    return words.text(f"role.{role}.name"), words.text(f"role.{role}.does")


@pytest.mark.parametrize("asks", [0, 60])
def test_the_secret_is_there_while_it_is_held_and_gone_with_it(home: Home, asks: int) -> None:
    stage, bot = home.begin(), RandomBot(1)
    game = stage.session.game
    for _ in range(asks):
        assert game.ask is not None
        game.answer(bot.answer(game.ask))
    while game.ask is None or not game.ask.secret:
        assert game.ask is not None
        game.answer(bot.answer(game.ask))
    stage.session.begin(home.clock())
    stage.tick()
    home.hands.settle()

    seat = game.ask.seat or ""
    role, does = hidden = secrets(game, seat, home)
    assert not _any(hidden, home)
    home.take_up()
    assert isinstance(stage.shown, LitPage)
    assert not _any(hidden, home)
    at = home.hands.press("open")
    assert does in scene(home)
    assert role in heard(home.window)
    home.hands.release(at)
    assert not _any(hidden, home)
    home.hands.press("open")
    stage.breakPrivacy()
    assert not _any(hidden, home)


def _any(hidden: tuple[str, str], home: Home) -> bool:
    """A role's name alone may be that of a face's weight; in what is heard it may not."""
    role, does = hidden
    return does in scene(home) or role in heard(home.window)


def test_nothing_secret_stands_in_the_window_title_or_in_a_file_name(home: Home, tmp_path: Path) -> None:
    home.begin()
    home.take_up()
    home.hands.press("open")
    assert home.window.title() in ("", home.stage.seating.words.text("window.title"), "Lantern Night")
    names = {path.name for path in tmp_path.rglob("*")}
    assert not any(seat in name for seat in home.stage.session.game.players[:3] for name in names)
