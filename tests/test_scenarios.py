"""The rulebooks' sentences: every scenario holds, and every row of every ledger has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.engine import catalogue
from rulesets.engine.scenario import failures
from rulesets.engine.scenario.form import read

ROOT = Path(__file__).parent / "scenarios"
FILES = sorted(ROOT.glob("*/*.yaml"))
RULESETS = [rules.id for rules in catalogue()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    assert failures(file) == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_row_of_the_ledger_has_a_scenario(ruleset: str) -> None:
    rows = (ROOT / ruleset / "ROWS").read_text("utf-8").split()
    shown = {read(file)["rule"] for file in (ROOT / ruleset).glob("*.yaml")}
    assert [row for row in rows if row not in shown] == []
    assert sorted(shown - set(rows)) == [], "scenarios for rows that the ledger does not have"
    assert len(rows) == len(set(rows))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_scenario_is_named_after_its_row_and_says_what_it_shows(file: Path) -> None:
    script = read(file)
    assert file.stem.startswith(f"{script['rule']}-")
    assert script["ruleset"] == file.parent.name
    assert script["about"].strip()
    assert script["expect"]
