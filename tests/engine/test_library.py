"""A ruleset file with a mistake gets a sentence that names the file, the key and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.engine import BadRuleset, catalogue
from rulesets.engine.__main__ import main
from rulesets.engine.library import files, read

GOOD = files()["jinro_nine"].read_text("utf-8")


def written(folder: Path, text: str) -> Path:
    file = folder / "ours.yaml"
    file.write_text(text, "utf-8")
    return file


def test_every_folder_with_a_ruleset_is_in_the_catalogue() -> None:
    assert {rules.id for rules in catalogue()} == set(files())


def test_a_house_variant_plays_by_the_same_flow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = GOOD.replace("id: jinro_nine", "id: our_village\nflow: jinro_nine")
    file = written(tmp_path, ours.replace("villager: 4, seer: 1, guard: 1", "villager: 3, seer: 2, guard: 1"))
    assert read(file).composition(9, "9B")["seer"] == 2
    assert main(["simulate", str(file), "--preset", "9B", "--games", "3"]) == 0
    assert "3 games" in capsys.readouterr().out


def test_a_typo_is_a_sentence_at_the_terminal_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, GOOD.replace("roles:", "rolls_:"))
    assert main(["describe", str(file)]) == 2
    assert "'rolls_' is not a key of a ruleset" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ("presets:", "presents:", "'presents' is not a key of a ruleset; allowed: id, order"),
        ("version: 1", "version: one", "version: 'one' is not allowed; allowed: a whole number from 1 up"),
        ("version: 1", "", "the key version is missing"),
        ("least: 9, most: 9", "least: 9, most: 8", "players.most: 8 is not allowed"),
        ("least: 9, most: 9", "from: 9, to: 9", "players: 'from' is not allowed; allowed: least, most"),
        ("guard: 1, madman: 1, werewolf: 2", "gaurd: 1, madman: 1, werewolf: 2", "presets.9A.cards: 'gaurd'"),
        ("medium: 1, madman: 1, werewolf: 2, fox: 1", "fox: many", "presets.9C.cards.fox: 'many'"),
        ("9A: {players: 9, cards", "9A: {player: 9, cards", "presets.9A: 'player' is not allowed"),
        ("default_preset: 9A", "default_preset: 9D", "default_preset: '9D' is not allowed; allowed: 9A, 9B, 9C"),
        ("default_preset: 9A", "default_preset: [9A]", "default_preset: ['9A'] is not allowed"),
        (
            "villager: 4, seer: 1, guard: 1",
            "villager: 5, seer: 1, guard: 1",
            "presets.9B: preset: 10 roles for 9 players",
        ),
        ("villager: 4, seer: 1, guard: 1", "villager: 999999999", "presets.9B.cards.villager: 999999999 is not"),
        ("least: 9, most: 9", "least: 9, most: 999999999", "allowed: a whole number from 9 to 200"),
        ("abstain: {kind: bool", "abstain: {kind: flag", "options.abstain.kind: 'flag'"),
        ("default: runoff, choices", "default: run-off, choices", "options.tie.default: 'run-off'"),
        ("choices: [runoff, none, lot]", "choices: runoff", "options.tie.choices: 'runoff' is not allowed"),
        ("default: 10, choices: {least: 1, most: 30}", "default: 10, choices: few", "options.council_messages.choices"),
        ("default: 10, choices: {least: 1, most: 30}", "default: 99, choices: {least: 1, most: 30}", "from 1 to 30"),
        ("abstain: {kind: bool", "abstain: {ruling: 7, kind: bool", "options.abstain.ruling: 7 is not allowed"),
        ("written_in: ja", "written_in: 7", "written_in: 7 is not allowed"),
        ("evening: {deal: 5", "midnight: {deal: 5", "dwells: 'midnight' is not allowed; allowed: evening"),
        ("evening: {deal: 5, night: 8", "evening: {deal: 5", "dwells.evening.night: None is not allowed"),
        ("evening: {deal: 5", "evening: {deal: -1", "dwells.evening.deal: -1 is not allowed; allowed: a whole number"),
        ("    1: J9-29-protected", "    one: J9-29-protected", "a scenario's name by the number of each passage"),
        ("roles: [villager", "roles: [7, villager", "roles: 7 is not allowed"),
        ("id: jinro_nine", "id: jinro_ten", "flow: 'jinro_ten' has none; rulesets with a flow:"),
        ("id: jinro_nine", "id: [x", "is not YAML"),
        ("id: jinro_nine", "- id", "is not YAML"),
    ],
)
def test_a_mistake(tmp_path: Path, was: str, becomes: str, words: str) -> None:
    assert was in GOOD
    with pytest.raises(BadRuleset) as refused:
        read(written(tmp_path, GOOD.replace(was, becomes, 1)))
    assert words in str(refused.value)
    assert "ours.yaml" in str(refused.value)


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ("  abstain: {kind: bool, default: false}\n", "", "options.abstain: the flow of jinro_nine needs it as bool"),
        (
            "tie: {kind: choice, default: runoff, choices: [runoff, none, lot]",
            "tie: {kind: bool",
            "options.tie: the flow",
        ),
        ("choices: [runoff, none, lot]", "choices: [runoff, draw]", "needs it as choice: runoff, none, lot"),
        ("choices: {least: 1, most: 30}", "choices: {least: 0, most: 30}", "a whole number from 1 to 30"),
        ("choices: {least: 1, most: 30}", f"choices: {{least: 1, most: {10**30}}}", "a whole number from 1 to 30"),
    ],
)
def test_a_house_variant_has_the_options_of_its_flow(tmp_path: Path, was: str, becomes: str, words: str) -> None:
    ours = GOOD.replace("id: jinro_nine", "id: our_village\nflow: jinro_nine")
    assert was in ours
    with pytest.raises(BadRuleset, match=words):
        read(written(tmp_path, ours.replace(was, becomes, 1)))


@pytest.mark.parametrize("text", ["", "just words", "- a\n- list", "7"])
def test_a_file_that_is_something_else(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadRuleset, match="should be a mapping with the keys id"):
        read(written(tmp_path, text))


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRuleset, match="can't be read"):
        read(tmp_path / "nowhere.yaml")
    (tmp_path / "noise.yaml").write_bytes(b"\xff\xfe\x00\xd8noise")
    with pytest.raises(BadRuleset, match=r"noise\.yaml"):
        read(tmp_path / "noise.yaml")
