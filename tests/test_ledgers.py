"""The ledgers: each row is shown by a scenario, and whoever cites a row cites one that there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesets.engine import catalogue

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "docs" / "rules"
RULESETS = [rules.id for rules in catalogue()]
ROOMS = ("assets", "benchmarks", "desktop", "docs", "i18n", "packaging", "rulesets", "tests")
CITING = {".md", ".po", ".py", ".qml", ".yaml"}
ROW = re.compile(r"^[-*] \*\*([A-Z]+\d*-\d+)\*\*", re.MULTILINE)


def rows(ruleset: str) -> list[str]:
    return ROW.findall((LEDGERS / f"{ruleset}.md").read_text("utf-8"))


def prefix(row: str) -> str:
    return row.partition("-")[0]


EVERY = {row for ruleset in RULESETS for row in rows(ruleset)}
CITATION = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted({prefix(row) for row in EVERY}))})-\d+(?!\w)")


def unknown(text: str) -> list[str]:
    return [cited for cited in CITATION.findall(text) if cited not in EVERY]


def citing() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for room in ROOMS:
        yield from (path for path in (ROOT / room).rglob("*.*") if path.suffix in CITING)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ledger_has_each_row_once_and_all_under_one_prefix(ruleset: str) -> None:
    own = rows(ruleset)
    assert len(own) == len(set(own)) > 0
    assert len({prefix(row) for row in own}) == 1


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_row_has_a_scenario_and_every_scenario_a_row(ruleset: str) -> None:
    """By the names of the files; that these are right is seen where the scenarios are played."""
    names = (file.stem.split("-") for file in (ROOT / "tests" / "scenarios" / ruleset).glob("*.yaml"))
    shown = {"-".join(name[:2]) for name in names}
    assert [row for row in rows(ruleset) if row not in shown] == []
    assert sorted(shown - set(rows(ruleset))) == [], "scenarios for rows that the ledger does not have"


def test_whatever_is_cited_stands_in_a_ledger() -> None:
    wrong = {path.relative_to(ROOT).as_posix(): unknown(path.read_text("utf-8")) for path in citing()}
    assert {place: cited for place, cited in wrong.items() if cited} == {}


def test_a_row_that_there_is_not_would_be_seen() -> None:
    row = min(EVERY)
    assert unknown(f"({row}, {prefix(row)}-9999)") == [f"{prefix(row)}-9999"]
    assert unknown(f"UTF-8, a{row}9, {row}-the-case.yaml") == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_option_stands_in_the_ledger(ruleset: str) -> None:
    text = (LEDGERS / f"{ruleset}.md").read_text("utf-8")
    (options,) = [rules.options for rules in catalogue() if rules.id == ruleset]
    assert [id for id in options if f"| `{id}` |" not in text] == []
