"""What one seat knew by a step: its own turns, what it alone was told, and what the whole table heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from desktop.after.end.view import View
from desktop.records.story import Step


@dataclass(frozen=True)
class KnownLine:
    text: str
    # Not everybody knew it.
    is_secret: bool


@dataclass(frozen=True)
class KnownMoment:
    """A night or a day, or a part of it."""

    when: str
    lines: tuple[KnownLine, ...]


@dataclass(frozen=True)
class SeatThen:
    """Through whose eyes the table then is looked at; its number is 0 where it is nobody's."""

    number: int = 0
    title: str = ""
    moments: tuple[KnownMoment, ...] = ()


def knew(view: View, at: int, name: str) -> SeatThen:
    """By the end of this step."""
    steps = view.replay.steps[: at + 1]
    moments = (
        KnownMoment(when, lines)
        for when, part in groupby(steps, key=view.teller.date)
        if (lines := tuple(line for step in part for line in _known(view, step, name)))
    )
    title = view.words.text("end.knew", name=view.call(name))
    return SeatThen(view.numbers[name], title, tuple(moments))


def _known(view: View, step: Step, name: str) -> Iterator[KnownLine]:
    """Whom others pointed at is in the count."""
    if step.ask is not None and step.ask.seat == name:
        said = view.teller.answered(step)
        if said is not None:
            yield KnownLine(said.text, step.ask.secret)
    for notice in step.notices:
        if notice.to is None or name in notice.to:
            yield KnownLine(view.teller.told(notice).text, notice.to is not None)
