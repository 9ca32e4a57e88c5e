"""How a shelf of games bears it that every ruleset changes: each is counted, replayed and exported as before."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.keep.journal_file import save_whole
from desktop.keep.shelf import CannotResume, Shelf
from desktop.records.story import told
from desktop.statistics import summary
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import Statistics, statistics
from rulesets.engine import Game, Ruleset, UnknownRuleset, catalogue, journal, library
from rulesets.engine.bots import RandomBot, play_out

GAMES = 300


@contextmanager
def other_rules() -> Iterator[None]:
    """Every ruleset has another version, and lacks a role that was played."""
    now = {rules.id: _without_a_role(rules) for rules in catalogue()}

    def ruleset(id: str) -> Ruleset:
        if id not in now:
            raise UnknownRuleset(id)
        return now[id]

    with patch.object(library, "_bundled", ruleset), patch.object(journal, "ruleset", ruleset):
        library.catalogue.cache_clear()
        yield
    library.catalogue.cache_clear()


def _without_a_role(rules: Ruleset) -> Ruleset:
    gone = rules.roles[0]
    roles, cards = (tuple(id for id in ids if id != gone) for ids in (rules.roles, rules.cards))
    return replace(rules, version=rules.version + 1, roles=roles, cards=cards)


def recounted(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Figures out of plain events, by what they say of themselves and by no line of the app's."""
    sides: Counter[tuple[str, str]] = Counter()
    roles: Counter[tuple[str, str, bool]] = Counter()
    players: Counter[tuple[str, bool]] = Counter()
    dead: Counter[str] = Counter()
    ballots = 0
    for one in records:
        winners = one["result"]["winners"]
        sides.update((one["ruleset"], side) for side in one["result"]["factions"])
        last = {name: one["roles"][name][-1] for name in one["players"]}
        for role in set(last.values()):
            seats = [name in winners for name in one["players"] if last[name] == role]
            # A role's seats win together, but for who was tied to somebody else: a game is one case.
            roles[one["ruleset"], role, 2 * sum(seats) > len(seats)] += 1
        players.update((name, name in winners) for name in one["players"])
        dead[one["ruleset"]] += sum(len(step.get("deaths", ())) for step in one["steps"])
        votes = {id for id, ask in one["facts"]["asks"].items() if "ballot" in ask}
        asks = [step["ask"] for step in one["steps"] if "ask" in step]
        ballots += sum(ask["id"] in votes and "seat" in ask for ask in asks)
    return {"sides": sides, "roles": roles, "players": players, "dead": dead, "ballots": ballots}


def agrees(shown: Statistics, events: Mapping[str, Any]) -> bool:
    """Whether the figures of the screen are those that the events come to."""
    won = {(id, side): rate.won for id, played in shown.rulesets.items() for side, rate in played.sides.items()}
    roles = {(id, role): rate for id, played in shown.rulesets.items() for role, rate in played.roles.items()}
    held = {(*key, is_won) for key in roles for is_won in (True, False)}
    return (
        {key: n for key, n in won.items() if n} == events["sides"]
        and set(events["roles"]) <= held
        and all(_is(rate.won, rate.of, events["roles"], key) for key, rate in roles.items())
        and all(_is(rate.won, rate.of, events["players"], (name,)) for name, rate in shown.players.items())
    )


def _is(won: int, of: int, counted: Mapping[Any, int], key: tuple[str, ...]) -> bool:
    return (won, of) == (counted[*key, True], counted[*key, True] + counted[*key, False])


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=GAMES)
    parser.set_defaults(run=lambda chosen: main(chosen.games))


def main(games: int) -> int:
    with TemporaryDirectory() as home:
        shelf = Shelf(Path(home) / "games")
        names = [_kept(shelf, number) for number in range(games)]
        before, pages = _counted(shelf, home), [_page(shelf, name) for name in names]
        print(f"{before.games} games of {len(before.rulesets)} rulesets, {len(before.players)} players")
        with other_rules():
            after = _counted(shelf, home)
            same = sum(_page(shelf, name) == page for name, page in zip(names, pages, strict=True))
            refused = sum(not _goes_on(shelf, name) for name in names)
        records = [record for name in names if (record := shelf.journal(name).record) is not None]
        fits = agrees(after, recounted(records))
    print(f"by other rules: {after.games} counted, {same} replayed and exported alike, {refused} refused to go on")
    print(f"recounted from the events of {len(records)}: {'the same' if fits else 'something else'}")
    return int(not (before == after and fits and same == refused == before.games == len(records) == games))


def _kept(shelf: Shelf, number: int) -> str:
    rules = catalogue()[number % len(catalogue())]
    game = Game.new(rules, [f"p{seat}" for seat in range(rules.usual_players(None))], seed=number)
    play_out(game, RandomBot(number))
    end, record = summary.end_and_record(told(game.journal), 1_700_000_000 + number)
    name = f"{number:06}"
    save_whole(shelf.path(name), {**game.journal, "record": record}, end)
    return name


def _counted(shelf: Shelf, home: str) -> Statistics:
    index = Index(shelf.folder, Path(home) / FILE)
    for name in index.unread:
        index.read(name)
    return statistics(index.summaries)


def _page(shelf: Shelf, name: str) -> bytes:
    game = shelf.journal(name).game
    page = html.page("en", Replay.of(game), game)
    return blake2b(page.encode("utf-8", "surrogatepass")).digest()


def _goes_on(shelf: Shelf, name: str) -> bool:
    try:
        shelf.resume(name)
    except CannotResume:
        return False
    return True
