"""Who suspected and trusted whom, day by day, and whose nose was the best: a chart, a row a seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.after.end.view import View
from desktop.records.noses import Guess, Nose


@dataclass(frozen=True)
class NoseDay:
    """A column: a day with its night, or the first night, before any day."""

    label: str
    day: int


@dataclass(frozen=True)
class NoseMark:
    """Whom a row named in which column, by its number. What does not count has neither a right nor a wrong."""

    column: int
    at: int
    trusts: bool
    counts: bool
    is_right: bool
    step: int
    said: str


@dataclass(frozen=True)
class NoseRow:
    number: int
    label: str
    is_best: bool
    competes: bool
    # How many of how many were right, and the points with their sign; empty for who does not compete.
    right: str
    points: str
    # From −1 to 1.
    share: float
    marks: tuple[NoseMark, ...]
    said: str


@dataclass(frozen=True)
class NoseChart:
    """Without rows where nobody was asked, or something is still shut."""

    verdict: str
    has_trust: bool
    days: tuple[NoseDay, ...]
    rows: tuple[NoseRow, ...]


def chart(view: View) -> NoseChart:
    """It tells who was what: it waits until everything is open."""
    found = view.replay.noses
    if view.shut or not found.days:
        return NoseChart("", False, (), ())
    most = max(1, *(abs(nose.points) for nose in found.seats))
    return NoseChart(
        verdict=_verdict(view),
        has_trust=any(guess.trusts for nose in found.seats for guess in nose.guesses),
        days=tuple(NoseDay(view.words.text("end.votes.tab", day=day), day) for day in found.days),
        rows=tuple(_row(view, nose, most) for nose in found.ranked if nose.guesses),
    )


def _verdict(view: View) -> str:
    best, words = view.replay.noses.best, view.words
    if not best:
        return words.text("end.noses.nobody")
    return words.text("end.noses.best", names=[view.call(nose.seat) for nose in best])


def _row(view: View, nose: Nose, most: int) -> NoseRow:
    label, counted = view.call(nose.seat), len(nose.counted)
    points = f"{nose.points:+d}".replace("-", "−") if nose.points else "0"
    result = view.words.text("end.noses.result", points=points, right=nose.right, counted=counted)
    marks = tuple(_marks(view, nose))
    return NoseRow(
        number=view.numbers[nose.seat],
        label=label,
        is_best=nose in view.replay.noses.best,
        competes=nose.competes,
        right=f"{nose.right} / {counted}" if nose.competes else "",
        points=points if nose.competes else "",
        share=nose.points / most,
        marks=marks,
        said=" · ".join((label, *([result] if nose.competes else []), *(mark.said for mark in marks))),
    )


def _marks(view: View, nose: Nose) -> Iterator[NoseMark]:
    for guess in sorted(nose.guesses, key=lambda one: (one.day, one.trusts)):
        yield NoseMark(
            column=view.replay.noses.days.index(guess.day),
            at=view.numbers[guess.named],
            trusts=guess.trusts,
            counts=guess.counts,
            is_right=guess.is_right,
            step=guess.step,
            said=_said(view, guess),
        )


def _said(view: View, guess: Guess) -> str:
    """As it is read out: when, whom, and whether it was right."""
    verb = "trusted" if guess.trusts else "suspected"
    held = ("right" if guess.is_right else "wrong") if guess.counts else "apart"
    when = view.teller.date(view.replay.steps[guess.step])
    return view.words.text(f"end.noses.{verb}.{held}", when=when, name=view.call(guess.named))
