"""What is on the screen: the page, made when something that it says has changed, and what moves on it without that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from desktop.table.pages.covers import cover_page, spent_page
from desktop.table.pages.held import held_words, lifted
from desktop.table.pages.lead import lead_page
from desktop.table.pages.lit import lit_page
from desktop.table.pages.moments import at_table, before_cover
from desktop.table.pages.pages import Page, TableMoment
from desktop.table.pages.table import table_page
from desktop.table.privacy.machine import State
from desktop.table.session.held_rules import held_rules
from desktop.table.session.session import Session
from desktop.table.session.talk import Countdown, Talk
from desktop.table.stage import cues
from desktop.table.stage.guide import Guided
from desktop.table.stage.live import TICKS, Live


class Showing:
    """Whoever drives it asks, after whatever has happened, whether the page has turned or something on it has moved."""

    def __init__(self, session: Session, fast: bool, sound: Callable[[str], None]) -> None:
        self.session = session
        self._fast = fast
        self._sound = sound
        # What the page shows, nothing at first: while moments are played before a cover, still the table.
        self.state: State | None = None
        self.moments: tuple[TableMoment, ...] = ()
        # The same, in whichever language is spoken.
        self._told: Callable[[], tuple[TableMoment, ...]] = tuple
        # Which of them is played now.
        self.moment_at = 0
        self.talk: Talk | None = None
        self.countdown = Countdown()
        self.guided: Guided | None = None
        self.live = Live()
        self._is_voiced = False
        # What was seen before the game was left is not played again.
        self._played = len(session.game.notices()) if session.game.answers else 0
        self._at: tuple[object, ...] = ()
        self._said: tuple[object, ...] = ()
        self.page: Page

    def turns(self, now: float) -> bool:
        """Whether there is a new page, and makes it."""
        at = (self.session.state, self.session.game.answers)
        if at != self._at:
            self._at = at
            self._arrive(now)
        if self.talk is not None and not self.moments:
            self._lift(self.talk, now)
        said = self._says()
        if said == self._said:
            return False
        self._said = said
        self.page = page_of(self.session, self.moments)
        # Live values of the old page must not be seen beside the new one.
        self.live = self._measured(now)
        return True

    def moves(self, now: float) -> bool:
        """Whether something on the page that stands has moved."""
        live = self._measured(now)
        if live == self.live:
            return False
        if sound := cues.of_time(self.live, live):
            self._sound(sound)
        self.live = live
        return True

    def speaker_before(self, now: float) -> bool:
        """Whether it was another's turn to speak before, who now speaks again."""
        return self.talk is not None and self.talk.speaker_before(now)

    def speak(self, language: str) -> None:
        self.session.seating = self.session.seating.spoken(language)
        self.moments = self._told()

    def moments_seen(self) -> None:
        self._played = len(self.session.game.notices())
        if self.session.state is State.COVER and self.moments:
            self._sound("knock")
        self.moments, self.moment_at, self.state = (), 0, self.session.state
        self._told = tuple

    @property
    def moment(self) -> TableMoment | None:
        return self.moments[self.moment_at] if self.moments else None

    def next_moment(self, at: int) -> None:
        if 0 < at < len(self.moments):
            self.moment_at = at
            self._sound(cues.of_moment(self.moments[at]))

    def hush(self, is_voiced: bool, now: float) -> None:
        self._is_voiced = is_voiced
        self.session.call_time.hush(is_voiced, now)
        if self.talk is not None:
            self.talk.wait(is_voiced, now)

    def _pin_hint(self, now: float) -> str:
        session, turn = self.session, self.session.machine.turn
        if turn is None:
            return ""
        return session.attempts_of(turn.seat, now).hint(session.seating.readers_words(turn.seat), now)

    def _says(self) -> tuple[object, ...]:
        """All that the page is made of: while this is the same, so is the page."""
        session, machine = self.session, self.session.machine
        game_at = (self.state, session.game.answers, self.session.seating)
        if self.state is State.TABLE:
            return (*game_at, session.top, self.moments)
        if self.state is State.LIT and session.is_led:
            return (*game_at, session.draft, machine.is_open)
        if self.state is State.LIT:
            held = (session.draft, session.notes, session.note_draft, session.hint)
            return (*game_at, held if machine.is_open else None)
        return (*game_at, machine.turn, machine.next_seat, machine.wants_pin, machine.reminded)

    def _arrive(self, now: float) -> None:
        """The game has come to something else: timers begin anew, and what the table must see first comes first."""
        session, ask = self.session, self.session.game.ask
        self.countdown = Countdown()
        self._told = self._to_be_seen()
        self.moments, self.moment_at = self._told(), 0
        self.state = State.TABLE if self.moments else session.state
        self.talk = None
        if ask is not None and ask.kind == "talk" and session.state is State.TABLE:
            self.talk = Talk.of(ask, self.session.seating.number, now, held_rules(session.game))
            if self._is_voiced:
                self.talk.wait(True, now)
        if self.moments:
            self._sound(cues.of_moment(self.moments[0]))
        elif self.state is State.COVER:
            self._sound("knock")

    def _lift(self, talk: Talk, now: float) -> None:
        """What held for a while and is over, everybody hears and sees."""
        over = talk.lifted(now)
        if not over:
            return
        if not self._fast:
            self._told = lambda: tuple(lifted(rule, self.session.rules, self.session.seating) for rule in over)
            self.moments = self._told()
        self._sound("bell")

    def _to_be_seen(self) -> Callable[[], tuple[TableMoment, ...]]:
        session = self.session
        if self._fast:
            self._played = len(session.game.notices())
            return tuple
        if session.state is State.TABLE:
            return lambda: at_table(session, self._played)
        # Nothing was on the screen before a game's first cover; a page that was lit there is none to come from.
        comes_from_table = self.state is State.TABLE or (self.state is None and not session.game.answers)
        is_first = session.state is State.COVER and comes_from_table
        return (lambda: before_cover(session, self._played)) if is_first else tuple

    def _measured(self, now: float) -> Live:
        live = self._moving(now)
        live = replace(live, voiced=True) if self._is_voiced else live
        if self.guided is None:
            return live
        return replace(live, guidance=self.guided.line(self.session, self.page, live))

    def _moving(self, now: float) -> Live:
        if self.session.state is State.TABLE:
            countdown = self.countdown.shows(now)
            return Live(countdown=countdown) if self.talk is None else self._timed(self.talk, now)
        session, machine, screen = self.session, self.session.machine, self.session.lit_screen
        return Live(
            hold=machine.held_for(now),
            dwell=round(machine.dwell_left(now), 3),
            is_open=machine.is_open,
            hint=self._hint() if screen and session.hint else "",
            pin_hint=self._pin_hint(now) if machine.wants_pin else "",
            ticked=bool(screen) and not session.draft.is_blank,
            chosen=session.draft.chosen if machine.is_open else (),
        )

    def _hint(self) -> str:
        return self.session.seating.readers_words(self.session.machine.lit_seat or "").text(self.session.hint)

    def _timed(self, talk: Talk, now: float) -> Live:
        words, left = self.session.seating.words, -(-talk.left(now) // 1) if talk.is_timed else -1.0
        held = held_words(talk, self.session.seating, now)
        minutes, seconds = divmod(int(left), 60)
        name = self.session.seating.call(words)(self.session.game.players[talk.next - 1]) if talk.next else ""
        return Live(
            clock=float(left),
            share=round(talk.share(now) * TICKS) / TICKS,
            paused=talk.is_paused,
            speaking=talk.speaking,
            next_said=words.text("table.speaking.next", name=name) if name else "",
            round_said=words.text("table.round", n=talk.round, of=talk.rounds) if talk.rounds > 1 else "",
            clock_said=words.text("table.remaining", minutes=minutes, seconds=seconds) if left >= 0 else "",
            held_lines=held.lines,
            held_title=held.title,
            held_digits=held.digits,
            talk_said=held.talk,
        )


def page_of(session: Session, shown: tuple[TableMoment, ...] = ()) -> Page:
    """`shown`: the moments that are played first, at the table; a cover waits for them."""
    state, screen, call = session.state, session.lit_screen, session.game.call
    if state is State.LIT and screen and call is not None:
        return lead_page(session, screen[0], call)
    if state is State.LIT and screen:
        return lit_page(session, screen)
    if state is State.TABLE or shown:
        return table_page(session, shown)
    return spent_page(session) if state is State.SPENT else cover_page(session)
