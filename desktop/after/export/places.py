"""Where the seats of an exported page stand: round the edge of a grid, with the clock. No name lies on another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class SeatGrid:
    """Which share of the seats sits along the top, at the most so many; `mark` begins the names of its variables."""

    mark: str
    share: float
    most: int

    def sides(self, seats: int) -> tuple[int, int, int]:
        """How many sit along the top, down each side, and along the bottom."""
        top = max(2, min(self.most, round(self.share * seats)))
        bottom = top - (seats - 2 * top) % 2
        return top, (seats - top - bottom) // 2, bottom

    def style(self, seats: int) -> str:
        """Each seat is two columns wide, so that a shorter row can stand in the middle."""
        top, side, _ = self.sides(seats)
        return f"--{self.mark}across:{2 * top};--{self.mark}down:{side + 2}"

    def places(self, seats: int) -> list[str]:
        return [f"--{self.mark}c:{column};--{self.mark}r:{row}" for column, row in self._round(seats)]

    def _round(self, seats: int) -> Iterator[tuple[int, int]]:
        top, side, bottom = self.sides(seats)
        last = 2 * top - 1
        yield from ((column, 1) for column in range(1, 2 * top, 2))
        yield from ((last, 2 + row) for row in range(side))
        yield from ((last - (top - bottom) - 2 * place, side + 2) for place in range(bottom))
        yield from ((1, 1 + side - row) for row in range(side))


WIDE = SeatGrid("w", 0.36, 7)
# On a phone a name has a third of the width.
NARROW = SeatGrid("n", 0.5, 3)
