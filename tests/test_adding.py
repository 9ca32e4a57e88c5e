"""What the page about adding shows is what can be done."""

from __future__ import annotations

import re
from pathlib import Path

from rulesets.engine import Game, Ruleset
from rulesets.engine.packs import extended, opened
from tests.engine.packs.writing import folder
from tests.laws.games import Player

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "adding.md").read_text("utf-8")


def shown(beginning: str) -> str:
    """The one block of Python that defines this."""
    (block,) = (code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if beginning in code)
    return str(block)


def with_part(place: Path, file: str, text: str) -> Ruleset:
    manifest = "format: 1\nid: ours\nversion: 1\nruleset: event_jinro\n"
    return extended("event_jinro", [opened(folder(place, {"pack.yaml": manifest, file: text})).allowed()])


def test_the_prophet_can_be_dealt_and_played(tmp_path: Path) -> None:
    rules = with_part(tmp_path, "roles/prophet.py", shown("class Prophet(Role)"))
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
    rules = with_part(tmp_path, "events/fog.py", shown("class Fog(Event)"))
    game = Game.new(rules, list("ABCDEFG"), preset="std7", seed=1, fixed={"deck": ["fog", "fog"]})
    player = Player(1)
    while game.ask is not None:
        player.move(game)
    mornings = [notice.params for notice in game.notices() if notice.id == "event.morning"]
    assert {"event": "fog", "seconds": 60} in mornings
    assert Game.replay(game.journal, rules).notices() == game.notices()
