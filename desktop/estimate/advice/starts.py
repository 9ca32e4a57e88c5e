"""The boards that a ruleset has for so many players, to be held against one another."""

from __future__ import annotations

from dataclasses import replace

from desktop.estimate.advice.changes import counts
from desktop.estimate.play import EstimatedTable
from rulesets.engine import BadSetup


def boards_for(table: EstimatedTable) -> tuple[EstimatedTable, ...]:
    """Each once, whatever it is called; with the house rules of this table, without its line-up."""
    found: dict[tuple[tuple[str, int], ...], EstimatedTable] = {}
    for preset in table.rules.boards:
        board = replace(table, preset=preset)
        try:
            board.game(0)
        except BadSetup:
            continue
        found.setdefault(tuple(counts(board).items()), board)
    return tuple(found.values())
