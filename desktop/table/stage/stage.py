"""A game's pages and time for QML, and what people do on them. It decides nothing that the session does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QTimer, Signal, Slot

from desktop.keep.journal_file import CannotKeep
from desktop.seats.seating import Seating
from desktop.table.pages.lit import note_phrases
from desktop.table.pages.pages import CoverPage, LeadPage, LitPage, Page, SpentPage, TableMoment, TablePage
from desktop.table.privacy.machine import State
from desktop.table.session import places
from desktop.table.session.draft import AnswerDraft, typed
from desktop.table.session.session import Session
from desktop.table.session.tabletop import Tabletop
from desktop.table.session.talk import Clock, Talk
from desktop.table.stage.guide import Guided
from desktop.table.stage.reading import ReadingPages
from desktop.table.stage.showing import Showing
from desktop.table.stage.troubled import REFUSED, Said, silence
from desktop.widgets.typed import for_qml
from i18n.ready import phrases

# How often the live values are looked at, in milliseconds: while something is held or counted down, while a turn's time
# runs, and while nothing does.
LIVELY, STEADY, CALM = 33, 100, 250


@for_qml(TablePage, CoverPage, SpentPage, LitPage, LeadPage)
class Stage(ReadingPages):
    sounded = Signal(str)
    # The game is over and its moment has been seen; and the table leaves a game that goes on.
    finished = Signal()
    left = Signal()
    privacyBroken = Signal()  # noqa: N815
    # Another of the moments is played.
    momentChanged = Signal()  # noqa: N815

    def __init__(
        self,
        session: Session,
        clock: Clock = monotonic,
        fast: bool = False,
        said: Said = silence,
    ) -> None:
        super().__init__(said)
        self.session = session
        self._clock = clock
        self._showing = Showing(session, fast, self.sounded.emit)
        session.begin(clock())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._show(clock())
        self._timer.start()

    # What Python reads

    @property
    def shown(self) -> Page:
        return self._showing.page

    @property
    def seating(self) -> Seating:
        return self.session.seating

    @property
    def moment(self) -> TableMoment | None:
        return self._showing.moment

    @property
    def moment_at(self) -> int:
        return self._showing.moment_at

    def now(self) -> float:
        return self._clock()

    # What holds in every state

    def speak(self, language: str) -> None:
        """Everything that the table and those without a language of their own read or are told."""
        self._showing.speak(language)
        self._do(lambda _: None)
        self.troubleChanged.emit()

    @Slot()
    def breakPrivacy(self) -> None:  # noqa: N802
        """Before anything else is drawn: the page is a cover again when this returns."""
        self._do(self.session.break_privacy)
        self.privacyBroken.emit()

    @Slot()
    def leave(self) -> None:
        self.breakPrivacy()
        self.left.emit()

    @Slot()
    def tick(self) -> None:
        self._do(lambda _: None)

    @Slot()
    def stop(self) -> None:
        self._timer.stop()

    def guide(self, guided: Guided | None) -> None:
        """With captions from now on, or without."""
        self._showing.guided = guided
        self.tick()

    def hush(self, is_voiced: bool) -> None:
        """Somebody speaks to the table, or has spoken: a host lets time stand still for that."""
        self._do(lambda now: self._showing.hush(is_voiced, now))

    # The cover

    @Slot()
    def hold(self) -> None:
        if not self._showing.moments:
            self._do(self.session.machine.hold)

    @Slot()
    def letGo(self) -> None:  # noqa: N802
        self._do(self.session.machine.let_go)

    @Slot(str)
    def givePin(self, typed: str) -> None:  # noqa: N802
        self._do(lambda now: self.session.give_pin(typed, now))

    @Slot()
    def dropPin(self) -> None:  # noqa: N802
        """Of the whole table: who has forgotten a PIN goes on without."""
        self._do(self.session.drop_pin)

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

    @Slot()
    def alive(self) -> None:
        """A key or the pointer: whoever reads or writes a page is there."""
        if self.session.state is State.LIT:
            self._do(self.session.machine.sign_of_life)

    @Slot(str)
    def choose(self, place: str) -> None:
        self._do(lambda now: self.session.choose(place, now))

    @Slot(int)
    def phrase(self, number: int) -> None:
        seat = self.session.machine.lit_seat
        if seat and any(ask.kind == "text" for ask in self.session.lit_screen):
            ready = phrases(self.seating.readers_words(seat))
            for text in ready[number - 1 : number] if number > 0 else ():
                self.write(text)

    @Slot(str)
    def type(self, more: str) -> None:
        """On a page that is not held: after what has been written."""
        self._do(lambda now: self.session.write(typed(self.session.draft.text, more), now))

    @Slot(str)
    def writeNote(self, text: str) -> None:  # noqa: N802
        self._do(lambda now: self.session.draft_note(text, now))

    @Slot(str)
    def typeNote(self, more: str) -> None:  # noqa: N802
        self._do(lambda now: self.session.draft_note(typed(self.session.note_draft, more), now))

    @Slot()
    def keepNote(self) -> None:  # noqa: N802
        """What has been written of it; nothing where that is blank."""
        self._note(self.session.note_draft)

    @Slot(int)
    def notePhrase(self, number: int) -> None:  # noqa: N802
        seat = self.session.machine.lit_seat
        if seat:
            ready = note_phrases(self.seating.readers_words(seat))
            for text in ready[number - 1 : number] if number > 0 else ():
                self._note(text)

    @Slot(int)
    def eraseNote(self, line: int) -> None:  # noqa: N802
        """Lines count from 1."""
        self._do_noted(lambda now: self.session.erase_note(line - 1, now))

    # On a lit page and at the table

    @Slot(str)
    def write(self, text: str) -> None:
        ask = self.session.ask
        if self.session.state is State.LIT:
            self._do(lambda now: self.session.write(text, now))
        elif ask is not None and ask.kind == "text":
            self._lay(draft=AnswerDraft().written(text, ask.max_length or 0))

    @Slot()
    def nobody(self) -> None:
        ask = self.session.ask
        if self.session.state is State.LIT:
            self._do(self.session.nobody)
        elif ask is not None and ask.at_least == 0:
            self._lay(draft=AnswerDraft(declined=ask.kind == "choose"))

    @Slot()
    def confirm(self) -> None:
        if self.session.state is State.LIT:
            self._do(self.session.confirm)
        else:
            self._step(self.session.confirm_openly)

    @Slot()
    def callBack(self) -> None:  # noqa: N802
        """The leader's: back to the call before."""
        self._do(self.session.call_back)

    @Slot()
    def takeBack(self) -> None:  # noqa: N802
        """In a talk that goes round, first the step to the next speaker; then the last answer."""
        self._do(lambda now: self._showing.speaker_before(now) or self.session.take_back(now))

    # The table

    @Slot()
    @Slot(str)
    def goOn(self, interrupt: str = "") -> None:  # noqa: N802
        if (ask := self.session.ask) is None:
            self.finished.emit()
        elif ask.kind in ("confirm", "talk") and interrupt in ("", *ask.options):
            self._step(lambda now: self.session.go_on(interrupt or None, now))

    @Slot(str)
    def pick(self, place: str) -> None:
        """An open choice: a seat by its number, anything else by where it stands."""
        ask, top = self.session.ask, self.session.top
        if ask is None or ask.kind != "choose" or top.is_ballot:
            return
        token = places.tokens(ask, self.session.game.players).get(place)
        if token in ask.options:
            self._lay(draft=top.draft.toggled(token, ask.at_most))

    @Slot(int)
    def tapSeat(self, number: int) -> None:  # noqa: N802
        """On the board; where one seat chooses another openly, the same as `pick`."""
        players = self.session.game.players
        if not self.session.top.is_ballot:
            self.pick(str(number))
        elif 0 < number <= len(players):
            self._board(lambda top: top.tapped(players[number - 1]))

    @Slot(int)
    def tapKnot(self, number: int) -> None:  # noqa: N802
        """Whose finger comes next, out of turn; or, where it has pointed, whether it is to be taken back."""
        players = self.session.game.players
        if 0 < number <= len(players):
            self._board(lambda top: top.turned_to(players[number - 1]))

    @Slot()
    def eraseFinger(self) -> None:  # noqa: N802
        self._board(Tabletop.erased)

    @Slot()
    def keepFinger(self) -> None:  # noqa: N802
        self._board(Tabletop.kept)

    @Slot()
    def undoFinger(self) -> None:  # noqa: N802
        self._board(Tabletop.undone)

    @Slot()
    def abstain(self) -> None:
        self._board(Tabletop.abstained)

    @Slot()
    def countDown(self) -> None:  # noqa: N802
        if self.session.top.is_ballot and self.session.state is State.TABLE:
            self._do(self._showing.countdown.begin)

    @Slot()
    def closeBallot(self) -> None:  # noqa: N802
        self._step(self.session.close_board)

    @Slot()
    def voidPhase(self) -> None:  # noqa: N802
        """Of the whole table, at the table or at a cover."""
        self._do(self.session.void)

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

    @Slot(int)
    def nextMoment(self, at: int) -> None:  # noqa: N802
        """Those after the first have their sound when it is their turn."""
        self._showing.next_moment(at)
        self.momentChanged.emit()

    @Slot()
    def breathe(self) -> None:
        """In a moment that is played a light goes out."""
        if self._showing.moments:
            self.sounded.emit("breath")

    @Slot()
    def momentsSeen(self) -> None:  # noqa: N802
        had_one = bool(self._showing.moments)
        self._do(lambda _: self._showing.moments_seen())
        if had_one and self.session.ask is None:
            self.finished.emit()

    # Underneath

    def _do(self, act: Callable[[float], object], refused: str = "") -> None:
        """What people do, with the time it happens; what the disk will not take becomes a sentence, or this one."""
        now = self._clock()
        self._or_say(self.session.tick, now)
        self._or_say(act, now, refused)
        if news := self.session.keeper.news():
            self._or_say(lambda _: self.session.tell_anew(), now)
            self.say(news)
        self._show(now)

    def _or_say(self, act: Callable[[float], object], now: float, said: str = "") -> None:
        try:
            act(now)
        except CannotKeep as refused:
            self.say(said or REFUSED[refused.reason], self.session.machine.lit_seat or "" if said else "")
            self.session.settle()

    def _show(self, now: float) -> None:
        if self._showing.turns(now):
            self.turn_to(self._showing.page, self._showing.live)
        elif self._showing.moves(now):
            self.move(self._showing.live)
        is_lively = self.session.machine.is_held or self.live.countdown > 0
        is_timed = self.session.state in (State.LIT, State.SPENT)
        self._timer.setInterval(LIVELY if is_lively else STEADY if is_timed else CALM)

    def _note(self, text: str) -> None:
        self._do_noted(lambda now: self.session.note(text, now))

    def _do_noted(self, act: Callable[[float], object]) -> None:
        """The disk's refusal does not touch the game: its writer is told in his own words that the note stands."""
        self._do(act, "note.unkept")

    def _step(self, act: Callable[[float], object]) -> None:
        if self.session.state is State.TABLE:
            self._do(act)

    def _lay(self, draft: AnswerDraft) -> None:
        self._do(lambda _: self.session.lay(replace(self.session.top, draft=draft)))

    def _board(self, lay: Callable[[Tabletop], Tabletop]) -> None:
        """What people do on the board of a ballot."""
        if self.session.top.is_ballot:
            self._do(lambda _: self.session.lay(lay(self.session.top)))

    def _talked(self, act: Callable[[Talk, float], None]) -> None:
        talk = self._showing.talk
        if talk is not None:
            self._do(lambda now: act(talk, now))
