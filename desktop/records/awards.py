"""What an evening of several games is remembered for: the most of something good, and never the least of anything.

It is counted from what happened, as it was written down, and from what that meant at its table: no rule is asked. Who
plays under two spellings is one person. What many share is nobody's own, and is not given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from desktop.records.noses import BEST, noses
from desktop.records.ring import Ring, rings
from desktop.records.story import Ballot, Story

# A game alone is no evening.
LEAST_GAMES = 2
# So many share one at most.
_SHARED = 3
# Once may be chance.
_TWICE = 2


@dataclass(frozen=True)
class Award:
    """For what, to whom, and how much that was: of how many, where it is a part of something."""

    kind: str
    names: tuple[str, ...]
    n: int
    of: int = 0


@dataclass
class _Sums:
    games: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    # Until which day each lived, of all games together.
    days: Counter[str] = field(default_factory=Counter)
    trusted: Counter[str] = field(default_factory=Counter)
    # Had something to hide, and was there at the end.
    masked: Counter[str] = field(default_factory=Counter)
    # Votes of who had nothing to hide, and those of them that were at somebody who had.
    fingers: Counter[str] = field(default_factory=Counter)
    hits: Counter[str] = field(default_factory=Counter)
    smelt: dict[str, list[Fraction]] = field(default_factory=dict)


def awards(stories: Sequence[Story], called: Callable[[str], str]) -> tuple[Award, ...]:
    """`called`: whom a name means."""
    over = [story for story in stories if story.result is not None]
    if len(over) < LEAST_GAMES:
        return ()
    sums = _Sums()
    for story in over:
        _add(sums, story, called)
    return tuple(_given(sums))


def _given(sums: _Sums) -> Iterator[Award]:
    points = Counter({name: _points(worth) for name, worth in sums.smelt.items()})
    yield from _most(sums, "nose", points, least=1)
    yield from _most(sums, "believed", sums.trusted, least=_TWICE)
    yield from _most(sums, "pointed", sums.hits, sums.fingers, least=_TWICE)
    yield from _most(sums, "masked", sums.masked, least=1)
    yield from _most(sums, "lasted", sums.days, least=1)
    yield from _most(sums, "won", sums.won, sums.games, least=_TWICE)


def _most(
    sums: _Sums, kind: str, found: Counter[str], of: Counter[str] | None = None, *, least: int
) -> Iterator[Award]:
    """Of those with as many, whoever needed the fewest."""
    most = max(found.values(), default=0)
    first = [name for name, n in found.items() if n == most]
    if of is not None:
        fewest = min((of[name] for name in first), default=0)
        first = [name for name in first if of[name] == fewest]
    if most >= least and len(first) <= _SHARED and 2 * len(first) < len(sums.games):
        yield Award(kind, tuple(first), most, of[first[0]] if of is not None else 0)


def _points(worth: Sequence[Fraction]) -> int:
    """As of one game: the mean, with one blind guess more."""
    return round(BEST * sum(worth, Fraction(0)) / (len(worth) + 1))


def _add(sums: _Sums, story: Story, called: Callable[[str], str]) -> None:
    ring = list(rings(story))
    fell = {death.name: death.day for death in story.deaths}
    won = story.result.winners if story.result is not None else ()
    for seat in ring[-1]:
        name = called(seat.name)
        sums.games[name] += 1
        sums.won[name] += seat.name in won
        sums.days[name] += fell.get(seat.name, story.day)
        sums.masked[name] += seat.is_alive and story.rules.hides(seat.role)
    for nose in noses(story, ring).seats:
        sums.smelt.setdefault(called(nose.seat), []).extend(guess.points for guess in nose.counted)
        sums.trusted.update(called(guess.named) for guess in nose.guesses if guess.trusts)
    for ballot in story.ballots:
        _add_votes(sums, story, ring, ballot, called)


def _add_votes(sums: _Sums, story: Story, ring: Sequence[Ring], ballot: Ballot, called: Callable[[str], str]) -> None:
    """Not those that raise somebody."""
    if story.rules.ask(ballot.ask).aim == "raise":
        return
    for voter, named in ballot.named.items():
        # As it was before the finger went up.
        hides = {seat.name: story.rules.hides(seat.role) for seat in ring[max(0, ballot.cast[voter] - 1)]}
        if named and not hides[voter]:
            sums.fingers[called(voter)] += 1
            sums.hits[called(voter)] += hides[named]
