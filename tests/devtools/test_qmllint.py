"""A field that Python does not show, or shows as something else, fails the linter in whatever QML file it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, make_dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.settings.page import SettingsPage
from desktop.widgets.typed import MODELS, RECORDS, for_qml
from devtools import qml_lists, qmllint, qmltypes

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = ROOT / "desktop" / "settings" / "Settings.qml"
TRIAL = """\
pragma ComponentBehavior: Bound

import QtQuick
import LanternNight

Item {
    id: it

    required property SettingsModel model
    readonly property SettingsPage page: it.model.page
    readonly property Rule noRule: Rule {}

%s
}
"""
# In a copy of the settings: what is written instead, and what is said of it.
PLANTED = {
    "a misspelt field": (
        "settings.page.line !==",
        "settings.page.lines !==",
        'Member "lines" not found on type "SettingsPage"',
    ),
    "a misspelt word": (
        "settings.words.back",
        "settings.words.bakc",
        'Member "bakc" not found on type "SettingsWords"',
    ),
    "a misspelt slot": (
        "onTapped: settings.model.leave()",
        "onTapped: settings.model.leav()",
        'Member "leav" not found',
    ),
    "a misspelt handler": ("onSwitched:", "onSwitchd:", 'no matching signal found for handler "onSwitchd"'),
    "a field of a row": ("switch(entry.id)", "switch(entry.ids)", 'Member "ids" not found on type "Rule"'),
    "another list's element": (
        "Chip section: settings.page.sections[index]",
        "Chip section: settings.page.rows[index]",
        "this is a list of Rule, and no Chip is in it",
    ),
    "one record for another": (
        "rule: entry",
        "rule: settings.words",
        "Cannot assign binding of type SettingsWords to Rule",
    ),
    "an element that nobody names": (
        "rule: entry",
        "rule: settings.page.rows[index]",
        "say what is taken out of settings.page.rows",
    ),
    "a var again": ("readonly property Rule entry:", "readonly property var entry:", "id is looked up on a var"),
    "an argument too many": (
        "settings.model.leave()\n    ",
        "settings.model.leave(1)\n    ",
        "Function expects 0 arguments",
    ),
    "a property that no row has": ("onText: settings", "onTexts: settings", "onTexts"),
}
# Lines of a file of its own, each wrong in another way.
LINES = {
    "readonly property list<Chip> rows: it.page.rows": "this is a list of Rule, and no Chip is in it",
    "readonly property string name: (it.page.rows[0] as Chip).text": "no Chip is in it",
    "readonly property Chip one: it.page.rows[0] || null": "no Chip is in it",
    "readonly property Chip one: it.page.rows.find(one => true)": "no Chip is in it",
    "readonly property string name: it.page.rows.find(one => true).name": "say what is taken",
    "readonly property string name: it.page.rows[0].name": "say what is taken out of it.page.rows",
    "readonly property Rule rule: it.page.rows.find(function (rule: Rule): bool { return rule.isOn })": "isOn",
    "readonly property bool any: it.page.rows.some(rule => rule.isOn)": "isOn is looked up on a var",
    "readonly property int most: Math.max(...it.page.sections.map(each => 1))": "a spread can't be followed",
    "Repeater {\nmodel: it.page.rows\nItem {\nrequired property Chip modelData\n}\n}": "no Chip is",
    "function name(rule: Rule): string { return rule.nam }": 'Member "nam" not found on type "Rule"',
}


@pytest.fixture(scope="module", autouse=True)
def _types(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """In a folder of this process's own: another may be at it, too."""
    with pytest.MonkeyPatch.context() as here:
        here.setattr(qmltypes, "FOLDER", tmp_path_factory.mktemp("qml"))
        assert qmltypes.main(qmltypes.FOLDER) == 0
        yield


def said(file: Path) -> list[str]:
    return list(qmllint.faults(qmllint.linted([file])))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Of the settings, beside what they draw with."""
    (tmp_path / "widgets").symlink_to(ROOT / "desktop" / "widgets")
    (tmp_path / "pace").symlink_to(ROOT / "desktop" / "pace")
    (tmp_path / "settings").mkdir()
    for file in SETTINGS.parent.glob("*.qml"):
        (tmp_path / "settings" / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path / "settings" / "Settings.qml"


def test_the_page_itself_has_no_fault(copy: Path) -> None:
    assert said(copy) == []


@pytest.mark.parametrize("what", PLANTED)
def test_the_linter_sees(what: str, copy: Path) -> None:
    right, wrong, told = PLANTED[what]
    text = copy.read_text(encoding="utf-8")
    assert right in text
    copy.write_text(text.replace(right, wrong), encoding="utf-8")
    assert any(told in line for line in said(copy)), said(copy)


@pytest.mark.parametrize("line", LINES)
def test_the_linter_sees_the_line(line: str, tmp_path: Path) -> None:
    file = tmp_path / "Trial.qml"
    file.write_text(TRIAL % "\n".join(f"    {each}" for each in line.split("\n")), encoding="utf-8")
    assert any(LINES[line] in each for each in said(file)), said(file)


RIGHT = """\
    readonly property Rule second: it.page.rows[1] || it.noRule
    readonly property Rule on: it.page.rows.find(function (rule: Rule): bool { return rule.is_on }) || it.noRule
    readonly property string name: (it.page.rows[0] as Rule).name + it.second.choices.length
    readonly property bool any: it.page.rows.some(function (rule: Rule): bool { return rule.is_on })
    readonly property list<Rule> rows: it.page.rows
    readonly property real longest: it.page.sections.reduce(
        function (most: real, chip: Chip): real { return Math.max(most, chip.text.length) }, 0)
    readonly property Item part: loader.item as Item

    function textOf(rule: Rule, choice: Chip): string {
        return choice ? choice.text : rule.name
    }

    Loader {
        id: loader
    }

    Repeater {
        model: it.second.choices

        Text {
            required property Chip modelData
            text: it.textOf(it.second, modelData)
        }
    }
"""


def test_what_is_right_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "Trial.qml"
    file.write_text(TRIAL % RIGHT, encoding="utf-8")
    assert said(file) == []


def test_a_field_that_python_has_no_more_is_missed(copy: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fields = [(name, each.type) for name, each in SettingsPage.__dataclass_fields__.items() if name != "trouble"]
    without = make_dataclass("SettingsPage", fields, frozen=True, namespace={"__module__": SettingsPage.__module__})
    monkeypatch.setitem(RECORDS, without, RECORDS[SettingsPage])
    monkeypatch.delitem(RECORDS, SettingsPage)
    monkeypatch.setattr(qmltypes, "FOLDER", tmp_path / "types")
    assert qmltypes.main(tmp_path / "types") == 0
    assert [line for line in said(copy) if 'Member "trouble" not found on type "SettingsPage"' in line]


# What Python shows


@dataclass(frozen=True)
class LintMark:
    text: str


class LintParent(QObject):
    turned = Signal(int, str)


@for_qml(LintMark)
class LintModel(LintParent):
    changed = Signal()

    @Property(QObject, notify=changed)
    def other(self) -> LintParent | None:
        return None

    @Property(list, constant=True)
    def names(self) -> tuple[str, ...]:
        return ()

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def loose(self) -> dict[str, str]:
        return {}

    @Slot(str, result=bool)
    def has(self, name: str) -> bool:
        return name == "here"


def test_a_model_is_told_with_all_it_has() -> None:
    text = qmltypes.written()
    (part,) = [each for each in text.split("    Component {") if 'name: "LintModel"' in each]
    assert 'prototype: "LintParent"' in part
    assert 'name: "other"; type: "LintParent"; isPointer: true' in part
    assert 'name: "names"; type: "QString"; isList: true' in part
    assert 'name: "loose"; type: "QVariantMap"' in part
    assert 'name: "page"; type: "LintMark"; notify: "changed"; isPointer: true' in part
    assert 'name: "has"\ntype: "bool"\nParameter { name: "name"; type: "QString" }' in part
    assert 'name: "LintParent"' in text
    assert 'name: "turned"\nParameter { name: "given0"; type: "int" }' in text


@pytest.mark.parametrize(
    ("name", "taken"),
    [("Row", "Qt"), ("StandingForecast", "desktop/pace/StandingForecast.qml"), ("Rule", "desktop.widgets.options")],
)
def test_a_name_that_is_taken_is_refused(name: str, taken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECORDS, type(name, (), {"__module__": "tests.somewhere"}), qmllint)
    (line,) = qmltypes.clashes()
    assert line.startswith(f"tests.somewhere.{name}: ")
    assert taken in line


def test_every_model_that_qml_knows_is_ours() -> None:
    assert {model for model in MODELS if model.__module__.startswith("desktop.settings")}
    assert qml_lists.File("Item {\n    id: it\n    property SettingsPage page\n}").types == {
        "it": {"page": "SettingsPage"}
    }
