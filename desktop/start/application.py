"""Opens the window and keeps it going."""

from __future__ import annotations

import json
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QGuiApplication

from desktop.keep.folder import home
from desktop.start import graphics
from desktop.start.not_started import because_of, needing_a_screen
from desktop.widgets import surface

if TYPE_CHECKING:
    from PySide6.QtQml import QQmlEngine
    from PySide6.QtQuick import QQuickWindow

    from desktop.start.app import App

# What Home is opened with, in about equal parts: 15 ms, while Qt reads the widgets.
_PARTS = ("desktop.start.parts", "desktop.start.app", "desktop.start.window")


def play() -> int:
    try:
        return _play()
    except Exception as error:  # noqa: BLE001 - whatever it is, people get a sentence
        return because_of(error)


def _play() -> int:
    application = application_of()
    app, engine, window = at_home()
    app.unforeseen.listen()
    # What a slot has raised would be written out, with all it says.
    engine.setOutputWarningsToStandardError(False)
    graphics.listen(application, window)
    # What only somebody who plays needs.
    import signal  # noqa: PLC0415

    from PySide6.QtCore import QTimer  # noqa: PLC0415

    from desktop.keep.atomic import clear_away  # noqa: PLC0415
    from desktop.keep.window import WindowFile  # noqa: PLC0415
    from desktop.start.placing import place, remember  # noqa: PLC0415
    from desktop.start.warm_up import Settle  # noqa: PLC0415

    look = app.navigator.parts.home.look_for_others
    Settle(window, engine, app.tidy, look, partial(clear_away, cache() / "home"))
    left = WindowFile(app.start.folder, app.troubles.tell)
    place(window, left)
    window.closing.connect(lambda: remember(window, left))
    app.show(window)

    signal.signal(signal.SIGINT, lambda *_: application.quit())
    # Python hears a signal only when it runs: so it does, now and then.
    listener = QTimer()
    listener.timeout.connect(lambda: None)
    listener.start(500)
    return until_closed(application, app, engine)


def first_frame(began: float) -> int:
    application = application_of()
    app, engine, window = at_home()
    took: list[float] = []

    def drawn() -> None:
        took.append(1000 * (perf_counter() - began))
        # On a real screen another frame may be swapped before the application has ended.
        if len(took) == 1:
            print(json.dumps({"first_frame_ms": round(took[0], 1)}), flush=True)  # noqa: T201
            application.quit()

    window.frameSwapped.connect(drawn)
    graphics.listen(application, window)
    app.show(window)
    return until_closed(application, app, engine)


def application_of() -> QGuiApplication:
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        return application
    surface.choose()
    surface.smooth()
    with needing_a_screen():
        application = QGuiApplication(["lantern-night"])
    application.setApplicationName("lantern-night")
    return application


def at_home() -> tuple[App, QQmlEngine, QQuickWindow]:
    """Home, not yet shown."""
    from PySide6.QtQml import QQmlApplicationEngine  # noqa: PLC0415

    from desktop.start.screen_files import HOME, MAIN, WIDGETS, read_ahead  # noqa: PLC0415

    engine = QQmlApplicationEngine()
    read_ahead(engine, WIDGETS)
    for part in _PARTS:
        import_module(part)
        # What the widgets want of libraries is registered in this thread, and the one that reads waits for it.
        QCoreApplication.sendPostedEvents()
    from desktop.home.pictures import BUILT, PICTURES, SOURCES  # noqa: PLC0415
    from desktop.start.app import App, Start  # noqa: PLC0415
    from desktop.start.window import load, window_of  # noqa: PLC0415
    from desktop.widgets.kept_pictures import Kept  # noqa: PLC0415

    # While what is set, words and faces are.
    read_ahead(engine, MAIN, HOME)
    app = App(Start(home(), guides=True))
    app.navigator.home()
    load(engine, app, Kept(cache() / "home", PICTURES, SOURCES, BUILT).picture)
    return app, engine, window_of(engine)


def cache() -> Path:
    """Where Qt keeps its own of the screens."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


def until_closed(application: QGuiApplication, app: App, engine: QQmlEngine) -> int:
    code = application.exec()
    from shiboken6 import delete  # noqa: PLC0415

    # The engine goes before the models do: bindings must not see them leave.
    delete(engine)
    app.end()
    return graphics.over(code)
