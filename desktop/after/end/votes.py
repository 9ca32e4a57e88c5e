"""Who pointed at whom: a matrix for every ballot, open or secret, and at which step each finger went up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from desktop.after.end.view import View
from desktop.records.story import Ballot
from i18n import speak
from rulesets.engine import Notice


@dataclass(frozen=True)
class BallotRow:
    """A row of the matrix: who points, and at which column; 0 for nobody. `cast`: the step at which it was."""

    number: int
    label: str
    is_out: bool
    at: int
    cast: int
    said: str


@dataclass(frozen=True)
class BallotCount:
    number: int
    label: str
    n: int
    is_named: bool


@dataclass(frozen=True)
class BallotMatrix:
    tab: str
    question: str
    rows: tuple[BallotRow, ...]
    counts: tuple[BallotCount, ...]
    # The column that was framed by the outcome; 0 for none.
    named: int
    outcome: str
    # The steps of the first finger and of the count.
    begun: int
    counted: int


def matrices(view: View) -> Iterator[BallotMatrix]:
    return (_matrix(view, ballot) for ballot in view.replay.story.ballots)


def _matrix(view: View, ballot: Ballot) -> BallotMatrix:
    numbers = view.numbers
    votes = Counter(name for name in ballot.named.values() if name)
    outcome = _outcome(view, ballot)
    named = outcome.params.get("seat") if outcome is not None else None
    return BallotMatrix(
        tab=_tab(view, ballot),
        question=view.words.text(f"ask.{ballot.ask}"),
        rows=tuple(_vote(view, ballot, name) for name in numbers),
        counts=tuple(BallotCount(numbers[name], view.call(name), n, name == named) for name, n in votes.most_common()),
        named=numbers[named] if named else 0,
        outcome=(speak.line(view.words, outcome, view.call) or "") if outcome is not None else "",
        begun=min(ballot.cast.values()),
        counted=_counted(view, ballot),
    )


def _vote(view: View, ballot: Ballot, name: str) -> BallotRow:
    choice = ballot.named.get(name)
    said = speak.ballots(view.words, {name: choice}, view.call)[0] if name in ballot.named else view.call(name)
    return BallotRow(
        number=view.numbers[name],
        label=view.call(name),
        is_out=name not in ballot.alive,
        at=view.numbers[choice] if choice else 0,
        cast=ballot.cast.get(name, -1),
        said=said,
    )


def _counted(view: View, ballot: Ballot) -> int:
    """A game that stands still in the middle of a vote has no count of it."""
    heard = view.replay.heard
    return next((heard[id(notice)] for notice in ballot.outcome if _counts(view, notice)), max(ballot.cast.values()))


def _counts(view: View, notice: Notice) -> bool:
    return notice.id == "vote.tally" or view.rules.notice(notice.id).outcome is not None


def _outcome(view: View, ballot: Ballot) -> Notice | None:
    """What came of it: the one it named, or that it named nobody."""
    return next((notice for notice in ballot.outcome if view.rules.notice(notice.id).outcome is not None), None)


def _tab(view: View, ballot: Ballot) -> str:
    """The day's own vote needs no name, and neither does one that has none."""
    words, vote = view.words, view.rules.ask(ballot.ask).ballot
    named = f"end.votes.tab.{'runoff' if vote.runoff else vote.of}" if vote is not None else ""
    return words.text(named if named in words else "end.votes.tab", day=ballot.day)
