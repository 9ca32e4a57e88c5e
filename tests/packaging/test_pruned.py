"""What of Qt stays in a bundle."""

from __future__ import annotations

from pathlib import Path

import pytest

import pruned
from pruned import Pruning, imported, qml_modules

LINKED = {
    "/qt/libqxcb.so": ["libQt6Gui.so.6", "libQt6XcbQpa.so.6"],
    "/qt/libQt6XcbQpa.so.6": ["libxcb-icccm.so.4", "libX11.so.6"],
    "/qt/QtGui.abi3.so": ["libQt6Gui.so.6"],
    "/sys/libX11.so.6": ["libxcb.so.1"],
}


def pruning() -> Pruning:
    return Pruning({"QtQuick", "QtQml"}, {"root.dat", "ja.dat"}, lambda file: LINKED.get(file, []))


def places(entries: list[tuple[str, str, str]]) -> list[str]:
    return [place for place, _, _ in entries]


def binaries(*entries: tuple[str, str]) -> list[str]:
    listed = [(place, source, "EXTENSION" if "abi3" in place else "BINARY") for place, source in entries]
    return places(pruning().binaries(listed))


def data(*names: str) -> list[str]:
    return places(pruning().data([(name, f"/qt/{name}", "DATA") for name in names], []))


def test_libraries_stay_that_something_is_linked_to() -> None:
    assert binaries(
        ("PySide6/QtGui.abi3.so", "/qt/QtGui.abi3.so"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/qt/libQt6Gui.so.6"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/qt/libQt6XcbQpa.so.6"),
        ("libxcb-icccm.so.4", "/sys/libxcb-icccm.so.4"),
        ("PySide6/Qt/lib/libQt6Sql.so.6", "/qt/libQt6Sql.so.6"),
    ) == [
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "libxcb-icccm.so.4",
    ]


def test_what_belongs_to_the_system_is_left_to_it_with_what_only_that_is_linked_to() -> None:
    assert binaries(
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/qt/libQt6XcbQpa.so.6"),
        ("libX11.so.6", "/sys/libX11.so.6"),
        ("libxcb.so.1", "/sys/libxcb.so.1"),
    ) == ["PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/lib/libQt6XcbQpa.so.6"]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    ],
)
def test_plugins_that_are_named_stay(place: str) -> None:
    assert binaries((place, "/qt/x")) == [place]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "PySide6/Qt/qml/QtQuick/Dialogs/libqtquickdialogsplugin.so",
    ],
)
def test_others_go(place: str) -> None:
    assert binaries((place, "/qt/x")) == []


def test_of_a_qml_module_stays_what_a_program_reads() -> None:
    kept = ["PySide6/Qt/qml/QtQuick/qmldir", "babel/locale-data/ja.dat", "assets/signs/play.svg"]
    gone = [
        *("PySide6/Qt/qml/QtQuick/plugins.qmltypes", "PySide6/Qt/qml/QtQuick/Controls/qmldir"),
        *("PySide6/Qt/qml/QtQml/Some.qml", "PySide6/Qt/translations/qt_ja.qm", "babel/locale-data/de.dat"),
    ]
    assert data(*kept, *gone) == kept


def test_a_link_goes_with_what_it_leads_to() -> None:
    links = [(name, f"PySide6/Qt/lib/{name}", "SYMLINK") for name in ("libQt6Gui.so.6", "libQt6Sql.so.6")]
    kept = [("PySide6/Qt/lib/libQt6Gui.so.6", "/qt/libQt6Gui.so.6", "BINARY")]
    assert places(pruning().data(links, kept)) == ["libQt6Gui.so.6"]


def test_modules_bring_what_they_ask_for_and_not_what_is_optional(tmp_path: Path) -> None:
    texts = {
        "QtQuick": "module QtQuick\nimport QtQml auto\n",
        "QtQml": "module QtQml\n",
        "QtQuick/Controls": "optional import QtQuick.Fusion auto\ndefault import QtQuick.Basic auto\ndepends QtQuick\n",
        "QtQuick/Basic": "depends QtQuick auto\n",
    }
    for module, text in texts.items():
        (tmp_path / module).mkdir(parents=True, exist_ok=True)
        (tmp_path / module / "qmldir").write_text(text, encoding="utf-8")
    assert qml_modules(["QtQuick.Controls"], tmp_path) == {"QtQuick.Controls", "QtQuick.Basic", "QtQuick", "QtQml"}


def test_what_a_module_asks_for_while_it_runs_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruned, "ASKED_LATER", {"QtQuick.Dialogs": ("QtQuick.Controls",)})
    for module in ("QtQuick/Dialogs", "QtQuick/Controls"):
        (tmp_path / module).mkdir(parents=True)
    assert qml_modules(["QtQuick.Dialogs"], tmp_path) == {"QtQuick.Dialogs", "QtQuick.Controls"}


def test_imports_of_a_screen_are_read() -> None:
    text = 'import QtQuick\nimport QtQuick.Shapes as Shapes\nimport "../look"\nItem { property string x: "QtSql" }\n'
    assert imported(text) == {"QtQuick", "QtQuick.Shapes"}
