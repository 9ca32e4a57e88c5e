"""What the page about packs shows is what can be done."""

from __future__ import annotations

import re
from pathlib import Path

from rulesets.engine import Game
from rulesets.engine.packs import extended, opened

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "packs.md").read_text("utf-8")


def shown(beginning: str, page: str = PAGE) -> str:
    """The one block of YAML that begins so."""
    (block,) = (text for text in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL) if text.startswith(beginning))
    return str(block)


def test_the_harbour_can_be_laid_out_and_played(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "pack.yaml").write_text(shown("format: 1\nid: harbour\n"), "utf-8")
    (tmp_path / "words" / "en.yaml").write_text(shown("preset.harbour9"), "utf-8")
    rules = extended("jinro_nine", [opened(tmp_path)])
    game = Game.new(rules, list("ABCDEFGHI"), preset="harbour9", profile="harbour_rules")
    assert game.composition["guard"] == 2
    assert Game.replay(game.journal, rules).ask == game.ask
