"""From a game that is kept to a stage it can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from desktop.keep.journal_file import CannotKeep
from desktop.keep.pace import Pace
from desktop.keep.settings import Settings
from desktop.keep.shelf import MENDED, OLDER, PARTLY_READ, KeptGame
from desktop.seats import decisions
from desktop.seats.decisions import Decision
from desktop.seats.seating import Seating
from desktop.table.pages.chronicle import resumed_at
from desktop.table.privacy.machine import Timing
from desktop.table.session.notes import Notes
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock
from desktop.table.session.witness import Witness
from desktop.table.stage.stage import Stage
from rulesets.engine import Game


def staged(kept: KeptGame, settings: Settings, clock: Clock, fast: bool) -> Stage:
    game, decided = kept.game, _told(kept)
    seating = Seating.read(game.journal["ruleset"], game.players, kept.seating).by(game.ruleset).with_(*decided)
    if decided or (kept.is_at and kept.was_at != kept.is_at):
        # It comes with the next line, and whoever writes that is told why not.
        with suppress(CannotKeep):
            kept.file.decide(*(decision.written for decision in decided), place=kept.is_at)
    session = Session(
        game,
        seating,
        kept.file,
        timing=timed(settings),
        pace=paced(settings, game),
        notes=Notes.read(kept.notes),
        witness=Witness.read(kept.witnessed),
    )
    return Stage(session, clock, fast, lambda seating: resumed_at(seating.words, game, kept.said))


_OF_SAID = {OLDER: decisions.OLDER, PARTLY_READ: decisions.CUT, MENDED: decisions.ANEW}


def _told(kept: KeptGame) -> tuple[Decision, ...]:
    """What the table is told ever after of how the game has come here."""
    return tuple(Decision.now(kind, kept.game) for kind in _kinds(kept))


def _kinds(kept: KeptGame) -> Iterator[str]:
    """Where it goes on comes last: a cover has room for one, and what is said stands over it, too."""
    if kept.said:
        yield _OF_SAID[kept.said]
    if kept.was_at and kept.is_at and kept.was_at != kept.is_at:
        yield decisions.ELSEWHERE if kept.was_at[0] != kept.is_at[0] else decisions.COPY


def paced(settings: Settings, game: Game) -> Pace:
    return settings.pace.by(game.ruleset.dwells.get(game.profile))


def timed(settings: Settings) -> Timing:
    return Timing(hold=settings.hold, idle=settings.idle)
