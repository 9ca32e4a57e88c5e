"""The files of the screens, and how Qt reads them ahead. Apart from the window, which takes 8 ms to import."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

ROOMS = Path(__file__).resolve().parents[1]
MAIN = ROOMS / "start" / "Main.qml"
HOME = ROOMS / "home" / "Home.qml"
# Nearly all that screens are made of is in it, and it knows no model: it can be read before there is any.
WIDGETS = ROOMS / "widgets" / "Trouble.qml"


def read_ahead(engine: QQmlEngine, *files: Path) -> None:
    """Qt reads them in a thread of its own, while Python does something else."""
    for file in files:
        QQmlComponent(engine, url(file), QQmlComponent.CompilationMode.Asynchronous, engine)


def url(file: Path) -> QUrl:
    return QUrl.fromLocalFile(str(file))
