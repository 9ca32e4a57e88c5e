"""What one night has heard and not yet carried out, and the order in which it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from operator import attrgetter
from typing import TYPE_CHECKING

from rulesets.engine.deaths import Strike
from rulesets.engine.pack import decided

from .role import Role

if TYPE_CHECKING:
    from .town import Town


class Step(IntEnum):
    """What was chosen is carried out in this order (LR-16); rulebooks that have less leave steps out."""

    LINK = 1  # LR-86
    BLOCK = 2  # LR-49
    ATTACK = 3  # LR-21
    PROTECT = 4  # LR-60
    TAKE = 5  # LR-91
    BITE = 6  # LR-171
    SWAP = 7  # LR-82
    LAST = 8


# LR-48, LR-49: what no block touches.
UNBLOCKED = (Step.LINK, Step.BLOCK, Step.TAKE)


@dataclass(slots=True)
class Choice:
    """What a seat chose, and the card it chose by: that card may change hands before it is carried out."""

    step: Step
    by: str
    card: Role
    targets: tuple[str, ...]
    # Whether it is one voice of a company's decision.
    together: bool = False

    @property
    def target(self) -> str:
        return self.targets[0]


@dataclass(slots=True)
class Night:
    choices: list[Choice] = field(default_factory=list)
    # Whose choices are void (LR-46).
    blocked: set[str] = field(default_factory=set)
    # Whom the pack has agreed on.
    victim: str | None = None
    guarded: set[str] = field(default_factory=set)
    # What else will kill at dawn.
    strikes: list[Strike] = field(default_factory=list)


_by_step = attrgetter("step")


def carry_out(town: Town) -> None:
    """Step by step; in each, the cards' own choices as they were made, then what each company agrees on."""
    blocked = town.night.blocked
    voices: list[Choice] = []
    for choice in sorted(town.night.choices, key=_by_step):
        step = choice.step
        if voices and voices[0].step != step:
            _agree(town, voices)
            voices = []
        if choice.by in blocked and step not in UNBLOCKED:
            continue
        if choice.together:
            voices.append(choice)
        else:
            choice.card.carried_out(town, choice)
    if voices:
        _agree(town, voices)


def _agree(town: Town, voices: list[Choice]) -> None:
    card = voices[0].card
    heard = [choice.targets[0] for choice in voices if choice.card.company == card.company]
    target = decided(heard)
    if target is not None:
        card.agreed(town, target)
    if len(heard) < len(voices):
        _agree(town, [choice for choice in voices if choice.card.company != card.company])
