"""What may follow `lantern-night estimate`: the odds of a board without its screen, from another process as there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from desktop.background import Background
from desktop.estimate import sayings
from desktop.estimate.band import bands, verdict
from desktop.estimate.estimate import GAMES, Estimate, estimates
from desktop.estimate.play import EstimatedTable
from desktop.widgets import medallions
from i18n import LANGUAGES, Words
from rulesets.engine import BadSetup, Ruleset, UnknownRuleset, ruleset

# Seconds between two looks at what has come.
_LOOK = 0.2


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        board = _board(given)
        found = _estimate(board, given.games, given.seed)
    except (BadSetup, UnknownRuleset) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    rules = ruleset(board.ruleset)
    said = json.dumps(_as_json(rules, found)) if given.json else "\n".join(_table(rules, found, given.language))
    print(said, flush=True)  # noqa: T201
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night estimate", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--preset")
    parser.add_argument("--players", type=int)
    parser.add_argument("--profile")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="all that was counted, and the ranges, as one object")
    return parser


def _board(given: argparse.Namespace) -> EstimatedTable:
    rules = ruleset(given.ruleset)
    players = rules.usual_players(given.preset) if given.players is None else given.players
    rules.composition(players, given.preset)
    options = rules.options_read(given.option)
    board = EstimatedTable(rules.id, players, given.preset, options, given.profile)
    # What can't be played is said by this process, not by the other's end.
    board.game(given.seed)
    return board


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
