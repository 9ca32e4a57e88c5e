"""The bridge to QML: one page, a few live values, and when they change. It decides nothing that the session does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

from PySide6.QtCore import Property, QTimer, Signal, Slot

from desktop.keep.journal_file import CannotKeep
from desktop.keep.pins import Attempts
from desktop.seats.seating import Seating
from desktop.table.pages.current import page_of
from desktop.table.pages.pages import Page, TablePage
from desktop.table.pages.table import interlude
from desktop.table.privacy.machine import State
from desktop.table.session.session import Session
from desktop.table.session.talk import Clock, Countdown, Talk
from desktop.table.stage import cues
from desktop.table.stage.live import Live, LiveValues, measured
from desktop.widgets.plain import plain

# How often the live values are looked at, in milliseconds: while something is held or counted down, while a turn's time
# runs, and while nothing does.
LIVELY, STEADY, CALM = 33, 100, 250
# How long a tap's seal and a written text can be seen while the page is shut.
AFTERGLOW = 1.2
TROUBLES = {"full": "error.disk_full", "read_only": "error.read_only", "other": "error.cannot_keep"}


class Bridge(LiveValues):
    pageChanged = Signal()  # noqa: N815
    troubleChanged = Signal()  # noqa: N815
    sounded = Signal(str)
    # The game is over and its moment has been seen; and the table leaves a game that goes on.
    finished = Signal()
    left = Signal()
    # The rulebook: in the language of who holds the lantern, or, empty, for everybody at the table.
    rulesWanted = Signal(str)  # noqa: N815
    privacyBroken = Signal()  # noqa: N815
    # How long the nights take, and what makes them shorter.
    paceWanted = Signal()  # noqa: N815

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
        self._interlude: TablePage | None = None
        session.has_pin = lambda seat: bool(self.seating.of(seat).pin)
        session.begin(clock())
        # What was seen before the game was left is not played again.
        self._played = len(session.game.notices()) if session.game.journal["answers"] else 0
        self._page: Page = self._made()
        self._map: dict[str, Any] = plain(self._page)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)
        self._arrived()
        self._refresh(self._made())
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

    @Property(str, notify=troubleChanged)
    def understood(self) -> str:
        return self.seating.words.text("button.ok")

    # What holds in every state

    @Slot()
    def breakPrivacy(self) -> None:  # noqa: N802
        """Before anything else is drawn: the page is a cover again when this returns."""
        self._do(self.session.break_privacy)
        self.privacyBroken.emit()

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
        """Where time alone has changed nothing that is known, the page stays as it is."""
        before = self._stands()
        self._do(lambda _: None, lambda: self._stands() != before)

    def now(self) -> float:
        return self._clock()

    def stop(self) -> None:
        self._timer.stop()

    def _stands(self) -> tuple[object, ...]:
        """What time can change of a page."""
        machine = self.session.machine
        return self.session.state, machine.turn, machine.is_open, machine.wants_pin

    def _do(self, act: Callable[[float], object], has_changed: Callable[[], bool] = lambda: True) -> None:
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
        self._refresh(self._made() if has_changed() else self._page)

    def _arrived(self) -> None:
        """The game has come to something else: timers begin anew, and what the table must see first comes first."""
        self._touched = -AFTERGLOW
        self._countdown = Countdown()
        self._attempts = Attempts()
        state = self.session.state
        self._interlude = None
        if self._fast:
            self._played = len(self.session.game.notices())
        elif state is State.COVER and (isinstance(self._page, TablePage) or not self.session.game.journal["answers"]):
            self._interlude = interlude(self.session, self.seating, self._played)
        page = self._made()
        is_talk = isinstance(page, TablePage) and page.step.kind == "talk"
        self._talk = Talk.of(page.step, self._clock()) if isinstance(page, TablePage) and is_talk else None
        self._sound(page)

    def _sound(self, page: Page) -> None:
        if isinstance(page, TablePage):
            for moment in page.moments[:1]:
                self.sounded.emit(cues.of_moment(moment))
        elif self.session.state is State.COVER:
            self.sounded.emit("knock")

    def _made(self) -> Page:
        return self._interlude or page_of(self.session, self.seating, self._played)

    def _refresh(self, page: Page) -> None:
        if page != self._page:
            self._page, self._map = page, plain(page)
            # Live values of the old page must not be seen beside the new one.
            self.live = self._measured()
            self.pageChanged.emit()
            self.liveChanged.emit()
        elif (live := self._measured()) != self.live:
            sound = cues.of_time(self.live, live)
            if sound:
                self.sounded.emit(sound)
            self.live = live
            self.liveChanged.emit()
        self._timer.setInterval(self._often())

    def _often(self) -> int:
        if self.session.machine.is_held or self.live.countdown > 0:
            return LIVELY
        return STEADY if self.session.state in (State.LIT, State.SPENT) else CALM

    def _measured(self) -> Live:
        now, machine = self._clock(), self.session.machine
        glows = now - self._touched < AFTERGLOW
        live = measured(self.session, self._talk, self._countdown.shows(now), glows, now)
        pin_hint = self._attempts.hint(self.seating.words, now) if machine.wants_pin else ""
        live = replace(live, hint=self._hint(), pin_hint=pin_hint)
        return self._in_words(live, self._talk) if self._talk is not None else live

    def _in_words(self, live: Live, talk: Talk) -> Live:
        words = self.seating.words
        minutes, seconds = divmod(int(live.clock), 60)
        name = self.seating.call(words)(self.session.game.players[talk.next - 1]) if talk.next else ""
        return replace(
            live,
            next_said=words.text("table.speaking.next", name=name) if name else "",
            round_said=words.text("table.round", n=talk.round, of=talk.rounds) if talk.rounds > 1 else "",
            clock_said=words.text("table.remaining", minutes=minutes, seconds=seconds) if live.clock >= 0 else "",
        )

    def _hint(self) -> str:
        ask = self.session.lit_ask
        if ask is None or not self.session.hint:
            return ""
        return self.seating.words_in(self.seating.of(ask.seat or "").language).text(self.session.hint)
