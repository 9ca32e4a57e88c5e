"""What can be set, as each screen shows it: a name, a line of what it does, and a switch, chips or a stepper."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Chip:
    id: str
    text: str
    is_chosen: bool
    detail: str = ""


@dataclass(frozen=True)
class Rule:
    """A house rule with one line of what it does."""

    id: str
    kind: str
    name: str
    line: str
    what: str
    value: str
    is_on: bool
    # Empty where it is as the rulebook has it.
    changed: str
    choices: tuple[Chip, ...]
    may_less: bool
    may_more: bool
    less: str
    more: str
    # Whether the table's profile sets it apart from the rulebook.
    is_profiles: bool = False
    # Why it does nothing here, or nothing.
    idle: str = ""
    # Stands above it: what all from here on have in common.
    heading: str = ""
