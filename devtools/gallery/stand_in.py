"""An app and a stage that only show: what people do is written down in `done`, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QQmlComponent, QQmlEngine

from desktop.widgets import fonts

RESTS: Mapping[str, Any] = {
    "holdProgress": 0.0,
    "pinHint": "",
    "dwellLeft": 0.55,
    "isOpen": False,
    "hint": "",
    "ticked": False,
    "showsDraft": False,
    "chosen": [],
    "clock": -1,
    "clockText": "",
    "clockShare": 0.0,
    "isPaused": False,
    "speaking": 0,
    "nextSaid": "",
    "roundSaid": "",
    "clockSaid": "",
    "countdown": -1,
    "trouble": "",
    "understood": "",
    "page": {},
}
SLOTS = (
    "hold",
    "letGo",
    "givePin",
    "dropPin",
    "remind",
    "withoutAnswer",
    "open",
    "shut",
    "peek",
    "choose",
    "write",
    "phrase",
    "nobody",
    "confirm",
    "note",
    "notePhrase",
    "eraseNote",
    "takeBack",
    "readRules",
    "breakPrivacy",
    "goOn",
    "pick",
    "tapSeat",
    "tapKnot",
    "abstain",
    "countDown",
    "closeBallot",
    "plusMinute",
    "pause",
    "bell",
    "nextSpeaker",
    "voidPhase",
    "nextMoment",
    "breathe",
    "readPace",
    "momentsSeen",
    "dismissTrouble",
    "leave",
)
_ROWS = "".join(f"property var {name}\n" for name in RESTS)
_CALLS = "".join(f"function {name}(...given) {{ done = done.concat([['{name}', ...given]]) }}\n" for name in SLOTS)
_STAGE = f"import QtQml\nQtObject {{\nproperty var done: []\n{_ROWS}{_CALLS}}}"
LOOK = {"textScale": 1.0, "distanceScale": 1.0, "reducedMotion": False, "highContrast": False, "fast": True}


def stage(engine: QQmlEngine, page: Mapping[str, Any], **live: Any) -> QObject:
    """An object with the stage's properties and slots; each property can be set as the game would."""
    component = QQmlComponent(engine)
    component.setData(_STAGE.encode(), QUrl())
    made = component.create()
    made.setParent(engine)
    for name, value in {**RESTS, "page": dict(page), **live}.items():
        made.setProperty(name, value)
    return made


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
