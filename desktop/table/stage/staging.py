"""From a game that is kept to a stage it can be played on."""

from __future__ import annotations

from desktop.keep.settings import Settings
from desktop.keep.shelf import KeptGame
from desktop.seats.seating import Seating
from desktop.table.pages.chronicle import resumed_at
from desktop.table.privacy.machine import Timing
from desktop.table.session.notes import Notes
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock
from desktop.table.stage.stage import Stage


def staged(kept: KeptGame, settings: Settings, clock: Clock, fast: bool) -> Stage:
    game = kept.game
    seating = Seating.read(game.journal["ruleset"], game.players, kept.seating)
    session = Session(
        game,
        kept.file,
        timing=timed(settings),
        pace=settings.pace,
        notes=Notes.read(kept.notes),
    )
    return Stage(session, seating, clock, fast, resumed_at(seating.words, game, kept.said))


def timed(settings: Settings) -> Timing:
    return Timing(hold=settings.hold, idle=settings.idle)
