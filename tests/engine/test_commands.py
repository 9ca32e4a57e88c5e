"""The headless commands, as they are called."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rulesets.engine import Game, catalogue
from rulesets.engine.__main__ import main
from rulesets.engine.terminal import CLEAR, Terminal

SCENARIO = """
rule: J9-57
about: Everybody names E.
ruleset: jinro_nine
preset: 9A
fixed:
  roles: {A: seer, B: medium, C: guard, D: villager, E: villager, F: villager, G: werewolf, H: werewolf, I: madman}
answers:
  - {ask: vote.execution, day: 1, answer: E}
expect:
  until: {day: 1, phase: night}
  dead: {E: %s}
"""


def test_simulate_reports_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "jinro_nine", "--games", "20", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {
        "games",
        "seconds",
        "games_per_second",
        "asks",
        "asks_per_second",
        "wins",
        "mean_days",
        "slowest_ms",
    }
    assert report["games"] == 20
    assert sum(report["wins"].values()) == 20


def test_simulating_again_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        main(["simulate", "ultimate_thirteen", "--games", "10", "--seed", "9", "--json"])
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0]["wins"] == reports[1]["wins"]
    assert reports[0]["asks"] == reports[1]["asks"]


@pytest.mark.parametrize("id", [rules.id for rules in catalogue()])
def test_describe(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["describe", id, "--json"]) == 0
    described = json.loads(capsys.readouterr().out)
    assert described["id"] == id
    assert {"id", "version", "players", "presets", "options", "roles"} <= set(described)
    assert main(["describe", id]) == 0
    assert id in capsys.readouterr().out


def test_described_calls_stand_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    main(["describe", "jinro_nine"])
    assert "\n  medium.result 10, seer.divine 20, werewolf.attack 30, guard.protect 40\n" in capsys.readouterr().out


def test_describe_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["describe", "--json"]) == 0
    assert [rules["id"] for rules in json.loads(capsys.readouterr().out)] == [rules.id for rules in catalogue()]


def test_scenarios_say_a_line_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, broken = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "broken.yaml"
    good.write_text(SCENARIO % "execution")
    bad.write_text(SCENARIO % "attack")
    broken.write_text((SCENARIO % "execution").replace("answers", "anwsers"))
    assert main(["scenario", str(good)]) == 0
    assert main(["scenario", str(good), str(bad), str(broken)]) == 1
    out = capsys.readouterr().out
    assert "1 passed, 2 failed" in out
    assert "expected {'E': 'attack'}" in out
    assert "unknown anwsers" in out


MISTAKES = [
    ["jinro_ten"],
    ["jinro_nine", "--players", "8"],
    ["jinro_nine", "--players", "0"],
    ["witch_trial", "--players", "-2"],
    ["witch_trial", "--players", str(10**15)],
    ["jinro_nine", "--games", "-1"],
    ["jinro_nine", "--preset", "9Z"],
    ["jinro_nine", "--card", "seer"],
    ["jinro_nine", "--card", "seer=²"],
    ["jinro_nine", "--card", "seer=9"],
    ["jinro_nine", "--preset", "9A", "--card", "seer=9"],
    ["jinro_nine", "--card", "prophet=9"],
    ["jinro_nine", "--option", "tie"],
    ["jinro_nine", "--option", "council_laps=--1"],
    ["jinro_nine", "--option", "council_laps=²"],
    ["jinro_nine", "--option", f"council_laps={'9' * 5000}"],
    ["no_such_file.yaml"],
]


@pytest.mark.parametrize(
    "command", [["simulate", *mistake] for mistake in MISTAKES], ids=lambda command: command[-1][:20]
)
def test_a_mistake_is_a_sentence(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("option", ["abstain=true", "abstain=True", "council_laps=0", "tie=none"])
def test_an_option_is_set_by_what_it_is_called(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "jinro_nine", "--games", "1", "--option", option]) == 0
    assert "1 games" in capsys.readouterr().out


def test_a_line_up_of_ones_own_is_dealt_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--card=villager=4", "--card=werewolf=2", "--card=fox=3"]
    assert main(["simulate", "jinro_nine", "--games", "5", "--json", *own]) == 0
    assert "fox" in json.loads(capsys.readouterr().out)["wins"]


def test_the_module_runs_from_a_shell() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rulesets.engine", "simulate", "jinro_nine", "--games", "2", "--option", "tie=none"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "2 games" in ran.stdout
    assert ran.stderr == ""


class Room:
    """A table that answers every question with its first option and notes what was shown to whom."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pages: list[list[str]] = [[]]

    def read(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        return "nonsense" if self._is_first_choice(prompt) else "1" if prompt.startswith("number") else ""

    def _is_first_choice(self, prompt: str) -> bool:
        asked_before = any("nonsense" in line for page in self.pages for line in page)
        return prompt.startswith("number") and not asked_before

    def write(self, line: str) -> None:
        if line == CLEAR:
            self.pages.append([])
        else:
            self.pages[-1].append(line)


def test_a_game_at_the_terminal_hands_over_by_a_cleared_screen() -> None:
    game = Game.new("jinro_nine", tuple("ABCDEFGHI"), seed=2)
    room = Room(game)
    Terminal(game, room.read, room.write).play()
    assert game.result is not None
    assert "game.over" in room.pages[-1][-1]
    assert any("'nonsense' is not allowed" in line for page in room.pages for line in page)
    for page in room.pages:
        covers = [line for line in page if line.startswith("Pass the lantern")]
        assert len(page) == 1 or not covers, "a cover stands on a screen of its own"
    secret = [page for page in room.pages if any("role.dealt" in line for line in page)]
    assert len(secret) == 9
