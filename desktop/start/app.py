"""The one place where the parts are put together. A part is imported when it is first wanted: Home needs few."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QLocale, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop.keep.folder import home
from desktop.keep.settings import Settings, SettingsFile
from desktop.start.game_on import Evening
from desktop.start.trouble import Trouble
from desktop.widgets import fonts
from desktop.widgets.screen import Screen
from i18n import LANGUAGES, Words

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

    from desktop.keep.lock import Lock
    from desktop.keep.next_rules import Later
    from desktop.keep.shelf import Kept, Shelf
    from desktop.sound.player import Opener
    from desktop.start.desk import Past
    from desktop.table.stage.stage import Stage
    from desktop.table.stage.watch import Watch


@dataclass(frozen=True)
class Start:
    """How the app is begun: by hand, or by a demo."""

    folder: Path = field(default_factory=home)
    # Nothing moves, and no moment is played.
    fast: bool = False
    language: str = ""
    clock: Callable[[], float] = monotonic
    # What sounds are played on, if not on the system's own device.
    device: Opener | None = None

    @property
    def games(self) -> Path:
        return self.folder / "games"


class App(QObject):
    screenChanged = Signal()  # noqa: N815
    languageChanged = Signal()  # noqa: N815
    stageChanged = Signal()  # noqa: N815
    lookChanged = Signal()  # noqa: N815
    modelsChanged = Signal()  # noqa: N815
    troubleChanged = Signal()  # noqa: N815

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.start = start
        self.troubles = Trouble(self.troubleChanged.emit)
        self._settings = SettingsFile(start.folder, self.troubles.tell)
        self._language = start.language or self._settings.settings.language or language_of(QLocale.system().name())
        self._screen = "home"
        self._stage: Stage | None = None
        self._models: dict[str, Screen] = {}
        self._window: QQuickWindow | None = None
        self._lock: Lock | None = None
        self._eyes: Watch | None = None
        self.evening = Evening(lambda: self.settings, start.device, start.fast)
        # The game that the end screen is about.
        self.past: Past | None = None

    # What QML reads

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._screen

    @Property(str, notify=languageChanged)
    def language(self) -> str:
        return self._language

    @Property(QObject, notify=stageChanged)
    def stage(self) -> Stage | None:
        return self._stage

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def fonts(self) -> dict[str, dict[str, str]]:
        fonts.read(self._language)
        return fonts.by_language()

    @Property("QVariantMap", notify=lookChanged)  # type: ignore[arg-type]
    def look(self) -> dict[str, Any]:
        settings = self._settings.settings
        return {
            "textScale": settings.text,
            "distanceScale": settings.distance,
            "reducedMotion": settings.reduced_motion,
            "highContrast": settings.high_contrast,
            "fast": self.start.fast,
        }

    @Property("QVariantMap", notify=modelsChanged)  # type: ignore[arg-type]
    def models(self) -> dict[str, Screen]:
        return self._models

    @Property(str, notify=troubleChanged)
    def trouble(self) -> str:
        return self.troubles.line(self._language, self._screen)

    @Property(str, notify=languageChanged)
    def understood(self) -> str:
        return Words(self._language).text("button.ok")

    # What people do

    @Slot(str)
    def go(self, screen: str) -> None:
        """Nowhere, where there is no such screen, or nothing to show on it."""
        if not self._has(screen):
            return
        self.evening.turn(screen)
        self._make(screen)
        self._screen = screen
        self.screenChanged.emit()
        self.troubleChanged.emit()
        if self._eyes is not None and screen == self.evening.table:
            # The cover may come back from behind a lent book, too.
            self._eyes.recentre()

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self.troubles.dismiss(self._screen)

    @Slot()
    def quit(self) -> None:
        QGuiApplication.quit()

    # What the desk does

    @property
    def spoken(self) -> str:
        return self._language

    @property
    def settings(self) -> Settings:
        return self._settings.settings

    @property
    def shelf(self) -> Shelf:
        from desktop.keep.shelf import Shelf  # noqa: PLC0415

        return Shelf(self.start.games)

    @property
    def later(self) -> Later:
        from desktop.keep.next_rules import Later  # noqa: PLC0415

        return Later(self.start.folder, self.troubles.tell)

    @property
    def stage_now(self) -> Stage | None:
        return self._stage

    def say(self, id: str, **params: Any) -> None:
        """Something went wrong, and nothing is lost: a sentence over the screen; an empty id takes it off."""
        self.troubles.say(id, **params)

    def speak(self, language: str) -> None:
        self._language = language
        self._name()
        self.languageChanged.emit()
        self.troubleChanged.emit()
        for model in self._models.values():
            model.refresh()
        self.change(language=language)

    def change(self, **values: Any) -> None:
        """Holds at once. Raises OSError where it can't be kept for the next time."""
        try:
            self._settings.change(**values)
        finally:
            self._put_in_force()

    def play(self, kept: Kept) -> None:
        self.leave_stage()
        self._hold(kept.file.path)
        self._play_on(kept)

    def practise(self, stage: Stage) -> None:
        """A game that is kept nowhere."""
        self.leave_stage()
        self._sit_down(stage, "practice")

    def take_up(self, id: str) -> None:
        """CannotResume or CannotKeep where that can't be. Read again once nobody else can write."""
        self.leave_stage()
        self._hold(self.shelf.path(id))
        try:
            kept = self.shelf.resume(id)
        except Exception:
            # Whoever may look at it now is not held up by this window.
            self.leave_stage()
            raise
        self._play_on(kept)

    def leave_stage(self) -> None:
        if self._stage is not None:
            self._stage.stop()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def model(self, screen: str) -> Screen | None:
        return self._models.get(screen)

    def show(self, window: QQuickWindow) -> None:
        self._window = window
        self._name()
        self._watch()
        if self.settings.fullscreen:
            window.showFullScreen()
        else:
            window.show()

    def tidy(self) -> None:
        from desktop.keep.clean_up import tidy  # noqa: PLC0415

        tidy(self.start.folder, self.start.games, self.troubles.tell)

    # Underneath

    def _play_on(self, kept: Kept) -> None:
        from desktop.table.stage.staging import staged  # noqa: PLC0415

        stage = staged(kept, self.settings, self.start.clock, fast=self.start.fast)
        stage.finished.connect(lambda: self._finish(kept))
        self._sit_down(stage, "play")

    def _sit_down(self, stage: Stage, table: str) -> None:
        from desktop.start.desk import Desk  # noqa: PLC0415

        self._stage = stage
        self.evening.sit_down(stage, table)
        stage.left.connect(stage.stop)
        stage.left.connect(lambda: self.go("home"))
        stage.rulesWanted.connect(self._open_rules)
        stage.privacyBroken.connect(self._close_rules)
        stage.paceWanted.connect(lambda: Desk(self).pace(table))
        self._watch()
        self.stageChanged.emit()
        self.go(table)

    def _has(self, screen: str) -> bool:
        from desktop.start.desk import SCREENS  # noqa: PLC0415

        if screen in ("play", "practice"):
            return self._stage is not None and self.evening.table == screen
        return screen in SCREENS and (screen != "end" or self.past is not None)

    def _name(self) -> None:
        """What the system calls the window by: the same on every screen."""
        QGuiApplication.setApplicationDisplayName(Words(self._language).text("window.title"))

    def _put_in_force(self) -> None:
        settings = self.settings
        self.lookChanged.emit()
        self.evening.change()
        window = self._window
        if window is not None and (window.visibility() == window.Visibility.FullScreen) != settings.fullscreen:
            if settings.fullscreen:
                window.showFullScreen()
            else:
                window.showNormal()

    def _watch(self) -> None:
        if self._stage is not None and self._window is not None:
            from desktop.table.stage.watch import Watch  # noqa: PLC0415

            self._eyes = Watch(self._stage, self._window, self.settings.no_capture)

    def _finish(self, kept: Kept) -> None:
        from desktop.keep.journal_file import CannotKeep  # noqa: PLC0415
        from desktop.start.desk import Past  # noqa: PLC0415
        from desktop.statistics.summary import end_of  # noqa: PLC0415

        if self._stage is not None:
            if kept.game.result is not None:
                # Without it the game is only slower to count.
                with suppress(CannotKeep):
                    kept.file.end(end_of(kept.game))
            self.past = Past(self._stage.session.game.journal, self._stage.seating.written)
        self.go("end")

    def _open_rules(self, reader: str) -> None:
        """Of the game that is on: for everybody, or lent to who reads in this language."""
        from desktop.rulebook.model import Lent  # noqa: PLC0415
        from desktop.start.desk import Desk  # noqa: PLC0415
        from i18n.table_book import AtTable  # noqa: PLC0415

        if self._stage is not None:
            table = AtTable.of(self._stage.session.game.journal)
            Desk(self).read(table, self.evening.table, Lent(reader, self.settings.idle) if reader else None)

    def _close_rules(self) -> None:
        """What is lent goes back under the cover with all else."""
        from desktop.rulebook.model import RulebookModel  # noqa: PLC0415

        book = self._models.get("rulebook")
        if self._screen == "rulebook" and isinstance(book, RulebookModel) and book.is_lent:
            book.leave()

    def _hold(self, game: Path) -> None:
        from desktop.keep.lock import Lock  # noqa: PLC0415
        from desktop.keep.shelf import IN_USE, CannotResume  # noqa: PLC0415

        lock = Lock(game)
        if not lock.take():
            raise CannotResume(IN_USE)
        self._lock = lock

    def _make(self, screen: str) -> None:
        """A screen's view model: kept while the app is open, looked at anew on each visit; every end is another's."""
        from desktop.start.desk import Desk, made  # noqa: PLC0415

        if screen != "home":
            # Here people have names. Home is in the app's own words, and its first frame waits for nothing else.
            fonts.load()
        known = self._models.get(screen)
        if known is not None and screen != "end":
            known.refresh()
        elif model := made(screen, Desk(self)):
            self._models = {**self._models, screen: model}
            self.modelsChanged.emit()


def language_of(locale: str) -> str:
    """The language somebody reads, by what the system says."""
    found = locale.replace("_", "-")
    if found.startswith("zh"):
        return "zh-Hant" if any(place in found for place in ("TW", "HK", "MO", "Hant")) else "zh-Hans"
    return "ja" if found.startswith("ja") else LANGUAGES[-1]
