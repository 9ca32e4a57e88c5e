"""Whether what is advised is nearer to even when it is played again, with other seeds and by nobody who chose it."""

from __future__ import annotations

import os
from collections.abc import Iterator

from benchmarks import Row
from desktop.estimate.advice.changes import Changes, Swap
from desktop.estimate.advice.cores import advised
from desktop.estimate.advice.search import Goal
from desktop.estimate.advice.tally import SideCount, Task, tallies
from desktop.estimate.play import EstimatedTable

# Of the search, and of the games that it is tried by afterwards; `ADVICE_GAMES` for fewer.
GAMES = int(os.environ.get("ADVICE_GAMES", "20000"))
_FOUND, _AGAIN = 2, 1_000_003

BOARDS = {
    "langrensha, 9": EstimatedTable("langrensha", 9, "auto", profile="standard"),
    "langrensha, 12": EstimatedTable("langrensha", 12, "auto", profile="standard"),
    "langrensha, 16": EstimatedTable("langrensha", 16, "auto", profile="standard"),
    "jinro_nine, 9 of one's own": EstimatedTable("jinro_nine", 9, {"villager": 5, "seer": 1, "werewolf": 3}),
}


def rows() -> Iterator[Row]:
    for name, board in BOARDS.items():
        advice = advised(Goal((board,)), _FOUND, GAMES)
        yield from _again(f"{name}, as it is", board)
        for one in advice.found[:1]:
            yield from _again(f"{name}, advised", one.tried.board, _said(one.tried.changes))


def _again(name: str, board: EstimatedTable, note: str = "") -> Iterator[Row]:
    games = max(50, GAMES // 20)
    tally = sum((found for _, found in tallies([board], [Task(0, 0, games)], _AGAIN)), SideCount())
    yield Row(name, 100 * tally.against.share, "%", note)
    yield Row(f"{name}: from even", 100 * tally.distance, "points", f"± {100 * tally.against.error:.1f}")


def _said(changes: Changes) -> str:
    return ", ".join(
        f"{each.into} instead of {each.out}" if isinstance(each, Swap) else f"{each.option} {each.value}"
        for each in changes
    )
