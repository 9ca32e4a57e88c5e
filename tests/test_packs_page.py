"""What the page about packs shows is what can be done."""

from __future__ import annotations

import re
from pathlib import Path

from rulesets.engine import Game, Ruleset
from rulesets.engine.packs import extended, opened
from rulesets.engine.scenario import failures_with
from rulesets.engine.yaml_files import lined
from tests.laws.games import Player

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "packs.md").read_text("utf-8")


def shown(beginning: str, page: str = PAGE) -> str:
    """The one block that begins so."""
    found = re.findall(r"```(?:yaml|python)\n(.*?)```", page, re.DOTALL)
    (block,) = (text for text in found if text.startswith(beginning))
    return str(block)


def test_the_harbour_can_be_laid_out_and_played(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "pack.yaml").write_text(shown("format: 1\nid: harbour\n"), "utf-8")
    (tmp_path / "words" / "en.yaml").write_text(shown("preset.harbour9"), "utf-8")
    rules = extended("jinro_nine", [opened(tmp_path)])
    game = Game.new(rules, list("ABCDEFGHI"), preset="harbour9", profile="harbour_rules")
    assert game.composition["guard"] == 2
    assert Game.replay(game.journal, rules).ask == game.ask


def with_part(place: Path, ruleset_id: str, *files: str) -> Ruleset:
    (place / "pack.yaml").write_text(f"format: 1\nid: ours\nversion: 1\nruleset: {ruleset_id}\n", "utf-8")
    for name in files:
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text(shown(f"# {name}\n"), "utf-8")
    return extended(ruleset_id, [opened(place).allowed()])


def test_the_ferrier_can_be_dealt_and_does_what_its_scenario_says(tmp_path: Path) -> None:
    rules = with_part(tmp_path, "langrensha", "roles/ferrier.yaml", "scenarios/carried-over.yaml")
    scenario = lined("", (tmp_path / "scenarios" / "carried-over.yaml").read_bytes())
    assert failures_with(rules, scenario.value) == []


def test_the_lighthouse_can_be_dealt_and_sees(tmp_path: Path) -> None:
    (tmp_path / "tides.py").write_text("def seen_from_afar(card):\n    return card.faction\n", "utf-8")
    rules = with_part(tmp_path, "langrensha", "roles/lighthouse.py")
    counts = {"villager": 5, "seer": 1, "lighthouse": 1, "werewolf": 2}
    game, player = Game.new(rules, list("ABCDEFGHI"), preset=counts, seed=1), Player(1)
    while game.ask is not None:
        player.move(game)
    keeper = next(seat for seat, role in game.roles.items() if role == "lighthouse")
    assert "lighthouse.sees" in [notice.id for notice in game.notices(keeper)]


def test_the_fog_can_be_laid_into_a_deck_and_played(tmp_path: Path) -> None:
    rules = with_part(tmp_path, "event_jinro", "events/fog.yaml")
    game = Game.new(rules, list("ABCDEFG"), preset="std7", seed=1, fixed={"deck": ["fog", "fog"]})
    player = Player(1)
    while game.ask is not None:
        player.move(game)
    mornings = [notice.params for notice in game.notices() if notice.id == "event.morning"]
    assert {"event": "fog", "seconds": 60} in mornings
