"""What is openly told ever after, and what is told to whose page it is: both are kept with the game as they happen."""

from __future__ import annotations

from collections.abc import Callable

from desktop.seats.decisions import ANEW, PIN, SKIP, Decision
from desktop.seats.seating import Seating
from desktop.table.pages.witnessed import turn_of
from desktop.table.privacy.machine import State
from desktop.table.session.keeper import Skip
from desktop.table.session.session import Session
from desktop.table.session.witness import LIT, SKIPPED, WRONG, Witnessed
from desktop.table.stage.showing import Showing


class Witnessing:
    def __init__(self, session: Session, showing: Showing, wall: Callable[[], float]) -> None:
        self._session = session
        self._showing = showing
        # Seconds since the epoch: what is kept is read by another process.
        self._wall = wall
        self._lightings = session.machine.lightings

    # By the whole table

    def void(self, now: float) -> None:
        if self._session.state not in (State.TABLE, State.COVER):
            return
        decided = self._seating.with_(Decision.void(self._session.game))
        if self._session.void(now, decided.written):
            self._showing.seating = decided

    def drop_pin(self, now: float) -> None:
        turn = self._session.machine.turn
        if turn is not None and self._session.machine.wants_pin:
            decision = Decision.now(PIN, self._session.game, turn.seat)
            decided = self._seating.without_pin(turn.seat).with_(decision)
            self._session.keeper.seating(decided.written)
            self._showing.seating = decided
            self._session.cover_anew(now)

    def go_on_without(self, now: float) -> None:
        seat, game = self._session.awaited, self._session.game
        if seat is None:
            return
        if self._session.top.is_ballot:
            # With the others' fingers, once the vote is closed.
            self._session.lay(self._session.top.gone_on())
            return
        answers, decision = game.answers, Decision.now(SKIP, game, seat)
        try:
            self._session.without_answer(now, Skip(decision.written, self._witnessed(SKIPPED, seat)))
        finally:
            # The disk may have refused the second page of his turn.
            if game.answers > answers:
                self._showing.seating = self._seating.with_(decision)

    def close_board(self, now: float) -> None:
        """Whom the table went on without there is told of like everybody."""
        decisions: list[Decision] = []
        before = len(self._session.witness.entries)

        def skip(seat: str) -> Skip:
            decisions.append(Decision.now(SKIP, self._session.game, seat))
            return Skip(decisions[-1].written, self._witnessed(SKIPPED, seat))

        try:
            self._session.close_board(now, skip)
        finally:
            # The disk may have refused one of them.
            for decision in decisions[: len(self._session.witness.entries) - before]:
                self._showing.seating = self._seating.with_(decision)

    def tell_anew(self, _: float) -> None:
        """Of the game's file, that it was written anew. It stands there all the same where the disk refuses it."""
        decision = Decision.now(ANEW, self._session.game)
        self._showing.seating = self._seating.with_(decision)
        self._session.keeper.decide(decision.written)

    # To whose page it is

    def look(self, _: float) -> None:
        """Whether a page has been lit."""
        lightings, turn = self._session.machine.lightings, self._session.machine.turn
        if lightings != self._lightings and turn is not None:
            self._lightings = lightings
            self._session.see(self._witnessed(LIT, turn.seat))

    def give_pin(self, typed: str, now: float) -> None:
        machine = self._session.machine
        if machine.turn is None or not machine.wants_pin:
            return
        seat = machine.turn.seat
        attempts = self._showing.attempts_of(seat, now)
        before = attempts.wrong
        machine.give_pin(attempts.are_right(typed, self._seating.of(seat).pin, now), now)
        if attempts.wrong > before:
            self._session.see(self._witnessed(WRONG, seat))

    @property
    def _seating(self) -> Seating:
        return self._showing.seating

    def _witnessed(self, kind: str, seat: str) -> Witnessed:
        game = self._session.game
        turn = turn_of(self._session, self._seating.decided)
        told = len(game.notices(seat or None))
        return Witnessed(kind, seat, turn, game.day, game.phase, told, self._wall())
