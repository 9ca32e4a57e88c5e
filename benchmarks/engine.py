"""The engine's speed: whole random games, the cost per ask over days and tables, and a replay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from time import perf_counter

from benchmarks import Row
from rulesets.engine import Game, Ruleset, catalogue, ruleset
from rulesets.engine.bots import RandomBot, play_out
from rulesets.engine.simulate import simulate

GAMES = 400


def rows() -> Iterator[Row]:
    for rules in catalogue():
        yield from _whole_games(rules, rules.players[0])
        if rules.players[-1] != rules.players[0]:
            yield from _whole_games(rules, rules.players[-1])
    for rules in catalogue():
        yield from _by_day(rules.id, rules.players[-1])
    for rules in catalogue():
        yield _longest_replay(rules.id, rules.players[-1])


def _preset(ruleset_id: str, players: int) -> str | None:
    boards = [id for id, board in ruleset(ruleset_id).boards.items() if board.players in (None, players)]
    return boards[0] if boards else None


def _whole_games(rules: Ruleset, players: int) -> Iterator[Row]:
    report = simulate(rules, players, _preset(rules.id, players), games=GAMES)
    name = f"{rules.id}, {players} players"
    yield Row(name, report.games_per_second, "games/s")
    yield Row(name, 1e6 / report.asks_per_second, "µs an ask", "with bots and setup")


def _by_day(ruleset_id: str, players: int) -> Iterator[Row]:
    """Whether anything grows with the game's history: the cost per ask on early and on late days."""
    seconds: defaultdict[bool, float] = defaultdict(float)
    asks: defaultdict[bool, int] = defaultdict(int)
    names = [f"P{seat}" for seat in range(players)]
    for seed in range(GAMES // 4):
        game, bot = Game.new(ruleset_id, names, preset=_preset(ruleset_id, players), seed=seed), RandomBot(seed)
        while (ask := game.ask) is not None:
            late = game.day > 2
            answer = bot.answer(ask)
            began = perf_counter()
            game.answer(answer)
            seconds[late] += perf_counter() - began
            asks[late] += 1
    for late, note in ((False, "to day 2"), (True, "from day 3")):
        if asks[late]:
            yield Row(f"{ruleset_id}, {players} players", 1e6 * seconds[late] / asks[late], "µs an answer", note)


def _longest_replay(ruleset_id: str, players: int) -> Row:
    games = [_played(ruleset_id, players, seed) for seed in range(GAMES // 4)]
    longest = max(games, key=lambda game: len(game.journal["answers"]))
    answers = len(longest.journal["answers"])
    began = perf_counter()
    longest.undo()
    return Row(f"{ruleset_id}, undo of {answers} answers", 1000 * (perf_counter() - began), "ms")


def _played(ruleset_id: str, players: int, seed: int) -> Game:
    names = [f"P{seat}" for seat in range(players)]
    game = Game.new(ruleset_id, names, preset=_preset(ruleset_id, players), seed=seed)
    play_out(game, RandomBot(seed))
    return game
