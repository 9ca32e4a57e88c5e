"""Home on a screen of its own."""

from __future__ import annotations

from desktop.home.model import FromHome, HomeModel
from desktop.keep.waiting import Waiting
from tests.desktop.around import FakeApp, Shown

WAITING = Waiting("0123456789abcdef", "langrensha", 12, 2, "vote")


def opened(language: str = "en", waiting: Waiting | None = None, width: int = 1280, height: int = 720) -> Shown:
    app = FakeApp(language)
    return app.show("home", HomeModel(app.preferences, lambda: waiting, app.ways(FromHome)), width, height)
