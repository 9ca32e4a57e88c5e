"""What the page about adding shows is what can be done."""

from __future__ import annotations

import re
from pathlib import Path

from rulesets.engine import Game
from rulesets.event_jinro.extras import with_extras
from tests.laws.games import Player

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "adding.md").read_text("utf-8")


def shown(beginning: str) -> str:
    """The one block of Python that defines this."""
    (block,) = (code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if beginning in code)
    return str(block)


def test_the_fog_can_be_laid_into_a_deck_and_played(tmp_path: Path) -> None:
    (tmp_path / "fog.py").write_text(shown("class Fog(Event)"), "utf-8")
    rules = with_extras(tmp_path)
    game = Game.new(rules, list("ABCDEFG"), preset="std7", seed=1, fixed={"deck": ["fog", "fog"]})
    player = Player(1)
    while game.ask is not None:
        player.move(game)
    mornings = [notice.params for notice in game.notices() if notice.id == "event.morning"]
    assert {"event": "fog", "seconds": 60} in mornings
    assert Game.replay(game.journal, rules).notices() == game.notices()
