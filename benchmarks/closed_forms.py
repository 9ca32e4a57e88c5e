"""Whole games of villages without powers, played at random, beside what they must come to.

Where everybody votes at random, a tie is drawn by lot and the pack takes any villager, a village's chance is a closed
form: Migdał, A mathematical model of the Mafia game (2010); Braverman, Etesami and Mossel, Mafia: a theoretical study
of players and coalitions in a partial information environment (2008).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from typing import Any

from benchmarks import Row
from rulesets.engine import Game
from rulesets.engine.bots import RandomBot, play_out

GAMES = 100_000


@dataclass(frozen=True)
class PlainBoard:
    """Begins with a day. Nobody has a power, and ties are drawn by lot."""

    ruleset: str
    villagers: int
    wolves: int
    options: Mapping[str, Any]
    fixed: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.ruleset}, {self.villagers} villagers and {self.wolves} wolves"

    @property
    def chance(self) -> Fraction:
        return by_day(self.villagers, self.wolves)

    def game(self, seed: int) -> Game:
        names = [f"P{seat}" for seat in range(self.villagers + self.wolves)]
        cards = {"villager": self.villagers, "werewolf": self.wolves}
        return Game.new(self.ruleset, names, preset=cards, options=self.options, seed=seed, fixed=self.fixed)


# A deck of events that is empty leaves the rules of the classic village.
BOARDS = (
    PlainBoard("jinro_nine", 7, 2, {"tie": "lot"}),
    PlainBoard("jinro_nine", 8, 1, {"tie": "lot"}),
    PlainBoard("ultimate_thirteen", 11, 2, {"tie": "lot"}),
    PlainBoard("ultimate_thirteen", 10, 3, {"tie": "lot"}),
    PlainBoard("event_jinro", 6, 1, {"tie_rule": "lot"}, {"deck": []}),
    PlainBoard("event_jinro", 14, 3, {"tie_rule": "lot"}, {"deck": []}),
    PlainBoard("event_jinro", 14, 4, {"tie_rule": "lot"}, {"deck": []}),
)


@cache
def by_day(villagers: int, wolves: int) -> Fraction:
    """How often the village wins that is about to exile one of its living, whoever that be."""
    if not wolves or wolves >= villagers:
        return Fraction(not wolves)
    living = villagers + wolves
    exiled = villagers * by_night(villagers - 1, wolves) + wolves * by_night(villagers, wolves - 1)
    return exiled / living


def by_night(villagers: int, wolves: int) -> Fraction:
    if not wolves or wolves >= villagers:
        return Fraction(not wolves)
    return by_day(villagers - 1, wolves)


@dataclass(frozen=True)
class Played:
    won: int
    games: int
    chance: Fraction

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def standard_errors(self) -> float:
        """How far it is from what it must come to, in standard errors of so many games."""
        chance = float(self.chance)
        return abs(self.share - chance) / sqrt(chance * (1 - chance) / self.games)


def played(board: PlainBoard, games: int, seed: int) -> Played:
    seeds, won = Random(seed), 0
    for _ in range(games):
        game_seed = seeds.getrandbits(53)
        game = board.game(game_seed)
        play_out(game, RandomBot(game_seed))
        won += game.result is not None and "village" in game.result.factions
    return Played(won, games, board.chance)


def rows() -> Iterator[Row]:
    for board in BOARDS:
        found = played(board, GAMES, seed=1)
        must = f"must be {100 * float(found.chance):.2f}, which is {found.standard_errors:.1f} standard errors away"
        yield Row(board.name, 100 * found.share, "%", must)
