"""What one night has heard and not yet carried out, and the order in which it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, auto
from operator import attrgetter
from typing import TYPE_CHECKING

from rulesets.engine.deaths import Strike
from rulesets.engine.pack import decided

from .role import Role

if TYPE_CHECKING:
    from .town import Town


class Step(IntEnum):
    """What was chosen is carried out in this order (LR-16); rulebooks that have less leave steps out."""

    LINK = auto()  # LR-86
    BLOCK = auto()  # LR-49
    ATTACK = auto()  # LR-21
    PROTECT = auto()  # LR-60
    TAKE = auto()  # LR-91
    BITE = auto()  # LR-171
    SWAP = auto()  # LR-82
    LAST = auto()


# LR-48, LR-49: what no block touches. A link is made before anybody is blocked.
UNBLOCKED = (Step.BLOCK, Step.TAKE)


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
    # What nobody does tonight, whoever has chosen it.
    void: set[Step] = field(default_factory=set)
    # Whom the pack has agreed on.
    victim: str | None = None
    guarded: set[str] = field(default_factory=set)
    # What else will kill at dawn.
    strikes: list[Strike] = field(default_factory=list)
    # What all are told in the morning, and of whom, if he lives.
    at_dawn: list[tuple[str, str]] = field(default_factory=list)


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
        if step in town.night.void or (choice.by in blocked and step not in UNBLOCKED):
            continue
        if choice.together:
            voices.append(choice)
        else:
            choice.card.carried_out(town, choice)
    if voices:
        _agree(town, voices)


def _agree(town: Town, voices: list[Choice]) -> None:
    """Each company for itself."""
    for company in dict.fromkeys([choice.card.company for choice in voices]):
        own = [choice for choice in voices if choice.card.company == company]
        target = decided([choice.target for choice in own])
        if target is not None:
            own[0].card.agreed(town, target)
