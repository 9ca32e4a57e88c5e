"""What is looked at in one go: a lap with what was decided in it, or one step of the table's.

Half of the pages of a night change nothing in the game: they have no act of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.records.story import Step, Story
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Act:
    """The numbers of its first and its last step, and of those in which something was decided or told."""

    first: int
    last: int
    steps: tuple[int, ...]


def acts(story: Story) -> tuple[Act, ...]:
    """Together they are all steps, in order."""
    found: list[Act] = []
    first = 0
    for group in _groups(story.steps):
        telling = tuple(at for at in group if not _in_lap(story.steps[at]) or _decides(story.steps[at], story.rules))
        if telling:
            found.append(Act(first, group[-1], telling))
            first = group[-1] + 1
    if first < len(story.steps):
        # Behind the last that told something nothing else is to come: the game stands still there.
        last = found.pop()
        found.append(Act(last.first, len(story.steps) - 1, last.steps))
    return tuple(found)


def _groups(steps: Sequence[Step]) -> Iterator[list[int]]:
    group: list[int] = []
    seats: list[str | None] = []
    for at, step in enumerate(steps):
        seat = step.ask.seat if step.ask else None
        goes_on = bool(group) and _goes_on(steps[group[-1]], step) and (seat == seats[-1] or seat not in seats)
        if group and not goes_on:
            yield group
            group, seats = [], []
        group.append(at)
        seats.append(seat)
    yield group


def _goes_on(before: Step, step: Step) -> bool:
    """The lap's next turn: what the table is told ends one."""
    is_same = (before.day, before.phase) == (step.day, step.phase)
    is_told = before.deaths or any(notice.to is None for notice in before.notices)
    return _in_lap(before) and _in_lap(step) and is_same and not is_told


def _in_lap(step: Step) -> bool:
    return step.ask is not None and step.ask.secret and step.ask.seat is not None


def _decides(step: Step, rules: Meanings) -> bool:
    if step.notices or step.deaths:
        return True
    is_filler = step.ask is not None and bool(rules.ask(step.ask.id).filler)
    return not is_filler and step.answer not in (None, [], "")
