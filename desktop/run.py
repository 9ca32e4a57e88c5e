"""Opens the window and keeps it going."""

from __future__ import annotations

import json
import signal
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from shiboken6 import delete

from desktop.app import App, Start
from desktop.window import engine_for, window_of


def play() -> int:
    application = application_of()
    app = App(Start())
    app.go("home")
    engine = engine_for(app)
    app.show(window_of(engine))
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    # Python hears a signal only when it runs: so it does, now and then.
    listener = QTimer()
    listener.timeout.connect(lambda: None)
    listener.start(500)
    return until_closed(application, engine)


def first_frame(began: float) -> int:
    application = application_of()
    app = App(Start())
    app.go("home")
    engine = engine_for(app)
    window = window_of(engine)

    def drawn() -> None:
        print(json.dumps({"first_frame_ms": round(1000 * (perf_counter() - began), 1)}), flush=True)  # noqa: T201
        window.frameSwapped.disconnect(drawn)
        application.quit()

    window.frameSwapped.connect(drawn)
    app.show(window)
    return until_closed(application, engine)


def application_of() -> QGuiApplication:
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        return application
    application = QGuiApplication(["lantern-night"])
    application.setApplicationName("lantern-night")
    application.setApplicationDisplayName("Lantern Night")
    return application


def until_closed(application: QGuiApplication, engine: QObject) -> int:
    code = application.exec()
    # The engine goes before the models do: bindings must not see them leave.
    delete(engine)
    return code
