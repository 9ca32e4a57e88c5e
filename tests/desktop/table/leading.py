"""A game whose nights are led."""

from __future__ import annotations

from desktop.keep.pace import AT_ONCE
from desktop.seats.seating import Seating
from desktop.table.privacy.machine import FAST, Timing
from desktop.table.session.session import Session
from rulesets.engine import Game
from tests.desktop.sitting import Paper

SEATS = tuple("ABCDEFGHI")
DEALT = dict(zip(SEATS, ("seer", "medium", "guard", *["villager"] * 3, "werewolf", "werewolf", "madman"), strict=True))


def led(leading: str = "caller", timing: Timing = FAST, votes: bool = True) -> Session:
    """Before the first led night, at its cover; A was executed, or nobody where nobody votes."""
    options = {"ballots": "open", "first_council_laps": 0, "council_laps": 0, "abstain": not votes}
    game = Game.new("jinro_nine", SEATS, preset="9A", seed=5, leading=leading, options=options, fixed={"roles": DEALT})
    while game.phase != "night":
        ask = game.ask
        assert ask is not None
        if ask.id == "lead.take":
            game.answer("A")
        elif ask.kind == "choose" and votes:
            game.answer("A" if "A" in ask.options else "B")
        else:
            game.answer(None)
    session = Session(game, Seating.plain("jinro_nine", "en", SEATS), Paper(), timing=timing, pace=AT_ONCE)
    session.begin(0.0)
    return session
