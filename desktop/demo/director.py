"""Plays the game: looks which page is up, takes its picture, and does what its people would do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete

from desktop.demo.command import Wish
from desktop.demo.frames import Frames, name_of
from desktop.demo.grammar import GrammarList
from desktop.demo.hands import PATIENCE, Hands, NotThere
from desktop.seats.seating import Seating
from desktop.start.app import App, Start
from desktop.start.application import application_of
from desktop.start.window import engine_for, window_of
from desktop.table.pages.pages import LeadPage, LitPage, TablePage
from desktop.table.session import gestures, places
from desktop.table.session.places import ScreenPart
from desktop.table.stage.stage import Stage
from rulesets.engine import Ask
from rulesets.engine.bots import RandomBot

# Who holds the machine while a night is led.
LEADER = "leader"
# As long as inputs stay unheard after a page has changed, and a little.
PAUSE = 0.45
# So often a step is tried before it is called stuck.
MOST_TRIES = 20


class Hourglass:
    """A clock that stands until it is turned: a fast demo waits for nothing, and every frame comes at the same time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def play(wish: Wish, folder: Path) -> int:
    application_of()
    hourglass = Hourglass() if wish.fast else None
    app = App(Start(folder, fast=wish.fast, language=wish.language, clock=hourglass or monotonic))
    names = wish.game.players
    ruleset = wish.game.journal["ruleset"]
    app.games.play(app.games.shelf.begin(wish.game, Seating.plain(ruleset, wish.language, names).written))
    engine = engine_for(app)
    window = window_of(engine)
    try:
        return _direct(wish, app, window, engine, hourglass)
    finally:
        window.close()
        # The engine goes before the models do: bindings must not see them leave.
        delete(engine)
        # Windows clears no folder in which a file is still open.
        app.games.leave()


def _direct(wish: Wish, app: App, window: QQuickWindow, engine: QQmlEngine, hourglass: Hourglass | None) -> int:
    stage = app.navigator.stage
    if stage is None:
        raise NotThere("there is no stage")
    window.resize(*wish.size)
    app.show(window)
    hands = Hands(window, engine)
    hands.await_window()
    Director(wish, stage, hands, Frames(wish.frames, window, few=wish.few), hourglass).play()
    return 0


class Director:
    def __init__(self, wish: Wish, stage: Stage, hands: Hands, frames: Frames, hourglass: Hourglass | None) -> None:
        self._wish = wish
        self._stage = stage
        self._hands = hands
        self._frames = frames
        self._hourglass = hourglass
        self._bot = RandomBot(wish.seed)
        self._grammar = GrammarList(wish.grammar)
        # The seat whose turn was answered last, and its last ask: a spent page is about them.
        self._done = ("", "")
        # How often a step of the table was tried in vain: a page may have turned meanwhile.
        self._tries = 0

    def play(self) -> None:
        while not self._is_over():
            self._hands.settle()
            self._act(self._stage.shown.state)
        self._last()
        self._frames.finish()
        self._grammar.finish()

    def _is_over(self) -> bool:
        game, until = self._wish.game, self._wish.until_day
        return game.ask is None or (until is not None and game.day > until)

    def _act(self, state: str) -> None:
        page = self._stage.shown
        if isinstance(page, TablePage):
            self._at_table(page)
        elif isinstance(page, LitPage):
            self._lit(page)
        elif isinstance(page, LeadPage):
            self._private(LEADER)
        elif state == "cover":
            self._cover()
        else:
            self._spent()

    def _last(self) -> None:
        """What comes after the last step, by the name of what is seen."""
        self._hands.settle()
        if self._stage.shown.state == "spent":
            self._spent()
        ask = self._stage.session.ask
        if ask is not None and self._stage.shown.state == "cover":
            self._picture("cover", self._holder(ask), ask.id)
        else:
            self._picture("table", "table", name_of(ask))

    # Pages

    def _cover(self) -> None:
        ask = self._asked()
        self._picture("cover", self._holder(ask), ask.id)
        self._wait(PAUSE)
        at = self._hands.press("hold")
        self._until(lambda: self._stage.shown.state != "cover")
        self._hands.release(at)

    def _lit(self, page: LitPage) -> None:
        self._grammar.take(page.name, self._stage.session.grammar, self._wish.game)
        self._private(page.name)

    def _private(self, who: str) -> None:
        ask = self._asked()
        self._wait(PAUSE)
        if self._wish.held:
            at = self._hands.press("open")
            self._picture("lit", who, ask.id)
            self._hands.release(at)
        else:
            self._picture("lit", who, ask.id)
        for part in self._stage.session.asked.parts:
            self._answer(part)
        self._done = (who, ask.id)
        self._wait(self._stage.session.call_left(self._stage.now()))
        answered = len(self._wish.game.journal["answers"])
        self._hands.tap("confirm")
        if len(self._wish.game.journal["answers"]) == answered:
            raise NotThere(f"{ask.id}: the answer was not taken")

    def _answer(self, part: ScreenPart) -> None:
        answer = self._bot.answer(part.ask)
        if part.ask.kind == "confirm":
            return
        if part.ask.kind == "text" and answer is not None:
            self._write(str(answer), "text")
        elif answer is None and not self._is_left_blank(part.ask):
            self._hands.tap("nobody")
        else:
            for token in [answer] if isinstance(answer, str) else answer or ():
                self._hands.tap(self._named(part, token))

    def _is_left_blank(self, ask: Ask) -> bool:
        """A line beside a choice needs no word that there is none."""
        return ask.kind == "text" and len(self._stage.session.lit_screen) > 1

    def _named(self, part: ScreenPart, token: str) -> str:
        place = gestures.where(part, token)
        if place[-1:].isalpha():
            return f"hand-{place}"
        return f"card-{place}" if places.layout(part.ask) == "cards" else f"tablet-{place}"

    def _write(self, text: str, field: str) -> None:
        self._hands.tap(field)
        self._hands.type(text)

    def _spent(self) -> None:
        self._picture("spent", *self._done)
        self._wait(self._stage.session.machine.seconds_left(self._stage.now()))
        self._until(lambda: self._stage.shown.state != "spent")

    # The table

    def _at_table(self, page: TablePage) -> None:
        if page.moments:
            self._see()
            return
        ask = self._asked()
        self._picture("table", "table", ask.id)
        self._wait(PAUSE)
        given = self._wish.game.answers
        steps = {"ballot": self._ballot, "hands": self._hands_up, "choose": self._choose, "text": self._words}
        if page.step.kind in steps:
            steps[page.step.kind]()
        else:
            self._hands.tap("goOn")
        self._tries = self._tries + 1 if self._wish.game.answers == given else 0
        if self._tries == MOST_TRIES:
            raise NotThere(f"{ask.id}: the step was not taken")

    def _see(self) -> None:
        """Who has seen it often taps; the night goes on by itself."""
        self._wait(PAUSE)
        if self._hands.sees("moment"):
            self._hands.tap("moment")

    def _ballot(self) -> None:
        players = self._wish.game.players
        for voter, ask in self._stage.session.top.voters.items():
            answer = self._bot.answer(ask)
            if self._stage.session.top.finger != voter:
                self._hands.tap(f"knot-{players.index(voter) + 1}")
            self._hands.tap(f"seat-{players.index(str(answer)) + 1}" if answer else "abstain")
        self._hands.tap("closeVote")

    def _hands_up(self) -> None:
        players = self._wish.game.players
        for voter, ask in self._stage.session.top.voters.items():
            answer = self._bot.answer(ask)
            for _ in range(ask.options.index(str(answer)) + 1 if answer else 0):
                self._hands.tap(f"seat-{players.index(voter) + 1}")
        self._hands.tap("closeVote")

    def _choose(self) -> None:
        ask = self._asked()
        answer = self._bot.answer(ask)
        tokens = [answer] if isinstance(answer, str) else answer or []
        if not tokens or (self._stage.session.top.is_pair and len(tokens) == 1):
            tokens = []
            self._hands.tap("nobody")
        for token in tokens:
            number = self._wish.game.players.index(token) if ask.of == "seat" else ask.options.index(token)
            self._hands.tap(f"{'seat' if ask.of == 'seat' else 'choice'}-{number + 1}")
        self._hands.tap("confirm")

    def _words(self) -> None:
        answer, page = self._bot.answer(self._asked()), self._stage.shown
        is_aloud = isinstance(page, TablePage) and page.step.aloud
        if is_aloud and answer is None:
            self._hands.tap("spoken")
            return
        if is_aloud:
            self._hands.tap("writeDown")
        if answer is None:
            self._hands.tap("nobody")
        else:
            self._write(str(answer), "words")
        self._hands.tap("confirm")

    # Underneath

    def _holder(self, ask: Ask) -> str:
        return LEADER if self._wish.game.call is not None else ask.seat or ""

    def _asked(self) -> Ask:
        ask = self._wish.game.ask
        if ask is None:
            raise NotThere("nothing is asked any more")
        return ask

    def _picture(self, state: str, who: str, ask: str) -> None:
        self._hands.settle()
        self._frames.take(state, who, ask, self._wish.game)

    def _wait(self, seconds: float) -> None:
        if self._hourglass is not None:
            self._hourglass.now += seconds
            self._stage.tick()
            return
        waiting = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), waiting.quit)
        waiting.exec()

    def _until(self, is_so: Callable[[], bool]) -> None:
        """Lets time go by until it is so."""
        patient = monotonic() + PATIENCE
        while not is_so():
            if monotonic() > patient:
                raise NotThere(f"{self._stage.shown.state} does not end")
            self._wait(0.1)
            self._hands.settle()
