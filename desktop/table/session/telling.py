"""What is openly told ever after, and what is told to whose page it is: both are kept with the game as they happen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from desktop.keep.pins import Attempts
from desktop.seats.decisions import ANEW, PIN, VOID, Decision
from desktop.seats.seating import Seating
from desktop.table.privacy.machine import Machine
from desktop.table.session.draft import ScreenDraft
from desktop.table.session.keeper import Keeper
from desktop.table.session.witness import LIT, WRONG, Witness, Witnessed
from rulesets.engine import Game


class Telling:
    """A session's part."""

    game: Game
    seating: Seating
    machine: Machine
    keeper: Keeper
    witness: Witness
    draft: ScreenDraft
    note_draft: str
    # Seconds since the epoch: what is kept is read by another process.
    wall: Callable[[], float]
    # How often a page had been lit when that was last kept.
    _lightings: int
    # Of each seat: neither another's turn nor leaving the game shortens a wait.
    _attempts: dict[str, Attempts]

    @abstractmethod
    def _arrive(self, now: float) -> None:
        """At the cover of the pending ask, or at the table."""

    def drop_pin(self, now: float) -> None:
        """Of the whole table. The same turn from its cover, as somebody who is called for the first time."""
        if self.machine.turn is None or not self.machine.wants_pin:
            return
        seat, draft, note = self.machine.turn.seat, self.draft, self.note_draft
        decided = self.seating.without_pin(seat).with_(Decision.now(PIN, self.game, seat))
        self.keeper.seating(decided.written)
        self.seating = decided
        self._arrive(now)
        self.draft, self.note_draft = draft, note

    def tell_anew(self) -> None:
        """Of the game's file, that it was written anew. It stands there all the same where the disk refuses it."""
        decision = Decision.now(ANEW, self.game)
        self.seating = self.seating.with_(decision)
        self.keeper.decide(decision.written)

    def give_pin(self, typed: str, now: float) -> None:
        turn = self.machine.turn
        if turn is None or not self.machine.wants_pin:
            return
        attempts = self.attempts_of(turn.seat, now)
        before = attempts.wrong
        self.machine.give_pin(attempts.are_right(typed, self.seating.of(turn.seat).pin, now), now)
        if attempts.wrong > before:
            self._see(WRONG, turn.seat)
        elif self.machine.lit_seat:
            self.see_light()

    def attempts_of(self, seat: str, now: float) -> Attempts:
        if seat not in self._attempts:
            self._attempts[seat] = Attempts.again(self.witness.wrong_since(seat), now)
        return self._attempts[seat]

    @property
    def turn_called(self) -> str:
        """Which turn is on. A night's calls are one; where a phase was begun anew, its turns are other ones."""
        game, turn = self.game, self.machine.turn
        number = f"{game.day}.{game.phase}" if turn is not None and turn.leads else str(game.turn)
        return f"{sum(decision.kind == VOID for decision in self.seating.decided)}.{number}"

    def see_light(self) -> None:
        """A page has been lit."""
        self._lightings = self.machine.lightings
        if self.machine.turn is not None:
            self._see(LIT, self.machine.turn.seat)

    def seen(self, kind: str, seat: str) -> Witnessed:
        told = len(self.game.notices(seat or None))
        return Witnessed(kind, seat, self.turn_called, self.game.day, self.game.phase, told, self.wall())

    def _see(self, kind: str, seat: str) -> None:
        """It is known all the same where the disk refuses it."""
        one = self.seen(kind, seat)
        self.witness = self.witness.with_(one)
        self.keeper.witness(one.written)
