"""How a shelf of games bears it that every ruleset changes: each is counted, replayed and exported as before."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from desktop.after.export import html
from desktop.after.replay.replay import Replay
from desktop.keep.ending import ending_of
from desktop.keep.journal_file import SUFFIX
from desktop.keep.shelf import CannotResume, Shelf
from desktop.records.record import FORMAT
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import Statistics, statistics
from devtools.recount.command import counted, differences, keep
from rulesets.engine import Ruleset, UnknownRuleset, catalogue, journal, library

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


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=GAMES)
    parser.set_defaults(run=lambda chosen: main(chosen.games))


def main(games: int) -> int:
    with TemporaryDirectory() as home:
        shelf = Shelf(Path(home) / "games")
        for number in range(games):
            keep(shelf, number)
        before = _seen(shelf)
        print(f"{before.figures.games} games of {len(before.figures.rulesets)} rulesets")
        with other_rules():
            others, faults = _seen(shelf), list(differences(*counted(shelf)))
            refused = sum(not _goes_on(shelf, name) for name in before.pages)
        for name in before.pages:
            _write_in_a_later_form(shelf, name)
        later = _seen(shelf)
    print(f"by other rules: {_told(before, others)}, {refused} refused to go on")
    print("\n".join(faults) if faults else "recounted from their events: the same")
    print(f"in a later form: {_told(before, later)}")
    return int(not (before == others == later and not faults and refused == before.figures.games == games))


@dataclass(frozen=True)
class _Seen:
    """What is counted, and the page that each is exported as, by its name."""

    figures: Statistics
    pages: dict[str, bytes]


def _seen(shelf: Shelf) -> _Seen:
    index = Index(shelf.folder, shelf.folder.parent / FILE)
    for name in index.unread:
        index.read(name)
    names = sorted(name.removesuffix(SUFFIX) for name in index.names)
    return _Seen(statistics(index.summaries), {name: _page(shelf, name) for name in names})


def _told(before: _Seen, now: _Seen) -> str:
    same = sum(now.pages.get(name) == page for name, page in before.pages.items())
    return f"{now.figures.games} counted, {same} replayed and exported alike"


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


def _write_in_a_later_form(shelf: Shelf, name: str) -> None:
    """As an app to come may: with what this one does not know, and a record that it can't read."""
    ending, found = ending_of(shelf.path(name)), shelf.journal(name).record
    if ending is not None and found is not None:
        later = {**found, "format": FORMAT + 1, "steps": {"in": "another form"}}
        shelf.resume(name).file.end({**ending.end, "later": 1}, later)
