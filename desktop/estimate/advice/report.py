"""Advice as `lantern-night estimate` prints it: words and ranges for people, all that was counted for scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from desktop.estimate.advice import sayings
from desktop.estimate.advice.changes import Wishes, counts, has_sides, options
from desktop.estimate.advice.cores import Cores
from desktop.estimate.advice.search import Advice, Advised, Goal
from desktop.estimate.advice.starts import boards_for
from desktop.estimate.play import EstimatedTable
from i18n import Words
from rulesets.engine import BadSetup

# Seconds between two looks at what has come.
_LOOK = 0.2


def advised(board: EstimatedTable, wishes: Wishes, seed: int, games: int, *, is_list: bool, language: str) -> str:
    """For scripts where no language is given. Raises BadSetup."""
    _check(board, wishes, games)
    goal = Goal(boards_for(board) if is_list else (board,), wishes)
    found = _found(goal, seed, games)
    if not language:
        return json.dumps(_as_json(goal, found))
    return "\n".join(_table(Words(language, board.rules), goal, found))


def _check(board: EstimatedTable, wishes: Wishes, games: int) -> None:
    rules = board.rules
    if not has_sides(rules):
        raise BadSetup(f"ruleset: in {rules.id} nobody hunts anybody; allowed: one with sides that do")
    for card in sorted(wishes.having | wishes.lacking):
        if card not in rules.cards:
            raise BadSetup(f"wishes: {card} is not known to {rules.id}; allowed: {', '.join(rules.cards)}")
    if games < 1:
        raise BadSetup(f"games: {games} say nothing; allowed: 1 or more")


def _found(goal: Goal, seed: int, games: int) -> Advice:
    work = Cores(goal, seed, games)
    while not work.is_over:
        work.look_in(_LOOK)
    if work.advice is None:
        raise BadSetup(work.failure)
    return work.advice


def _as_json(goal: Goal, found: Advice) -> dict[str, Any]:
    return {
        "starts": [_one(goal, one) for one in found.starts],
        "advice": [_one(goal, one) for one in found.found],
    }


def _one(goal: Goal, one: Advised) -> dict[str, Any]:
    start, board, band = goal.starts[one.tried.start], one.tried.board, sayings.band(one.tally)
    changes = sayings.Difference.between(start, board)
    return {
        "from": start.preset if isinstance(start.preset, str) else counts(start),
        "cards": counts(board),
        "options": options(board),
        "changes": {"cards": changes.cards, "options": changes.options},
        "tally": asdict(one.tally),
        "share": one.tally.against.share,
        "band": [band.least, band.most],
    }


def _table(words: Words, goal: Goal, found: Advice) -> Iterator[str]:
    """Of one board how it is, then what is nearer to even; of several the nearest first."""
    rows = found.found if len(goal.starts) > 1 else (*found.starts, *found.found)
    for one in rows:
        yield sayings.title(words, goal, one)
        yield f"  {sayings.line(words, one, tells_harm=goal.wishes.unharmed)}"
    if not found.found:
        yield words.text("advice.none")
