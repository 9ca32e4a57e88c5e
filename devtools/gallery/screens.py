"""The screens of the gallery by name: a page of a real game, and what is live beside it.

Bots play until a page of the kind comes up. There somebody does what people do: holds, chooses, points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from desktop.demo.director import Hourglass
from desktop.keep.pins import hashed
from desktop.practice.round import Nowhere
from desktop.seats.seating import Seated, Seating
from desktop.table.pages import pages
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from devtools.walk import games
from rulesets.engine import Ask, Game

Scene = tuple[pages.Page, dict[str, Any]]
Fits = Callable[[Game, Ask], bool]
HELD = {"is_open": True, "ticked": True}
# A turn has begun, and is not over yet.
SOON = 0.5
TWELVE = 12


class Sitting:
    """A real game at the stage, up to here."""

    def __init__(self, game: Game, language: str, *, pin: str = "", fast: bool = True) -> None:
        people = (Seated(name, language, hashed(pin) if pin else "") for name in game.players)
        self.clock = Hourglass()
        seating = Seating(game.journal["ruleset"], language, tuple(people))
        self.stage = Stage(Session(game, Nowhere()), seating, self.clock, fast)
        self.wait()

    @property
    def scene(self) -> Scene:
        self.stage.stop()
        return self.stage.shown, vars(self.stage.live)

    def wait(self, seconds: float = SOON) -> None:
        games.wait(self.stage, self.clock, seconds)

    def take_up(self) -> None:
        self.stage.hold()
        self.wait(1.0)
        self.stage.letGo()
        self.wait()

    def choose(self, which: int) -> None:
        """One of the places that may be chosen, which are known only while the page is held."""
        self.stage.open()
        page = self.stage.shown
        if isinstance(page, pages.LitPage) and page.open is not None and page.open.allowed:
            self.stage.choose(page.open.allowed[which % len(page.open.allowed)])

    def point(self, share: float) -> None:
        voters = list(self.stage.session.top.voters)
        for voter in voters[: round(share * len(voters))]:
            others = [option for option in self.stage.session.top.voters[voter].options if option != voter]
            self.stage.tapSeat(self.stage.seating.number(voter))
            self.stage.tapSeat(self.stage.seating.number(others[len(voter) % 3 % len(others)]))


# At a cover


def _cover(language: str) -> Sitting:
    return Sitting(games.first(TWELVE, language, _lit("seats")), language)


def _held_cover(language: str) -> Scene:
    sitting = _cover(language)
    sitting.stage.remind()
    sitting.stage.remind()
    sitting.stage.hold()
    sitting.wait(SOON)
    return sitting.scene


def _at_pin(language: str) -> Sitting:
    sitting = Sitting(games.first(TWELVE, language, _lit("seats")), language, pin="1234")
    sitting.take_up()
    return sitting


def _decided(language: str) -> Scene:
    sitting = _at_pin(language)
    sitting.stage.dropPin()
    sitting.wait()
    return sitting.scene


def _spent(language: str) -> Scene:
    sitting = Sitting(games.first(TWELVE, language, _is_read), language)
    sitting.take_up()
    sitting.stage.confirm()
    sitting.wait()
    return sitting.scene


def _is_read(game: Game, ask: Ask) -> bool:
    return ask.secret and [*game.turn_kinds] == ["confirm"]


# A lit page


def _page(fits: Fits, players: int = TWELVE, which: int | None = 4, *, held: bool = False) -> Callable[[str], Scene]:
    """`which` place is chosen, if any."""

    def scene(language: str) -> Scene:
        sitting = Sitting(games.first(players, language, fits), language)
        sitting.take_up()
        if which is not None:
            sitting.choose(which)
        elif held:
            sitting.stage.open()
        if not held:
            sitting.stage.shut()
        return sitting.scene

    return scene


def _lit(layout: str, act: str = "") -> Fits:
    def fits(game: Game, ask: Ask) -> bool:
        is_it = not act or game.ruleset.ask(ask.id).act == act
        return games.kind(game, ask) == f"lit {layout}" and is_it and game.day > 1

    return fits


# At the table


def _talk(players: int, speaks: float = 60.0) -> Callable[[str], Scene]:
    def scene(language: str) -> Scene:
        sitting = Sitting(games.first(players, language, _is_timed), language)
        sitting.wait(speaks)
        return sitting.scene

    return scene


def _is_timed(game: Game, ask: Ask) -> bool:
    return ask.kind == "talk" and bool(ask.seconds) and game.day > 1


def _standing(language: str) -> Scene:
    return Sitting(games.first(TWELVE, language, _has_lines), language).scene


def _has_lines(game: Game, ask: Ask) -> bool:
    told = game.notices()[-6:]
    return ask.kind == "talk" and any(game.ruleset.notice(notice.id).lasts for notice in told)


def _open(kind: str) -> Callable[[str], Scene]:
    def fits(game: Game, ask: Ask) -> bool:
        return not ask.secret and ask.kind == kind and not game.ballot and game.day > 0

    return lambda language: Sitting(games.first(TWELVE, language, fits), language).scene


def _ballot(share: float, players: int = 13, *, counts: bool = False) -> Callable[[str], Scene]:
    def scene(language: str) -> Scene:
        sitting = Sitting(games.first(players, language, _has_ballot), language)
        sitting.stage.countDown()
        if not counts:
            sitting.wait(games.A_WHILE)
            sitting.point(share)
        return sitting.scene

    return scene


def _has_ballot(game: Game, ask: Ask) -> bool:
    return games.kind(game, ask) == "table ballot" and game.players[0] in [asked.seat for asked in game.ballot]


def _moment(kind: str) -> Callable[[str], Scene]:
    def scene(language: str) -> Scene:
        spot = _spot(language, f"moment {kind}")
        sitting = Sitting(spot._replace(answers=spot.answers[:-1]).game(), language, fast=False)
        games.step(sitting.stage, sitting.clock, spot.answers[-1])
        page, live = sitting.scene
        return _from(page, kind), live

    return scene


def _spot(language: str, what: str) -> games.Spot:
    spot = games.nearest_spot(TWELVE, language, what, long=False)
    if spot is None:
        raise LookupError(what)
    return spot


def _lap(language: str) -> Scene:
    spot = _spot(language, "lit read")
    return Sitting(spot._replace(answers=()).game(), language, fast=False).scene


def _from(page: pages.Page, kind: str) -> pages.Page:
    """What comes before it has been seen."""
    if not isinstance(page, pages.TablePage):
        raise TypeError(kind)
    at = next(place for place, moment in enumerate(page.moments) if moment.kind == kind)
    return replace(page, moments=page.moments[at:])


SCREENS: dict[str, Callable[[str], Scene]] = {
    "cover": lambda language: _cover(language).scene,
    "cover-held": _held_cover,
    "cover-pin": lambda language: _at_pin(language).scene,
    "cover-decided": _decided,
    "spent": _spent,
    "lit": _page(_lit("seats")),
    "lit-empty": _page(_lit("seats"), which=None),
    "lit-held": _page(_lit("seats", "divine"), held=True),
    "lit-wolf": _page(_lit("seats", "attack"), held=True),
    "lit-20": _page(_lit("seats"), 20, 9),
    "lit-20-held": _page(_lit("seats"), 20, 9, held=True),
    "lit-6": _page(_lit("seats"), 6),
    **{f"lit-{layout}": _page(_lit(layout), which=1) for layout in ("hand", "cards", "text")},
    **{f"lit-{layout}-held": _page(_lit(layout), which=1, held=True) for layout in ("hand", "cards", "text")},
    "table-6": _talk(6),
    "table-12": _talk(12),
    "table-13": _talk(13),
    "table-20": _talk(20),
    "table-open": _talk(9, 1.0),
    "table-standing": _standing,
    "board": _ballot(0.6),
    "board-20": _ballot(0.6, 20),
    "countdown": _ballot(0.0, counts=True),
    **{kind: _moment(kind) for kind in ("dawn", "verdict", "tie", "event", "night", "fallen", "revealed", "end")},
    "lap": _lap,
    "report": _open("confirm"),
    "choose": _open("choose"),
}
