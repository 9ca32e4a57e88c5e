"""What the page about the pace is opened for: a table that plays, one that is being set, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from desktop.draft.draft import Draft, Value
from desktop.keep.next_rules import NextRules
from desktop.pace.nights import Night
from rulesets.engine import BadSetup, Game


class PaceSubject(Protocol):
    @property
    def draft(self) -> Draft | None:
        """With the house rules as they may be changed here."""

    @property
    def played(self) -> Draft | None:
        """With those of the game that is on."""

    @property
    def nights(self) -> Sequence[Night]: ...

    def game(self) -> Game | None:
        """What the coming night is read off; None where there is no game yet."""

    def choose(self, option: str, value: Value) -> None:
        """Raises OSError where it can't be kept."""


class NoTable:
    draft: Draft | None = None
    played: Draft | None = None
    nights: Sequence[Night] = ()

    def game(self) -> Game | None:
        return None

    def choose(self, option: str, value: Value) -> None:
        return


@dataclass
class AtTable:
    """A game that is on: its rules stand, and what is chosen is for the next one."""

    on: Game
    played: Draft
    nights: Sequence[Night]
    next_rules: NextRules

    @property
    def draft(self) -> Draft | None:
        return self.played.with_options({**self.played.options, **self.next_rules.of(self.played.ruleset)})

    def game(self) -> Game | None:
        return self.on

    def choose(self, option: str, value: Value) -> None:
        self.next_rules.choose(self.on.journal["ruleset"], option, value)


@dataclass
class InSetup:
    """A table that is being set: everything holds for the game that is begun there."""

    read: Callable[[], Draft]
    write: Callable[[Draft], None]
    played: Draft | None = None
    nights: Sequence[Night] = ()

    @property
    def draft(self) -> Draft | None:
        return self.read()

    def game(self) -> Game | None:
        draft = self.read()
        # Who is not named yet sits there all the same.
        names = [f"{seat}" for seat in range(1, len(draft.players) + 1)]
        try:
            return Game.new(
                draft.ruleset, names, preset=draft.chosen, profile=draft.profile, options=draft.options, seed=0
            )
        except BadSetup:
            return None

    def choose(self, option: str, value: Value) -> None:
        self.write(self.read().with_option(option, value))
