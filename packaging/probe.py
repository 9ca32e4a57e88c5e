"""Shares a bundle with the program, is never shipped, and answers the smoke test: python packaging/smoke.py

Takes up the game that waits at Home as its players would, by pressing what is drawn there, and plays it to the end.
"""

from __future__ import annotations

import json
import sys

from desktop.demo.command import Wish
from desktop.demo.director import Director, Hourglass
from desktop.demo.frames import Frames
from desktop.demo.hands import Hands
from desktop.keep.folder import home
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for, window_of


def main() -> int:
    application_of()
    hourglass = Hourglass()
    app = App(Start(home(), fast=True, clock=hourglass))
    app.navigator.home()
    engine = engine_for(app)
    window = window_of(engine)
    app.show(window)
    hands = Hands(window, engine)
    hands.await_window()
    hands.tap("resume")
    print(json.dumps(_played(app, hands, hourglass)), flush=True)
    window.close()
    del engine
    return 0


def _played(app: App, hands: Hands, hourglass: Hourglass) -> dict[str, object]:
    stage = app.navigator.stage
    if stage is None:
        return {"state": app.front.property("screen")}
    game = stage.session.game
    state, answers = stage.shown.state, len(game.journal["answers"])
    wish = Wish(game, app.preferences.language, 0, None, held=False, fast=True, size=(1280, 720), until_day=None)
    Director(wish, stage, hands, Frames(None, hands.window), hourglass).play()
    return {"state": state, "answers": answers, "is_over": game.ask is None}


if __name__ == "__main__":
    sys.exit(main())
