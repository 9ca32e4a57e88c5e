"""A first look that found a wolf is worth a second one: of whoever is shown roles, too, and of no wolf."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.after.replay.replay import Replay
from desktop.keep.packs import HOUSE
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot
from rulesets.engine.library import ruleset_with
from rulesets.engine.packs import opened

TODAY = opened(HOUSE / "langrensha_today").allowed()
NAMES = tuple("ABCDEFGHIJKL")


def looked(preset: str, first: str, at: str) -> Any:
    """The first seat has this role and looks at somebody who is that; all else is answered at random."""
    rules = ruleset_with("langrensha", (TODAY,))
    cards = [role for role, number in rules.composition(12, preset).items() for _ in range(number)]
    cards.remove(first)
    game = Game.new(
        rules, NAMES, preset=preset, seed=1, fixed={"roles": dict(zip(NAMES, [first, *cards], strict=True))}
    )
    looked_at = next(name for name, role in game.roles.items() if role == at)
    others = RandomBot(1)
    while (ask := game.ask) is not None:
        is_look = ask.seat == "A" and rules.ask(ask.id).act == "divine" and looked_at in ask.options
        game.answer(looked_at if is_look else others.answer(ask))
    params = [
        dict(one.params) for one in Replay.of(game.journal, rules=rules).highlights if one.id == "highlight.first_look"
    ]
    return (params[0] if params else None), looked_at


@pytest.mark.parametrize(("preset", "role"), [("mechanical12", "psychic"), ("gargoyle12", "seer")])
def test_a_first_look_at_a_wolf_is_told(preset: str, role: str) -> None:
    told, wolf = looked(preset, role, "werewolf")
    assert told == {"seat": "A", "other": wolf}
    assert looked(preset, role, "witch")[0] is None


def test_a_wolf_that_is_shown_its_own_has_found_out_nobody() -> None:
    assert looked("gargoyle12", "gargoyle", "werewolf")[0] is None
