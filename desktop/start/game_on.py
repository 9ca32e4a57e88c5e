"""What goes along with a game that is on, besides its stage: what is heard of it, and how long its nights take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop.keep.settings import Settings

if TYPE_CHECKING:
    from desktop.pace.nights import Night
    from desktop.sound.player import Opener
    from desktop.sound.sounds import Sounds
    from desktop.table.stage.stage import Stage

# Screens that are looked at while a game goes on: its night is heard through them.
BESIDE = ("rulebook", "pace")


class Evening:
    def __init__(self, settings: Callable[[], Settings], device: Opener | None, is_silent: bool) -> None:
        self._settings = settings
        self._device = device
        self._is_silent = is_silent
        self._sounds: Sounds | None = None
        self._stage: Stage | None = None
        # The screen that the stage is on.
        self.table = "play"
        # Of the game that is on.
        self.nights: Sequence[Night] = ()

    @property
    def sounds(self) -> Sounds:
        """Made when something is first to be heard: Home is silent."""
        if self._sounds is None:
            from desktop.sound.player import no_device  # noqa: PLC0415
            from desktop.sound.sounds import Sounds  # noqa: PLC0415

            self._sounds = Sounds(self._settings(), self._device or (no_device if self._is_silent else None))
        return self._sounds

    def sit_down(self, stage: Stage, table: str) -> None:
        from desktop.pace.nights import Watch  # noqa: PLC0415

        self._stage, self.table = stage, table
        watch = Watch(stage.session)
        self.nights = watch.nights
        stage.pageChanged.connect(lambda: watch.look(stage.now()))
        watch.look(stage.now())

    def turn(self, screen: str) -> None:
        """Another screen is up: whoever leaves the table covers first."""
        if self._stage is None:
            return
        if screen == self.table:
            self.sounds.follow(self._stage)
            return
        self._stage.breakPrivacy()
        if screen not in BESIDE:
            self.sounds.leave()

    def change(self) -> None:
        """What was set holds in the game that is on, too."""
        settings = self._settings()
        if self._sounds is not None:
            self._sounds.change(settings)
        if self._stage is not None:
            from desktop.table.stage.staging import paced, timed  # noqa: PLC0415

            self._stage.session.set_pace(paced(settings), timed(settings))
