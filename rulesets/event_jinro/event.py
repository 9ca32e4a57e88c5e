"""An event: one card, played by one executed player. It lives from its dusk to the end of the next morning.

A file in `events` defines one event and overrides the moments in which it does something. `self.by` is the
executed who plays it; what an event has to remember from one moment to another it keeps on itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.engine.asks import Flow
from rulesets.engine.deaths import Batch, Strike
from rulesets.engine.lap import turn
from rulesets.werewolf.card import Card

if TYPE_CHECKING:
    from .town import Town


class Event(Card):
    # `town` where nobody can fall by it, or `storm`: the decks of the option event_deck (EJ-07).
    deck: ClassVar[str] = "storm"
    # Whether with it somebody who has fallen has a say again: then none of the fallen may lead the nights.
    gives_the_fallen_a_say: ClassVar[bool] = False
    # Whether the pack names a second seat tonight.
    second_attack: ClassVar[bool] = False
    # Whether what the protectors protect is safe tonight.
    protection_holds: ClassVar[bool] = True

    def __init__(self, by: str) -> None:
        self.by = by

    def dusk(self, town: Town) -> Flow:
        """Settled at once (すぐに効果の処理が必要)."""
        yield from ()

    def turn_zero(self, town: Town) -> Flow:
        """The executed's secret turn before the lap of the night."""
        yield from ()

    def tells(self, town: Town, seat: str) -> None:
        """What this living seat learns through it, before its night report."""

    def shown(self, seat: str, result: str) -> str:
        """What somebody who learns this seat's nature tonight is shown."""
        return result

    def lands(self, town: Town, named: Sequence[str]) -> Sequence[str]:
        """Where the attacks on the seats that the pack named go."""
        return named

    def averts(self, strike: Strike) -> bool:
        """Whether this attack fails."""
        return False

    def strikes(self, town: Town, attacked: Sequence[str], batch: Batch) -> None:
        """Who falls in the night by the event itself."""

    def morning(self, town: Town) -> None:
        """What it announces and changes on the next morning."""

    def announce(self, town: Town, **params: Any) -> None:
        town.table.announce("event.morning", event=self.id, **params)

    def fizzle(self, town: Town) -> None:
        """EJ-60: without the executed's reply it has no effect, and everybody hears so."""
        town.table.announce("event.fizzled", event=self.id)


class NamesASeat(Event):
    """Its player secretly names one living seat at night (EJ-62, EJ-63); without a reply, silently nobody (EJ-60)."""

    target: str | None = None

    def turn_zero(self, town: Town) -> Flow:
        def page(seat: str) -> Flow:
            self.target = yield town.table.choose(f"{self.id}.target", seat, town.nameable())
            town.designate(self.target)

        yield from turn(town.table, self.by, [page])


class GivesAWord(Event):
    """Its player gives a word of 1 to 5 characters, told at once and in the morning (EJ-66 to EJ-69)."""

    deck = "town"
    rule: ClassVar[str]
    word: str | None = None

    def dusk(self, town: Town) -> Flow:
        params = {"event": self.id}
        self.word = yield town.table.text("event.word", self.by, 5, at_least=1, secret=False, params=params)
        if self.word is None:
            self.fizzle(town)
        else:
            town.table.announce("event.word", event=self.id, word=self.word)

    def morning(self, town: Town) -> None:
        """EJ-142."""
        if self.word is not None:
            town.today.word, town.today.word_rule = self.word, self.rule
            self.announce(town, word=self.word)
