"""A scenario that proves nothing, or something else than it says, fails; what is wrong with it is said in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.engine.__main__ import main
from rulesets.engine.scenario import failures, vocabulary

SETUP = """
ruleset: jinro_nine
preset: 9A
fixed:
  roles: {A: seer, B: medium, C: guard, D: villager, E: villager, F: villager, G: werewolf, H: werewolf, I: madman}
  rolls: {seer.omen: [B]}
"""
CARDS = """
ruleset: witch_trial
preset: "7"
fixed:
  hands: {A: [witch_killer, barrier], B: [], C: [], D: [], E: [], F: [], G: []}
"""
TO_NIGHT = "until: {day: 1, phase: night}"
VOTES = """
answers:
  - {ask: vote.execution, day: 1, answer: E}
"""
WOLVES_ARE_GONE = """
answers:
  - {ask: vote.execution, day: 1, answer: G}
  - {ask: vote.execution, day: 2, answer: H}
"""


def said(script: str, folder: Path, lenient: bool = False) -> str:
    file = folder / "scenario.yaml"
    file.write_text(script, encoding="utf-8")
    return "\n".join(failures(file, lenient))


def rows(*rows: str) -> str:
    return SETUP + "answers:\n" + "".join(f"  - {{{row}}}\n" for row in rows)


def expecting(expect: str) -> str:
    return SETUP + VOTES + f"expect: {{{TO_NIGHT}, {expect}}}"


DEAD = f"expect: {{{TO_NIGHT}, dead: {{}}}}"
FAULTS = {
    "a row for nobody's ask": (
        rows("ask: guard.protect, seat: A, answer: B") + "expect: {until: {day: 2, phase: day}, dead: {}}",
        "row 1 (ask: guard.protect, seat: A, answer: B): never fired; guard.protect was put to C (day 1, night)",
    ),
    "a row whose ask is never put": (
        rows("ask: vote.runoff, answer: B") + DEAD,
        "never fired; vote.runoff was never put",
    ),
    "a row in the shadow of another": (
        rows("ask: seer.divine, answer: B", "ask: seer.divine, answer: D")
        + "expect: {until: {day: 2, phase: day}, dead: {}}",
        "row 2 (ask: seer.divine, answer: D): never fired; earlier rows took its asks",
    ),
    "a row at whose ask it stops": (
        rows("ask: vote.execution, day: 1, seat: A, answer: B") + "expect: {until: {day: 1, phase: vote}, dead: {}}",
        "never fired; the scenario stops at its ask; let it go on for longer",
    ),
    "too few times": (
        rows("ask: vote.execution, times: 10, answer: E") + f"expect: {{{TO_NIGHT}, dead: {{E: execution}}}}",
        "fired 9 of 10 times",
    ),
    "refused at every ask": (
        rows("ask: vote.execution, seat: A, answer: A") + DEAD,
        "refused each time; vote.execution: 'A' is not allowed; one of B, C, D, E, F, G, H, I",
    ),
    "not refused at every ask": (
        rows("ask: vote.execution, answer: A, refused: true") + f"expect: {{{TO_NIGHT}, dead: {{A: execution}}}}",
        "should be refused each time, but was accepted on day 1, vote",
    ),
    "no such ask": (rows("ask: seer.devine, answer: B") + DEAD, "answers.ask: 'seer.devine' is not known"),
    "no such phase": (
        SETUP + "expect: {until: {day: 1, phase: noon}, result: null}",
        "until.phase: 'noon' is not known to this ruleset; allowed: deal, night, dawn, day, vote, dusk",
    ),
    "no such phase of an ask": (expecting("asked: [{id: vote.execution, phase: noon}]"), "asked.phase: 'noon'"),
    "no such cause": (expecting("dead: {E: boredom}"), "dead: 'boredom' is not known"),
    "no such role": (expecting("roles: {A: oracle}"), "roles: 'oracle' is not known"),
    "no such faction": (expecting("result: {factions: [foxes]}"), "result.factions: 'foxes' is not known"),
    "no such reason": (expecting("result: {reason: rain}"), "result.reason: 'rain' is not known"),
    "no such label": (
        SETUP.replace("seer.omen", "seer.omens") + DEAD,
        "fixed.rolls: 'seer.omens' is not drawn in jinro_nine; allowed: deal, seer.omen",
    ),
    "told an ask": (expecting("told: [{to: A, id: seer.divine}]"), "told.id: 'seer.divine' is not known"),
    "not told an ask": (expecting("not_told: [{to: A, id: seer.divine}]"), "not_told.id: 'seer.divine' is not known"),
    "asked a notice": (expecting("asked: [{id: seer.result}]"), "asked.id: 'seer.result' is not known"),
    "not asked a notice": (expecting("not_asked: [{id: seer.result}]"), "not_asked.id: 'seer.result' is not known"),
    "no such id in order": (expecting("order: [vote.tally, vote.count]"), "order: 'vote.count' is not known"),
    "nobody's seat": (expecting("not_asked: [{id: seer.divine, seat: J}]"), "seat: 'J' does not sit here"),
    "a day never reached": (
        SETUP + WOLVES_ARE_GONE + "expect: {until: {day: 3, phase: day}, dead: {G: execution, H: execution}}",
        "until: day 3, day is never reached; the game ended on day 2, dusk, wolves_gone",
    ),
    "a result in mid-game": (
        expecting("result: {factions: [village]}"),
        "result: read in mid-game (day 1, night); play on, or expect null",
    ),
    "denied before its day": (
        expecting("not_asked: [{id: vote.runoff, day: 2}]"),
        "day 2 was not played yet; the scenario stops on day 1",
    ),
    "nothing said": (SETUP + f"expect: {{{TO_NIGHT}}}", "expect: proves nothing"),
    "nothing said in an empty list": (SETUP + f"expect: {{{TO_NIGHT}, told: [], not_asked: []}}", "proves nothing"),
    "denied of no stretch of time": (
        SETUP + VOTES + "expect: {not_asked: [{id: vote.runoff}]}",
        "expect: proves nothing",
    ),
    "told to another": (
        expecting("told: [{to: B, id: seer.result}]"),
        "nearest is one of day 0, deal, but with to A",
    ),
    "told something else": (
        expecting("told: [{to: null, id: execution, day: 2, params: {seat: D, cause: x}}]"),
        "nearest is one of day 1, dusk, but with day 1; seat E; no param cause",
    ),
    "told something of what never came": (
        expecting("told: [{to: null, id: last_words}]"),
        "last_words never came; what came: dawn.deaths, execution, medium.result",
    ),
    "told in another phase": (expecting("told: [{to: null, id: execution, phase: dawn}]"), "but with phase dusk"),
    "told more than once": (
        SETUP + WOLVES_ARE_GONE + "expect: {told: [{to: null, id: execution, once: true}]}",
        "told: happened 2 times, expected once",
    ),
    "asked something else": (
        expecting("asked: [{id: vote.execution, seat: B, at_least: 0, has: [B], lacks: [A]}]"),
        "nearest is one of day 1, vote, but with seat A; at_least 1",
    ),
    "in another order": (
        expecting("order: [execution, vote.execution, vote.tally]"),
        "order: vote.execution did not come after execution; it came only before",
    ),
    "an order of what never came": (
        expecting("order: [role.look, vote.runoff]"),
        "order: vote.runoff did not come after role.look; it never came",
    ),
    "in another hand": (
        CARDS + "expect: {until: {day: 1, phase: midnight}, hands: {A: [barrier, detection]}}",
        "hands: A holds ['witch_killer', 'barrier'], expected ['barrier', 'detection']",
    ),
    "not refused": (SETUP + "expect: {refused: nine}", "refused: it was not; expected the words 'nine'"),
    "refused, and a row idle": (
        SETUP.replace("A: seer", "A: fox") + VOTES + "expect: {refused: fox}",
        "row 1 (ask: vote.execution, day: 1, answer: E): never fired",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(fault: str, tmp_path: Path) -> None:
    script, sentence = FAULTS[fault]
    assert sentence in said(script, tmp_path)


LET_PASS = [
    "nobody's seat",
    "a row for nobody's ask",
    "too few times",
    "refused at every ask",
    "not asked a notice",
    "nothing said",
]


@pytest.mark.parametrize("fault", LET_PASS)
def test_lenient_takes_it_as_it_was(fault: str, tmp_path: Path) -> None:
    script, sentence = FAULTS[fault]
    assert sentence not in said(script, tmp_path, lenient=True)


@pytest.mark.parametrize(
    "script",
    [
        expecting("order: [role.look, vote.execution, vote.tally, execution], dead: {E: execution}"),
        expecting("told: [{to: null, id: execution, phase: dusk, once: true}]"),
        expecting("not_asked: [{id: vote.runoff}]"),
        rows("ask: vote.execution, seat: A, answer: A, refused: true") + f"expect: {{{TO_NIGHT}}}",
        rows("ask: vote.execution, day: 1, times: 9, answer: E") + f"expect: {{{TO_NIGHT}, dead: {{E: execution}}}}",
        SETUP + WOLVES_ARE_GONE + "expect: {until: {day: 3, phase: day}, result: {reason: wolves_gone}}",
        CARDS + "expect: {until: {day: 1, phase: midnight}, hands: {A: [barrier, witch_killer]}}",
    ],
)
def test_what_proves_something_passes(script: str, tmp_path: Path) -> None:
    assert said(script, tmp_path) == ""


def test_a_param_that_is_never_carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "known_params", lambda _rules, _kind, id: ["seat"] if id == "execution" else None)
    script = expecting("not_told: [{to: null, id: execution, params: {seat: D, cause: attack}}]")
    assert "not_told.params of execution: 'cause' is not known to this ruleset; allowed: seat" in said(script, tmp_path)


def test_the_command_is_strict_unless_told_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "idle.yaml"
    file.write_text(FAULTS["a row whose ask is never put"][0], encoding="utf-8")
    assert main(["scenario", str(file)]) == 1
    assert main(["scenario", "--lenient", str(file)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
