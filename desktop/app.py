"""The one place where the parts are put together. A part is imported when it is first wanted: Home needs few."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from locale import getlocale
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop.keep.folder import home
from desktop.keep.settings import Settings, SettingsFile
from desktop.look import fonts
from desktop.screen import Screen
from i18n import LANGUAGES, Words

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    from desktop.desk import Past
    from desktop.keep.lock import Lock
    from desktop.keep.shelf import Kept, Shelf
    from desktop.play.stage import Stage


@dataclass(frozen=True)
class Start:
    """How the app is begun: by hand, or by a demo."""

    folder: Path = field(default_factory=home)
    # Nothing moves, and no moment is played.
    fast: bool = False
    language: str = ""
    clock: Callable[[], float] = monotonic

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
        self._settings = SettingsFile(start.folder)
        self._language = start.language or self._settings.settings.language or language_of(getlocale()[0])
        self._screen = "home"
        self._stage: Stage | None = None
        self._models: dict[str, Screen] = {}
        self._window: QWindow | None = None
        self._trouble = ""
        self._lock: Lock | None = None
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
        fonts.read()
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
        return self._trouble

    # What people do

    @Slot(str)
    def go(self, screen: str) -> None:
        if self._stage is not None and screen != "play":
            self._stage.breakPrivacy()
        self._make(screen)
        self._screen = screen
        self.screenChanged.emit()

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self.say("")

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
    def stage_now(self) -> Stage | None:
        return self._stage

    def say(self, id: str, **params: Any) -> None:
        """Something went wrong, and nothing is lost: a sentence over the screen; an empty id takes it off."""
        self._trouble = Words(self._language).text(id, **params) if id else ""
        self.troubleChanged.emit()

    def speak(self, language: str) -> None:
        self._language = language
        self.languageChanged.emit()
        for model in self._models.values():
            model.refresh()
        self.change(language=language)

    def change(self, **values: Any) -> None:
        """Holds at once. Raises OSError where it can't be kept for the next time."""
        try:
            self._settings.change(**values)
        finally:
            self.lookChanged.emit()

    def play(self, kept: Kept) -> None:
        from desktop.play.staging import staged  # noqa: PLC0415

        self.leave_stage()
        self._hold(kept.file.path)
        self._stage = staged(kept, self.settings, self.start.clock, fast=self.start.fast)
        self._stage.left.connect(lambda: self.go("home"))
        self._stage.finished.connect(self._finish)
        self._watch()
        self.stageChanged.emit()
        self.go("play")

    def take_up(self, id: str) -> None:
        """CannotResume or CannotKeep where that can't be. Read again once nobody else can write."""
        self.leave_stage()
        self._hold(self.shelf.path(id))
        self.play(self.shelf.resume(id))

    def leave_stage(self) -> None:
        if self._stage is not None:
            self._stage.stop()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def model(self, screen: str) -> Screen | None:
        return self._models.get(screen)

    def show(self, window: QWindow) -> None:
        self._window = window
        self._watch()
        if self.settings.fullscreen:
            window.showFullScreen()
        else:
            window.show()

    # Underneath

    def _watch(self) -> None:
        if self._stage is not None and self._window is not None:
            from desktop.watch import Watch  # noqa: PLC0415

            Watch(self._stage, self._window, self.settings.no_capture)

    def _finish(self) -> None:
        from desktop.desk import Past  # noqa: PLC0415

        if self._stage is not None:
            self.past = Past(self._stage.session.game.journal, self._stage.seating.written)
        self.go("end")

    def _hold(self, game: Path) -> None:
        from desktop.keep.lock import Lock  # noqa: PLC0415
        from desktop.keep.shelf import IN_USE, CannotResume  # noqa: PLC0415

        lock = Lock(game)
        if not lock.take():
            raise CannotResume(IN_USE)
        self._lock = lock

    def _make(self, screen: str) -> None:
        """A screen's view model: kept while the app is open, looked at anew on each visit; every end is another's."""
        from desktop.desk import Desk, made  # noqa: PLC0415

        if screen != "home":
            # Here people have names. Home is in the app's own words, and its first frame waits for nothing else.
            fonts.load()
        known = self._models.get(screen)
        if known is not None and screen != "end":
            known.refresh()
        elif model := made(screen, Desk(self)):
            self._models = {**self._models, screen: model}
            self.modelsChanged.emit()


def language_of(locale: str | None) -> str:
    """The language somebody reads, by what the system says."""
    found = (locale or "").replace("_", "-")
    if found.startswith("zh"):
        return "zh-Hant" if any(place in found for place in ("TW", "HK", "MO", "Hant")) else "zh-Hans"
    return "ja" if found.startswith("ja") else LANGUAGES[-1]
