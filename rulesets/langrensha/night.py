"""What one night has heard and not yet carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rulesets.engine.deaths import Strike

from .role import Role


class Choice(NamedTuple):
    """What a seat chose, and the card it chose by: that card may change hands before it is carried out."""

    by: str
    card: Role
    targets: tuple[str, ...]

    @property
    def target(self) -> str:
        return self.targets[0]


@dataclass
class Night:
    # Lap 1, as chosen.
    links: list[Choice] = field(default_factory=list)
    blocks: list[Choice] = field(default_factory=list)
    attacks: list[Choice] = field(default_factory=list)
    protections: list[Choice] = field(default_factory=list)
    takings: list[Choice] = field(default_factory=list)
    bites: list[Choice] = field(default_factory=list)
    swaps: list[Choice] = field(default_factory=list)
    messages: list[tuple[str, str]] = field(default_factory=list)

    # What came of it between the laps.
    blocked: set[str] = field(default_factory=set)
    victim: str | None = None
    guarded: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)

    # Lap 2.
    cured: set[str] = field(default_factory=set)
    shielded: set[str] = field(default_factory=set)
    strikes: list[Strike] = field(default_factory=list)
    # Who becomes what at dawn, unless he dies.
    turning: dict[str, type[Role]] = field(default_factory=dict)

    def standing(self, choices: Iterable[Choice]) -> Iterator[Choice]:
        """LR-46: what a blocked seat has chosen is void."""
        for choice in choices:
            if choice.by not in self.blocked:
                choice.card.carried_out(choice.targets)
                yield choice
