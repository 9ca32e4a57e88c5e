"""The table's voice: it says what the table is told, as it is told, and nothing else.

It follows a stage as the sounds do. What it is given is an `Announcement`, and of a lit page none can be made: while
one is on the screen it is silent, but for the calls of a led night, which are for everybody's ears.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from weakref import ref

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.keep.settings import Settings
from desktop.seats.called import CalledAloud, called_aloud
from desktop.table.pages.pages import CoverPage, LeadPage, TableMoment, TablePage
from desktop.table.privacy.machine import Turn
from desktop.table.stage.live import Live
from desktop.table.stage.stage import Stage
from desktop.voice.announcement import Announcement, Host
from desktop.voice.reciter import Reciter
from desktop.voice.speech import Opener, Speech

_COVER, _CALL = ("cover",), ("call",)
_COUNTDOWN = {3: "board.three", 2: "board.two", 1: "board.one", 0: "board.point"}


@dataclass(frozen=True)
class VoiceFound:
    """What is known of the voice: what it is called, or why there is none; neither before it has been looked for."""

    name: str = ""
    # All that could speak here in its place, itself among them.
    voices: tuple[str, ...] = ()
    lacks: str = ""
    language: str = ""


@dataclass
class _Followed:
    """How far a stage has been told."""

    key: tuple[object, ...] = ()
    # The page that is on, and which of its moments.
    arrived: tuple[object, ...] = ()
    shown: tuple[TableMoment, ...] = ()
    is_asked: bool = False
    # All moments of what the table has been told since it last answered something.
    since: int = -1
    moments: tuple[TableMoment, ...] = ()
    turn: Turn | None = None
    when: str = ""
    called: CalledAloud | None = None
    called_turn: int = -1
    live: Live = field(default_factory=Live)


class Voice(QObject):
    # It has begun to speak, or is silent again; something else is known of it.
    turned = Signal(bool)
    looked = Signal()

    def __init__(self, settings: Settings, language: Callable[[], str], opener: Opener) -> None:
        """`language`: what is spoken where no table is followed."""
        super().__init__()
        self._settings, self._language, self._opener = settings, language, opener
        self._reciter: Reciter | None = None
        self._open_for = ""
        self.found = VoiceFound()
        self._stage: Stage | None = None
        # The stage that was followed before, which may be gone.
        self._left: ref[Stage] | None = None
        self._at = _Followed()

    # What is followed

    def follow(self, stage: Stage) -> None:
        """From its first page on, or from where it was left: what has been told is not told again."""
        if stage is self._stage:
            return
        self.leave()
        if self._left is None or stage is not self._left():
            self._at = _Followed()
        self._stage, self._left = stage, None
        stage.pageChanged.connect(self._turned)
        stage.liveChanged.connect(self._moved)
        stage.momentChanged.connect(self._turned)
        self._turned()

    def leave(self) -> None:
        stage, self._stage = self._stage, None
        if stage is None:
            return
        stage.pageChanged.disconnect(self._turned)
        stage.liveChanged.disconnect(self._moved)
        stage.momentChanged.disconnect(self._turned)
        self._left = ref(stage)
        self._silence()
        stage.hush(False)

    def change(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if not self._is_on:
            self._silence()
        elif self._reciter is not None:
            self._reciter.speech.set_volume(self._volume)
            if self._chosen != before.voices.get(self._open_for, ""):
                self._reciter.speech.use(self._chosen)
                self._tell_found(replace(self.found, name=self._chosen))

    def try_out(self, *lines: str) -> None:
        """What a table would hear, as it is set now."""
        if self._reciter is None:
            self._forget()
        self._say(Announcement(self._language(), lines))

    def retell(self, told: Announcement) -> None:
        """Of a game that is over: what its table had been told."""
        if told.lines:
            self._say(told)

    def hush(self) -> None:
        self._silence()

    @property
    def speaks(self) -> bool:
        return self._reciter is not None and self._reciter.is_busy

    def find(self) -> None:
        """What could speak is wanted before anything is to be said."""
        if self._is_on:
            self._ready(self._language())

    def close(self) -> None:
        self.leave()
        self._forget()

    # What happens

    @Slot()
    def _turned(self) -> None:
        if self._stage is None:
            return
        page = self._stage.shown
        if isinstance(page, TablePage):
            self._on_the_table(self._stage, page)
        elif isinstance(page, CoverPage):
            self._on_a_cover(self._stage, page)
        elif isinstance(page, LeadPage):
            self._called(self._stage)
        else:
            self._at.key = ()
            self._silence()

    def _on_the_table(self, stage: Stage, page: TablePage) -> None:
        session, at = stage.session, self._at
        arrived = (session.game.answers, session.ask and session.ask.id)
        if arrived != at.arrived:
            at.arrived, at.live, at.shown, at.is_asked = arrived, stage.live, (), False
        if page.moments != at.shown:
            at.shown = page.moments
            before = at.moments if at.since == session.told_before else ()
            at.since, at.moments = session.told_before, (*before, *page.moments)
        key = (*arrived, page.moments, stage.moment_at)
        if key == at.key:
            return
        at.key = key
        host = Host(stage.seating)
        if page.moments:
            self._say(*self._closing(host), host.moment(page, stage.moment_at))
        elif at.is_asked:
            # A moment came between, and has been tapped away.
            self._silence()
        else:
            at.is_asked = True
            self._say(*self._closing(host), host.step(page, at.moments))

    def _on_a_cover(self, stage: Stage, page: CoverPage) -> None:
        turn, at = stage.session.machine.turn, self._at
        if at.key != _COVER:
            at.key = _COVER
            self._put_down()
        if turn is at.turn:
            return
        host = Host(stage.seating)
        told = (*self._closing(host), host.cover(page, at.when))
        at.turn, at.when = turn, page.when
        self._say(*told)

    def _called(self, stage: Stage) -> None:
        """Nothing of the page but what is read aloud at it; one call never cuts another off."""
        call, ask, at = stage.session.game.call, stage.session.ask, self._at
        if call is None or ask is None:
            return
        at.key = _CALL
        host = Host(stage.seating)
        called = called_aloud(call, ask, stage.seating.words)
        # Those who are tapped in turn are told so once.
        turn = stage.session.game.turn if call.role else 0
        if turn != at.called_turn:
            self._add(*self._closing(host), host.opens(called))
        elif at.called != called:
            self._add(host.opens(called.after(at.called)))
        at.called, at.called_turn = called, turn

    def _closing(self, host: Host) -> tuple[Announcement, ...]:
        """What ends the call that was on."""
        called, self._at.called, self._at.called_turn = self._at.called, None, -1
        return (host.closes(called),) if called is not None and called.closes else ()

    def _put_down(self) -> None:
        """What was being said stops with the page; a call of which not all was heard is made again."""
        if self._reciter is not None and self._reciter.is_busy:
            self._at.called, self._at.called_turn = None, -1
        self._silence()

    @Slot()
    def _moved(self) -> None:
        stage, before = self._stage, self._at.live
        if stage is None or not isinstance(page := stage.shown, TablePage):
            return
        self._at.live = now = stage.live
        host, words = Host(stage.seating), stage.seating.words
        if now.countdown != before.countdown and now.countdown in _COUNTDOWN:
            self._say(host.word(words.text(_COUNTDOWN[now.countdown])))
        elif page.step.kind == "talk" and now.speaking and before.speaking not in (0, now.speaking):
            self._say(host.speaks(now.speaking))
        elif before.clock > 0.0 == now.clock:
            self._say(host.word(words.text("table.time_up")))
        if now.paused != before.paused and self._reciter is not None:
            self._reciter.pause(now.paused)

    # What speaks

    @property
    def _chosen(self) -> str:
        """Whom the table has chosen for its language."""
        return self._settings.voices.get(self._open_for, "")

    @property
    def _is_on(self) -> bool:
        return self._settings.voice and self._settings.sound and self._volume > 0.0

    @property
    def _volume(self) -> float:
        return self._settings.volume * self._settings.volume_voice

    def _say(self, *told: Announcement) -> None:
        if self._is_on and (reciter := self._ready(told[-1].language)) is not None:
            reciter.tell(*told)

    def _add(self, *told: Announcement) -> None:
        if self._is_on and (reciter := self._ready(told[-1].language)) is not None:
            reciter.add(*told)

    def _silence(self) -> None:
        if self._reciter is not None:
            self._reciter.stop()

    def _ready(self, language: str) -> Reciter | None:
        """Looked for once a language: a system may take its time, and what is to be said first waits for it."""
        if language != self._open_for:
            self._forget()
            self._open_for = language
            self._look(self._opener(), language)
        return self._reciter

    def _look(self, speech: Speech, language: str) -> None:
        self._reciter = Reciter(speech, self)
        # A page may be about to turn: who waits hears of it when it has.
        self._reciter.turned.connect(self._hush, Qt.ConnectionType.QueuedConnection)
        speech.found.connect(self._found)
        speech.lacking.connect(self._lacking)
        speech.look(language, self._chosen)

    @Slot(str, list)
    def _found(self, name: str, voices: list[str]) -> None:
        if self._reciter is not None:
            self._reciter.speech.set_volume(self._volume)
            self._reciter.begin()
            self._tell_found(VoiceFound(name, tuple(voices), language=self._open_for))

    @Slot(str)
    def _lacking(self, reason: str) -> None:
        """It is not asked again before somebody tries it out, or another language is spoken."""
        language = self._open_for
        self._forget()
        self._open_for = language
        self._tell_found(VoiceFound(lacks=reason, language=language))

    def _tell_found(self, found: VoiceFound) -> None:
        self.found = found
        self.looked.emit()

    def _forget(self) -> None:
        reciter, self._reciter = self._reciter, None
        self._open_for = ""
        if reciter is not None:
            reciter.stop()
            reciter.speech.close()
            reciter.deleteLater()

    @Slot(bool)
    def _hush(self, speaks: bool) -> None:
        if self._stage is not None:
            self._stage.hush(speaks)
        self.turned.emit(speaks)
