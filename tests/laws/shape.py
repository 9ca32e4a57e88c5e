"""What the laps of a game look like from behind: turns, each a row of kinds of ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulesets.engine import Ask, Game
from rulesets.engine.table import Page
from tests.laws.games import Player


def shape(ask: Ask) -> tuple[Any, ...]:
    """What can be told of it from behind; whether line breaks can be typed is one of it."""
    return ask.kind, ask.max_length, ask.seconds, ask.params.get("lines")


@dataclass
class Turn:
    seat: str | None
    number: int
    asks: list[Ask] = field(default_factory=list)
    pages: list[Page | None] = field(default_factory=list)

    @property
    def shape(self) -> list[Any]:
        return [shape(ask) for ask in self.asks]


Lap = list[Turn]


def laps(game: Game, player: Player) -> list[Lap]:
    """The laps of a game that is played on, by the living seats: the dead may have turns of their own in between."""
    found: list[Lap] = []
    turn: Turn | None = None
    goes_round = ""
    while game.ask is not None:
        ask = game.ask
        if not ask.secret:
            turn = None
        elif ask.seat in game.alive:
            number = game.turn
            if turn is None or (turn.seat, turn.number) != (ask.seat, number):
                is_another = game.about != goes_round or any(earlier.seat == ask.seat for earlier in found[-1])
                if turn is None or is_another:
                    found.append([])
                goes_round = game.about
                turn = Turn(ask.seat, number)
                found[-1].append(turn)
            turn.asks.append(ask)
            turn.pages.append(game.page)
        player.move(game)
    return found


def same_shape(lap: Lap) -> bool:
    return all(turn.shape == lap[0].shape for turn in lap)


def same_pages(lap: Lap) -> bool:
    return all(turn.pages == lap[0].pages for turn in lap)
