"""Every screen in every language and size: no id, nothing that has no name, no words that do not fit."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from i18n import LANGUAGES
from tests.desktop.acceptance.conftest import Opens
from tests.desktop.acceptance.eyes import Eyes, called, interface_of
from tests.desktop.acceptance.opened import AT_ONCE, Opened
from tests.desktop.acceptance.people import long, short
from tests.desktop.acceptance.places import around, in_play
from tests.desktop.acceptance.to_table import ToNight

ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_-]+)+|.*\{\w*\}.*", re.DOTALL)
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
GAMES = {
    "ja": ("jinro_nine", short(9)),
    "zh-Hans": ("langrensha", short(12)),
    "zh-Hant": ("event_jinro", short(9)),
    "en": ("witch_trial", short(8)),
}


def everywhere(app: Opened, ruleset: str, names: tuple[str, ...], mark: str) -> Iterator[str]:
    for places in (around(app, names, ruleset), in_play(app, names, ruleset)):
        for place in places:
            if PICTURES:
                Path(PICTURES).mkdir(parents=True, exist_ok=True)
                assert app.picture().save(str(Path(PICTURES) / f"{mark}-{place}.png"))
            yield place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(opens: Opens, language: str) -> None:
    app = opens(language=language)
    eyes = Eyes(app.window, app.engine)
    wrong = []
    been = set()
    for place in everywhere(app, *GAMES[language], mark=language):
        been.add(place)
        texts = {text["text"] for text in eyes.texts()}
        assert texts, place
        wrong += [f"{place}: {text}" for text in texts | eyes.read_out() if ID.fullmatch(text)]
        wrong += [f"{place}: {what}" for what in unnamed(eyes)]
    assert wrong == []
    assert len(been) > 12


def unnamed(eyes: Eyes) -> Iterator[str]:
    """Controls that can be used and are called nothing."""
    for interface in eyes.interfaces():
        if interface.role() in CONTROLS and not interface.state().invisible and not called(interface):
            yield f"{interface.role().name} at {interface.rect().getRect()}"


# Window, text size, language: the smallest and the largest, and what is not as wide as most.
SIZES = {
    "720p": ((1280, 720), {}),
    "1080p-double": ((1920, 1080), {"text": 2.0}),
    "4k": ((3840, 2160), {}),
    "four-to-three": ((1024, 768), {}),
    "far": ((1280, 720), {"distance": 1.3}),
    "double": ((1280, 720), {"text": 2.0, "distance": 1.3}),
}


@pytest.mark.parametrize("size", SIZES)
def test_twenty_long_names_fit_at_every_size(opens: Opens, size: str) -> None:
    (across, down), settings = SIZES[size]
    app = opens(language="ja", size=(across, down), **settings)
    eyes = Eyes(app.window, app.engine)
    wrong = []
    for place in everywhere(app, "langrensha", long(20), mark=size):
        for text in eyes.texts():
            wrong += [f"{place}: {what}" for what in misfits(text, across)]
    assert wrong == []


def misfits(text: Mapping[str, Any], across: int) -> Iterator[str]:
    wide, high = text["painted"]
    if not text["text"].strip():
        return
    about = f"{text['name']} {text['text']!r} ({text['size']} px)"
    if text["truncated"]:
        yield f"{about} is cut off"
    # An edge of a letter may stand out by a pixel or two.
    if wide > 1.02 * text["width"] + 2:
        yield f"{about} is {wide:.0f} wide in {text['width']:.0f}"
    if high > 1.45 * text["height"] + 4:
        yield f"{about} is {high:.0f} high in {text['height']:.0f}"
    if not -2 <= text["at"][0] <= across:
        yield f"{about} stands outside"


def test_tab_goes_round_every_screen_and_each_stop_has_a_name(opens: Opens) -> None:
    app = opens(language="zh-Hant")
    wrong = []
    for place in everywhere(app, "jinro_nine", short(9), mark="tab"):
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
