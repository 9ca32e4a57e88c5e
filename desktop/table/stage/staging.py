"""From a game that is kept to a stage it can be played on."""

from __future__ import annotations

from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.keep.shelf import KeptGame
from desktop.seats.seating import Seating
from desktop.table.pages.chronicle import resumed_at
from desktop.table.privacy.machine import Timing
from desktop.table.session.notes import Notes
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock
from desktop.table.stage.stage import Stage
from rulesets.engine import Game


def staged(kept: KeptGame, settings: Settings, clock: Clock, fast: bool) -> Stage:
    game = kept.game
    seating = Seating.read(game.journal["ruleset"], game.players, kept.seating)
    session = Session(
        game,
        kept.file,
        timing=timed(settings),
        pace=paced(settings, game),
        notes=Notes.read(kept.notes),
    )
    return Stage(session, seating, clock, fast, resumed_at(seating.words, game, kept.said))


def paced(settings: Settings, game: Game) -> Pace:
    return settings.pace.by(game.ruleset.dwells.get(game.profile))


def timed(settings: Settings) -> Timing:
    return Timing(hold=settings.hold, idle=settings.idle)
