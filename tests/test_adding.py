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


def test_the_prophet_can_be_dealt_and_played(tmp_path: Path) -> None:
    (tmp_path / "prophet.py").write_text(shown("class Prophet(Role)"), "utf-8")
    rules = with_extras(tmp_path)
    cards = {"villager": 4, "prophet": 1, "seer": 1, "werewolf": 1}
    seats = dict(zip("ABCDEFG", [*["villager"] * 4, "prophet", "seer", "werewolf"], strict=True))
    game = Game.new(rules, list(seats), preset=cards, seed=1, fixed={"roles": seats})
    while game.ask is not None and game.ask.id != "prophet.see":
        game.no_reply()
    assert game.ask is not None
    game.answer("G")
    assert [notice.params for notice in game.notices("E") if notice.id == "prophet.sees"] == [
        {"seat": "G", "faction": "werewolf"}
    ]


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
