"""A scenario file that says less, more or something else than it should is told so in a line; the others are run."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.engine.__main__ import main

SETUP = """
ruleset: jinro_nine
preset: 9A
fixed:
  roles: {A: seer, B: medium, C: guard, D: villager, E: villager, F: villager, G: werewolf, H: werewolf, I: madman}
"""
TO_DAY_1 = "until: {day: 1, phase: day}"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("", "the file: should be a mapping"),
        ("rule: J9-57", "the file: ruleset missing"),
        ("ruleset: jinro_nine\nfixed: roles", "the file.fixed: 'roles' should be a mapping or null"),
        ("ruleset: jinro_nine\nfixed: {roles: 9}", "the file.fixed.roles: 9 should be a mapping or null"),
        (SETUP + "answers: vote", "the file.answers: 'vote' should be a list or null"),
        (SETUP + "answers: [vote]", "answers: should be a mapping"),
        (SETUP + "answers: [{answer: A}]", "answers: ask missing"),
        (SETUP + "answers: [{ask: seer.divine}]", "answers: answer missing"),
        (SETUP + "answers: [{ask: seer.divine, answer: B, day: one}]", "answers.day: 'one' should be a whole number"),
        (SETUP + "answers: [{ask: seer.divine, answer: B, night: 1}]", "answers: unknown night"),
        (SETUP + "expect:", "the file.expect: None should be a mapping"),
        (SETUP + "expect: {until: {day: 1}}", "expect.until: phase missing"),
        (SETUP + "expect: {until: 1}", "expect.until: 1 should be a mapping"),
        (SETUP + "expect: {alive: A}", "expect.alive: 'A' should be a list"),
        (SETUP + "expect: {dead: [A]}", "expect.dead: ['A'] should be a mapping"),
        (SETUP + "expect: {result: village}", "expect.result: 'village' should be a mapping or null"),
        (SETUP + "expect: {told: [role.dealt]}", "expect.told: should be a mapping"),
        (SETUP + "expect: {told: [{id: role.dealt}]}", "expect.told: to missing"),
        (SETUP + f"expect: {{{TO_DAY_1}, not_told: [{{to: J, id: execution}}]}}", "to: 'J' does not sit here"),
        (SETUP + "expect: {asked: [{seat: A}]}", "expect.asked: id missing"),
        (SETUP + "expect: {asked: [{id: seer.divine, has: A}]}", "expect.asked.has: 'A' should be a list"),
    ],
)
def test_a_file_that_is_no_scenario(
    script: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, right = tmp_path / "wrong.yaml", tmp_path / "right.yaml"
    wrong.write_text(script, encoding="utf-8")
    right.write_text(SETUP + f"expect: {{{TO_DAY_1}, dead: {{}}}}", encoding="utf-8")
    assert main(["scenario", str(wrong), str(right)]) == 1
    out = capsys.readouterr().out
    assert complaint in out
    assert f"ok     {right}" in out
