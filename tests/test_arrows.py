"""The contracts of import-linter in pyproject.toml are kept, and a wrong arrow is seen; and what it can't see."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = "pyproject.toml"
LINTER = tomllib.loads((ROOT / PROJECT).read_text(encoding="utf-8"))["tool"]["importlinter"]
# This folder's own path, and no other's: the linter finds its packages as Python does.
LINT = "import sys; sys.path[0] = '.'; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"

# By contract: who imports whom, though it must not.
WRONG = {
    "house": [
        ("desktop.keep.folder", "tests.laws.games"),
        ("desktop.keep.folder", "devtools.parts"),
        ("i18n.words", "desktop.keep.folder"),
        ("rulesets.engine.game", "i18n.words"),
        ("benchmarks.engine", "devtools.parts"),
    ],
    "rulesets": [
        ("rulesets.engine.game", "rulesets.werewolf.night"),
        ("rulesets.engine.game", "rulesets.jinro_nine.flow"),
        ("rulesets.werewolf.night", "rulesets.langrensha.flow"),
        ("rulesets.jinro_nine.roles.fox", "rulesets.event_jinro.flow"),
    ],
    "cards": [("rulesets.witch_trial.flow", "rulesets.werewolf.night")],
    "rules": [
        ("rulesets.engine.game", "PySide6"),
        ("rulesets.engine.game", "shiboken6"),
        ("rulesets.engine.game", "time"),
        ("rulesets.werewolf.night", "datetime"),
        ("rulesets.werewolf.night", "babel"),
        ("rulesets.jinro_nine.flow", "gettext"),
    ],
    "shelf": [("rulesets", "rulesets.engine")],
    "yaml": [("rulesets.jinro_nine.flow", "yaml")],
    "asks": [
        ("desktop.keep.folder", "rulesets.jinro_nine.flow"),
        ("desktop.keep.folder", "rulesets.werewolf.night"),
        ("i18n.words", "rulesets.jinro_nine.flow"),
    ],
    "words": [("i18n.words", "PySide6")],
    "privacy": [("desktop.table.privacy.machine", "PySide6"), ("desktop.table.privacy.machine", "desktop.keep.folder")],
    "desktop": [
        ("desktop.keep.folder", "desktop.widgets.fonts"),
        ("desktop.widgets.fonts", "desktop.table.stage.stage"),
        ("desktop.rulebook.model", "desktop.start.app"),
        ("desktop.rulebook.model", "desktop.home.page"),
        ("desktop.table.pages.pages", "desktop.sound.sounds"),
    ],
    "table": [
        ("desktop.rulebook.model", "desktop.table.stage.stage"),
        ("desktop.setup.model", "desktop.table.stage.stage"),
    ],
}


def lint(root: Path) -> tuple[int, str]:
    command = [sys.executable, "-c", LINT]
    wide = {**os.environ, "COLUMNS": "1000", "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=root, env=wide, capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout + done.stderr


def test_every_import_follows_the_arrows() -> None:
    code, said = lint(ROOT)
    assert code == 0, said


def copied(to: Path) -> Path:
    """The tree's Python alone."""
    for package in LINTER["root_packages"]:
        for file in (ROOT / package).rglob("*.py"):
            copy = to / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    shutil.copy(ROOT / PROJECT, to)
    return to


def plant(module: str, line: str, root: Path) -> None:
    path = root.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    file.write_text(f"{file.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """By contract, in a copy of the tree with all the wrong arrows in it."""
    copy = copied(tmp_path_factory.mktemp("tree"))
    for importer, imported in (arrow for arrows in WRONG.values() for arrow in arrows):
        plant(importer, f"import {imported}", copy)
    _, whole = lint(copy)
    parts = whole.split("Broken contracts\n", 1)[1]
    names = {contract["name"]: contract["id"] for contract in LINTER["contracts"]}
    found = re.split("^(" + "|".join(map(re.escape, names)) + ")$", parts, flags=re.MULTILINE)[1:]
    return {names[name]: text for name, text in zip(found[::2], found[1::2], strict=True)}


@pytest.mark.parametrize("contract", [contract["id"] for contract in LINTER["contracts"]])
def test_a_wrong_arrow_is_named_under_the_contract_that_says_what_to_do(said: dict[str, str], contract: str) -> None:
    assert [arrow for arrow in WRONG[contract] if f"{arrow[0]} -> {arrow[1]} (l." not in said[contract]] == []


@pytest.mark.parametrize("room", ["rulesets/another_game", "desktop/attic"])
def test_a_room_of_which_no_contract_knows_is_named(tmp_path: Path, room: str) -> None:
    copied(tmp_path).joinpath(room).mkdir()
    (tmp_path / room / "__init__.py").touch()
    code, said = lint(tmp_path)
    assert code
    assert room.replace("/", ".") in said


# What import-linter can't see: scripts that are no package, and modules named in a string.

NAMED = re.compile(r"""(?:import_module|__import__)\(\s*["']""")


def test_no_module_is_imported_by_a_written_out_string() -> None:
    packages = {*LINTER["root_packages"]} - {"tests"}
    files = [file for package in packages for file in (ROOT / package).rglob("*.py")]
    assert files
    assert [file for file in files if NAMED.search(file.read_text(encoding="utf-8"))] == []


def test_such_a_string_would_be_seen() -> None:
    assert NAMED.search("importlib.import_module(" + "'desktop')")
    assert NAMED.search("__import__(\n    " + '"desktop")')
    assert not NAMED.search("import_module(name)")


def imported(source: str) -> Iterator[str]:
    """The first names alone, as in `a` of `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


PACKAGING = {file.stem: set(imported(file.read_text(encoding="utf-8"))) for file in ROOT.glob("packaging/*.py")}


def test_the_first_names_are_read() -> None:
    assert set(imported("import a.b\ndef f():\n    from c.d import e\nfrom f import g")) == {"a", "c", "f"}


def test_packaging_does_without_the_tests_and_what_only_developers_run() -> None:
    assert PACKAGING
    assert {name for name, found in PACKAGING.items() if found & {"tests", "devtools"}} == set()


def test_dev_py_needs_nothing_installed() -> None:
    wanted = set().union(*(found for name, found in PACKAGING.items() if name.startswith("dev")))
    assert wanted
    assert wanted <= {*PACKAGING, *sys.stdlib_module_names}
