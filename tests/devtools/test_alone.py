"""A few tests broken on purpose: a tree where they stand alone, and one where another leans on them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from devtools import alone

PLAIN = '''
import pytest

def helper():
    return 1

@pytest.mark.parametrize("number", [1, 2])
def test_of_numbers(number):
    """Of two."""
    assert number
'''
LEANING = """
from test_plain import test_of_numbers as other

def test_that_leans():
    other(1)
"""
ALONE = """
def test_that_stands_alone():
    assert True
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(alone, "PYTEST", [word for word in alone.PYTEST if not word.startswith("--")])
    root = tmp_path / "tree"
    (root / "tests").mkdir(parents=True)
    (root / "tests" / "test_plain.py").write_text(PLAIN, "utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


def test_where_each_stands_alone_exactly_those_are_red(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "tests" / "test_other.py").write_text(ALONE, "utf-8")
    before = [file.read_text("utf-8") for file in sorted(tree.rglob("*.py"))]
    assert alone.run(tree, ["tests"], 8, 1) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "broken and red   tests/test_other.py::test_that_stands_alone",
        "broken and red   tests/test_plain.py::test_of_numbers",
        "2 broken, 2 red",
    ]
    assert [file.read_text("utf-8") for file in sorted(tree.rglob("*.py"))] == before


def test_whoever_leans_on_another_is_named(tree: Path) -> None:
    (tree / "tests" / "test_leaning.py").write_text(LEANING, "utf-8")
    place = next(alone.places(tree, ["tests/test_plain.py"]))
    alone.break_at(tree, place)
    assert alone.red(tree, ["tests"]) == {
        "tests/test_plain.py::test_of_numbers",
        "tests/test_leaning.py::test_that_leans",
    }
    assert alone.told({str(place)}, {str(place), "tests/test_leaning.py::test_that_leans"}).splitlines()[-2:] == [
        "red, not broken  tests/test_leaning.py::test_that_leans",
        "1 broken, 2 red",
    ]


def test_one_of_a_file_is_broken_and_as_many_files_as_are_wanted() -> None:
    every = [alone.Place(f"tests/test_{file}.py", f"test_{number}", 1, 4) for file in "abcd" for number in range(3)]
    found = alone.chosen(iter(every), 3, 7)
    assert len({place.file for place in found}) == len(found) == 3
    assert found == alone.chosen(iter(every), 3, 7)
    assert found != alone.chosen(iter(every), 3, 8)
