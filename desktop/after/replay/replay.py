"""A journal to look through: its steps, the ring at each of them, its votes and its highlights.

The game is played once. What is derived from it is derived when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.after.replay import highlights, ring, votes
from desktop.after.replay.story import Step, Story, told
from desktop.after.replay.tale import Highlight


@dataclass(frozen=True)
class Replay:
    story: Story

    @classmethod
    def of(cls, journal: Mapping[str, Any]) -> Replay:
        """Raises BadJournal."""
        return cls(told(journal))

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
    def rounds(self) -> tuple[votes.Round, ...]:
        return votes.rounds(self.story)

    @cached_property
    def highlights(self) -> tuple[Highlight, ...]:
        return highlights.highlights(self.story, self.rings)
