"""A led night from the leader's side: whose the page is, and how far back the last call lies."""

from __future__ import annotations

from rulesets.engine import Game
from rulesets.engine.table import CALLER


def seat_of(game: Game) -> str:
    """The leader's own seat; empty for somebody who does not play."""
    return "" if game.leading == CALLER else game.leader or ""


def answers_back(game: Game) -> int:
    """How many answers lie between here and where this call began; from there, where the one before it did.

    None lie there in the night's first call, which nothing goes back from.
    """
    probe, target = Game.replay(game.journal, game.ruleset), None
    for back in range(game.answers):
        probe.undo()
        if probe.call is None or (target is not None and probe.turn != target):
            return back
        target = probe.turn
    return game.answers
