"""Everywhere one can come to in the app, one place after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from desktop.seats.seating import Seating
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot
from tests.desktop.acceptance.opened import Opened

Reached = Callable[[Ask], bool]
# Where in a game there is something of its own to see.
MOMENTS: dict[str, Reached] = {
    "read": lambda ask: ask.secret and ask.kind == "confirm",
    "text": lambda ask: ask.secret and ask.kind == "text",
    "seats": lambda ask: ask.secret and ask.kind == "choose" and ask.of == "seat",
    "cards": lambda ask: ask.secret and ask.kind == "choose" and ask.of != "seat",
    "report": lambda ask: not ask.secret and ask.kind == "confirm",
    "talk": lambda ask: ask.kind == "talk",
    "ballot": lambda ask: not ask.secret and ask.kind == "choose" and ask.seat is not None,
    "words": lambda ask: not ask.secret and ask.kind == "text",
    "choice": lambda ask: not ask.secret and ask.kind == "choose" and ask.of != "seat",
}


def come_to(ruleset: str, names: tuple[str, ...], reached: Reached, seed: int = 2) -> Game | None:
    """A game that waits there; None where this one never comes to it."""
    game, bot = Game.new(ruleset, names, seed=seed, options=OPTIONS.get(ruleset, {})), RandomBot(seed)
    first = game.ask
    while game.ask is not None:
        # The very first page is the deal's: what comes later has more on it.
        if game.ask is not first and reached(game.ask):
            return game
        game.answer(bot.answer(game.ask))
    return None


OPTIONS: dict[str, dict[str, object]] = {"jinro_nine": {"ballots": "open"}}


def over(ruleset: str, names: tuple[str, ...], seed: int = 2) -> Game:
    game, bot = Game.new(ruleset, names, seed=seed), RandomBot(seed)
    while game.ask is not None:
        game.answer(bot.answer(game.ask))
    return game


def around(app: Opened, names: tuple[str, ...], ruleset: str) -> Iterator[str]:
    """The screens around the game."""
    app.app.navigator.home()
    yield settled(app, "home")
    app.hands.tap(f"poster-{ruleset}")
    for seat, name in enumerate(names, 1):
        if not app.hands.sees(f"name-{seat}"):
            app.hands.tap("add")
        app.hands.tap(f"name-{seat}")
        app.hands.type(name)
    yield settled(app, "setup")
    app.hands.tap("back")
    for button, screen in (("settings", "settings"), ("past", "library"), ("rulebook", "rulebook")):
        app.hands.tap(button)
        yield settled(app, screen)
        app.hands.tap("back")
    app.hands.tap("settings")
    for section in ("sound", "pace", "privacy", "about"):
        app.hands.tap(f"section-{section}")
        yield settled(app, f"settings-{section}")
    app.hands.tap("back")
    app.hands.tap("practice")
    yield settled(app, "rounds")
    app.hands.tap(next(name for name in app.hands.names() if name.startswith("round-")))
    yield settled(app, "practice")
    app.hands.tap("practiceLeave")


def in_play(app: Opened, names: tuple[str, ...], ruleset: str) -> Iterator[str]:
    """The pages of a game, and its end."""
    for moment, reached in MOMENTS.items():
        game = come_to(ruleset, names, reached)
        if game is not None:
            yield from at(app, game, f"{ruleset}-{moment}")
    app.take_over(over(ruleset, names), seating(ruleset, app, names))
    yield settled(app, f"{ruleset}-over")
    app.hands.tap("goOn")
    yield settled(app, f"{ruleset}-end")
    # All that were begun stand on the shelf now.
    app.hands.tap("home")
    app.hands.tap("past")
    app.qtbot.waitUntil(lambda: any(name.startswith("open-") for name in app.hands.names()))
    # While games are read rows come and change.
    app.qtbot.waitUntil(lambda: not app.app.navigator.parts.library.is_busy)
    yield settled(app, f"{ruleset}-library")


def at(app: Opened, game: Game, name: str) -> Iterator[str]:
    app.take_over(game, seating(game.journal["ruleset"], app, game.players))
    if app.state == "table":
        yield settled(app, name)
        return
    if name.endswith("read"):
        yield settled(app, f"{name}-cover")
    app.take_up()
    yield settled(app, name)
    where = app.hands.press("open")
    yield settled(app, f"{name}-held")
    app.hands.release(where)


def seating(ruleset: str, app: Opened, names: tuple[str, ...]) -> dict[str, object]:
    return dict(Seating.plain(ruleset, app.app.preferences.language, names).written)


def settled(app: Opened, name: str) -> str:
    """What stands in rows and columns finds its place when it is drawn, whenever that would be."""
    app.hands.settle()
    app.picture()
    app.hands.settle()
    return name
