"""A game as it is looked at: in somebody's words, with what is still shut left out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from desktop.after.end.sentences import Teller
from desktop.after.replay.replay import Replay
from desktop.seats import public
from desktop.widgets import medallions
from desktop.widgets.medallions import Medallion
from i18n import Words, speak
from rulesets.engine import Death
from rulesets.engine.meanings import Meanings

SHUT = Medallion("signs/lock", "circle")


@dataclass(frozen=True)
class View:
    words: Words
    replay: Replay
    # Whose secrets nobody has asked for yet.
    shut: frozenset[str] = frozenset()

    def sees(self, *names: str) -> bool:
        """What one of them knew is open as soon as he is."""
        return not self.shut or any(name not in self.shut for name in names)

    @cached_property
    def rules(self) -> Meanings:
        return self.replay.story.rules

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.replay.story.players, 1)}

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.words, self.rules, self.numbers)

    def call(self, name: str) -> str:
        return self.teller.call(name)

    @cached_property
    def known(self) -> public.Facts:
        """What the table knew when it was over."""
        story = self.replay.story
        return public.facts(story.public, story.day, self.rules)

    @cached_property
    def deaths(self) -> dict[str, Death]:
        return {death.name: death for death in self.replay.story.deaths}

    def is_open(self, name: str) -> bool:
        return self.sees(name) or name in self.known.roles

    def medallion(self, name: str, role: str) -> Medallion:
        return medallions.of(self.rules, role, self.words) if self.is_open(name) else SHUT

    def cause(self, death: Death) -> str:
        known = self.known.fates.get(death.name)
        is_told = self.sees(death.name) or (known is not None and known.cause)
        return self.words.text(f"cause.{death.cause}") if is_told else ""

    def fate(self, name: str) -> str:
        """Empty for the living."""
        death = self.deaths.get(name)
        return speak.death(self.words, death, bool(self.cause(death))) if death is not None else ""
