"""A journal to look through: its steps, the ring at each of them, its votes and its highlights.

The game is played once. What is derived from it is derived when it is first asked for.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any

from desktop.after.replay import highlights, votes
from desktop.after.replay.acts import Act, acts
from desktop.after.replay.tale import Highlight
from desktop.records import noses, ring
from desktop.records.record import story_of
from desktop.records.story import Step, Story
from desktop.seats import decisions
from desktop.seats.decisions import Decision
from rulesets.engine import Ruleset


@dataclass(frozen=True)
class Replay:
    story: Story
    # What was done over the rules' head; no journal has it.
    decided: tuple[Decision, ...] = ()

    @classmethod
    def of(cls, journal: Mapping[str, Any], decided: tuple[Decision, ...] = (), rules: Ruleset | None = None) -> Replay:
        """Raises BadJournal. `rules` where packs are in them."""
        return cls(story_of(journal, rules), decided)

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.story.steps

    @cached_property
    def rings(self) -> tuple[ring.Ring, ...]:
        return tuple(ring.rings(self.story))

    @cached_property
    def heard(self) -> Mapping[int, int]:
        """At which step a notice was told, by the id of the object."""
        return {id(notice): at for at, step in enumerate(self.steps) for notice in step.notices}

    @cached_property
    def decided_at(self) -> Mapping[int, tuple[Decision, ...]]:
        """By step: where the table was told something next, or at the last one."""
        heard = list(accumulate(sum(one.to is None for one in step.notices) for step in self.steps))
        found: dict[int, tuple[Decision, ...]] = {}
        for before, decision in decisions.placed(self.decided, heard[-1]):
            at = min(bisect_right(heard, before), len(heard) - 1)
            found[at] = (*found.get(at, ()), decision)
        return found

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        return acts(self.story)

    def act_at(self, step: int) -> int:
        """Which act this step is in."""
        return bisect_left(self._curtains, step)

    @cached_property
    def _curtains(self) -> tuple[int, ...]:
        return tuple(act.last for act in self.acts)

    # Where one may want to jump to

    @cached_property
    def falls(self) -> tuple[int, ...]:
        """The steps at which somebody falls."""
        return tuple(at for at, step in enumerate(self.steps) if step.deaths)

    @cached_property
    def nights(self) -> tuple[int, ...]:
        """Where the first act of a night is over."""
        nights = [self._night(act) for act in self.acts]
        pairs = zip(self.acts, nights, (None, *nights), strict=False)
        return tuple(act.last for act, night, before in pairs if night is not None and night != before)

    def _night(self, act: Act) -> int | None:
        step = self.steps[act.last]
        # The deal is no night yet, wherever it stands.
        return step.day if step.ask is not None and self.story.rules.phase(step.phase).dark else None

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """Where a vote is counted: all fingers are up."""
        return tuple(max(ballot.cast.values()) for ballot in self.story.ballots)

    @staticmethod
    def next_of(steps: Sequence[int], after: int) -> int:
        """−1 where none is to come."""
        return next((at for at in steps if at > after), -1)

    @cached_property
    def rounds(self) -> tuple[votes.Round, ...]:
        return votes.rounds(self.story)

    @cached_property
    def noses(self) -> noses.Noses:
        return noses.noses(self.story, self.rings)

    @cached_property
    def highlights(self) -> tuple[Highlight, ...]:
        return highlights.highlights(self.story, self.rings)
