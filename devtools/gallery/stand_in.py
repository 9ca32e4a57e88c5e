"""An app and a stage that only show: what people do is written down in `done`, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QMetaMethod, QObject, Signal

from desktop.seats.seating import Seating
from desktop.table.pages.pages import Page
from desktop.table.stage.live import Live
from desktop.table.stage.stage import Stage
from desktop.table.stage.turning import TurningPages
from desktop.widgets import fonts

AT_REST = Live(dwell=0.55)
LOOK = {"textScale": 1.0, "distanceScale": 1.0, "reducedMotion": False, "highContrast": False, "fast": True}


class ShowingStage(Stage):
    """To QML it is the stage of a game. `live` says what moves on it, as `Live` has it."""

    def __init__(self, page: Page, **live: Any) -> None:
        # No game, no clock, no timer.
        TurningPages.__init__(self)
        self.done: list[tuple[Any, ...]] = []
        self._trouble = ""
        self._language = page.language
        self.show(page, **{**vars(AT_REST), **live})

    @property
    def seating(self) -> Seating:
        return Seating("", self._language, ())

    def show(self, page: Page, **live: Any) -> None:
        """What is not said stays as it was."""
        self.turn_to(page, replace(self.live, **live))

    def tell(self, trouble: str) -> None:
        self._trouble = trouble
        self.troubleChanged.emit()


def _noted(name: str) -> Callable[..., None]:
    def note(stage: ShowingStage, *given: Any) -> None:
        stage.done.append((name, *given))

    return note


def _note_all() -> None:
    """Whatever people can do at a stage, by the name it has to QML."""
    meta = Stage.staticMetaObject  # type: ignore[attr-defined]
    for place in range(meta.methodOffset(), meta.methodCount()):
        method = meta.method(place)
        if method.methodType() is QMetaMethod.MethodType.Slot:
            name = bytes(method.name().data()).decode()
            setattr(ShowingStage, name, _noted(name))


_note_all()


class App(QObject):
    screenChanged = Signal()  # noqa: N815
    lookChanged = Signal()  # noqa: N815

    def __init__(self, language: str, stage: QObject, **look: Any) -> None:
        super().__init__()
        self._language, self._stage = language, stage
        self._look = {**LOOK, **look}

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return "play"

    @Property(str, constant=True)
    def trouble(self) -> str:
        return ""

    @Property(str, constant=True)
    def understood(self) -> str:
        return ""

    @Property(str, notify=lookChanged)
    def language(self) -> str:
        return self._language

    @Property(QObject, notify=screenChanged)
    def stage(self) -> QObject:
        return self._stage

    @Property("QVariantMap", notify=lookChanged)  # type: ignore[arg-type]
    def look(self) -> dict[str, Any]:
        return self._look

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def fonts(self) -> dict[str, dict[str, str]]:
        return fonts.as_map()

    @Property(QObject, constant=True)
    def model(self) -> None:
        return None
