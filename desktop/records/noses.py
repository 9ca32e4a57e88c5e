"""Whom everybody suspected and trusted, day by day, and whose nose was the best.

What is asked of who has nothing to decide changes nothing in the game, and is looked at when it is over. Each answer is
held against a blind guess among all who could be named: a suspicion that is right brings the share of those who had
nothing to hide, one that is wrong costs the share of those who had; trust counts the other way round. So who guesses
comes to nothing, however often he is asked. What counts is the mean, with one blind guess more put to everybody's, so
that a single hit is not worth an evening of them. What somebody had been told is no nose, and who has something to hide
does not compete.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from desktop.records.ring import Ring
from desktop.records.story import Step, Story
from rulesets.engine import Ask, Notice
from rulesets.engine.facts import SUSPECT, TRUST
from rulesets.engine.meanings import Meanings

BEST = 100


@dataclass(frozen=True)
class Guess:
    """One answer. `chance`: the share of those who had something to hide; None where it counts nothing."""

    step: int
    day: int
    seat: str
    named: str
    trusts: bool
    # Whether who was named had something to hide.
    hid: bool
    chance: Fraction | None

    @property
    def counts(self) -> bool:
        return self.chance is not None

    @property
    def is_right(self) -> bool:
        return self.hid != self.trusts

    @property
    def points(self) -> Fraction:
        if self.chance is None:
            return Fraction(0)
        above = int(self.hid) - self.chance
        return -above if self.trusts else above


@dataclass(frozen=True)
class Nose:
    seat: str
    guesses: tuple[Guess, ...]

    @cached_property
    def counted(self) -> tuple[Guess, ...]:
        return tuple(guess for guess in self.guesses if guess.counts)

    @property
    def competes(self) -> bool:
        return bool(self.counted)

    @property
    def right(self) -> int:
        return sum(guess.is_right for guess in self.counted)

    @property
    def points(self) -> int:
        """0 is a blind guess."""
        return round(BEST * sum((guess.points for guess in self.counted), Fraction(0)) / (len(self.counted) + 1))


@dataclass(frozen=True)
class Noses:
    # On which somebody was asked, by day or in the night that followed.
    days: tuple[int, ...] = ()
    # In seat order.
    seats: tuple[Nose, ...] = ()

    @cached_property
    def ranked(self) -> tuple[Nose, ...]:
        """The best first; after them who did not compete."""
        return tuple(sorted(self.seats, key=lambda nose: (not nose.competes, -nose.points)))

    @cached_property
    def best(self) -> tuple[Nose, ...]:
        """Nobody where nobody was better than a blind guess; several where they have as many points."""
        most = max((nose.points for nose in self.seats if nose.competes), default=0)
        return tuple(nose for nose in self.seats if nose.competes and nose.points == most > 0)


def noses(story: Story, rings: Sequence[Ring]) -> Noses:
    """Nothing of a game that is not over."""
    if story.result is None:
        return Noses()
    last = {(guess.day, guess.seat, guess.trusts): guess for guess in _Smelling(story, rings).guesses()}
    found = {name: tuple(one for one in last.values() if one.seat == name) for name in story.players}
    days = dict.fromkeys(guess.day for guess in last.values())
    return Noses(tuple(sorted(days)), tuple(Nose(name, guesses) for name, guesses in found.items()))


class _Smelling:
    """Goes through a game once, with what each seat had been told of whom by then."""

    def __init__(self, story: Story, rings: Sequence[Ring]) -> None:
        self._story = story
        self._rings = rings
        self._known: defaultdict[str, set[str]] = defaultdict(set)

    def guesses(self) -> Iterator[Guess]:
        for at, step in enumerate(self._story.steps):
            ask, trusts = step.ask, self._trusts(step)
            if ask is not None and trusts is not None:
                yield self._guess(at, step, ask, trusts)
            for notice in step.notices:
                self._learn(notice)

    def _trusts(self, step: Step) -> bool | None:
        """Whether trust was asked for; None where suspicion was not, either, or nobody was named."""
        kind = self._story.rules.ask(step.ask.id).filler if step.ask and isinstance(step.answer, str) else ""
        return {SUSPECT: False, TRUST: True}.get(kind)

    def _guess(self, at: int, step: Step, ask: Ask, trusts: bool) -> Guess:
        seat = ask.seat or ""
        hiding = {one.name for one in self._rings[max(0, at - 1)] if self._story.rules.hides(one.role)}
        open_to_him = [name for name in ask.options if name not in self._known[seat]]
        chance = Fraction(sum(name in hiding for name in open_to_him), len(open_to_him)) if open_to_him else Fraction(0)
        counts = seat not in hiding and step.answer in open_to_him and 0 < chance < 1
        return Guess(at, step.day, seat, step.answer, trusts, step.answer in hiding, chance if counts else None)

    def _learn(self, notice: Notice) -> None:
        rules = self._story.rules
        for name in notice.to or self._story.players:
            if rules.notice(notice.id).anew:
                self._known[name].clear()
            self._known[name].update(told_of(notice, rules))


def told_of(notice: Notice, rules: Meanings) -> Iterator[str]:
    """Of whom it says what he is."""
    meaning = rules.notice(notice.id)
    if meaning.finds or meaning.shows:
        yield notice.params["seat"]
    if meaning.ties_to:
        yield notice.params[meaning.ties_to]
    if meaning.mates:
        yield from notice.params[meaning.mates]
