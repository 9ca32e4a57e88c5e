"""An app and a stage that only show: what people do is written down in `done`, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QMetaMethod, QObject

from desktop.seats.seating import Seating
from desktop.start.front import Front
from desktop.table.pages.pages import Page
from desktop.table.stage.live import Live
from desktop.table.stage.stage import Stage
from desktop.table.stage.troubled import silence
from desktop.table.stage.turning import TurningPages
from desktop.widgets import fonts
from desktop.widgets.asked import WordsAsked
from desktop.widgets.screen import Screen
from i18n.readings import annotated, readings

AT_REST = Live(dwell=0.55)
LOOK = {"textScale": 1.0, "distanceScale": 1.0, "reducedMotion": False, "highContrast": False, "fast": True}
LOOK["readings"] = False


class ShowingStage(Stage):
    """To QML it is the stage of a game. `live` says what moves on it, as `Live` has it."""

    def __init__(self, page: Page, **live: Any) -> None:
        # No game, no clock, no timer.
        TurningPages.__init__(self)
        self.done: list[tuple[Any, ...]] = []
        self._trouble = silence
        self._language = page.language
        self.show(page, **{**vars(AT_REST), **live})

    @property
    def seating(self) -> Seating:
        return Seating("", self._language, ())

    def show(self, page: Page, **live: Any) -> None:
        """What is not said stays as it was."""
        self.turn_to(page, replace(self.live, **live))

    def tell(self, trouble: str) -> None:
        self._trouble = lambda _: trouble
        self.troubleChanged.emit()


def _noted(name: str) -> Callable[..., None]:
    def note(stage: ShowingStage, *given: Any) -> None:
        stage.done.append((name, *given))

    return note


def _note_all() -> None:
    """Whatever people can do at a stage, by the name it has to QML: there or in what it adds to its pages."""
    meta, pages = Stage.staticMetaObject, TurningPages.staticMetaObject  # type: ignore[attr-defined]
    for place in range(pages.methodCount(), meta.methodCount()):
        method = meta.method(place)
        if method.methodType() is QMetaMethod.MethodType.Slot:
            name = bytes(method.name().data()).decode()
            setattr(ShowingStage, name, _noted(name))


_note_all()


class ShowingFront(Front):
    """The app as `Main.qml` asks for it, with one screen. Whoever sets `set_look` anew lets `lookChanged` tell."""

    def __init__(self, look: Mapping[str, Any], language: str = "", stage: Stage | None = None) -> None:
        # Nothing to go to, nothing kept.
        QObject.__init__(self)
        self.set_look, self.spoken, self._stage = {**LOOK, **look}, language, stage
        self._asked = WordsAsked(self)

    @Property(str, notify=Front.languageChanged)
    def title(self) -> str:
        return ""

    @Property(str, notify=Front.screenChanged)
    def screen(self) -> str:
        return "play"

    @Property(QObject, notify=Front.screenChanged)
    def model(self) -> Screen | None:
        return None

    @Property(QObject, notify=Front.screenChanged)
    def stage(self) -> Stage | None:
        return self._stage

    @Property(str, notify=Front.languageChanged)
    def language(self) -> str:
        return self.spoken

    @Property("QVariantMap", notify=Front.lookChanged)  # type: ignore[arg-type]
    def readings(self) -> dict[str, str]:
        return {language: readings(language) for language in annotated()} if self.set_look["readings"] else {}

    @Property(float, notify=Front.lookChanged)
    def textScale(self) -> float:  # noqa: N802
        return float(self.set_look["textScale"])

    @Property(float, notify=Front.lookChanged)
    def distanceScale(self) -> float:  # noqa: N802
        return float(self.set_look["distanceScale"])

    @Property(bool, notify=Front.lookChanged)
    def reducedMotion(self) -> bool:  # noqa: N802
        return bool(self.set_look["reducedMotion"])

    @Property(bool, notify=Front.lookChanged)
    def highContrast(self) -> bool:  # noqa: N802
        return bool(self.set_look["highContrast"])

    @Property(bool, constant=True)
    def fast(self) -> bool:
        return bool(self.set_look["fast"])

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def fonts(self) -> dict[str, dict[str, str]]:
        return fonts.as_map()

    @Property(str, constant=True)
    def trouble(self) -> str:
        return ""

    @Property(str, constant=True)
    def understood(self) -> str:
        return ""
