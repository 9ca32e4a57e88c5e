"""The way through the game: every step with its sentence, its chapters, and who fell where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from desktop.after.end.sentences import ToldLine
from desktop.after.end.view import View
from desktop.records.story import Step
from i18n import Words, speak
from rulesets.engine.meanings import Meanings

# Marks of one step stand beside each other.
_APART = 0.012


@dataclass(frozen=True)
class Mark:
    at: float
    is_verdict: bool


@dataclass(frozen=True)
class Chapter:
    """A night or a day on the scrubber: its share of the way, from 0 to 1."""

    label: str
    # Where there is no room for the label.
    day: int
    is_night: bool
    start: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class ToldStep:
    at: float
    when: str
    text: str
    lines: tuple[ToldLine, ...]


@dataclass(frozen=True)
class FallenSeat:
    when: str
    label: str
    cause: str
    motif: str
    frame: str
    colour: str
    step: int


def course(view: View, places: list[float]) -> Iterator[ToldStep]:
    for number, (step, at) in enumerate(zip(view.replay.steps, places, strict=True)):
        lines = [line for line in view.teller.lines(step) if not line.is_secret or view.sees(*line.known_by)]
        if not lines:
            lines = [ToldLine(view.words.text("end.shut.step"), is_secret=True)]
        decided = (ToldLine(decision.line(view.words)) for decision in view.replay.decided_at.get(number, ()))
        lines = [*decided, *lines]
        yield ToldStep(at, view.teller.date(step), view.teller.headline(lines), tuple(lines))


def timeline(words: Words, rules: Meanings, steps: tuple[Step, ...]) -> tuple[list[float], tuple[Chapter, ...]]:
    """Every chapter has the same way, however much happens in it."""
    parts = [
        (key, list(part)) for key, part in groupby(steps, key=lambda step: (step.day, rules.phase(step.phase).dark))
    ]
    places: list[float] = []
    chapters = []
    for number, ((day, is_night), part) in enumerate(parts):
        here = [(number + (place + 1) / (len(part) + 1)) / len(parts) for place in range(len(part))]
        marks = (mark for at, step in zip(here, part, strict=True) for mark in _marks(at, step, rules))
        label = _chapter(words, day, part[0].phase, is_night)
        chapters.append(Chapter(label, day, is_night, number / len(parts), tuple(marks)))
        places += here
    return places, tuple(chapters)


def _marks(at: float, step: Step, rules: Meanings) -> Iterator[Mark]:
    for place, death in enumerate(step.deaths):
        yield Mark(at + _APART * place, rules.cause(death.cause).by == "vote")


def _chapter(words: Words, day: int, phase: str, is_night: bool) -> str:
    return speak.date(words, day, phase) if is_night else words.text("end.votes.tab", day=day)


def fallen(view: View) -> Iterator[FallenSeat]:
    for at, step in enumerate(view.replay.steps):
        for death in step.deaths:
            medallion = view.medallion(death.name, view.replay.story.roles[death.name][-1])
            yield FallenSeat(
                when=speak.date(view.words, death.day, death.phase),
                label=view.call(death.name),
                cause=view.cause(death),
                motif=medallion.motif,
                frame=medallion.frame,
                colour=medallion.colour,
                step=at,
            )
