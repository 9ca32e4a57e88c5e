"""What goes into a bundle: everything the app reads, found without a list."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bundled
from i18n import LANGUAGES
from product import ROOT
from rulesets.engine.library import files


def placed() -> set[str]:
    return {f"{folder}/{Path(file).name}" for file, folder in bundled.data()}


def asserts(code: str) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(ast.parse(code)))


def found(*patterns: str) -> set[str]:
    """As somebody would look for them who knows nothing of the walkers."""
    every = (path for pattern in patterns for path in ROOT.glob(pattern))
    return {path.relative_to(ROOT).as_posix() for path in every}


@pytest.mark.parametrize(
    "pattern",
    [
        *("desktop/**/*.qml", "desktop/**/*.js", "desktop/**/qmldir", "desktop/**/*.yaml"),
        *("assets/**/*.svg", "assets/**/*.json", "assets/**/*.yaml", "assets/**/*.ttc"),
        *("assets/**/OFL.txt", "rulesets/*/ruleset.yaml"),
    ],
)
def test_every_file_of_a_kind_lies_where_it_lies_here(pattern: str) -> None:
    stay = {name for name in found(pattern) if name.startswith(bundled.STAY)}
    assert placed() & found(pattern) == found(pattern) - stay


def test_every_catalog_list_and_record_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = tmp_path / "build"
    monkeypatch.setattr(bundled, "ROOT", tmp_path)
    monkeypatch.setattr("bundled.COMPILED", compiled)
    monkeypatch.setattr(bundled, "files", dict)
    monkeypatch.setattr(bundled, "_beside_code", lambda _: ())
    for language in LANGUAGES:
        (compiled / language).mkdir(parents=True)
        (compiled / language / "app.mo").touch()
    (compiled / "languages.json").touch()
    (compiled / "zh-Hans" / "phrases.txt").touch()
    lists = {"build/languages.json", "build/zh-Hans/phrases.txt"}
    assert placed() == {*lists, *(f"build/{language}/app.mo" for language in LANGUAGES)}


def test_what_is_for_those_who_build_stays_at_home() -> None:
    code = [name for name in placed() if name.endswith((".py", ".pyc", ".md", ".po"))]
    # A pack's programs are data.
    assert not [name for name in code if not name.startswith("assets/packs/")]
    assert "assets/packs/langrensha_today/roles/gargoyle.py" in code


def test_roles_events_and_cards_are_imported_though_nobody_names_them() -> None:
    wanted = found("rulesets/*/roles/*.py", "rulesets/*/events/*.py", "rulesets/*/cards/*.py", "rulesets/*/flow.py")
    names = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in wanted}
    assert names
    assert names <= set(bundled.modules())
    assert {f"rulesets.{id}" for id in files()} <= set(bundled.modules())


def test_a_file_put_beside_a_screen_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundled, "ROOT", tmp_path)
    for name in ("home/New.qml", "home/model.py", "home/README.md"):
        (tmp_path / "desktop" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "desktop" / name).touch()
    assert [file.name for file in bundled.qml_files()] == ["New.qml"]


def test_what_qt_compiles_is_what_screens_are_made_of() -> None:
    compiled = {file.relative_to(ROOT).as_posix() for file in bundled.screens()}
    assert {"desktop/start/Main.qml", "desktop/widgets/names.js"} <= compiled
    # A page's script is a browser's.
    assert "desktop/after/export/page.js" not in compiled


def test_the_languages_bring_what_they_inherit() -> None:
    names = bundled.locale_data()
    assert {"root.dat", "en.dat", "ja.dat", "zh.dat", "zh_Hans.dat", "zh_Hant.dat"} <= names
    assert not {name for name in names if name.startswith(("de", "fr"))}


def test_nothing_that_is_frozen_relies_on_assert() -> None:
    """A bundle is compiled without."""
    every = (path for room in ("desktop", "i18n", "rulesets") for path in (ROOT / room).rglob("*.py"))
    shipped = {path: path.read_text("utf-8") for path in every if "checks" not in path.parts}
    assert shipped
    assert [path for path, code in shipped.items() if asserts(code)] == []


def test_an_assert_would_be_seen() -> None:
    assert asserts("def f(x):\n    assert x\n")
