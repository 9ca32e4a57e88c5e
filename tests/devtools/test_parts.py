"""What is missing of a role, a card or an event is said in one list."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from devtools import parts
from i18n.checks.book import Book, Page
from rulesets.engine import Ruleset, catalogue, ruleset

SPEAKS = """
class Dreamer:
    \"\"\"Sees dreamer.dream and the like.\"\"\"

    def act(self, town, me):
        town.table.tell(me, "dreamer.dream", seat=me)
        return town.act("dreamer.ask", me, ["vote.execution"])
"""
DREAM = {"dreamer.dream": {"params": {"seat": "name"}}}


def village(folder: Path, facts: Mapping[str, Any]) -> Ruleset:
    """The nine with one role more, of which there is a file and no more."""
    module = ModuleType("dreamer_of_a_test")
    module.__file__ = str(folder / "dreamer.py")
    Path(module.__file__).write_text(SPEAKS, "utf-8")
    sys.modules[module.__name__] = module
    dreamer = type("Dreamer", (), {"id": "dreamer", "faction": "village", "__module__": module.__name__, **facts})
    rules = ruleset("jinro_nine")
    classes = (*rules.code.parts(), dreamer)
    ids = (*rules.roles, "dreamer")
    return replace(rules, roles=ids, cards=ids, code=replace(rules.code, parts=lambda: classes))


def said(rules: Ruleset, scenarios: Path = parts.SCENARIOS) -> list[str]:
    return [str(lack) for lack in parts.lacks([rules], scenarios)]


def test_of_what_comes_with_us_nothing_is_missing() -> None:
    assert [str(lack) for lack in parts.lacks(catalogue()) if not lack.is_note] == []


def test_of_a_role_that_was_just_written_every_missing_part_has_its_line(tmp_path: Path) -> None:
    everywhere = "in ja, zh-Hans, zh-Hant, en"
    lines = said(village(tmp_path, {"notices": DREAM}))
    assert [line for line in lines if line.startswith("jinro_nine dreamer")] == [
        "jinro_nine dreamer: speaks dreamer.ask, which neither its class nor rulesets/jinro_nine/ruleset.yaml declares",
        f"jinro_nine dreamer: no text role.dreamer.name {everywhere}",
        f"jinro_nine dreamer: no text role.dreamer.does {everywhere}",
        f"jinro_nine dreamer: no text notice.dreamer.dream {everywhere}",
        "jinro_nine dreamer: no scenario in tests/scenarios/jinro_nine names it",
        "jinro_nine dreamer: (may wait) no drawing assets/motifs/roles/dreamer.svg",
    ]


def test_what_has_a_scenario_that_names_it_is_shown(tmp_path: Path) -> None:
    (tmp_path / "jinro_nine").mkdir()
    (tmp_path / "jinro_nine" / "dreams.yaml").write_text("preset: {dreamer: 1}", "utf-8")
    lines = said(village(tmp_path, {"notices": DREAM, "asks": {"dreamer.ask": {}}}), tmp_path)
    assert not [line for line in lines if line.startswith("jinro_nine dreamer") and "scenario" in line]
    assert [line for line in lines if line.startswith("jinro_nine seer") and "scenario" in line]


def test_a_listed_role_without_a_file_is_said() -> None:
    rules = ruleset("jinro_nine")
    classes = [part for part in rules.code.parts() if part.id != "seer"]  # type: ignore[attr-defined]
    lacking = replace(rules, code=replace(rules.code, parts=lambda: classes))
    assert "jinro_nine seer: nothing in rulesets/jinro_nine has this id" in said(lacking)


@pytest.mark.parametrize(("is_note", "code"), [(True, 0), (False, 1)])
def test_what_may_wait_holds_nobody_up(
    is_note: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parts, "lacks", lambda _: [parts.Lack("jinro_nine", "dreamer", "a thing", is_note)])
    monkeypatch.setattr(parts, "unwritable", lambda _: [])
    assert parts.main() == code
    assert capsys.readouterr().out.splitlines()[-1] == f"{1 - is_note:d} missing, {is_note:d} may wait"


def test_a_sign_that_no_face_has_is_said_of_any_word() -> None:
    word = Page("en", Path("app.po"), {"a.plain": "dawn", "a.rare": "dawn \N{IZAKAYA LANTERN}"}, (), {})
    draft = replace(word, language="ko")
    noted = "no face has \N{IZAKAYA LANTERN}: the system's fonts have to write it, where there are any"
    assert [*map(str, parts.unwritable([Book("app", (word, draft))]))] == [f"en/app a.rare: (may wait) {noted}"]


def test_each_language_has_the_signs_of_its_own_faces() -> None:
    assert parts._signs("en") >= set("Wolf — 人狼")
    assert all(parts._signs(language) >= set("黎明 dawn") for language in ("ja", "zh-Hans", "zh-Hant"))
