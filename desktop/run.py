"""Opens the window and keeps it going."""

from __future__ import annotations

import gc
import json
import signal
from collections.abc import Callable
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.look import surface

if TYPE_CHECKING:
    from PySide6.QtQml import QQmlEngine
    from PySide6.QtQuick import QQuickWindow

    from desktop.app import App


def play() -> int:
    application = application_of()
    app, engine, window = at_home(application)
    app.show(window)
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    signal.signal(signal.SIGINT, lambda *_: application.quit())
    # Python hears a signal only when it runs: so it does, now and then.
    listener = QTimer()
    listener.timeout.connect(lambda: None)
    listener.start(500)
    return until_closed(application, engine)


def first_frame(began: float) -> int:
    application = application_of()
    app, engine, window = at_home(application)

    def drawn() -> None:
        print(json.dumps({"first_frame_ms": round(1000 * (perf_counter() - began), 1)}), flush=True)  # noqa: T201
        application.quit()

    # On a real screen a frame may be swapped before Qt hears that nobody waits for one any more.
    window.frameSwapped.connect(drawn, Qt.ConnectionType.SingleShotConnection)
    app.show(window)
    return until_closed(application, engine)


def application_of() -> QGuiApplication:
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        return application
    surface.smooth()
    application = QGuiApplication(["lantern-night"])
    application.setApplicationName("lantern-night")
    application.setApplicationDisplayName("Lantern Night")
    return application


def at_home(application: QGuiApplication) -> tuple[App, QQmlEngine, QQuickWindow]:
    """Home, not yet shown. The fonts are read while Python imports, the pictures drawn while the screen is made."""
    from desktop.look import fonts  # noqa: PLC0415

    reading = meanwhile(fonts.read)
    from desktop.app import App, Start  # noqa: PLC0415
    from desktop.home import ahead  # noqa: PLC0415
    from desktop.window import SIZE, engine_for, window_of  # noqa: PLC0415

    app = App(Start())
    app.go("home")
    size = application.primaryScreen().size().toTuple() if app.settings.fullscreen else SIZE
    pictures = ahead.pictures(*size, app.settings.high_contrast)
    meanwhile(lambda: ahead.draw(pictures))
    reading.join()
    engine = engine_for(app, pictures)
    return app, engine, window_of(engine)


def meanwhile(act: Callable[[], None]) -> Thread:
    thread = Thread(target=act)
    thread.start()
    return thread


def until_closed(application: QGuiApplication, engine: QQmlEngine) -> int:
    # What was made so far stays, and need not be looked through again.
    gc.freeze()
    gc.enable()
    code = application.exec()
    from shiboken6 import delete  # noqa: PLC0415

    # The engine goes before the models do: bindings must not see them leave.
    delete(engine)
    return code
