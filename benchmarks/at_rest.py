"""How busy the app keeps the processor while nobody touches it, on every screen, drawn without a graphics card.

Each screen is left alone until what sways has come to rest; then the processor's time is taken. Two screens are drawn
on, so that the second one's window is there as it is in a room with a television.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QEventLoop, QTimer

from benchmarks import Row
from desktop.keep.journal_file import SUFFIX, sealed
from desktop.seats.seating import Seating
from desktop.setup.odds import OddsState
from desktop.sound.player import no_device
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.games import PastGame
from desktop.start.window import engine_for, window_of
from desktop.statistics.summary import end_of
from desktop.table.session.places import layout
from desktop.table.stage.stage import Stage
from desktop.voice.speech import NoSpeech
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out

RULESET, OF_CARDS = "langrensha", "witch_trial"
NAMES = tuple(f"P{seat}" for seat in range(1, 13))
SIZE = (1280, 720)
# Seconds: until all is still, and over which it is measured.
UNTIL_STILL, SPAN = 12.0, 10.0
AROUND = ("home", "setup", "library", "rulebook", "settings")
PAST_GAMES = 12
SCREENS = [{"name": name, "x": x, "y": 0, "width": 1920, "height": 1080} for name, x in (("table", 0), ("wall", 1920))]


class Case(NamedTuple):
    name: str
    # Brings the app there.
    go: Callable[[App], None]


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as name:
        screens = Path(name, "screens.json")
        screens.write_text(json.dumps({"screens": SCREENS}), encoding="utf-8")
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={screens}")
        os.environ.setdefault("QT_QUICK_BACKEND", "software")
        application_of()
        _fill(Path(name, "games"))
        app = App(Start(Path(name), language="en", device=no_device, speech=NoSpeech))
        app.navigator.home()
        engine = engine_for(app)
        window = window_of(engine)
        window.resize(*SIZE)
        app.show(window)
        for case in CASES:
            case.go(app)
            yield Row(case.name, 100 * _busy(), "%", f"of a core, over {SPAN:.0f} s")
        window.close()
        shiboken6.delete(engine)
        app.games.leave()


def _fill(games: Path) -> None:
    games.mkdir()
    for seed in range(PAST_GAMES):
        game = Game.new(RULESET, NAMES, seed=seed)
        play_out(game, RandomBot(seed))
        (games / f"{seed:016x}{SUFFIX}").write_bytes(sealed(game.journal, end_of(game)))


def _busy() -> float:
    _wait(UNTIL_STILL)
    began = process_time()
    _wait(SPAN)
    return (process_time() - began) / SPAN


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def _screen(screen: str) -> Case:
    return Case(screen, lambda app: app.navigator.go(screen))


def _charts(app: App) -> None:
    app.navigator.go("library")
    app.navigator.parts.library.show_view("charts")


def _odds(app: App) -> None:
    """What came of the first games stands there."""
    app.navigator.set_up(RULESET)
    odds = app.navigator.parts.setup.odds
    odds.start()
    while odds.state is OddsState.RUNNING and odds.found is None:
        _wait(0.1)
    odds.stop()


def _sit_down(app: App, is_there: Callable[[Game], bool], ruleset: str = RULESET) -> None:
    """At a game that bots have brought there."""
    game, bot = Game.new(ruleset, NAMES, seed=3), RandomBot(3)
    while game.ask is not None and not is_there(game):
        game.answer(bot.answer(game.ask))
    app.games.play(app.games.shelf.begin(game, Seating.plain(ruleset, "en", NAMES).written))
    _stage(app).momentsSeen()


def _stage(app: App) -> Stage:
    if app.navigator.stage is None:
        raise SystemExit("there is no stage")
    return app.navigator.stage


def _is_dawn(game: Game) -> bool:
    return game.ask is not None and game.ask.kind == "confirm" and not game.ask.secret


def _is_talk(game: Game) -> bool:
    return game.ask is not None and game.ask.kind == "talk"


def _is_vote(game: Game) -> bool:
    return game.phase == "vote" and game.ask is not None and bool(game.ask.seat)


def _at_night(game: Game) -> bool:
    return game.day > 0 and game.phase == "night" and game.ask is not None and bool(game.ask.seat)


def _has_hand(game: Game) -> bool:
    return game.ask is not None and game.ask.secret and layout(game.ask) == "hand"


def _first_game(app: App) -> None:
    """With captions."""
    app.preferences.change(guided=True)
    _sit_down(app, _is_talk)


def _on_two_screens(app: App) -> None:
    app.preferences.change(guided=False, second_screen=True)
    _sit_down(app, _is_talk)
    if app.second is None or app.second.window is None:
        raise SystemExit("there is no second screen")


def _read_card(app: App) -> None:
    """By somebody whose page is open."""
    app.preferences.change(second_screen=False)
    _light(app, _has_hand, OF_CARDS)
    stage = _stage(app)
    stage.open()
    stage.choose(min(stage.session.grammar.reads))


def _light(app: App, is_there: Callable[[Game], bool] = _at_night, ruleset: str = RULESET) -> None:
    """A page that stays shut, in its turn's first seconds and after them."""
    app.preferences.change(dwell_night=60.0)
    _sit_down(app, is_there, ruleset)
    stage = _stage(app)
    _wait(stage.session.machine.timing.dead + 0.1)
    stage.hold()
    _wait(stage.session.machine.timing.hold + 0.1)


def _spend(app: App) -> None:
    _light(app)
    stage = _stage(app)
    _wait(stage.session.machine.timing.dead + 0.1)
    stage.nobody()
    stage.confirm()


def _end(app: App) -> None:
    game = Game.new(RULESET, NAMES, seed=3)
    play_out(game, RandomBot(3))
    past = PastGame(game.journal, Seating.plain(RULESET, "en", NAMES).written)
    app.navigator.end(past, "home")


CASES = (
    *(_screen(screen) for screen in AROUND),
    Case("library, charts", _charts),
    Case("setup, odds", _odds),
    Case("practice", lambda app: app.games.practise()),
    Case("table, a report", lambda app: _sit_down(app, _is_dawn)),
    Case("table, a talk is timed", lambda app: _sit_down(app, _is_talk)),
    Case("table, a vote", lambda app: _sit_down(app, _is_vote)),
    Case("cover", lambda app: _sit_down(app, _at_night)),
    Case("lit, shut", _light),
    Case("spent", _spend),
    Case("end", _end),
    Case("a first game, a talk", _first_game),
    Case("two screens, a talk", _on_two_screens),
    Case("lit, a card is read", _read_card),
)
