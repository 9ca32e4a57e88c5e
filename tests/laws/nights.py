"""A game's secret turns, counted from its asks as an outside check would: hand-overs, screens and asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulesets.engine import Game
from tests.laws.games import Player


@dataclass
class Handover:
    """A new secret turn: whose, when, and what it has."""

    seat: str
    day: int
    phase: str
    # How many lived when it began, and whether he is one of them.
    living: int
    lives: bool
    asks: list[str] = field(default_factory=list)
    screens: set[int] = field(default_factory=set)


def handovers(game: Game, player: Player) -> Iterator[Handover]:
    """Plays the game to its end."""
    found: Handover | None = None
    turn = 0
    while (ask := game.ask) is not None:
        page = game.page
        if page is not None and ask.seat is not None:
            if found is None or game.turn != turn:
                if found:
                    yield found
                turn = game.turn
                found = Handover(ask.seat, game.day, game.phase, len(game.alive), ask.seat in game.alive)
            found.asks.append(ask.id)
            found.screens.add(page.number)
        player.move(game)
    if found:
        yield found
