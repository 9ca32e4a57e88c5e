"""A game that is on, and what goes along with it: what is heard of it, how long its nights take, who looks."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Slot
from PySide6.QtQuick import QQuickWindow

from desktop.keep.preferences import Preferences
from desktop.pace.night import Night
from desktop.sound.sounds import Sounds
from desktop.start.nights import NightWatch
from desktop.table.stage.guide import Guided
from desktop.table.stage.stage import Stage
from desktop.table.stage.staging import paced, timed
from desktop.table.stage.watch import PrivacyWatch
from desktop.voice.voice import Voice
from i18n.table_book import AtTable

# Screens that are looked at while a game goes on: its night is heard through them.
BESIDE = ("rulebook", "settings")


class GameOn(QObject):
    def __init__(self, stage: Stage, screen: str, sounds: Sounds, voice: Voice, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.stage = stage
        stage.setParent(self)
        # The one that the stage is on.
        self.screen = screen
        self._sounds, self._voice = sounds, voice
        self._preferences = preferences
        self._privacy: PrivacyWatch | None = None
        self._nights = NightWatch(stage.session)
        stage.pageChanged.connect(self._look)
        preferences.changed.connect(self._change)
        preferences.languageChanged.connect(self._speak)
        self._speak()
        self._is_guided = False
        if screen == "play":
            self._guide(Guided.of(stage.session.game) if preferences.settings.guided else Guided())
            stage.finished.connect(self._has_played)
        self._look()

    @property
    def nights(self) -> Sequence[Night]:
        return self._nights.nights

    @property
    def rules(self) -> AtTable:
        return AtTable.of(self.stage.session.game)

    @property
    def chapter(self) -> str:
        """Of the rulebook: which speaks of where the game has come to."""
        game = self.stage.session.game
        return self.stage.session.rules.phase(game.phase).chapter

    def watch(self, window: QQuickWindow) -> None:
        """From here on the window's losing sight of the table breaks privacy."""
        self._privacy = PrivacyWatch(self.stage, window, self._preferences.settings.no_capture)

    def end(self) -> None:
        """Another one is on. It is taken down once nobody is within it, and not left for garbage to be collected."""
        self.stage.stop()
        self.deleteLater()

    def put_away(self) -> None:
        """Past whatever is wrong with it."""
        self._sounds.leave()
        self._voice.leave()
        self.end()

    def turn(self, screen: str) -> None:
        """Another screen comes up: whoever leaves the table covers first."""
        if screen == self.screen:
            self._sounds.follow(self.stage)
            self._voice.follow(self.stage)
            return
        self._voice.leave()
        self.stage.breakPrivacy()
        if screen not in BESIDE:
            self._sounds.leave()

    def turned(self, screen: str) -> None:
        """The cover may come back from behind a lent book, too."""
        if self._privacy is not None and screen == self.screen:
            self._privacy.recentre()

    @Slot()
    def _look(self) -> None:
        self._nights.look(self.stage.now())

    def _guide(self, guided: Guided) -> None:
        self._is_guided = self._preferences.settings.guided
        self.stage.guide(guided if self._is_guided else None)

    @Slot()
    def _has_played(self) -> None:
        """Once is enough; where the disk refuses, until the app is closed."""
        if self._is_guided:
            with suppress(OSError):
                self._preferences.change(guided=False)

    @Slot()
    def _speak(self) -> None:
        """The table speaks as the app does, from the middle of any page on."""
        self.stage.speak(self._preferences.language)

    @Slot()
    def _change(self) -> None:
        """What was set holds in the game that is on, too."""
        settings = self._preferences.settings
        if self.screen == "play" and settings.guided != self._is_guided:
            self._guide(Guided())
        self.stage.session.set_pace(paced(settings, self.stage.session.game), timed(settings))
