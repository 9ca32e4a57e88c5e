"""Pages of real games, and what is live beside them.

Bots play until a page of the kind comes up. There somebody does what people do: holds, chooses, points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from desktop.demo.director import Hourglass
from desktop.keep.pins import hashed
from desktop.practice.round import Nowhere
from desktop.seats.seating import Seated, Seating
from desktop.table.pages import pages
from desktop.table.privacy.machine import State
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from devtools.walk import games
from rulesets.engine import Ask, Game
from rulesets.engine.bots import RandomBot

Scene = tuple[pages.Page, dict[str, Any]]
Fits = Callable[[Game, Ask], bool]
P = TypeVar("P", bound=pages.Page)
# A turn has begun, and is not over yet.
SOON = 0.5
TWELVE = 12
PIN = "1234"


class Sitting:
    """A real game at the stage, up to here."""

    def __init__(self, game: Game, language: str, *, pin: str = "", fast: bool = True) -> None:
        people = (Seated(name, language, hashed(pin) if pin else "") for name in game.players)
        self.clock = Hourglass()
        seating = Seating(game.journal["ruleset"], language, tuple(people))
        self.stage = Stage(Session(game, seating, Nowhere()), self.clock, fast)
        self.stage.stop()
        self.wait()

    @property
    def scene(self) -> Scene:
        return self.stage.shown, vars(self.stage.live)

    def page(self, of: type[P]) -> P:
        page = self.stage.shown
        if not isinstance(page, of):
            raise TypeError(f"no {of.__name__} but a {type(page).__name__}")
        return page

    def wait(self, seconds: float = SOON) -> None:
        games.wait(self.stage, self.clock, seconds)

    def take_up(self) -> None:
        self.stage.hold()
        self.wait(1.0)
        self.stage.letGo()
        self.wait()

    def choose(self, which: int, *, reads: bool = False) -> None:
        """One of the places that may be chosen, which are known only while the page is held; or a card is read."""
        self.stage.open()
        inside = self.page(pages.LitPage).open
        if inside is not None and inside.allowed:
            lying = [choice.place for choice in inside.stands_on] if reads else inside.allowed
            place = lying[which % len(lying)]
            for _ in range(2 if place in self.stage.session.grammar.reads and not reads else 1):
                self.stage.choose(place)

    def point(self, share: float) -> None:
        voters = list(self.stage.session.top.voters)
        for voter in voters[: round(share * len(voters))]:
            others = [option for option in self.stage.session.top.voters[voter].options if option != voter]
            self.stage.tapSeat(self.stage.seating.number(voter))
            self.stage.tapSeat(self.stage.seating.number(others[len(voter) % 3 % len(others)]))


def at(fits: Fits, language: str, players: int = TWELVE, rules: str = "", *, pin: str = "") -> Sitting:
    """Where a game waits for what fits, at the table nearest to so many seats.

    `rules`: of this ruleset, if its games ever come there.
    """
    return Sitting(Game.replay(_journal(fits, language, players, rules)), language, pin=pin)


@cache
def _journal(fits: Fits, language: str, players: int, rules: str) -> dict[str, Any]:
    try:
        return games.first(players, language, fits, rules).journal
    except LookupError:
        if not rules:
            raise
        return _journal(fits, language, players, "")


# At a cover


def cover(language: str, *, pin: bool = False, reminded: int = 0) -> pages.CoverPage:
    """`pin`: it has been held, and waits for one."""
    sitting = at(lit_of("seats"), language, pin=PIN if pin else "")
    if pin:
        sitting.take_up()
    for _ in range(reminded):
        sitting.stage.remind()
    sitting.wait()
    return sitting.page(pages.CoverPage)


def held_cover(language: str) -> Scene:
    sitting = at(lit_of("seats"), language)
    sitting.stage.remind()
    sitting.stage.remind()
    sitting.stage.hold()
    sitting.wait(SOON)
    return sitting.scene


def decided(language: str) -> Scene:
    sitting = at(lit_of("seats"), language, pin=PIN)
    sitting.take_up()
    sitting.stage.dropPin()
    sitting.wait()
    return sitting.scene


def spending(language: str) -> Sitting:
    sitting = at(_is_read, language)
    sitting.take_up()
    sitting.stage.confirm()
    sitting.wait()
    return sitting


def spent(language: str) -> pages.SpentPage:
    return spending(language).page(pages.SpentPage)


def _is_read(game: Game, ask: Ask) -> bool:
    return ask.secret and [*game.turn_kinds] == ["confirm"]


# A lit page


def page(
    fits: Fits,
    language: str,
    players: int = TWELVE,
    which: int | None = None,
    *,
    held: bool = False,
    reads: bool = False,
    rules: str = "",
) -> Scene:
    """`which` place is chosen, if any, or which card is read."""
    sitting = at(fits, language, players, rules)
    sitting.take_up()
    if which is not None:
        sitting.choose(which, reads=reads)
    elif held:
        sitting.stage.open()
    if not held:
        sitting.stage.shut()
    return sitting.scene


def lit(language: str, players: int = TWELVE, layout: str = "seats", rules: str = "") -> pages.LitPage:
    """Shut, with nothing chosen on it."""
    return _lit(page(lit_of(layout), language, players, rules=rules))


def held(language: str, players: int = TWELVE, layout: str = "seats", act: str = "", rules: str = "") -> pages.LitPage:
    return _lit(page(lit_of(layout, act), language, players, held=True, rules=rules))


def inside(page: pages.LitPage) -> pages.HeldPage:
    if page.open is None:
        raise LookupError("nobody holds the page")
    return page.open


def _lit(scene: Scene) -> pages.LitPage:
    if not isinstance(scene[0], pages.LitPage):
        raise TypeError(scene[0].state)
    return scene[0]


@cache
def lit_of(layout: str, act: str = "") -> Fits:
    def fits(game: Game, ask: Ask) -> bool:
        is_it = not act or game.ruleset.ask(ask.id).act == act
        return games.kind(game, ask) == f"lit {layout}" and is_it and (game.day > 1 or layout == "read")

    return fits


@cache
def in_a_lap(layout: str) -> Fits:
    """Of the whole table: by day only some have a turn."""

    def fits(game: Game, ask: Ask) -> bool:
        is_whole = layout != "seats" or game.ruleset.phase(game.phase).night
        return lit_of(layout)(game, ask) and game.lap is not None and is_whole

    return fits


def lap(language: str, players: int = TWELVE, layout: str = "seats") -> list[tuple[pages.CoverPage, pages.LitPage]]:
    """Everybody's cover and shut page at one place of a lap, one after another."""
    sitting, bot, found = at(in_a_lap(layout), language, players), RandomBot(1), []
    session, covered = sitting.stage.session, sitting.page(pages.CoverPage)
    lap, place = session.game.lap, session.game.page
    while session.ask is not None and session.game.lap == lap:
        if session.state is State.COVER:
            covered = sitting.page(pages.CoverPage)
            sitting.wait()
            sitting.take_up()
        if session.game.page == place:
            found.append((covered, sitting.page(pages.LitPage)))
        games.step(sitting.stage, sitting.clock, bot.answer(session.ask))
    return found


# At the table


def talk(language: str, players: int = TWELVE, speaks: float = 60.0, rules: str = "") -> Scene:
    sitting = at(_is_timed, language, players, rules)
    sitting.wait(speaks)
    return sitting.scene


def _is_timed(game: Game, ask: Ask) -> bool:
    return ask.kind == "talk" and bool(ask.seconds) and game.day > 1


def table(language: str, players: int = TWELVE, rules: str = "") -> pages.TablePage:
    """While a talk is on."""
    return _table(talk(language, players, rules=rules))


def _table(scene: Scene) -> pages.TablePage:
    if not isinstance(scene[0], pages.TablePage):
        raise TypeError(scene[0].state)
    return scene[0]


def standing(language: str, players: int = TWELVE) -> pages.TablePage:
    """A talk through which something lasts."""
    return at(has_lines, language, players).page(pages.TablePage)


def has_lines(game: Game, ask: Ask) -> bool:
    told = game.notices()[-6:]
    return ask.kind == "talk" and any(game.ruleset.notice(notice.id).lasts for notice in told)


def step(language: str, kind: str, players: int = TWELVE, rules: str = "") -> pages.TablePage:
    return at(open_of(kind), language, players, rules).page(pages.TablePage)


@cache
def open_of(kind: str) -> Fits:
    def fits(game: Game, ask: Ask) -> bool:
        return not ask.secret and ask.kind == kind and not game.ballot and game.day > 0

    return fits


def over(language: str, players: int = TWELVE) -> pages.TablePage:
    rules, names = games.nearest(players, language, long=False)[0]
    return Sitting(games.over(rules, names), language).page(pages.TablePage)


def ballot(language: str, players: int = 13, share: float = 0.6, *, counts: bool = False) -> Scene:
    """`share`: how many have pointed."""
    sitting = at(_has_ballot, language, players)
    sitting.stage.countDown()
    if not counts:
        sitting.wait(games.A_WHILE)
        sitting.point(share)
    return sitting.scene


def board(language: str, players: int = 13, share: float = 0.6) -> pages.TablePage:
    return _table(ballot(language, players, share))


def _has_ballot(game: Game, ask: Ask) -> bool:
    return games.kind(game, ask) == "table ballot" and game.players[0] in [asked.seat for asked in game.ballot]


# Moments


def moment(language: str, kind: str) -> Scene:
    spot = _spot(language, f"moment {kind}")
    sitting = Sitting(spot._replace(answers=spot.answers[:-1]).game(), language, fast=False)
    games.step(sitting.stage, sitting.clock, spot.answers[-1])
    page, live = sitting.scene
    return _from(_table((page, live)), kind), live


def moment_alone(language: str, kind: str) -> pages.TablePage:
    """Without those that come after it."""
    page = _table(moment(language, kind))
    return replace(page, moments=page.moments[:1])


def _spot(language: str, what: str) -> games.Spot:
    spot = games.nearest_spot(TWELVE, language, what, long=False)
    if spot is None:
        raise LookupError(what)
    return spot


def first_lap(language: str) -> Scene:
    spot = _spot(language, "lit read")
    return Sitting(spot._replace(answers=()).game(), language, fast=False).scene


def _from(page: pages.TablePage, kind: str) -> pages.TablePage:
    """What comes before it has been seen."""
    at = next(place for place, moment in enumerate(page.moments) if moment.kind == kind)
    return replace(page, moments=page.moments[at:])
