"""the figures of the statistics, counted anew from the events of bots' games by none of the app's own counting"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop.after.replay.replay import Replay
from desktop.keep.journal_file import save_whole
from desktop.keep.shelf import Shelf
from desktop.records.story import told
from desktop.statistics import rates, summary
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import Rate, Statistics, statistics
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out

from .events import Key, Record, Recount, Score, best_noses, recounted

GAMES = 300


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=GAMES)
    parser.set_defaults(run=lambda chosen: main(chosen.games))


def main(games: int) -> int:
    with TemporaryDirectory() as home:
        shelf = Shelf(Path(home) / "games")
        for number in range(games):
            keep(shelf, number)
        shown, records, noses = counted(shelf)
    found = recounted(records.values())
    faults = [*differences(shown, found), *nose_differences(noses, records)]
    print(f"{shown.games} games of {len(shown.rulesets)} rulesets, {len(shown.players)} players")
    print("\n".join(faults) if faults else "recounted from their events: the same")
    return int(bool(faults) or len(records) != games)


def keep(shelf: Shelf, number: int) -> None:
    """With as few people as may play, and with as many; some of them sit at every table."""
    rules = catalogue()[number % len(catalogue())]
    seats = rules.usual_players(None) if number // len(catalogue()) % 2 else rules.players[-1]
    game = Game.new(rules, [f"p{seat}-{number * seat % 3}" for seat in range(seats)], seed=number)
    play_out(game, RandomBot(number))
    end, record = summary.end_and_record(told(game.journal), 1_700_000_000 + number)
    save_whole(shelf.path(f"{number:06}"), {**game.journal, "record": record}, end)


def counted(shelf: Shelf) -> tuple[Statistics, dict[str, Record], dict[str, set[str]]]:
    """What the app shows of the shelf, the records on it, and whose noses the end screen calls the best."""
    index = Index(shelf.folder, shelf.folder.parent / FILE)
    for name in index.unread:
        index.read(name)
    games = {name: shelf.journal(name.split(".")[0]).game for name in index.names}
    noses = {name: {nose.seat for nose in Replay.of(game).noses.best} for name, game in games.items()}
    return statistics(index.summaries), {name: game["record"] for name, game in games.items()}, noses


def differences(shown: Statistics, found: Recount) -> Iterator[str]:
    if {id: played.games for id, played in shown.rulesets.items()} != found.games:
        yield f"games: {shown.games} shown, {sum(found.games.values())} in the events"
    for id, played in shown.rulesets.items():
        if abs(played.mean_days - found.days[id] / max(1, found.games[id])) > 1e-9:
            yield f"{id}: {played.mean_days} days shown"
    sides = _flat({id: played.sides for id, played in shown.rulesets.items()})
    roles = _flat({id: played.roles for id, played in shown.rulesets.items()})
    # Whether the app counts games.
    is_by_game = hasattr(rates, "has_won")
    yield from _unlike("sides", sides, found.sides if is_by_game else found.founded)
    yield from _unlike("roles", roles, found.roles if is_by_game else found.seats)
    yield from _unlike("players", {(name,): rate for name, rate in shown.players.items()}, found.players)


def nose_differences(shown: Mapping[str, set[str]], records: Mapping[str, Record]) -> Iterator[str]:
    for name, best in shown.items():
        if best != best_noses(records[name]):
            yield f"{name}: the best noses are shown as {sorted(best)}"


def _flat(by_ruleset: Mapping[str, Mapping[str, Rate]]) -> dict[Key, Rate]:
    return {(id, key): rate for id, found in by_ruleset.items() for key, rate in found.items()}


def _unlike(what: str, shown: Mapping[Key, Rate], found: Score) -> Iterator[str]:
    rows = found.rows
    for key in sorted(shown.keys() | rows.keys()):
        rate = shown.get(key, Rate(0, 0))
        if (rate.won, rate.of) != rows.get(key, (0, 0)):
            yield f"{what}, {' '.join(key)}: {rate.won} of {rate.of} shown, {rows.get(key)} in the events"
