"""How long a night of this evening took, from the first cover to the table, with how many hand-overs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Night:
    seconds: float
    hand_offs: int
