"""The way through the game: every step with its sentence, its chapters, and who fell where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
class ToldAct:
    """What is gone through in one go; the numbers of its first and its last step."""

    first: int
    last: int
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
        lines = _open(view, number, view.teller.lines(step))
        yield ToldStep(at, view.teller.date(step), view.teller.headline(lines), tuple(lines))


def _open(view: View, number: int, told: list[ToldLine]) -> list[ToldLine]:
    lines = [line for line in told if not line.is_secret or view.sees(*line.known_by)]
    if not lines:
        lines = [ToldLine(view.words.text("end.shut.step"), is_secret=True)]
    return [*(ToldLine(decision.line(view.words)) for decision in view.replay.decided_at.get(number, ())), *lines]


def told_acts(view: View, steps: Sequence[ToldStep]) -> Iterator[ToldAct]:
    for act in view.replay.acts:
        told = (_open(view, at, view.teller.news(view.replay.steps[at])) for at in act.steps)
        # What is still covered is said once.
        lines = list(dict.fromkeys(line for one in told for line in one))
        yield ToldAct(act.first, act.last, steps[act.last].when, view.teller.headline(lines), tuple(lines))


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
