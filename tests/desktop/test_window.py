"""The window opens as it was left, and fits its screen; F11 fills the screen with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWindow

from desktop.keep.window import FILE, Left, WindowFile
from desktop.start.placing import FRAME, place, remember, within

# The whole app as somebody opens it by hand, until its first frame.
OPENED = """
import json, sys
from desktop.start import application
from desktop.start.app import App
show = App.show
def shown(app, window):
    show(app, window)
    def drawn():
        window.frameSwapped.disconnect(drawn)
        for width, height in json.loads(sys.argv[1]):
            window.resize(width, height)
        print(json.dumps([window.width(), window.height(), window.minimumWidth(), window.minimumHeight()]))
        application.QGuiApplication.quit()
    window.frameSwapped.connect(drawn)
App.show = shown
application.play()
"""


Size = tuple[int, int]


def opened(folder: Path, screen: Size, scale: str = "1", resized: Size | None = None) -> list[int]:
    width, height = screen
    config = folder / "screens.json"
    one = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    config.write_text(json.dumps({"screens": [one]}))
    given = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "QT_SCALE_FACTOR": scale,
        "LANTERN_NIGHT_HOME": str(folder / "home"),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    command = [sys.executable, "-c", OPENED, json.dumps([resized] if resized else [])]
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
    sizes: list[int] = json.loads(done.stdout)
    return sizes


@pytest.mark.parametrize(
    ("screen", "scale"), [((1920, 1080), "1.75"), ((1366, 768), "1"), ((1280, 720), "1"), ((1024, 600), "1.25")]
)
def test_the_window_fits_its_screen_at_any_scale(tmp_path: Path, screen: Size, scale: str) -> None:
    width, height, least_width, least_height = opened(tmp_path, screen, scale)
    assert least_width <= width <= screen[0] / float(scale) - FRAME.width()
    assert least_height <= height <= screen[1] / float(scale) - FRAME.height()


def test_it_opens_as_it_was_left(tmp_path: Path) -> None:
    assert opened(tmp_path, (1920, 1080))[:2] == [1280, 720]
    opened(tmp_path, (1920, 1080), resized=(1500, 900))
    assert opened(tmp_path, (1920, 1080))[:2] == [1500, 900]
    # Another screen: what fits is what it gets.
    assert opened(tmp_path, (1366, 768))[:2] == [1366 - FRAME.width(), 768 - FRAME.height()]


def test_what_fits_stays_as_it_is() -> None:
    assert within(QSize(1280, 720), QSize(1920, 1080)) == QSize(1280, 720)
    assert within(QSize(1280, 720), QSize(1280, 720)) == QSize(1280, 720) - FRAME


@pytest.mark.usefixtures("qapp")
def test_a_maximized_window_opens_maximized_and_knows_its_size(tmp_path: Path) -> None:
    file, window = WindowFile(tmp_path), QWindow()
    file.write(Left(700, 500))
    window.showMaximized()
    remember(window, file)
    assert file.read() == Left(700, 500, is_maximized=True)
    again = QWindow()
    place(again, file)
    assert again.windowStates() == Qt.WindowState.WindowMaximized


@pytest.mark.usefixtures("qapp")
def test_a_full_screen_says_nothing_about_the_window(tmp_path: Path) -> None:
    file, window = WindowFile(tmp_path), QWindow()
    window.showFullScreen()
    remember(window, file)
    assert file.read() is None


@pytest.mark.parametrize("found", [{}, {"width": 0, "height": 5}, {"width": "9", "height": 9}, {"width": True}])
def test_what_makes_no_sense_is_nothing(tmp_path: Path, found: dict[str, Any]) -> None:
    (tmp_path / FILE).write_text(json.dumps(found))
    assert WindowFile(tmp_path).read() is None
