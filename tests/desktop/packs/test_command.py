"""`lantern-night pack`: all that is wrong is said, a line each, and what is begun can be played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import main
from tests.engine.packs.writing import folder, zipped

RIVER = {
    "pack.yaml": "format: 1\nid: river\nversion: 1\nruleset: jinro_nine\n",
    "roles/ferrier.yaml": "does: {when: night, what: look}",
    "words/en.yaml": """\
role.ferrier.name: Ferrier
role.ferrier.does: Looks.
ask.ferrier.look: Whom?
aloud.ferrier.look: Ferrier, whom?
notice.ferrier.sees.wolf: "{seat} howls."
notice.ferrier.sees.human: "{seat} hums."
""",
    "scenarios/looks.yaml": """\
ruleset: jinro_nine
preset: {villager: 5, ferrier: 1, seer: 1, werewolf: 2}
fixed:
  roles:
    {A: ferrier, B: seer, C: villager, D: villager, E: villager, F: villager, G: villager, H: werewolf, I: werewolf}
answers: [{ask: ferrier.look, day: 1, answer: H}]
expect: {until: {day: 2, phase: dawn}, told: [{to: A, id: ferrier.sees, params: {seat: H, result: wolf}}]}
""",
}


def test_a_pack_that_can_be_played_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(folder(tmp_path / "river", RIVER))]) == 0
    assert main(["pack", "check", str(zipped(tmp_path / "river.lanternpack", RIVER))]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert first.startswith("river (version 1, content ")


@pytest.mark.parametrize(
    ("name", "was", "becomes", "words"),
    [
        (
            "words/en.yaml",
            "aloud.ferrier.look",
            "done.ferrier.look",
            "aloud.ferrier.look is said in no language",
        ),
        (
            "words/en.yaml",
            "{seat} hums",
            "{name} hums",
            "en.yaml:6: notice.ferrier.sees.human: {name} is nothing",
        ),
        ("scenarios/looks.yaml", "result: wolf", "result: human", "scenarios/looks.yaml: told"),
        ("scenarios/looks.yaml", "answers: [", "answers: [[", "scenarios/looks.yaml:7: is not YAML"),
        ("roles/ferrier.yaml", "night", "noon", "roles/ferrier.yaml:1: does.when: 'noon' is not allowed"),
        ("pack.yaml", "format: 1", "format: 9", "pack.yaml:1: format: 9 is not allowed"),
    ],
)
def test_what_is_wrong_is_a_line_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, was: str, becomes: str, words: str
) -> None:
    assert was in RIVER[name]
    bad = {**RIVER, name: RIVER[name].replace(was, becomes)}
    assert main(["pack", "check", str(folder(tmp_path, bad))]) == 2
    assert words in capsys.readouterr().err


def test_what_is_begun_can_be_played_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "ours"
    assert main(["pack", "new", str(place), "event_jinro", "--role", "ferrier", "--event", "fog"]) == 0
    assert str(place / "words" / "ja.yaml") in capsys.readouterr().out
    assert main(["pack", "check", str(place)]) == 0


@pytest.mark.parametrize(
    ("id", "parts"),
    [
        ("event_jinro", ["--role", "ferrier", "--event", "fog"]),
        ("langrensha", ["--role", "sea_wolf"]),
        ("witch_trial", ["--card", "mirror"]),
    ],
)
def test_what_is_begun_as_code_can_be_played_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str, parts: list[str]
) -> None:
    place = tmp_path / "ours"
    assert main(["pack", "new", "--code", str(place), id, *parts]) == 0
    assert ".py" in capsys.readouterr().out
    assert main(["pack", "check", "--run", str(place)]) == 0


def test_nothing_is_written_over_and_nothing_left_of_what_can_not_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = folder(tmp_path / "river", RIVER)
    assert main(["pack", "new", str(there), "jinro_nine"]) == 2
    assert (there / "words" / "en.yaml").read_text("utf-8") == RIVER["words/en.yaml"]
    assert main(["pack", "new", str(tmp_path / "ours"), "jinro_nine", "--role", "seer"]) == 2
    assert main(["pack", "new", str(tmp_path / "ours"), "jinro_ten"]) == 2
    assert not (tmp_path / "ours").exists()
    said = capsys.readouterr().err
    assert "is there already" in said
    assert "seer is a name in jinro_nine already" in said
    assert "there is no ruleset 'jinro_ten'" in said


def test_it_asks_for_nothing_that_a_bundle_leaves_out() -> None:
    look = "import sys, desktop.packs.command; print(*(name for name in sys.modules if name.startswith(sys.argv[1])))"
    for left_out in ("i18n.checks", "babel.messages", "PySide6"):
        found = subprocess.run([sys.executable, "-c", look, left_out], capture_output=True, text=True, check=True)
        assert found.stdout.split() == []


def test_the_app_starts_without_it() -> None:
    look = "import sys, desktop.start.app; print(*(name for name in sys.modules if 'packs' in name))"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
