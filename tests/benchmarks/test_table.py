from __future__ import annotations

from pathlib import Path

import pytest

import benchmarks
from benchmarks import Row
from benchmarks.__main__ import known, main, number, table

TWO = {"engine": [Row("ask", 4.567, "µs", "mean")], "desktop": [Row("first frame", 184.2, "ms")]}
MODULE = "from benchmarks import Row\ndef rows():\n    yield Row('asks', 1234567, '1/s', 'more is better')\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(benchmarks, "__path__", [str(tmp_path)])
    return tmp_path


def test_columns_stand_under_each_other() -> None:
    assert table(TWO).splitlines() == [
        "engine: ask           4.57 µs  mean",
        "desktop: first frame   184 ms",
    ]


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.012345, "0.0123"), (4.567, "4.57"), (12.34, "12.3"), (1532.7, "1,533"), (0, "0"), (-250, "-250")],
)
def test_three_figures_are_enough(value: float, shown: str) -> None:
    assert number(value) == shown


def test_a_module_put_on_the_shelf_is_found_and_run(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shelf / "found_by_name.py").write_text(MODULE, encoding="utf-8")
    assert known() == ["found_by_name"]
    assert main([]) == 0
    assert capsys.readouterr().out == "found_by_name: asks  1,234,567 1/s  more is better\n"


def test_an_unknown_name_is_answered_with_the_known_ones(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shelf / "here.py").write_text(MODULE, encoding="utf-8")
    assert main(["gone"]) == 2
    assert capsys.readouterr().err == "No such benchmark: gone. There are: here\n"
