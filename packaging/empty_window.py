"""An empty window, frozen like the program: what a first frame costs before there is anything to draw."""

from __future__ import annotations

from time import perf_counter

BEGAN = perf_counter()

import json  # noqa: E402
import sys  # noqa: E402

from PySide6.QtCore import Qt, QUrl  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402
from PySide6.QtQml import QQmlApplicationEngine  # noqa: E402
from PySide6.QtQuick import QQuickWindow  # noqa: E402

WINDOW = b"import QtQuick\nWindow { width: 1280; height: 720; visible: true }"


def main() -> int:
    application = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(WINDOW, QUrl())
    window = engine.rootObjects()[0]
    if not isinstance(window, QQuickWindow):
        return 1

    def drawn() -> None:
        print(json.dumps({"first_frame_ms": round(1000 * (perf_counter() - BEGAN), 1)}), flush=True)
        application.quit()

    window.frameSwapped.connect(drawn, Qt.ConnectionType.SingleShotConnection)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
