"""The one place where the parts are put together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QGuiApplication

from desktop.keep.folder import can_keep
from desktop.keep.preferences import Preferences
from desktop.keep.settings import SettingsFile
from desktop.start.front import Front
from desktop.start.full_screen import FullScreen
from desktop.start.navigator import Navigator
from desktop.start.parts import Parts
from desktop.start.troubles import Troubles
from desktop.start.unforeseen import Unforeseen
from i18n import Words
from i18n.languages import language_of

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from desktop.sound.player import Opener
    from desktop.start.games import Games
    from desktop.start.held_keys import HeldKeys
    from desktop.start.pack_watch import PackWatch
    from desktop.start.second_window import SecondWindow
    from desktop.voice.speech import Speech


class Start(NamedTuple):
    """How the app is begun: by hand, or by a demo."""

    folder: Path
    # Nothing moves, and no moment is played.
    fast: bool = False
    # Where nothing was ever set, nobody has played: the first game explains itself, unless somebody switches that off.
    guides: bool = False
    language: str = ""
    clock: Callable[[], float] = monotonic
    # What sounds are played on, if not on the system's own device.
    device: Opener | None = None
    # What speaks, if not the system's own voices.
    speech: Callable[[], Speech] | None = None

    @property
    def games(self) -> Path:
        return self.folder / "games"


class App:
    def __init__(self, start: Start) -> None:
        self.start = start
        self.troubles = Troubles()
        kept = SettingsFile(start.folder, self.troubles.tell)
        language = start.language or kept.settings.language or language_of(QLocale.system().name())
        if kept.is_first and start.guides:
            kept.settings = kept.settings._replace(guided=True)
        self.preferences = Preferences(kept, language)
        self.full_screen = FullScreen(self.preferences, self.troubles)
        self.navigator = Navigator(partial(Parts, start, self.preferences, self.troubles, self.full_screen.switch))
        self.unforeseen = Unforeseen(start.folder, self.navigator, self.troubles)
        self.front = Front(self.preferences, self.troubles, self.navigator, self.full_screen.switch, start.fast)
        self._window: QQuickWindow | None = None
        self.keys: HeldKeys | None = None
        # Made when they are first wanted.
        self.pack_watch: PackWatch | None = None
        self.second: SecondWindow | None = None
        self.preferences.languageChanged.connect(self._name)
        self.navigator.satDown.connect(self._watch)
        self.navigator.satDown.connect(self._watch_packs)

    @property
    def games(self) -> Games:
        return self.navigator.parts.games

    def show(self, window: QQuickWindow) -> None:
        self._window = window
        self._hears = QTimer(window, singleShot=True, interval=0)
        self._hears.timeout.connect(self._hear)
        window.frameSwapped.connect(self._hears.start)
        self.navigator.parts.window = window
        self.preferences.changed.connect(self._look_for_second)
        self._look_for_second()
        self._name()
        self._watch()
        self.full_screen.show(window)

    def _hear(self) -> None:
        """Held keys, once there is something to press one for: what they name of Qt takes 2 ms of the first frame."""
        from desktop.start.held_keys import HeldKeys  # noqa: PLC0415

        if self._window is not None and self.keys is None:
            self._window.frameSwapped.disconnect(self._hears.start)
            self.keys = HeldKeys(self._window)
            self.navigator.turned.connect(self.keys.turn)
            if self.navigator.on is not None:
                self.keys.follow(self.navigator.on.stage)

    def end(self) -> None:
        """After the engine: what is Qt's goes now, in the window's own thread; garbage is collected in any."""
        from shiboken6 import delete  # noqa: PLC0415

        self.navigator.parts.stop()
        if self.pack_watch is not None:
            self.pack_watch.stop()
        if self.second is not None:
            delete(self.second)
        for each in (self.front, self.navigator, self.troubles, self.preferences):
            delete(each)

    def tidy(self) -> None:
        from desktop.keep.clean_up import tidy  # noqa: PLC0415

        if not can_keep(self.start.folder):
            self.troubles.say("error.shut_folder", folder=str(self.start.folder))
        tidy(self.start.folder, self.start.games, self.troubles.tell)
        self._watch_packs()

    def _watch_packs(self) -> None:
        """Once there are packs at all."""
        if self.pack_watch is not None or not (self.start.folder / "packs").exists():
            return
        from desktop.start.pack_watch import PackWatch, left_by  # noqa: PLC0415

        if pack := left_by(self.start.folder):
            self.troubles.say("error.pack_ended", pack=pack)
        self.pack_watch = PackWatch(self.start.folder, self._give_up)
        self.pack_watch.begin()

    def _give_up(self) -> None:
        if (stage := self.navigator.stage) is not None:
            stage.session.taking.give_up()

    def _name(self) -> None:
        """What the system calls the window by: the same on every screen."""
        QGuiApplication.setApplicationDisplayName(Words(self.preferences.language).text("window.title"))

    def _look_for_second(self) -> None:
        if self.second is not None or self._window is None or not self.preferences.settings.second_screen:
            return
        from desktop.start.second_window import SecondWindow  # noqa: PLC0415

        screens = self.navigator.parts.screens
        self.second = SecondWindow(self._window, self.navigator, self.preferences, screens, self.start.fast)

    def _watch(self) -> None:
        on = self.navigator.on
        if on is not None and self._window is not None:
            on.watch(self._window)
            if self.keys is not None:
                self.keys.follow(on.stage)
