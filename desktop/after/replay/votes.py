"""The votes of a story as rounds: who named whom, what it weighed, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from desktop.records.story import Ballot, Story
from rulesets.engine import Notice
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Round:
    day: int
    ask: str
    # The step at which it was counted.
    step: int
    named: Mapping[str, str | None]
    # As it was counted: a sheriff's vote may weigh more than one.
    votes: Mapping[str, float]
    # Who fell by it or was locked away; empty where nobody was.
    condemned: str
    elected: str

    @cached_property
    def pointed(self) -> dict[str, str]:
        """Without those who abstained."""
        return {voter: name for voter, name in self.named.items() if name}

    @property
    def for_condemned(self) -> list[str]:
        return [voter for voter, name in self.pointed.items() if name == self.condemned]

    @property
    def margin(self) -> float:
        """By how much the first is before the second."""
        first, second = sorted((0.0, 0.0, *self.votes.values()), reverse=True)[:2]
        return first - second


def rounds(story: Story) -> tuple[Round, ...]:
    at = {id(notice): number for number, step in enumerate(story.steps) for notice in step.notices}
    return tuple(_rounds(story, at))


def _rounds(story: Story, at: Mapping[int, int]) -> Iterator[Round]:
    for ballot in story.ballots:
        tally = next((notice for notice in ballot.outcome if notice.id == "vote.tally"), None)
        # A game that stands still in the middle of a vote has no count of it.
        if tally is not None:
            yield Round(
                day=ballot.day,
                ask=ballot.ask,
                step=at[id(tally)],
                named=ballot.named,
                votes=tally.params["votes"],
                condemned=_named_by(story.rules, ballot, "condemned"),
                elected=_named_by(story.rules, ballot, "elected"),
            )


def _named_by(rules: Meanings, ballot: Ballot, comes_to: str) -> str:
    """Only the count's own outcome: a later one belongs to a later vote."""
    for notice in _before_next(ballot):
        outcome = rules.notice(notice.id).outcome
        if outcome is not None and outcome.comes_to == comes_to:
            return str(notice.params["seat"])
    return ""


def _before_next(ballot: Ballot) -> Iterator[Notice]:
    tallies = 0
    for notice in ballot.outcome:
        tallies += notice.id == "vote.tally"
        if tallies > 1:
            return
        yield notice
