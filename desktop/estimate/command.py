"""What may follow `lantern-night estimate`: the odds of a board without its screen, from another process as there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.background import Background
from desktop.estimate import sayings
from desktop.estimate.advice import report, search
from desktop.estimate.advice.changes import Wishes
from desktop.estimate.band import bands, verdict
from desktop.estimate.estimate import GAMES, Estimate, estimates
from desktop.estimate.play import EstimatedTable
from desktop.widgets import medallions
from i18n import LANGUAGES, Words
from rulesets.engine import BadSetup, LanternError, Ruleset, ruleset
from rulesets.engine.library import ruleset_with

if TYPE_CHECKING:
    from rulesets.engine.packs import LanternPack

# Seconds between two looks at what has come.
_LOOK = 0.2


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        board = _board(given)
        said = _advised(board, given) if given.advise or given.fair else _estimated(board, given)
    except LanternError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    print(said, flush=True)  # noqa: T201
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night estimate", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="PATH", help="may be repeated")
    parser.add_argument("--preset")
    parser.add_argument("--card", action="append", default=[], metavar="ID=N", help="a line-up of one's own; repeated")
    parser.add_argument("--players", type=int)
    parser.add_argument("--profile")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="stays as it is in all advice")
    parser.add_argument("--games", type=int, help=f"{GAMES}, or {search.GAMES} for advice, unless it is said")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="all that was counted, and the ranges, as one object")
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--advise", action="store_true", help="which one or two changes bring it nearer to even")
    wanted.add_argument("--fair", action="store_true", help="which boards for so many players are nearest to even")
    parser.add_argument("--with", dest="having", action="append", default=[], metavar="ID", help="has to be dealt")
    parser.add_argument("--without", dest="lacking", action="append", default=[], metavar="ID", help="must not be")
    parser.add_argument("--unharmed", action="store_true", help="nobody should be out before the first vote")
    return parser


def _board(given: argparse.Namespace) -> EstimatedTable:
    packs = _packs(given.pack)
    rules = ruleset_with(ruleset(given.ruleset).id, packs)
    preset = rules.board_read(given.preset, given.card)
    players = rules.usual_players(preset) if given.players is None else given.players
    rules.composition(players, preset)
    board = EstimatedTable(rules.id, players, preset, rules.options_read(given.option), given.profile, packs=packs)
    # What can't be played is said by this process, not by the other's end.
    board.game(given.seed)
    return board


def _packs(places: Sequence[Path]) -> tuple[LanternPack, ...]:
    if not places:
        return ()
    from rulesets.engine.packs import opened  # noqa: PLC0415

    return tuple(opened(place) for place in places)


def _estimated(board: EstimatedTable, given: argparse.Namespace) -> str:
    found = _estimate(board, GAMES if given.games is None else given.games, given.seed)
    if given.json:
        return json.dumps(_as_json(board.rules, found))
    return "\n".join(_table(board.rules, found, given.language))


def _advised(board: EstimatedTable, given: argparse.Namespace) -> str:
    games = search.GAMES if given.games is None else given.games
    wishes = Wishes(frozenset(given.having), frozenset(given.lacking), given.unharmed, frozenset(board.options or {}))
    language = "" if given.json else given.language
    return report.advised(board, wishes, given.seed, games, is_list=given.fair, language=language)


def _estimate(board: EstimatedTable, games: int, seed: int) -> Estimate:
    if games < 1:
        raise BadSetup(f"games: {games} say nothing; allowed: 1 or more")
    work = Background(estimates, board, games, seed)
    found: Estimate | None = None
    while not work.is_over:
        found = work.latest(wait=_LOOK) or found
    if found is None:
        raise BadSetup(work.failure)
    return found


def _as_json(rules: Ruleset, found: Estimate) -> dict[str, Any]:
    ranges = {id: [band.least, band.most] for id, band in bands(rules, found).items()}
    return {**asdict(found), "verdict": verdict(rules, found), "bands": ranges}


def _table(rules: Ruleset, found: Estimate, language: str) -> Iterator[str]:
    """Words first, and the ranges behind."""
    words = Words(language, rules.id)
    stands = sayings.stands(words, rules, found)
    if stands:
        yield stands
    named = {_name(words, rules, id): sayings.share(words, band) for id, band in bands(rules, found).items()}
    width = max(map(len, named), default=0)
    for name, share in named.items():
        yield f"  {name:{width}}  {share}"
    yield from sayings.lengths(words, found)


def _name(words: Words, rules: Ruleset, id: str) -> str:
    return sayings.faction(words, id) if id in rules.facts.factions else medallions.name(words, rules, id)
