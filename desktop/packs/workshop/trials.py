"""The ten games, in another process: its maker goes on while they are played."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Slot

from desktop.background import Background
from desktop.packs.workshop.boards import fits, on_board
from desktop.packs.workshop.making import PackInMaking
from desktop.packs.workshop.trial import TrialResult, trial, trial_table
from rulesets.engine import ruleset
from rulesets.engine.packs import LanternPack
from rulesets.engine.sentences import Sentence

# Milliseconds between two looks at how far they are.
_LOOK = 100


class Tells(Protocol):
    def __call__(self, found: TrialResult | None, *, is_over: bool) -> None: ...


class Trials(QObject):
    def __init__(self, tell: Tells, parent: QObject) -> None:
        super().__init__(parent)
        self._tell = tell
        self._work: Background[TrialResult] | None = None
        self._found: TrialResult | None = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.look_in)

    def begin(self, found: LanternPack, pack: PackInMaking) -> None:
        self.stop()
        self._found = None
        table = trial_table(found, *_board(pack))
        try:
            self._work = Background(trial, table, tuple(part.id for part in pack.parts))
        except OSError as error:
            self._tell(TrialResult(stopped=(_gone(error),)), is_over=True)
        else:
            self._look.start()

    def stop(self) -> None:
        self._look.stop()
        if self._work is not None and not self._work.is_over:
            self._work.cancel()
        self._work = None

    @Slot()
    def look_in(self) -> None:
        work = self._work
        latest = work.latest() if work is not None else None
        if work is None or (latest is None and not work.is_over):
            return
        self._found = latest or self._found
        if work.failure:
            before = self._found or TrialResult()
            self._found = TrialResult(before.games, before.ended, before.used, before.wins, (_gone(work.failure),))
        is_over = work.is_over
        if is_over:
            self.stop()
        self._tell(self._found, is_over=is_over)


def _gone(why: object) -> Sentence:
    return Sentence(str(why), "workshop.trial.gone")


def _board(pack: PackInMaking) -> tuple[str, dict[str, int] | None]:
    """Its own; else the first of the house's where its roles stand, each in the place of a villager."""
    if cards := pack.board_cards():
        return "", cards
    roles = any(part.kind == "roles" for part in pack.parts)
    for board in pack.house_boards:
        on = on_board(pack, board)
        if not roles:
            return board, None
        if fits(on):
            return "", on.board_cards()
    return str(ruleset(pack.ruleset).default_preset or next(iter(pack.house_boards))), None
