"""`demo --grammar FILE`: what each lit screen takes, as an outside check reads it."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from desktop.demo.command import run as demo

KEYS = ["day", "phase", "lap", "place", "who", "kind", "decline", "seals", "places", "text"]


def listed(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    file = folder / "grammar.json"
    assert demo([*arguments, "--fast", "--grammar", str(file)]) == 0
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return rows


@pytest.mark.parametrize(
    ("id", "profile", "until"),
    [("jinro_nine", "source", "1"), ("langrensha", "evening", "1"), ("witch_trial", "evening", "1")],
)
def test_all_screens_of_a_place_are_equal_but_for_who(id: str, profile: str, until: str, tmp_path: Path) -> None:
    rows = listed(tmp_path, id, "--profile", profile, "--until-day", until)
    at = defaultdict(list)
    for row in rows:
        assert list(row) == KEYS
        at[tuple(row[key] for key in ("day", "phase", "lap", "place"))].append(row)
    assert len(at) > 2
    for same in at.values():
        assert len({row["who"] for row in same}) == len(same)
        assert len({json.dumps({**row, "who": ""}) for row in same}) == 1
    chosen = next(row for row in rows if {"1", "2"} <= set(row["places"]))
    assert chosen["decline"]
    assert chosen["seals"] > 0


def test_what_a_leader_does_is_in_no_lap(tmp_path: Path) -> None:
    rows = listed(tmp_path, "jinro_nine", "--leading", "caller", "--until-day", "1")
    assert {row["phase"] for row in rows} == {"deal", "vote"}
