"""Around the game: what bots make of known boards beside games of chance, and a game told anew."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from benchmarks import Row
from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.estimate.estimate import Estimate, estimates
from desktop.estimate.play import EstimatedTable
from rulesets.engine import Game, ruleset
from rulesets.engine.bots import RandomBot, play_out
from rulesets.engine.simulate import simulate

BOARDS = (
    EstimatedTable("jinro_nine", 9, "9A"),
    EstimatedTable("jinro_nine", 9, "9B"),
    EstimatedTable("jinro_nine", 9, "9C"),
    EstimatedTable("ultimate_thirteen", 13, "standard"),
    EstimatedTable("event_jinro", 9, "std9"),
    EstimatedTable("event_jinro", 13, "magic13"),
    EstimatedTable("langrensha", 9, "standard_9"),
    EstimatedTable("langrensha", 12, "white_wolf_12"),
    EstimatedTable("witch_trial", 9, "9"),
)
GAMES = 200
LONG = EstimatedTable("langrensha", 20)


def rows() -> Iterator[Row]:
    for board in BOARDS:
        yield from _estimated(board)
    yield from _told()


def _estimated(board: EstimatedTable) -> Iterator[Row]:
    began = perf_counter()
    *_, found = estimates(board, GAMES)
    name = f"{board.ruleset}, {board.preset}"
    yield Row(f"{name}, estimate", GAMES / (perf_counter() - began), "games/s", f"{_sides(found)}; {_length(found)}")
    chance = simulate(ruleset(board.ruleset), board.players, board.preset, games=GAMES)
    wins = ", ".join(f"{side} {100 * won / GAMES:.0f} %" for side, won in chance.wins.items())
    yield Row(f"{name}, by chance", chance.games_per_second, "games/s", f"{wins}; {chance.mean_days:.1f} days")


def _sides(found: Estimate) -> str:
    return ", ".join(f"{side} {100 * rate.share:.0f} ± {100 * rate.error:.0f} %" for side, rate in found.sides.items())


def _length(found: Estimate) -> str:
    return (
        f"{found.days.value:.1f} days, {found.hand_offs.value:.0f} hand-overs, "
        f"{found.minutes.value:.0f} minutes, {found.later_nights.minutes.value:.1f} a night"
    )


def _told() -> Iterator[Row]:
    game = _played(LONG, 1)
    began = perf_counter()
    replay = Replay.of(game.journal)
    steps = f"{len(replay.rings)} steps, {len(replay.highlights)} highlights"
    yield Row("replay, a game of 20", 1000 * (perf_counter() - began), "ms", steps)
    began = perf_counter()
    size = len(html.page("ja", replay).encode()) / 1000
    yield Row("the same as a page", 1000 * (perf_counter() - began), "ms", f"{size:.0f} kB")


def _played(board: EstimatedTable, seed: int) -> Game:
    game = board.game(seed)
    play_out(game, RandomBot(seed))
    return game
