"""How long the coming night will take. Only its shape is looked at, which is the same whatever anybody holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.estimate.pace import PAGE
from desktop.pace.nights import QUIET
from desktop.play.session import Pace
from rulesets.engine import Ask, Game


@dataclass(frozen=True)
class Forecast:
    hand_offs: int
    seconds: float
    # What its turns have to last at the least, all together.
    dwelt: float


def coming(game: Game, pace: Pace, handing: float) -> Forecast | None:
    """None where no night comes any more."""
    turns = list(_turns(game))
    if not turns:
        return None
    dwelt = sum(max(pace.of(pages), PAGE * len(pages)) for pages in turns)
    return Forecast(len(turns), len(turns) * handing + dwelt, dwelt)


def guess(players: int, pace: Pace, handing: float) -> Forecast:
    """A night of which nothing is known but that everybody has the lantern once."""
    dwelt = players * max(pace.night, PAGE)
    return Forecast(players, players * handing + dwelt, dwelt)


def _turns(game: Game) -> Iterator[list[Ask]]:
    """Each with its pages, from the next night's first to its last. A copy is played on without answers."""
    copy, at, pages = Game.replay(game.journal), (-1, ""), list[Ask]()
    while copy.ask is not None:
        ask, is_quiet = copy.ask, copy.ask.secret and copy.phase in QUIET
        turn = (copy.turn, ask.seat or "")
        if pages and not (is_quiet and turn == at):
            yield pages
            pages = []
            if not is_quiet:
                return
        if is_quiet:
            at, pages = turn, [*pages, ask]
        copy.no_reply()
    if pages:
        yield pages
