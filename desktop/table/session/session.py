"""One game at one table: the game, the privacy machine and the file, held together.

Every answer is on the disk before the game takes it, and the game takes it before the next page shows. Whoever drives
the session says what people did and when; it has no screen, and of clocks only the one that dates what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any

from desktop.keep.pace import Pace
from desktop.keep.pins import Attempts
from desktop.seats.decisions import SKIP, Decision
from desktop.seats.seating import Seating
from desktop.table.privacy.machine import Machine, State, Timing, Turn
from desktop.table.session import gestures, leading
from desktop.table.session.call_time import CallTime
from desktop.table.session.draft import ScreenDraft
from desktop.table.session.gestures import AskedScreen, Grammar
from desktop.table.session.keeper import Keeper
from desktop.table.session.note_taking import NoteTaking
from desktop.table.session.notes import Notes
from desktop.table.session.tabletop import Tabletop
from desktop.table.session.taking import Taking
from desktop.table.session.telling import Telling
from desktop.table.session.witness import SKIPPED, Witness
from rulesets.engine import Ask, Game, InvalidAnswer, Ruleset
from rulesets.engine.asks import checked

# What the line says of whatever has been chosen or written, unheld.
TAKEN = "lit.taken"
# And of a card that is read, where one is chosen.
AGAIN = "lit.again"


@dataclass
class Session(NoteTaking, Telling):
    game: Game
    # Who sits there, in whose language, and what has been openly decided.
    seating: Seating
    keeper: Keeper
    timing: Timing = field(default_factory=Timing)
    pace: Pace = field(default_factory=Pace)
    draft: ScreenDraft = field(default_factory=ScreenDraft)
    top: Tabletop = field(default_factory=Tabletop)
    notes: Notes = field(default_factory=Notes)
    # The note that is being written; like other text a cover in between leaves it there, and the turn's end does not.
    note_draft: str = ""
    witness: Witness = field(default_factory=Witness)
    wall: Callable[[], float] = time
    # One line for the holder: why a button did nothing. It names no role and no seat.
    hint: str = ""
    # What the table is told before it leaves: the id of a sentence.
    leaving: str = "table.leave.explain"

    def __post_init__(self) -> None:
        self.machine = Machine(self.timing)
        # Where one looks back at a page of this turn: what comes after it, the game as it stands first.
        self._ahead: list[Game] = []
        self._asked = AskedScreen()
        self.call_time = CallTime()
        self.taking = Taking()
        self._lightings = self.machine.lightings
        self._attempts: dict[str, Attempts] = {}

    # Where the game stands

    def begin(self, now: float) -> None:
        """A new game or a resumed one: at the table or at a cover, never lit."""
        self._arrive(now)

    @property
    def rules(self) -> Ruleset:
        return self.game.ruleset

    @property
    def ask(self) -> Ask | None:
        return self.game.ask

    @property
    def state(self) -> State:
        return self.machine.state

    @property
    def is_led(self) -> bool:
        """Whether a call of a led night is on: its pages are the leader's."""
        return self.game.call is not None

    @property
    def lit_screen(self) -> tuple[Ask, ...]:
        """The asks whose page may be on the screen: one confirm answers them all."""
        ask = self.game.ask
        if ask is None or self.machine.state is not State.LIT:
            return ()
        return self.game.screen if self.is_led or self.machine.lit_seat == ask.seat else ()

    @property
    def asked(self) -> AskedScreen:
        """The same, read once for as long as it is on: nothing on it hangs on what its reader does."""
        screen = self.lit_screen
        if not screen:
            return AskedScreen()
        if not self._asked.parts or self._asked.parts[0].ask is not screen[0]:
            self._asked = gestures.asked(self.game)
        return self._asked

    @property
    def grammar(self) -> Grammar:
        """What the page takes that may be on the screen."""
        return self.asked.grammar

    def call_left(self, now: float) -> float:
        """Seconds until the call that is on may end."""
        call = self.game.call
        return 0.0 if call is None else self.call_time.left(self.machine.timing.call, now, is_for_nobody=not call.seats)

    @property
    def told_before(self) -> int:
        """How many notices everybody had been told when the table's last step was answered."""
        return self.game.last_step.told if self.game.last_step is not None else 0

    def tick(self, now: float) -> None:
        before = self.machine.state
        self.machine.tick(now)
        if before is State.LIT and self.machine.state is not State.LIT:
            self._cover_draft()
        if self.machine.state is State.SPENT and self.machine.is_served(now):
            self._arrive(now)
        if self.machine.lightings != self._lightings:
            self.see_light()

    def set_pace(self, pace: Pace, timing: Timing) -> None:
        """Holds from the next turn on: a turn that has begun lasts as long as the others of its lap."""
        self.pace = pace
        self.machine.timing = timing

    def break_privacy(self, now: float) -> None:
        self.machine.break_privacy(now)
        self._cover_draft()

    # The table's steps

    def go_on(self, value: object, now: float) -> None:
        """Answers an open step."""
        if self.machine.state is State.TABLE:
            self._answer(value)
            self._arrive(now)

    def close_ballot(self, named: Mapping[str, str | None], now: float) -> None:
        """Hands in a whole open ballot: who named whom. Who is not in it has not replied, and all are told so."""
        for ask in self.game.ballot:
            voter = ask.seat or ""
            if named.get(voter) is None and not (voter in named and ask.at_least == 0):
                self._skip(voter)
            else:
                self._answer(named[voter])
        self._arrive(now)

    def close_board(self, now: float) -> None:
        """Hands in what lies on the table: whose hand stays down says nothing."""
        if self.machine.state is State.TABLE and self.top.is_ballot and self.top.is_complete:
            declined = {voter: None for voter, ask in self.top.voters.items() if ask.at_least == 0}
            self.close_ballot({**declined, **self.top.named}, now)

    def lay(self, top: Tabletop) -> None:
        """Changes what lies openly on the table; nothing of it is answered yet."""
        if self.machine.state is State.TABLE:
            self.top = top

    def settle(self) -> None:
        """After the disk has refused: part of a ballot may have been kept, and the rest still lies on the table."""
        if self.machine.state is State.TABLE:
            self.top = self.top.left(Tabletop.at(self.game))

    def confirm_openly(self, now: float) -> None:
        ask = self.game.ask
        if ask is not None and ask.kind in ("choose", "text") and not ask.secret and self.top.is_ready:
            self.go_on(self.top.draft.answer(ask, self.seating.words), now)

    @property
    def awaited(self) -> str | None:
        """Whom the table may go on without: a seat, or nobody's where somebody leads who does not play."""
        if self.machine.state is State.COVER and self.machine.turn is not None and self.machine.reminded:
            return self.machine.turn.seat
        return self.top.awaited if self.machine.state is State.TABLE else None

    def without_answer(self, now: float) -> None:
        """The table decides openly to go on without somebody who does not come: his whole turn."""
        seat = self.awaited
        if seat is None:
            return
        if self.top.is_ballot:
            # With the others' fingers, once the vote is closed.
            self.lay(self.top.gone_on())
            return
        self._look_ahead()
        turn, is_turn = self.game.turn, self.machine.state is State.COVER
        self._skip(seat)
        while is_turn and self.game.ask is not None and self.game.ask.secret and self.game.turn == turn:
            self._follow([*gestures.unanswered(self.game)])
        self._arrive(now)

    def take_back(self, now: float) -> bool:
        """What the screen before was answered, where nobody has learnt anything from it."""
        if self.machine.state is State.LIT:
            return self._page_back(now)
        if self.machine.state is not State.TABLE or not self.game.undo_is_free:
            return False
        self._undo(self.game.last_screen)
        self._arrive(now)
        return True

    def _page_back(self, now: float) -> bool:
        """From behind it looks alike whether the answer is taken back, or it is too late and only looked at again."""
        page = self.game.page
        if page is None or page.number == 1 or not self.machine.hears(now):
            return False
        if self.game.undo_is_free and not self.is_looking_back:
            self._undo(self.game.last_screen)
        else:
            before = Game.replay(self.game.journal, self.rules)
            before.undo(self.game.last_screen)
            self._ahead.append(self.game)
            self.game = before
        self._forget_draft()
        self.machine.next_page(now)
        return True

    @property
    def is_looking_back(self) -> bool:
        """Whether what was answered stands, and its page is on the screen once more."""
        return bool(self._ahead)

    def _look_ahead(self) -> None:
        """To the game as it stands."""
        if self._ahead:
            self.game = self._ahead[0]
            self._ahead.clear()

    def void(self, now: float) -> None:
        """The whole table's decision: back to where this phase began, kept together with what all are told of it."""
        if self.machine.state not in (State.TABLE, State.COVER):
            return
        self._look_ahead()
        answers = self.game.answers - self.game.phase_began.answers
        if answers:
            decided = self.seating.with_(Decision.void(self.game))
            self._undo(answers, decided.written)
            self.seating = decided
        self._arrive(now)

    # The holder's page

    def choose(self, place: str, now: float) -> None:
        grammar = self._heard(now)
        if not grammar.seals and not grammar.reads:
            return
        tapped = grammar.tapped(self.draft, place, is_open=self.machine.is_open)
        if tapped is None:
            self.hint = "lit.not_that"
        else:
            self._drafted(tapped)

    def write(self, text: str, now: float) -> None:
        self.machine.types(now)
        grammar = self._heard(now)
        if grammar.text is not None:
            self._drafted(grammar.wrote(self.draft, text))

    def nobody(self, now: float) -> None:
        grammar = self._heard(now)
        if all(part.kind == "confirm" for part in grammar.parts):
            return
        declined = grammar.nobody(self.draft)
        if declined is None:
            self.hint = "lit.must_choose"
        else:
            self._drafted(declined)

    def _drafted(self, draft: ScreenDraft) -> None:
        """Whatever it is, the line says the same of it: only the held page says what."""
        self.draft = draft
        if draft.reading in self.grammar.places:
            self.hint = AGAIN
            return
        self.hint = "" if draft.is_blank else "lit.final" if self.is_led else TAKEN

    def confirm(self, now: float) -> None:
        """Final for the player: the answers of the whole screen are kept, all or none, then the page goes."""
        grammar = self._heard(now)
        if not grammar.parts:
            return
        if not grammar.is_done(self.draft):
            self.hint = "lead.choose_first" if self.is_led else "lit.choose_first"
            return
        if self.call_left(now) > 0:
            self.hint = "lead.wait"
            return
        turn = self.game.turn
        if self._ahead:
            self.game = self._ahead.pop()
        else:
            words = self.seating.readers_words(self.machine.lit_seat or "")
            self._follow([*gestures.lines(self.asked.parts, self.draft, words)])
        self._after_page(turn, now)

    def call_back(self, now: float) -> bool:
        """Back to where the call that is on began, or, there, to where the one before it did; not out of the night."""
        if self.machine.state is not State.LIT or not self.is_led:
            return False
        answers = leading.answers_back(self.game)
        if not answers:
            return False
        self._undo(answers)
        self._forget_draft()
        self.call_time.began = now
        self.machine.next_page(now)
        return True

    def _after_page(self, turn: int, now: float) -> None:
        """To the next page of this turn, or off the screen."""
        self._forget_draft()
        ask = self.game.ask
        goes_on = self.machine.turn is not None and self.machine.turn.leads and self.is_led
        if goes_on and self.game.turn != turn:
            self.call_time.began = now
        if goes_on or (ask is not None and ask.secret and self.game.turn == turn):
            self.machine.next_page(now)
            return
        self.note_draft = ""
        if self.machine.is_served(now):
            self._arrive(now)
        else:
            self.machine.spend(ask.seat if ask is not None and ask.secret else None, now)

    def _heard(self, now: float) -> Grammar:
        self.machine.sign_of_life(now)
        return self.asked.grammar if self.machine.hears(now) else Grammar()

    # Underneath

    def _arrive(self, now: float) -> None:
        """Covers or clears the table for the pending ask."""
        self._look_ahead()
        ask = self.game.ask
        self._forget_draft()
        self.note_draft = ""
        self.call_time.began = now
        if ask is None or not ask.secret:
            self.top = Tabletop.at(self.game)
            self.machine.to_table(now)
            return
        self.top = Tabletop()
        self.machine.to_cover(self._turn(ask), now)

    def _turn(self, ask: Ask) -> Turn:
        """All calls of a led night are one turn of the leader's, for which nobody has to wait."""
        seat = leading.seat_of(self.game) if self.is_led else ask.seat or ""
        dwell = 0.0 if self.is_led else self.pace.of(self.game.turn_kinds)
        return Turn(seat, dwell, bool(seat) and bool(self.seating.of(seat).pin), self.is_led)

    def _forget_draft(self) -> None:
        self.draft, self.hint = ScreenDraft(), ""

    def _cover_draft(self) -> None:
        """What was being written waits for the same reader; what he has tapped does not."""
        self.draft, self.hint = self.draft.texts, ""

    def _answer(self, value: object) -> None:
        """Of an open ask."""
        if self.game.ask is None:
            raise InvalidAnswer("the game is over")
        ask = self.game.ask
        self._follow([{"ask": ask.id, "answer": checked(ask, value)}])

    def _follow(self, lines: Sequence[Mapping[str, Any]], **told: Mapping[str, Any]) -> None:
        """Of the pending ask, and of those that stand on its screen."""
        self.taking.follow(self.game, self.keeper, lines, told)

    def _skip(self, seat: str) -> None:
        """The table goes on without him on this screen, and all are told so."""
        decision, seen = Decision.now(SKIP, self.game, seat), self.seen(SKIPPED, seat)
        self._follow([*gestures.unanswered(self.game)], decided=decision.written, witnessed=seen.written)
        self.seating, self.witness = self.seating.with_(decision), self.witness.with_(seen)

    def _undo(self, answers: int, seating: Mapping[str, Any] | None = None) -> None:
        self.keeper.undo(answers, seating)
        self.game.undo(answers)
