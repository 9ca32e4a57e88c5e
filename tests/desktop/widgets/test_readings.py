"""Kana over rare characters: there once they are wanted, each over its word, and nothing else is any different."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QJSEngine, QJSValue
from PySide6.QtQuick import QQuickItem

import desktop
from desktop.keep.settings import Settings
from desktop.widgets.setting_rows import row
from devtools.gallery import played
from devtools.gallery.shoot import Shown
from i18n import Words, readings
from i18n.checks.book import books
from tests.desktop.rulebook.test_rulebook import Reader
from tests.desktop.settings.setting import SettingApp

pytestmark = pytest.mark.usefixtures("qapp")

SCRIPT = Path(desktop.__file__).parent / "widgets" / "readings.js"
SWITCH = "option-readings"

Found = Callable[[str, list[str]], list[list[Any]]]


@pytest.fixture(scope="module")
def script() -> QJSEngine:
    engine = QJSEngine()
    # The stubs promise a pair here; it is the value alone.
    told = cast(QJSValue, engine.evaluate(SCRIPT.read_text(encoding="utf-8").removeprefix(".pragma library")))
    assert not told.isError()
    return engine


@pytest.fixture
def found(script: QJSEngine) -> Found:
    """From which letter to which, and how that is read; or not, where somebody is called so."""

    def call(text: str, people: list[str]) -> list[list[Any]]:
        given = [script.toScriptValue(value) for value in (text, readings.readings("ja"), people)]
        answer = script.globalObject().property("found").call(given)
        assert not answer.isError(), answer.toString()
        return list(answer.toVariant())

    return call


def test_the_screens_read_every_text_as_the_check_does(found: Found) -> None:
    words = tuple(readings.listed(readings.readings("ja")))
    texts = {text.text for book in books() for text in book.texts() if text.language == "ja"}
    for text in texts:
        expected = [
            [match.start + first, match.start + last, said]
            for match in readings.matches(text, words)
            for (first, last), said in zip(match.reading.runs(), match.reading.said, strict=True)
        ]
        assert found(text, []) == expected, text
    assert len(texts) > 2000


def test_no_part_of_a_word_that_nobody_listed_is_read(found: Found) -> None:
    """A smoke signal is no wolf."""
    assert found("狼煙、灯台", []) == []
    assert found("狼が来る", []) == [[0, 1, "おおかみ"]]


def test_nobody_is_told_how_he_is_called(found: Found) -> None:
    assert found("3・竜は人狼です", []) == [[2, 3, "りゅう"], [4, 6, "じんろう"]]
    assert found("3・竜は人狼です", ["竜"]) == [[4, 6, "じんろう"]]
    # Who is called by a part of a word leaves it its reading.
    assert found("人狼です", ["狼"]) == [[0, 2, "じんろう"]]


@pytest.mark.parametrize(
    ("row", "room", "expected"),
    [
        # Over the middle of its word.
        ([[20, 20, 10, "あ"]], 100, [(25, 1)]),
        # Wider than its word it hangs over, but not out of the line.
        ([[20, 20, 30, "あ"]], 100, [(15, 1)]),
        ([[0, 20, 30, "あ"]], 100, [(0, 1)]),
        ([[80, 20, 30, "あ"]], 100, [(70, 1)]),
        # Two beside each other have half of what is between them; what is wider still is narrowed.
        ([[0, 20, 30, "あ"], [20, 20, 30, "い"]], 40, [(0, 20 / 30), (20, 20 / 30)]),
        ([[0, 20, 30, "あ"], [40, 20, 20, "い"]], 60, [(0, 1), (40, 1)]),
    ],
)
def test_readings_beside_each_other_stand_apart(
    script: QJSEngine, row: list[list[Any]], room: int, expected: list[tuple[float, float]]
) -> None:
    given = [script.toScriptValue(row), script.toScriptValue(room)]
    spread = list(script.globalObject().property("spread").call(given).toVariant())
    assert [(each["x"], each["share"]) for each in spread] == [pytest.approx(each) for each in expected]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[SettingApp]:
    made = SettingApp(tmp_path, "ja")
    yield made
    made.shown.close()


def seen(items: list[QQuickItem]) -> list[QQuickItem]:
    return [item for item in items if item.property("placed") is not None and item.isVisible()]


def test_a_click_shows_them_and_another_leaves_the_page_as_it_was(app: SettingApp) -> None:
    app.shown.click("section-look")
    before = app.shown.window.grabWindow()
    app.shown.click(SWITCH)
    said = {str(item.property("text")) for item in seen(app.shown.items())}
    assert {"たくぜんたい", "きょり"} <= said
    app.shown.click(SWITCH)
    assert seen(app.shown.items()) == []
    app.shown.item("rows").setProperty("contentY", 0)
    app.shown.click("section-look")
    assert app.shown.window.grabWindow() == before
    app.shown.click(SWITCH)
    assert app.shown.faults() == []


def test_they_are_offered_where_somebody_reads_what_has_them(app: SettingApp) -> None:
    def is_offered() -> bool:
        app.model.refresh()
        return any(rule.id == "readings" for rule in app.model.shown().rows)

    assert is_offered()
    app.preferences.speak("en")
    assert not is_offered()
    app.languages = ("", "ja")
    assert is_offered()


def test_the_setting_stands_beside_the_language_in_every_language() -> None:
    for language in ("ja", "zh-Hans", "zh-Hant", "en"):
        words = Words(language)
        rule = row(words, Settings(), "readings")
        assert (rule.name, rule.is_on) == (words.text("settings.readings"), False)


@pytest.fixture
def book() -> Iterator[Reader]:
    opened = Reader(language="ja")
    opened.app.dressed(readings=True)
    opened.shown.click("tab-roles")
    opened.shown.window.grabWindow()
    yield opened
    opened.shown.close()


def over(item: QQuickItem) -> QQuickItem:
    """The text that it is a reading of."""
    text = item.parentItem()
    while not text.property("face"):
        text = text.parentItem()
    return text


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToItem(over(item), item.boundingRect())


def test_in_the_rulebook_each_stands_over_its_word_and_between_the_lines(book: Reader) -> None:
    every = seen(book.shown.items())
    assert len(every) > 30
    assert {"むらびと", "れいのうしゃ", "じんろう"} <= {str(item.property("text")) for item in every}
    for item in every:
        text = over(item)
        place, size = box(item), text.property("font").pixelSize()
        pitch = text.property("contentHeight") / text.property("lineCount")
        assert text.property("lineCount") == 1 or pitch > size + item.property("font").pixelSize()
        assert -1 <= place.left() <= place.right() <= text.width() + 1
    apart = [
        (box(one), box(other)) for one in every for other in every if one is not other and over(one) is over(other)
    ]
    assert not [1 for one, other in apart if one.adjusted(1, 2, -1, -2).intersects(other.adjusted(1, 2, -1, -2))]


def test_what_is_read_out_is_the_text_alone(book: Reader) -> None:
    told = 0
    for item in seen(book.shown.items()):
        text = over(item)
        # A tab says by itself what stands on it.
        if (heard := QAccessible.queryAccessibleInterface(text)) is not None:
            assert heard.text(QAccessible.Text.Name) == text.property("line")
            beside = [heard.child(at).text(QAccessible.Text.Name) for at in range(heard.childCount())]
            assert item.property("text") not in beside
            told += 1
    assert told > 30


@pytest.mark.parametrize("language", ["zh-Hans", "en"])
def test_no_other_language_has_any_or_looks_different(language: str) -> None:
    pictures = []
    for is_on in (False, True):
        shown = Shown(played.held(language), {"is_open": True}, (1280, 720), {"readings": is_on})
        assert seen(shown.items()) == []
        pictures.append(shown.picture())
        shown.close()
    assert pictures[0] == pictures[1]


def test_a_role_card_has_them_on_its_name_and_in_what_it_does() -> None:
    shown = Shown(played.held("ja", act="attack"), {"is_open": True}, (1280, 720), {"readings": True})
    shown.picture()
    large, small = (
        {str(item.property("text")) for item in seen(shown.items()) if over(item).property("face") == face}
        for face in ("display", "text")
    )
    assert {"じんろう", "じんえい"} <= large
    assert "じんろう" in small
    shown.close()
