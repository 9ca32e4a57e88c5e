"""the figures of the statistics, counted anew from the events of bots' games by none of the app's own counting"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop.after.replay.replay import Replay
from desktop.keep.journal_file import save_whole
from desktop.keep.shelf import Shelf
from desktop.records.story import told
from desktop.statistics import summary
from desktop.statistics.index import FILE, Index
from desktop.statistics.players import PlayerRecord, PlayerTally
from desktop.statistics.rates import Rate, Statistics, as_written, statistics
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot, play_out

from .events import Key, Record, Recount, Score, best_noses, recounted

GAMES = 300


@dataclass(frozen=True)
class Shown:
    """What the app shows of a shelf: of all games, of each player, and whose noses the end screen calls the best."""

    figures: Statistics
    players: Mapping[str, PlayerRecord]
    noses: Mapping[str, set[str]]


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=GAMES)
    parser.set_defaults(run=lambda chosen: main(chosen.games))


def main(games: int) -> int:
    with TemporaryDirectory() as home:
        shelf = Shelf(Path(home) / "games")
        for number in range(games):
            keep(shelf, number)
        shown, records = counted(shelf)
    faults = list(differences(shown, records))
    print(f"{shown.figures.games} games of {len(shown.figures.rulesets)} rulesets, {len(shown.players)} players")
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


def counted(shelf: Shelf) -> tuple[Shown, dict[str, Record]]:
    """With the records that lie on the shelf."""
    index = Index(shelf.folder, shelf.folder.parent / FILE)
    for name in index.unread:
        index.read(name)
    games = {name: shelf.journal(name.split(".")[0]).game for name in index.names}
    noses = {name: {nose.seat for nose in Replay.of(game).noses.best} for name, game in games.items()}
    figures = statistics(index.summaries)
    players = {name: _page_of(name, index) for name in figures.players}
    return Shown(figures, players, noses), {name: game["record"] for name, game in games.items()}


def _page_of(name: str, index: Index) -> PlayerRecord:
    tally = PlayerTally(name, as_written, lambda _: "")
    for file, one in index.summaries.items():
        tally.add(file, one)
    return tally.record


def differences(shown: Shown, records: Mapping[str, Record]) -> Iterator[str]:
    found = recounted(records.values())
    yield from figure_differences(shown.figures, found)
    yield from _of_players(shown.players, found)
    for name, best in shown.noses.items():
        if best != best_noses(records[name]):
            yield f"{name}: the best noses are shown as {sorted(best)}"


def figure_differences(shown: Statistics, found: Recount) -> Iterator[str]:
    if {id: played.games for id, played in shown.rulesets.items()} != found.games:
        yield f"games: {shown.games} shown, {sum(found.games.values())} in the events"
    for id, played in shown.rulesets.items():
        if abs(played.mean_days - found.days[id] / max(1, found.games[id])) > 1e-9:
            yield f"{id}: {played.mean_days} days shown"
    yield from _unlike("sides", _flat({id: played.sides for id, played in shown.rulesets.items()}), found.sides)
    yield from _unlike("roles", _flat({id: played.roles for id, played in shown.rulesets.items()}), found.roles)
    yield from _unlike("players", {(name,): rate for name, rate in shown.players.items()}, found.players)


def _of_players(players: Mapping[str, PlayerRecord], found: Recount) -> Iterator[str]:
    """Of everybody's own page."""
    yield from _unlike("all of", _each(players, lambda one: {(): one.rate}), found.players)
    yield from _unlike("game of", _each(players, lambda one: _one(one.rulesets)), found.tables)
    yield from _unlike("with", _each(players, lambda one: _one(one.others)), found.pairs)
    yield from _unlike("as", _each(players, lambda one: _keyed(one.roles)), found.as_role)
    yield from _unlike("for", _each(players, lambda one: _keyed(one.sides)), found.on_side)
    yield from _unlike("survived", _each(players, lambda one: {(): one.survivals}), found.survivals)
    yield from _unlike("first night", _each(players, lambda one: {(): one.first_nights}), found.first_nights)
    yield from _unlike("nose", _each(players, lambda one: {(): one.noses}), found.noses)


def _each(players: Mapping[str, PlayerRecord], of: Callable[[PlayerRecord], Mapping[Key, Rate]]) -> dict[Key, Rate]:
    return {(name, *key): rate for name, one in players.items() for key, rate in of(one).items()}


def _keyed(rates: Mapping[tuple[str, str], Rate]) -> dict[Key, Rate]:
    return {(ruleset, what): rate for (ruleset, what), rate in rates.items()}


def _one(rates: Mapping[str, Rate]) -> dict[Key, Rate]:
    return {(key,): rate for key, rate in rates.items()}


def _flat(by_ruleset: Mapping[str, Mapping[str, Rate]]) -> dict[Key, Rate]:
    return {(id, key): rate for id, rates in by_ruleset.items() for key, rate in rates.items()}


def _unlike(what: str, shown: Mapping[Key, Rate], found: Score) -> Iterator[str]:
    rows = found.rows
    for key in sorted(shown.keys() | rows.keys()):
        rate = shown.get(key, Rate(0, 0))
        if (rate.won, rate.of) != rows.get(key, (0, 0)):
            yield f"{what}, {' '.join(key)}: {rate.won} of {rate.of} shown, {rows.get(key)} in the events"
