"""Whose pace is told and set: that of a table that plays, of one that is being set, or of none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from desktop.draft.draft import Draft, Value
from desktop.keep.next_rules import NextRules
from desktop.pace.night import Night


class PaceSubject(Protocol):
    @property
    def draft(self) -> Draft | None:
        """With the house rules as they may be changed here."""

    @property
    def played(self) -> Draft | None:
        """With those of the game that is on."""

    @property
    def forecast(self) -> Draft | None:
        """What a forecast is made of, and nothing but this: of a game that is on, how it was begun."""

    @property
    def nights(self) -> Sequence[Night]: ...

    def choose(self, option: str, value: Value) -> None:
        """Raises OSError where it can't be kept."""


class NoTable:
    draft: Draft | None = None
    played: Draft | None = None
    forecast: Draft | None = None
    nights: Sequence[Night] = ()

    def choose(self, option: str, value: Value) -> None:
        return


@dataclass
class AtTable:
    """A game that is on: its rules stand, and what is chosen is for the next one."""

    played: Draft
    nights: Sequence[Night]
    next_rules: NextRules

    @property
    def draft(self) -> Draft | None:
        return self.played.with_options({**self.played.options, **self.next_rules.of(self.played.ruleset)})

    @property
    def forecast(self) -> Draft | None:
        return self.played

    def choose(self, option: str, value: Value) -> None:
        self.next_rules.choose(self.played.ruleset, option, value)


@dataclass
class InSetup:
    """A table that is being set: everything holds for the game that is begun there."""

    read: Callable[[], Draft]
    write: Callable[[Draft], None]
    # None while it can't be played.
    playable: Callable[[], Draft | None]
    played: Draft | None = None
    nights: Sequence[Night] = ()

    @property
    def draft(self) -> Draft | None:
        return self.read()

    @property
    def forecast(self) -> Draft | None:
        return self.playable()

    def choose(self, option: str, value: Value) -> None:
        self.write(self.read().with_option(option, value))
