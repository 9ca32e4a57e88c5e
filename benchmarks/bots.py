"""Games between bots a second of CPU, on one core: as an estimate plays them, and as advice does, without a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

from benchmarks import Row
from desktop.estimate.play import EstimatedTable, decided, played

GAMES, _WARM = 60, 5

BOARDS = (
    EstimatedTable("jinro_nine", 9, "9A"),
    EstimatedTable("ultimate_thirteen", 13),
    EstimatedTable("event_jinro", 13, "magic13"),
    EstimatedTable("langrensha", 12, "auto"),
    EstimatedTable("witch_trial", 9, "9"),
)


def rows() -> Iterator[Row]:
    for board in BOARDS:
        yield Row(f"{board.ruleset}, {board.players}, estimate", _per_second(played, board), "games/s")
        yield Row(f"{board.ruleset}, {board.players}, advice", _per_second(decided, board), "games/s")


def _per_second(play: Callable[[EstimatedTable, int], object], board: EstimatedTable) -> float:
    for seed in range(_WARM):
        play(board, seed)
    began = process_time()
    for seed in range(GAMES):
        play(board, seed)
    return GAMES / (process_time() - began)
