"""The bridge to QML: one page, a few live values, and what people do. It decides nothing that the session does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

from PySide6.QtCore import Property, QTimer, Signal, Slot

from desktop.keep.journal_file import CannotKeep
from desktop.keep.pins import Attempts
from desktop.plain import plain
from desktop.play import places
from desktop.play.draft import Draft
from desktop.play.live import Live, LiveValues, measured
from desktop.play.page import page_of
from desktop.play.pages import Lit, Page, Table
from desktop.play.seating import Seating
from desktop.play.session import Session
from desktop.play.table import interlude
from desktop.play.talk import Clock, Countdown, Talk
from desktop.privacy.machine import State

# How often the live values are looked at, in milliseconds: while something moves, and while nothing does.
LIVELY, CALM = 33, 250
# How long a tap's seal and a written text can be seen while the page is shut.
AFTERGLOW = 1.2
TROUBLES = {"full": "error.disk_full", "read_only": "error.read_only", "other": "error.cannot_keep"}
SOUNDS = {"dawn": "string", "verdict": "breath", "jailed": "breath", "fallen": "breath", "night": "bell"}


class Stage(LiveValues):
    pageChanged = Signal()  # noqa: N815
    troubleChanged = Signal()  # noqa: N815
    sounded = Signal(str)
    # The game is over and its moment has been seen; and the table leaves a game that goes on.
    finished = Signal()
    left = Signal()

    def __init__(
        self,
        session: Session,
        seating: Seating,
        clock: Clock = monotonic,
        fast: bool = False,
        said: str = "",
    ) -> None:
        super().__init__()
        self.session = session
        self.seating = seating
        self._clock = clock
        self._fast = fast
        self._attempts = Attempts()
        self._talk: Talk | None = None
        self._countdown = Countdown()
        self._touched = -AFTERGLOW
        # What has to be said from the start: of a game that could not be read to its end.
        self._trouble = said
        self._interlude: Table | None = None
        session.begin(clock())
        # What was seen before the game was left is not played again.
        self._played = len(session.game.notices()) if session.game.journal["answers"] else 0
        self._page: Page = self._made()
        self._map: dict[str, Any] = plain(self._page)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._arrived()
        self._refresh()
        self._timer.start()

    # What QML reads

    @Property("QVariantMap", notify=pageChanged)  # type: ignore[arg-type]
    def page(self) -> dict[str, Any]:
        return self._map

    @property
    def shown(self) -> Page:
        return self._page

    @Property(str, notify=troubleChanged)
    def trouble(self) -> str:
        return self._trouble

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
        if ask is not None and not (isinstance(self._page, Lit) and self._page.is_inert):
            token = places.token_at(ask, self.session.game.players, place)
            self._draft(lambda now: self.session.choose(token, now))

    @Slot(int)
    def phrase(self, number: int) -> None:
        if isinstance(self._page, Lit) and 0 < number <= len(self._page.phrases):
            self.write(self._page.phrases[number - 1])

    @Slot(str)
    def note(self, text: str) -> None:
        self._draft(lambda now: self.session.note(text, now))

    @Slot(int)
    def notePhrase(self, number: int) -> None:  # noqa: N802
        if isinstance(self._page, Lit) and 0 < number <= len(self._page.note_phrases):
            self.note(self._page.note_phrases[number - 1])

    @Slot(int)
    def eraseNote(self, line: int) -> None:  # noqa: N802
        """Lines count from 1."""
        self._do(lambda now: self.session.erase_note(line - 1, now))

    @Slot()
    def breakPrivacy(self) -> None:  # noqa: N802
        """Before anything else is drawn: the page is a cover again when this returns."""
        self._do(self.session.break_privacy)

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

    @Slot()
    def momentsSeen(self) -> None:  # noqa: N802
        had_one = isinstance(self._page, Table) and bool(self._page.moments)
        self._do(self._see)
        if had_one and self.session.ask is None:
            self.finished.emit()

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self._trouble = ""
        self.troubleChanged.emit()

    @Slot()
    def leave(self) -> None:
        self.breakPrivacy()
        self.left.emit()

    # Underneath

    @Slot()
    def tick(self) -> None:
        self._do(lambda _: None)

    def now(self) -> float:
        return self._clock()

    def stop(self) -> None:
        self._timer.stop()

    def _do(self, act: Callable[[float], object]) -> None:
        """What people do, with the time it happens; what the disk will not take becomes a sentence."""
        now = self._clock()
        state, past = self.session.state, self.session.past
        try:
            self.session.tick(now)
            act(now)
        except CannotKeep as refused:
            self._trouble = self.seating.words.text(TROUBLES[refused.reason])
            self.session.settle()
            self.troubleChanged.emit()
        if self.session.state is not state or self.session.past is not past:
            self._arrived()
        self._refresh()

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
        self._interlude = None

    def _arrived(self) -> None:
        """The game has come to something else: timers begin anew, and what the table must see first comes first."""
        self._touched = -AFTERGLOW
        self._countdown = Countdown()
        self._attempts = Attempts()
        state = self.session.state
        self._interlude = None
        if self._fast:
            self._played = len(self.session.game.notices())
        elif state is State.COVER and isinstance(self._page, Table):
            self._interlude = interlude(self.session, self.seating, self._played)
        page = self._made()
        is_talk = isinstance(page, Table) and page.step.kind == "talk"
        self._talk = Talk.of(page.step, self._clock()) if isinstance(page, Table) and is_talk else None
        self._sound(page)

    def _sound(self, page: Page) -> None:
        if isinstance(page, Table):
            for moment in page.moments[:1]:
                self.sounded.emit(SOUNDS.get(moment.kind, "brush"))
        elif self.session.state is State.COVER:
            self.sounded.emit("knock")

    def _made(self) -> Page:
        return self._interlude or page_of(self.session, self.seating, self._played)

    def _refresh(self) -> None:
        page = self._made()
        if page != self._page:
            self._page, self._map = page, plain(page)
            # Live values of the old page must not be seen beside the new one.
            self.live = self._measured()
            self.pageChanged.emit()
            self.liveChanged.emit()
        elif (live := self._measured()) != self.live:
            if live.countdown != self.live.countdown:
                self.sounded.emit("clapper")
            self.live = live
            self.liveChanged.emit()
        self._timer.setInterval(LIVELY if self._is_lively() else CALM)

    def _is_lively(self) -> bool:
        return self.session.state is not State.TABLE or self.live.countdown > 0

    def _measured(self) -> Live:
        now, machine = self._clock(), self.session.machine
        glows = now - self._touched < AFTERGLOW
        live = measured(self.session, self._talk, self._countdown.shows(now), glows, now)
        pin_hint = self._attempts.hint(self.seating.words, now) if machine.wants_pin else ""
        return replace(live, hint=self._hint(), pin_hint=pin_hint)

    def _hint(self) -> str:
        ask = self.session.lit_ask
        if ask is None or not self.session.hint:
            return ""
        return self.seating.words_in(self.seating.of(ask.seat or "").language).text(self.session.hint)
