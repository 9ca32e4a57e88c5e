"""Every screen: no id, nothing without a name. In which size and language its words fit, `tests/desktop/walk` sees."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from devtools.walk.faults import ID
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes, called, interface_of
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import short
from tests.desktop.acceptance.places import around, in_play
from tests.desktop.acceptance.to_table import ToNight

# That nothing was put in.
GAP = re.compile(r"\{\w*\}")
# Whoever wants to look at them, too, says where they go.
PICTURES = os.environ.get("LANTERN_NIGHT_PICTURES")
CONTROLS = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.PageTab,
    QAccessible.Role.RadioButton,
    QAccessible.Role.Slider,
}
# With Tab somebody goes round a third.
GAMES = {"zh-Hans": ("langrensha", short(12)), "en": ("witch_trial", short(8))}


def everywhere(app: Opened, ruleset: str, names: tuple[str, ...], mark: str) -> Iterator[str]:
    for places in (around(app, names, ruleset), in_play(app, names, ruleset)):
        for place in places:
            if PICTURES:
                Path(PICTURES).mkdir(parents=True, exist_ok=True)
                assert app.picture().save(str(Path(PICTURES) / f"{mark}-{place}.png"))
            yield place


@pytest.mark.parametrize("language", GAMES)
def test_everything_on_every_screen_has_words_and_a_name(opens: Opens, language: str) -> None:
    app = opens(language=language)
    eyes = Eyes(app.window, app.engine)
    wrong = []
    been = set()
    for place in everywhere(app, *GAMES[language], mark=language):
        been.add(place)
        wrong += [f"{place}: {what}" for what in wordless(eyes)]
    assert wrong == []
    assert len(been) > 12


def wordless(eyes: Eyes) -> Iterator[str]:
    texts = {text["text"] for text in eyes.texts()}
    assert texts
    yield from (text for text in texts | eyes.read_out() if ID.fullmatch(text) or GAP.search(text))
    yield from unnamed(eyes)


def unnamed(eyes: Eyes) -> Iterator[str]:
    """Controls that can be used and are called nothing."""
    for interface in eyes.interfaces():
        if interface.role() in CONTROLS and not interface.state().invisible and not called(interface):
            yield f"{interface.role().name} at {interface.rect().getRect()}"


def test_tab_goes_round_every_screen_and_each_stop_has_a_name(opens: Opens) -> None:
    app = opens(language="zh-Hant")
    eyes = Eyes(app.window, app.engine)
    wrong = []
    for place in everywhere(app, "jinro_nine", short(9), mark="tab"):
        wrong += [f"{place}: {what}" for what in wordless(eyes)]
        stops = list(round_by_tab(app))
        named = [name for _, name in stops]
        wrong += [f"{place}: {thing} has no name" for thing, name in stops if not name.strip()]
        if len(named) < 2 and not place.endswith(("over", "report")):
            wrong.append(f"{place}: Tab goes nowhere")
    assert wrong == []


def round_by_tab(app: Opened) -> Iterator[tuple[str, str]]:
    """Each stop's name as it is called and as it is read out, until one comes again."""
    been: list[QQuickItem] = []
    for _ in range(400):
        QTest.keyClick(app.window, Qt.Key.Key_Tab)
        item = app.focus()
        if item is None or item in been:
            return
        been.append(item)
        yield item.objectName() or type(item).__name__, called(interface_of(item))


def test_a_page_of_two_questions_opens_without_a_word_to_the_console_where_captions_take_room(opens: Opens) -> None:
    """Its last line once had the size of what it drew, and drew what it had the size of."""
    app = opens(language="ja", size=(1920, 1080), guided=True, **AT_ONCE)
    app.begin("jinro_nine", short(9), messages_with_choice=True, council_laps=0)
    app.director(kind=ToNight).play()
    assert (app.state, len(app.stage.session.lit_screen)) == ("lit", 2)
