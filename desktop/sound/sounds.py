"""What is heard of the game that is on: made of what everybody may see, its cues, its phase, and that a page is lit."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.keep.settings import Settings
from desktop.sound.player import NIGHT, Opener, Player, Volumes
from desktop.table.privacy.machine import State
from desktop.table.stage.stage import Stage

# What a kind of sound is tried out with in the settings, and for how long the night is, in milliseconds.
SAMPLES = {"volume": "knock", "signals": "clapper", "moments": "string"}
TRIAL = 5_000


def volumes(settings: Settings) -> Volumes:
    every = settings.volume if settings.sound else 0.0
    return Volumes(every, settings.volume_signals, settings.volume_moments, settings.volume_night)


class Sounds(QObject):
    # There is a device, or none: now it is known.
    looked = Signal()

    def __init__(self, settings: Settings, opener: Opener | None = None) -> None:
        super().__init__()
        self.player = Player(volumes(settings), opener, self.looked.emit)
        self._stage: Stage | None = None
        self._trial = QTimer(self, singleShot=True, interval=TRIAL)
        self._trial.timeout.connect(self._follow_the_night)

    @property
    def has_device(self) -> bool:
        return self.player.has_device

    def follow(self, stage: Stage) -> None:
        """From its first page on; one that was followed before is heard no more."""
        if stage is self._stage:
            return
        self.leave()
        self.player.try_again()
        self._stage = stage
        stage.sounded.connect(self._sounded)
        stage.pageChanged.connect(self._turned)
        self._turned()

    def leave(self) -> None:
        if self._stage is not None:
            self._stage.sounded.disconnect(self._sounded)
            self._stage.pageChanged.disconnect(self._turned)
            self._stage = None
        self.player.lit(False)
        self.player.night(False)

    def change(self, settings: Settings) -> None:
        self.player.set_volumes(volumes(settings))

    def try_out(self, kind: str) -> None:
        self.player.try_again()
        if kind == NIGHT:
            self.player.night(True)
            self._trial.start()
        else:
            self.player.play(SAMPLES[kind])

    @Slot(bool)
    def duck(self, is_ducked: bool) -> None:
        """Somebody speaks: the night is quieter."""
        self.player.duck(is_ducked)

    def close(self) -> None:
        self.leave()
        self.player.close()

    @Slot(str)
    def _sounded(self, name: str) -> None:
        self._look()
        self.player.play(name)

    @Slot()
    def _turned(self) -> None:
        self._look()
        self._follow_the_night()

    def _look(self) -> None:
        # A cue may come before the page it belongs to; the state is never late.
        if self._stage is not None:
            self.player.lit(self._stage.session.state is State.LIT)

    @Slot()
    def _follow_the_night(self) -> None:
        stage = self._stage
        if stage is None:
            self.player.night(self._trial.isActive())
        elif stage.session.state in (State.TABLE, State.COVER):
            # Heard from before the first hand is covered.
            # The game is ahead of the last page of a night: what it has come to is heard when it is seen.
            self.player.night(stage.session.rules.phase(stage.session.game.phase).dark)
