"""How long the coming night will take: as the last one went, with those who are still there.

What the game itself would say hangs on secrets: on who fell and was not found yet, and on whether it is over already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from desktop.estimate.pace import PAGE, AskedOn, lasts
from desktop.keep.pace import Pace
from desktop.seats import public
from rulesets.engine import Ask, Game, Ruleset, ruleset

Pages = list[AskedOn]


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
    dwelt = sum(lasts(pace, pages) for pages in turns)
    return Forecast(len(turns), len(turns) * handing + dwelt, dwelt)


def guess(players: int, pace: Pace, handing: float) -> Forecast:
    """A night of which nothing is known but that everybody has the lantern once."""
    dwelt = players * max(pace.night, PAGE)
    return Forecast(players, players * handing + dwelt, dwelt)


def _still_there(game: Game, turns: list[Pages]) -> list[Pages]:
    told = (notice for notice in game.notices() if notice.to is None)
    fallen = public.facts(told, game.day, _rules_of(game)).fates
    return [pages for pages in turns if pages[0].ask.seat not in fallen]


def _last(game: Game) -> list[Pages]:
    """Of the night that went round last, each turn with its pages; the deal only where that was all."""
    rules = _rules_of(game)
    dark = groupby(_asked(game), lambda asked: _is_dark(asked[0], asked[2].ask, rules))
    nights = [list(asked) for is_dark, asked in dark if is_dark]
    last = nights[-1] if nights else []
    night = [asked for asked in last if rules.phase(asked[0]).night] or last
    return [[ask for *_, ask in pages] for _, pages in groupby(night, lambda asked: asked[1])]


def _asked(game: Game) -> Iterator[tuple[str, int, AskedOn]]:
    """All that was asked until now, with its phase and its turn."""
    copy = Game.replay({**game.journal, "answers": []})
    for entry in game.journal["answers"]:
        if copy.ask is not None:
            yield copy.phase, copy.turn, AskedOn.pending(copy, copy.ask)
        copy.follow(entry)


def _is_dark(phase: str, ask: Ask, rules: Ruleset) -> bool:
    return ask.secret and rules.phase(phase).dark


def _rules_of(game: Game) -> Ruleset:
    return ruleset(game.journal["ruleset"])


def _first(game: Game) -> Iterator[Pages]:
    """Before the first night nothing has happened yet: a copy is played on without answers."""
    at, pages, rules = -1, Pages(), _rules_of(game)
    for copy, ask in _played_on(game):
        is_dark = _is_dark(copy.phase, ask, rules)
        if pages and not (is_dark and copy.turn == at):
            yield pages
            pages = []
            if not is_dark:
                return
        if is_dark:
            at, pages = copy.turn, [*pages, AskedOn.pending(copy, ask)]
    if pages:
        yield pages


def _played_on(game: Game) -> Iterator[tuple[Game, Ask]]:
    """A copy of it, without answers."""
    copy = Game.replay(game.journal)
    while copy.ask is not None:
        yield copy, copy.ask
        copy.no_reply()
