"""python -m desktop.home: draws ahead what the first frame is drawn of. A build does this once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

import shiboken6

from desktop.home.pictures import BUILT, PICTURES
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for, window_of
from desktop.widgets.kept_pictures import Kept


def draw_ahead(folder: Path) -> None:
    """The whole of Home, as it opens; made of nothing, these pictures hold for as long as no source is newer."""
    application = application_of()
    rmtree(folder, ignore_errors=True)
    with TemporaryDirectory() as empty:
        app = App(Start(Path(empty), language="en"))
        app.navigator.home()
        engine = engine_for(app, Kept(folder, PICTURES, ()).picture)
        window = window_of(engine)
        window.frameSwapped.connect(application.quit)
        window.show()
        application.exec()
        shiboken6.delete(engine)


def main() -> int:
    # Nobody is to see it, and it comes out the same on every system.
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    draw_ahead(BUILT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
