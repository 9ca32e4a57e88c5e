"""Planted faults: which there are, that nothing is written, and that a scenario notices one and not another."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from devtools.__main__ import main
from devtools.mutate.campaign import TREE, Steps, scenarios_of, tried
from devtools.mutate.faults import Fault, faults
from devtools.mutate.footprints import footprints
from devtools.mutate.planted import plant
from devtools.mutate.words import Words
from rulesets.engine import ruleset

WORDS = Words(ruleset("jinro_nine"))
RULE = '''
"""A rule."""
from rulesets.engine import Ask

__slots__ = ("one", "two")
LEAST: tuple[int, int] = (3, 4)


def voters(table: Table, limit: int = 2) -> list[str]:
    """Who votes."""
    if not table.alive:
        raise BadSetup(f"{table.day} is {limit + 1} late")
    table.bury("A", "attack")
    return [seat for seat in table.alive if table.day < limit and seat != "no one"]
'''


def planted(source: str = RULE) -> dict[str, str]:
    return {fault.after: fault.source for fault in faults("rule.py", source, WORDS)}


@pytest.mark.parametrize(
    "line",
    [
        "LEAST: tuple[int, int] = (4,)",
        "LEAST: tuple[int, int] = (3, 5)",
        "def voters(table: Table, limit: int=1) -> list[str]:",
        "if table.alive:",
        "table.bury('A', 'execution')",
        "pass",
        "return []",
        "return [seat for seat in table.alive if table.day <= limit and seat != 'no one']",
        "return [seat for seat in table.alive if table.day < limit or seat != 'no one']",
        "return [seat for seat in table.alive if True]",
    ],
)
def test_a_fault_that_there_could_be(line: str) -> None:
    assert line in planted()


def test_what_says_nothing_to_the_game_has_no_fault() -> None:
    same = ['"""Who votes."""', "from rulesets.engine import Ask", "__slots__ = ('one', 'two')", "{limit + 1} late"]
    assert all(all(line in source for line in same) for source in planted().values())


def test_a_long_line_is_cut_around_the_change() -> None:
    (after,) = [line for line in planted(f"TABLE = [{'10, ' * 90}7]") if "8]" in line]
    assert after.startswith("… ")
    assert len(after) < 130


def test_a_fault_is_planted_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "planted_rule.py"
    file.write_text("LEAST = 3\n", encoding="utf-8")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    plant(tmp_path, "planted_rule.py", "LEAST = 4\n")
    assert import_module("planted_rule").LEAST == 4
    assert [path.name for path in tmp_path.iterdir()] == ["planted_rule.py"]
    assert file.read_text(encoding="utf-8") == "LEAST = 3\n"


def test_one_fault_is_noticed_and_another_is_not() -> None:
    name = "rulesets/jinro_nine/flow.py"
    source = (TREE / name).read_text("utf-8")
    scenarios = [str(file) for file in sorted(scenarios_of("jinro_nine").glob("J9-31-*.yaml"))]
    assert scenarios

    def noticed(wrong: str) -> str:
        return tried(Fault(name, 1, "", "", frozenset({1}), wrong), scenarios).noticed

    assert scenarios[0] in noticed(source.replace("yield from", "yield from ()  #", 1))
    assert noticed(f"{source}\nUNUSED = 1\n") == ""
    assert (TREE / name).read_text("utf-8") == source


def test_who_comes_by_is_asked_first() -> None:
    steps = Steps({"once": {"rule.py": [1]}, "scenarios": {"a": {"rule.py": [2]}, "b": {"rule.py": [2, 3]}}})

    def noticing(*lines: int) -> list[str]:
        return steps.noticing(Fault("rule.py", lines[0], "", "", frozenset(lines), ""))

    assert noticing(3) == ["b"]
    assert noticing(1, 3) == ["b", "a"]
    assert noticing(4) == []


def test_a_scenario_leaves_its_steps() -> None:
    scenario = next(scenarios_of("witch_trial").glob("WT-59-against-all-attacks.yaml"))
    found = footprints([scenario])
    steps = Steps(found)
    assert steps.files
    assert not [file for file in steps.files if "/engine/" in file]
    assert list(found["scenarios"]) == [str(scenario)]


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutate", "witch_trial", "--count", "2", "--seed", "3", "--all"]) == 0
    out = capsys.readouterr().out
    assert out.count("rulesets/witch_trial/") >= 2
    assert "of 2 faults caught" in out.splitlines()[-1]
