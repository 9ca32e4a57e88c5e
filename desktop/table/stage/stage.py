"""What people do on the pages of a game, as QML tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Slot

from desktop.seats.decisions import PIN, VOID, Decision
from desktop.seats.seating import Seating
from desktop.table.pages.pages import LitPage, TablePage
from desktop.table.privacy.machine import State
from desktop.table.session import places
from desktop.table.session.draft import Draft
from desktop.table.session.talk import Talk
from desktop.table.stage import cues
from desktop.table.stage.bridge import Bridge
from rulesets.engine import Game


class Stage(Bridge):
    # The cover

    @Slot()
    def hold(self) -> None:
        if self._interlude is None:
            self._do(self.session.machine.hold)

    @Slot()
    def letGo(self) -> None:  # noqa: N802
        self._do(self.session.machine.let_go)

    @Slot(str)
    def givePin(self, typed: str) -> None:  # noqa: N802
        turn = self.session.machine.turn
        if turn is not None and self.session.machine.wants_pin:
            stored = self.seating.of(turn.seat).pin
            self._do(lambda now: self.session.machine.give_pin(self._attempts.are_right(typed, stored, now), now))

    @Slot()
    def dropPin(self) -> None:  # noqa: N802
        """Of the whole table: who has forgotten a PIN goes on without."""
        if self.session.machine.wants_pin:
            self._do(self._drop_pin)

    @Slot()
    def remind(self) -> None:
        self._do(lambda _: self.session.machine.remind())

    @Slot()
    def withoutAnswer(self) -> None:  # noqa: N802
        self._do(self.session.without_answer)

    # The lit page

    @Slot()
    def open(self) -> None:
        self._do(self.session.machine.open)

    @Slot()
    def shut(self) -> None:
        self._do(self.session.machine.shut)

    @Slot()
    def peek(self) -> None:
        self._do(self.session.machine.peek)

    @Slot(str)
    def choose(self, place: str) -> None:
        ask = self.session.lit_ask
        if ask is not None and not (isinstance(self._page, LitPage) and self._page.is_inert):
            token = places.token_at(ask, self.session.game.players, place)
            self._draft(lambda now: self.session.choose(token, now))

    @Slot(int)
    def phrase(self, number: int) -> None:
        if isinstance(self._page, LitPage) and 0 < number <= len(self._page.phrases):
            self.write(self._page.phrases[number - 1])

    @Slot(str)
    def note(self, text: str) -> None:
        self._draft(lambda now: self.session.note(text, now))

    @Slot(int)
    def notePhrase(self, number: int) -> None:  # noqa: N802
        if isinstance(self._page, LitPage) and 0 < number <= len(self._page.note_phrases):
            self.note(self._page.note_phrases[number - 1])

    @Slot(int)
    def eraseNote(self, line: int) -> None:  # noqa: N802
        """Lines count from 1."""
        self._do(lambda now: self.session.erase_note(line - 1, now))

    # On a lit page and at the table

    @Slot(str)
    def write(self, text: str) -> None:
        ask = self.session.ask
        if self.session.state is State.LIT:
            self._draft(lambda now: self.session.write(text, now))
        elif ask is not None and ask.kind == "text":
            self._lay(draft=Draft().written(ask, text))

    @Slot()
    def nobody(self) -> None:
        ask = self.session.ask
        if self.session.state is State.LIT:
            self._draft(self.session.nobody)
        elif ask is not None and ask.at_least == 0:
            self._lay(draft=Draft(declined=ask.kind == "choose"))

    @Slot()
    def confirm(self) -> None:
        if self.session.state is State.LIT:
            self._do(self.session.confirm)
        else:
            self._step(self.session.confirm_openly)

    @Slot()
    def readRules(self) -> None:  # noqa: N802
        """Whoever holds the lantern reads on the table's terms: the page is covered first, and its dwell goes on."""
        page = self._page
        if isinstance(page, LitPage) and self.session.machine.hears(self._clock()):
            self.breakPrivacy()
            self.rulesWanted.emit(page.language)
        elif isinstance(page, TablePage) and not page.moments:
            self.rulesWanted.emit("")

    @Slot()
    def takeBack(self) -> None:  # noqa: N802
        self._do(self.session.take_back)

    # The table

    @Slot()
    def goOn(self) -> None:  # noqa: N802
        ask = self.session.ask
        if ask is None:
            self.finished.emit()
        elif ask.kind in ("confirm", "talk"):
            self._step(lambda now: self.session.go_on(None, now))

    @Slot(str)
    def pick(self, place: str) -> None:
        """An open choice: a seat by its number, anything else by where it stands."""
        ask, top = self.session.ask, self.session.top
        if ask is None or ask.kind != "choose" or top.is_ballot:
            return
        token = places.token_at(ask, self.session.game.players, place)
        if token in ask.options:
            self._lay(draft=top.draft.toggled(ask, token))

    @Slot(int)
    def tapSeat(self, number: int) -> None:  # noqa: N802
        """On the board; where one seat chooses another openly, the same as `pick`."""
        top, players = self.session.top, self.session.game.players
        if not top.is_ballot:
            self.pick(str(number))
        elif 0 < number <= len(players):
            self._do(lambda _: self.session.lay(top.tapped(players[number - 1])))

    @Slot(int)
    def tapKnot(self, number: int) -> None:  # noqa: N802
        top, players = self.session.top, self.session.game.players
        if top.is_ballot and 0 < number <= len(players):
            self._do(lambda _: self.session.lay(top.taken_back(players[number - 1])))

    @Slot()
    def abstain(self) -> None:
        self._do(lambda _: self.session.lay(self.session.top.abstained()))

    @Slot()
    def countDown(self) -> None:  # noqa: N802
        if self.session.top.is_ballot and self.session.state is State.TABLE:
            self._do(self._countdown.begin)

    @Slot()
    def closeBallot(self) -> None:  # noqa: N802
        self._step(self.session.close_board)

    @Slot()
    def voidPhase(self) -> None:  # noqa: N802
        """Of the whole table, at the table or at a cover."""
        if self.session.state in (State.TABLE, State.COVER):
            self._do(self._void)

    @Slot()
    def plusMinute(self) -> None:  # noqa: N802
        self._talked(Talk.add_minute)

    @Slot()
    def pause(self) -> None:
        self._talked(Talk.pause)

    @Slot()
    def nextSpeaker(self) -> None:  # noqa: N802
        self._talked(Talk.next_speaker)

    @Slot()
    def bell(self) -> None:
        if self.session.state is State.TABLE:
            self.sounded.emit("bell")

    @Slot()
    def readPace(self) -> None:  # noqa: N802
        if isinstance(self._page, TablePage) and not self._page.moments:
            self.paceWanted.emit()

    @Slot(int)
    def nextMoment(self, at: int) -> None:  # noqa: N802
        """Those after the first have their sound when it is their turn."""
        if isinstance(self._page, TablePage) and 0 < at < len(self._page.moments):
            self.sounded.emit(cues.of_moment(self._page.moments[at]))

    @Slot()
    def breathe(self) -> None:
        """In a moment that is played a light goes out."""
        if isinstance(self._page, TablePage) and self._page.moments:
            self.sounded.emit("breath")

    @Slot()
    def momentsSeen(self) -> None:  # noqa: N802
        had_one = isinstance(self._page, TablePage) and bool(self._page.moments)
        self._do(self._see)
        if had_one and self.session.ask is None:
            self.finished.emit()

    # Underneath

    def _void(self, now: float) -> None:
        game = self.session.game
        decision = Decision(VOID, game.day, game.phase)
        if self.session.void(now, lambda began: _decided(self.seating, decision, began).written):
            self.seating = _decided(self.seating, decision, game)

    def _drop_pin(self, now: float) -> None:
        game, turn = self.session.game, self.session.machine.turn
        if turn is not None:
            seating = self.seating.without_pin(turn.seat)
            decided = _decided(seating, Decision(PIN, game.day, game.phase, turn.seat), game)
            self.session.keeper.seating(decided.written)
            self.seating = decided
            self.session.cover_anew(now)

    def _draft(self, act: Callable[[float], object]) -> None:
        self._touched = self._clock()
        self._do(act)

    def _step(self, act: Callable[[float], object]) -> None:
        if self.session.state is State.TABLE:
            self._do(act)

    def _lay(self, draft: Draft) -> None:
        self._do(lambda _: self.session.lay(replace(self.session.top, draft=draft)))

    def _talked(self, act: Callable[[Talk, float], None]) -> None:
        talk = self._talk
        if talk is not None:
            self._do(lambda now: act(talk, now))

    def _see(self, _now: float) -> None:
        self._played = len(self.session.game.notices())
        if self._interlude is not None:
            self._interlude = None
            self.sounded.emit("knock")


def _decided(seating: Seating, decision: Decision, game: Game) -> Seating:
    """From where this game stands."""
    return seating.with_(replace(decision, told=len(game.notices())))
