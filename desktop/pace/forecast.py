"""How long the coming night will take: as the last one went, with those who are still there.

What the game itself would say hangs on secrets: on who fell and was not found yet, and on whether it is over already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from desktop.estimate.pace import PAGE
from desktop.pace.nights import QUIET
from desktop.play import public
from desktop.play.foresight import played_on
from desktop.play.session import Pace
from rulesets.engine import Ask, Game


@dataclass(frozen=True)
class Forecast:
    hand_offs: int
    seconds: float
    # What its turns have to last at the least, all together.
    dwelt: float


def coming(game: Game, pace: Pace, handing: float) -> Forecast | None:
    """None where nobody is there for it."""
    turns = _still_there(game, _last(game)) or list(_first(game))
    if not turns:
        return None
    dwelt = sum(max(pace.of(pages), PAGE * len(pages)) for pages in turns)
    return Forecast(len(turns), len(turns) * handing + dwelt, dwelt)


def guess(players: int, pace: Pace, handing: float) -> Forecast:
    """A night of which nothing is known but that everybody has the lantern once."""
    dwelt = players * max(pace.night, PAGE)
    return Forecast(players, players * handing + dwelt, dwelt)


def _still_there(game: Game, turns: list[list[Ask]]) -> list[list[Ask]]:
    told = (notice for notice in game.notices() if notice.to is None)
    fallen = public.facts(told, game.day).fates
    return [pages for pages in turns if pages[0].seat not in fallen]


def _last(game: Game) -> list[list[Ask]]:
    """Of the night that went round last, each turn with its pages; the deal only where that was all."""
    nights = [list(asked) for is_quiet, asked in groupby(_asked(game), _is_quiet) if is_quiet]
    last = nights[-1] if nights else []
    night = [asked for asked in last if asked[0] != "deal"] or last
    return [[ask for *_, ask in pages] for _, pages in groupby(night, lambda asked: asked[1])]


def _asked(game: Game) -> Iterator[tuple[str, int, Ask]]:
    """All that was asked until now, with its phase and its turn."""
    copy = Game.replay({**game.journal, "answers": []})
    for entry in game.journal["answers"]:
        if copy.ask is not None:
            yield copy.phase, copy.turn, copy.ask
        copy.follow(entry)


def _is_quiet(asked: tuple[str, int, Ask]) -> bool:
    phase, _, ask = asked
    return ask.secret and phase in QUIET


def _first(game: Game) -> Iterator[list[Ask]]:
    """Before the first night nothing has happened yet: a copy is played on without answers."""
    at, pages = -1, list[Ask]()
    for copy, ask in played_on(game):
        is_quiet = _is_quiet((copy.phase, copy.turn, ask))
        if pages and not (is_quiet and copy.turn == at):
            yield pages
            pages = []
            if not is_quiet:
                return
        if is_quiet:
            at, pages = copy.turn, [*pages, ask]
    if pages:
        yield pages
