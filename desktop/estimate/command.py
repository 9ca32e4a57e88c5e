"""What may follow `lantern-night estimate`: the odds of a board without its screen, from another process as there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from desktop.background import Background
from desktop.estimate.estimate import GAMES, Estimate, estimates
from desktop.estimate.play import EstimatedTable
from rulesets.engine import BadSetup, UnknownRuleset, ruleset

# Seconds between two looks at what has come.
_LOOK = 0.2


def run(arguments: Sequence[str]) -> int:
    given = _parser().parse_args(arguments)
    try:
        found = _estimate(_board(given), given.games, given.seed)
    except (BadSetup, UnknownRuleset) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    print(json.dumps(asdict(found)), flush=True)  # noqa: T201
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("lantern-night estimate", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--preset")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    return parser


def _board(given: argparse.Namespace) -> EstimatedTable:
    rules = ruleset(given.ruleset)
    players = rules.usual_players(given.preset) if given.players is None else given.players
    rules.composition(players, given.preset)
    return EstimatedTable(rules.id, players, given.preset)


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
