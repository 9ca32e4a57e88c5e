"""A journal to look through: its steps, the ring at each of them, its votes and its highlights.

The game is played once. What is derived from it is derived when it is first asked for.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any

from desktop.after.replay import highlights, noses, ring, votes
from desktop.after.replay.tale import Highlight
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
    def rounds(self) -> tuple[votes.Round, ...]:
        return votes.rounds(self.story)

    @cached_property
    def noses(self) -> noses.Noses:
        return noses.noses(self.story, self.rings)

    @cached_property
    def highlights(self) -> tuple[Highlight, ...]:
        return highlights.highlights(self.story, self.rings)
