"""Pages as QML has them: typed, made as they are read, and there as long as anything shows them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Property, QCoreApplication, QEvent, QObject, QtMsgType, QUrl, Signal, qInstallMessageHandler
from PySide6.QtQml import QQmlComponent, QQmlEngine

from desktop.widgets.kinds import NotForQml
from desktop.widgets.screen import Screen
from desktop.widgets.typed import Shown, empty, for_qml, qml_type, retire, shown
from i18n import Words
from tests.desktop.around import FakeApp
from tests.desktop.widgets.tried_pages import TryMark, TryPage, TryRow, TryWider, TryWords

pytestmark = pytest.mark.usefixtures("qapp")


@for_qml(TryPage, TryWider)
class TryModel(QObject):
    changed = Signal()

    def __init__(self, page: TryPage) -> None:
        super().__init__()
        self._shown = shown(page, self)

    @Property(QObject, notify=changed)
    def page(self) -> Shown:
        return self._shown

    def turn(self, page: TryPage) -> Shown:
        before, self._shown = self._shown, shown(page, self, self._shown)
        self.changed.emit()
        retire(before, self._shown)
        return before


def page(*names: str, **more: Any) -> TryPage:
    rows = tuple(TryRow(name, TryMark(name.upper())) for name in names)
    return TryPage(**{"title": "t", "share": 0.5, "is_on": True, "rows": rows, "lines": ("a", "b"), "numbers": (3, 1),
                      "words": TryWords(Words("en")), **more})  # fmt: skip


class Drawn:
    """A QML object with this body, and all that Qt said meanwhile."""

    def __init__(self, model: QObject, body: str) -> None:
        self.said: list[str] = []
        self._before = qInstallMessageHandler(self._hear)
        self.engine = QQmlEngine()
        self.model = model
        component = QQmlComponent(self.engine)
        head = "import QtQuick\nimport LanternNight\nItem { id: it; required property TryModel model\n"
        component.setData(f"{head} readonly property TryPage page: it.model.page\n{body} }}".encode(), QUrl())
        self.root = component.createWithInitialProperties({"model": model})
        assert self.root is not None, component.errorString()
        self.root.setParent(self.engine)

    def __getitem__(self, name: str) -> Any:
        return self.root.property(name)

    def _hear(self, kind: QtMsgType, _context: object, text: str) -> None:
        self.said.append(text)

    def close(self) -> None:
        shiboken6.delete(self.engine)
        qInstallMessageHandler(self._before)


@pytest.fixture
def drawn() -> Iterator[Any]:
    up: list[Drawn] = []

    def draw(model: QObject, body: str) -> Drawn:
        up.append(Drawn(model, body))
        return up[-1]

    yield draw
    for each in up:
        each.close()


def turn_round() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


# What QML reads


@dataclass(frozen=True)
class WithEvent:
    event: str


def test_a_field_may_not_be_called_as_something_that_every_object_has() -> None:
    with pytest.raises(NotForQml, match=r"WithEvent\.event"):
        qml_type(WithEvent)


def test_qml_reads_values_records_and_lists(drawn: Any) -> None:
    made = drawn(
        TryModel(page("x", "y", first=TryRow("z", TryMark("Z"), 7))),
        """
        readonly property string title: it.page.title
        readonly property real share: it.page.share
        readonly property bool isOn: it.page.is_on
        readonly property TryRow first: it.page.first
        readonly property int count: it.first.count
        readonly property bool hasNote: it.first.note !== null
        readonly property int many: it.page.rows.length
        readonly property list<TryRow> rows: it.page.rows
        readonly property string mark: it.rows[1].mark.text
        readonly property string names: it.page.rows.map(function (row: TryRow): string { return row.name }).join()
        readonly property TryRow second: it.page.rows.find(function (row: TryRow): bool { return row.name === "y" })
        readonly property string found: it.second.name
        readonly property bool isNone: it.page.rows.find(function (row: TryRow): bool { return false }) === undefined
        readonly property bool hasA: it.page.lines.includes("a")
        readonly property int sum: it.page.numbers[0] + it.page.numbers[1]
        readonly property string back: it.page.words.back
        function nameOf(row: TryRow): string { return row.name }
        readonly property string called: it.nameOf(it.first)
        """,
    )
    assert (made["title"], made["share"], made["isOn"]) == ("t", 0.5, True)
    assert (made["count"], made["hasNote"], made["called"]) == (7, False, "z")
    assert (made["many"], made["mark"], made["names"], made["isNone"]) == (2, "Y", "x,y", True)
    assert made["found"] == "y"
    assert (made["hasA"], made["sum"], made["back"]) == (True, 4, Words("en").text("button.back"))
    assert made.said == []


def test_a_list_is_a_model(drawn: Any) -> None:
    made = drawn(
        TryModel(page("x", "y")),
        """
        property string told: ""
        Repeater {
            model: it.page.rows
            Item {
                required property TryRow modelData
                required property int index
                Component.onCompleted: it.told += modelData.name + index
            }
        }
        """,
    )
    assert (made["told"], made.said) == ("x0y1", [])


def test_a_page_of_a_kind_is_that_kind_and_more(drawn: Any) -> None:
    wider = TryWider("t", 0.5, True, (), (), (), TryWords(Words("en")))
    made = drawn(
        TryModel(wider), "readonly property TryWider wider: it.page as TryWider\nproperty string more: it.wider.more"
    )
    assert (made["more"], made.said) == ("more", [])


def test_what_qml_makes_itself_is_blank(drawn: Any) -> None:
    made = drawn(
        TryModel(page()),
        """
        readonly property TryPage none: TryPage {}
        readonly property string told: [it.none.title, it.none.share, it.none.is_on, it.none.rows.length,
            it.none.lines.length, it.none.first === null, it.none.words.back].join("|")
        readonly property TryRow row: TryRow {}
        readonly property string mark: it.row.mark.text
        """,
    )
    assert (made["told"], made["mark"], made.said) == ("|0|false|0|0|true|", "", [])


def test_a_misspelt_field_is_nothing_to_qml(drawn: Any) -> None:
    made = drawn(TryModel(page()), "readonly property string title: it.page.titel")
    assert made.said
    assert "undefined" in made.said[0]


# When it is made, and how long it is there


@dataclass(frozen=True)
class Told:
    rows: tuple[TryRow, ...]

    def __getattribute__(self, name: str) -> Any:
        if name == "rows":
            asked.append(name)
        return super().__getattribute__(name)


asked: list[str] = []


def test_nothing_is_made_before_it_is_read_and_nothing_twice() -> None:
    asked.clear()
    parent = QObject()
    made = shown(Told((TryRow("x", TryMark("X")),)), parent)
    assert (asked, made.children()) == ([], [])
    once = made.as_many("rows")
    assert asked == ["rows"]
    assert made.as_many("rows") is once
    assert [each.parent() for each in once] == [made]
    assert asked == ["rows"]


def test_it_is_the_same_object_at_each_look_and_collecting_changes_nothing(drawn: Any) -> None:
    made = drawn(
        TryModel(page("x", "y", first=TryRow("z", TryMark("Z")))),
        """
        readonly property var once: [it.page.first, it.page.rows[1], it.page.words]
        function isSame(): bool {
            return it.once[0] === it.page.first && it.once[1] === it.page.rows[1] && it.once[2] === it.page.words
                && it.once[1].name === "y"
        }
        property bool same: false
        function look() { gc(); it.same = it.isSame() }
        """,
    )
    for _ in range(3):
        gc.collect()
        turn_round()
        made.root.metaObject().invokeMethod(made.root, "look")
        assert made["same"]
    assert made.said == []


def test_a_page_that_is_replaced_goes_after_what_shows_it(drawn: Any) -> None:
    """Whatever is put away when the page turns looks at its old page to the end."""
    model = TryModel(page("x", "y"))
    made = drawn(
        model,
        """
        property Item current: null
        Component {
            id: screen
            Item {
                id: held
                required property TryPage kept
                readonly property string line: held.kept.rows[0].name + held.kept.words.back + it.page.title
            }
        }
        Component.onCompleted: it.current = screen.createObject(it, {kept: it.page}) as Item
        onPageChanged: {
            it.current.destroy()
            it.current = screen.createObject(it, {kept: it.page}) as Item
        }
        Repeater { model: it.page.rows; Text { required property TryRow modelData; text: modelData.mark.text } }
        """,
    )
    made.said.clear()
    before = model.turn(page("z", title="u"))
    assert shiboken6.isValid(before)
    assert made["current"].property("line") == "z" + Words("en").text("button.back") + "u"
    turn_round()
    assert not shiboken6.isValid(before)
    assert made.said == []


def test_what_is_the_same_on_the_next_page_is_the_same_object(drawn: Any) -> None:
    model = TryModel(page("a", "b", "c", first=TryRow("z", TryMark("Z"))))
    made = drawn(
        model,
        """
        property list<int> turned
        Repeater {
            model: it.page.rows.length
            Item {
                required property int index
                readonly property TryRow row: it.page.rows[index]
                readonly property TryMark mark: row.mark
                onRowChanged: it.turned.push(index)
            }
        }
        readonly property string others: it.page.words.back + it.page.first.name + it.page.first.mark.text
        """,
    )
    before = model.property("page")
    rows, words, mark = before.as_many("rows"), before.as_one("words"), before.as_one("first").as_one("mark")
    drawn_first = made["turned"]
    model.turn(page("a", "x", "c", first=TryRow("y", TryMark("Z"))))
    turn_round()
    shown = model.property("page")
    now = shown.as_many("rows")
    assert made["turned"] == [*drawn_first, 1]
    assert [each.record.name for each in now] == ["a", "x", "c"]
    assert (now[0], now[2], shown.as_one("words")) == (rows[0], rows[2], words)
    assert now[1] is not rows[1]
    # Of what is another, too, the part that is the same.
    assert shown.as_one("first").as_one("mark") is mark
    assert [shiboken6.isValid(each) for each in (*rows, words, before)] == [True, False, True, True, False]
    assert [each.parent() for each in (*now, words)] == [shown] * 4
    assert made.said == []


def test_nothing_of_a_page_is_kept_for_the_one_after_the_next() -> None:
    model = TryModel(page("a"))
    for name in ("b", "c"):
        model.property("page").as_many("rows")
        before, shown = model.turn(page(name)), model.property("page")
        assert (before.former, shown.former) == (None, None)
        # It was not read while all turned: then it is made.
        assert shown.as_many("rows")[0].record == TryRow(name, TryMark(name.upper()))


def test_a_thousand_pages_leave_nothing_behind(drawn: Any) -> None:
    model = TryModel(page("x"))
    made = drawn(
        model, "property int many: it.page.rows.length\nText { text: it.page.rows[0].name + it.page.words.ok }"
    )
    for number in range(1000):
        model.turn(page(*map(str, range(1 + number % 3))))
        if number % 50 == 0:
            turn_round()
    turn_round()
    assert len(model.children()) == 1
    assert (made["many"], made.said) == (1, [])


def test_what_was_secret_is_blank_at_once(drawn: Any) -> None:
    model = TryModel(page("x", first=TryRow("secret", TryMark("S"))))
    made = drawn(model, "readonly property TryRow first: it.page.first\nreadonly property TryRow row: it.page.rows[0]")
    held = model.property("page")
    rows, first = held.as_many("rows"), held.as_one("first")
    empty(held)
    assert [each.property("name") for each in (*rows, first)] == ["", ""]
    assert (held.property("title"), held.as_many("rows"), held.as_one("first"), made.said) == ("", [], None, [])


# Screens


@for_qml(TryPage)
class TryScreen(Screen):
    names = ("x",)
    made_pages = 0

    def made(self) -> TryPage:
        self.made_pages += 1
        return page(*self.names)


def test_who_inherits_from_a_typed_screen_shows_what_it_shows() -> None:
    class Other(TryScreen):
        pass

    assert isinstance(Other(FakeApp().preferences).property("page"), qml_type(TryPage))


def test_a_screen_makes_its_page_once_and_anew_when_something_changes() -> None:
    screen = TryScreen(FakeApp().preferences)
    first = screen.property("page")
    assert screen.property("page") is first
    assert (screen.made_pages, screen.shown().rows[0].name) == (1, "x")
    screen.names = ("y",)
    screen.refresh()
    assert screen.property("page") is not first
    assert (screen.made_pages, screen.shown().rows[0].name) == (2, "y")
    turn_round()
    assert not shiboken6.isValid(first)
