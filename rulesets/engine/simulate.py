"""Whole games with players that answer at random: how fast, how long, who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from .bots import RandomBot, play_out
from .errors import BadSetup
from .game import Game
from .ruleset import Counts, Ruleset
from .setup import checked


@dataclass(frozen=True)
class Report:
    games: int
    seconds: float
    games_per_second: float
    asks: int
    asks_per_second: float
    wins: dict[str, int]
    mean_days: float
    slowest_ms: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def lines(self) -> list[str]:
        wins = ", ".join(f"{faction} {number}" for faction, number in self.wins.items()) or "nobody"
        return [
            f"{self.games} games in {self.seconds:.2f} s: {self.games_per_second:.0f} games a second",
            f"{self.asks} asks: {self.asks_per_second:.0f} a second",
            f"won by: {wins}",
            f"mean length: {self.mean_days:.2f} days; slowest game: {self.slowest_ms:.2f} ms",
        ]


def simulate(
    rules: Ruleset,
    players: int | None = None,
    preset: str | Counts | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    profile: str | None = None,
) -> Report:
    if games < 0:
        raise BadSetup(f"games: {games} can't be played; allowed: 0 or more")
    if players is None:
        players = rules.usual_players(preset)
    rules.composition(players, preset)
    names, seeds = [f"P{number}" for number in range(1, players + 1)], Random(seed)
    wins: Counter[str] = Counter()
    asks, days, slowest = 0, 0, 0.0
    began = perf_counter()
    for _ in range(games):
        game_seed = seeds.getrandbits(53)
        start = perf_counter()
        game = Game(checked(rules, names, preset, options, game_seed, None, profile))
        asks += play_out(game, RandomBot(game_seed))
        slowest = max(slowest, perf_counter() - start)
        days += game.day
        if game.result is not None:
            wins.update(game.result.factions)
    seconds = perf_counter() - began
    return Report(
        games=games,
        seconds=seconds,
        games_per_second=games / seconds,
        asks=asks,
        asks_per_second=asks / seconds,
        wins=dict(sorted(wins.items())),
        mean_days=days / max(games, 1),
        slowest_ms=slowest * 1000,
    )
