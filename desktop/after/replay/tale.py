"""A story with its votes and its sides: what the rules for highlights look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from desktop.after.replay.votes import Round, rounds
from desktop.records.ring import Ring
from desktop.records.story import Step, Story
from rulesets.engine import Death
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Highlight:
    """`id` is a text's; `step` is where to look at it. The heavier one is worth more."""

    id: str
    step: int
    weight: int
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Tale:
    story: Story
    rings: tuple[Ring, ...]

    @property
    def rules(self) -> Meanings:
        return self.story.rules

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        return rounds(self.story)

    def accuses(self, held: Round) -> bool:
        """Whether who is named in it is to be got rid of, and not to be raised."""
        return self.rules.ask(held.ask).aim != "raise"

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.story.steps

    @property
    def winners(self) -> tuple[str, ...]:
        result = self.story.result
        return result.factions if result else ()

    def role(self, name: str, at: int = -1) -> str:
        """As it was at this step: roles may change, and be dealt anew."""
        return self.rings[at][self._seat[name]].role

    def side(self, name: str, at: int = -1) -> str:
        return self.rules.side(self.role(name, at))

    def hunts(self, name: str, at: int = -1) -> bool:
        """Whether it was on the side that hunts the others by night."""
        return self.rules.hunts(self.role(name, at))

    def is_of_pack(self, name: str, at: int = -1) -> bool:
        """On the hunters' side, and told once who the others are."""
        return name in self._told_partners and self.hunts(name, at)

    @cached_property
    def pack(self) -> tuple[str, ...]:
        """As it was in the end, the dead among them."""
        return tuple(name for name in self.story.players if self.is_of_pack(name))

    @cached_property
    def _seat(self) -> dict[str, int]:
        return {name: seat for seat, name in enumerate(self.story.players)}

    @cached_property
    def _told_partners(self) -> frozenset[str]:
        told = (notice for step in self.steps for notice in step.notices if self.rules.notice(notice.id).pack)
        return frozenset(name for notice in told for name in notice.to or ())

    def asks_to(self, act: str) -> tuple[str, ...]:
        """The asks by which somebody attacks, protects or divines by night."""
        return tuple(id for id, ask in self.rules.asks.items() if ask.act == act)

    @cached_property
    def fell(self) -> dict[str, tuple[int, Death]]:
        """By name: at which step, and how."""
        return {death.name: (at, death) for at, step in enumerate(self.steps) for death in step.deaths}

    @cached_property
    def nights(self) -> tuple[tuple[int, tuple[Step, ...]], ...]:
        """What was done between one dawn and the next: the number of its last step, and its steps."""
        return tuple(self._nights())

    def _nights(self) -> Iterator[tuple[int, tuple[Step, ...]]]:
        night: list[Step] = []
        for at, step in enumerate(self.steps):
            night.append(step)
            if self.dawn(step) is not None:
                yield at, tuple(night)
                night = []

    @staticmethod
    def dawn(step: Step) -> list[str] | None:
        """Whom this step's morning finds dead; None where no morning breaks."""
        return next((list(notice.params["seats"]) for notice in step.notices if notice.id == "dawn.deaths"), None)
