"""The rulebooks' sentences: every scenario holds, and says which row of its ledger it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.engine.scenario import failures
from rulesets.engine.scenario.form import read

ROOT = Path(__file__).parent / "scenarios"
FILES = sorted(ROOT.glob("*/*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    assert failures(file) == []
    script = read(file)
    assert file.stem.startswith(f"{script['rule']}-")
    assert script["ruleset"] == file.parent.name
    assert script["about"].strip()
    assert script["expect"]
