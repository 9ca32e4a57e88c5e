"""People round a machine, without one: a session that is played by the buttons they would press."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any

from desktop.keep.pace import AT_ONCE, Pace
from desktop.seats.seating import Seating
from desktop.table.pages.moments import at_table
from desktop.table.pages.pages import Page
from desktop.table.privacy.machine import FAST, State
from desktop.table.session import gestures
from desktop.table.session.session import Session
from desktop.table.stage.showing import page_of
from desktop.widgets.kinds import fields_of
from desktop.widgets.said import PageWords
from rulesets.engine import Ask, Game


class Paper:
    """Keeps everything in memory, as a file would on the disk."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.seatings: list[dict[str, Any]] = []
        self.witnessed: list[dict[str, Any]] = []
        self.decided: list[dict[str, Any]] = []

    def answer(
        self,
        *entries: Mapping[str, Any],
        decided: Mapping[str, Any] | None = None,
        witnessed: Mapping[str, Any] | None = None,
    ) -> None:
        self.answers += [dict(entry) for entry in entries]
        self.decided += [dict(decided)] if decided else []
        self.witnessed += [dict(witnessed)] if witnessed else []

    def undo(self, answers: int = 1, seating: Mapping[str, Any] | None = None) -> None:
        del self.answers[len(self.answers) - answers :]
        if seating is not None:
            self.seating(seating)

    def note(self, entry: Mapping[str, Any]) -> None:
        self.notes.append(dict(entry))

    def seating(self, entry: Mapping[str, Any]) -> None:
        self.seatings.append(dict(entry))

    def witness(self, entry: Mapping[str, Any]) -> None:
        self.witnessed.append(dict(entry))

    def decide(self, *decided: Mapping[str, Any]) -> None:
        self.decided += [dict(decision) for decision in decided]

    def news(self) -> str:
        return ""


class Sitting:
    def __init__(self, game: Game, language: str = "en", pace: Pace = AT_ONCE) -> None:
        self.game = game
        self.seating = Seating.plain(game.journal["ruleset"], language, game.players)
        self.session = Session(game, self.seating, Paper(), timing=FAST, pace=pace)
        self.session.begin(0.0)
        self.now = 0.0

    def page(self) -> Page:
        at = at_table(self.session) if self.session.state is State.TABLE else ()
        return page_of(self.session, at)

    def step(self, answer: Callable[[Ask], Any]) -> None:
        """One thing that people do next."""
        session, ask = self.session, self.session.ask
        assert ask is not None
        if session.state is State.COVER:
            session.machine.hold(self.now)
            session.tick(self.now)
        elif session.state is State.TABLE:
            session.go_on(answer(ask), self.now)
        elif session.state is State.SPENT:
            self.now += 60.0
            session.tick(self.now)
        else:
            for number, one in enumerate(session.lit_screen):
                self.fill_in(number, one, answer(one))
            session.confirm(self.now)

    def fill_in(self, number: int, ask: Ask, answer: Any) -> None:
        if ask.kind == "confirm" or (ask.kind == "text" and answer is None):
            return
        if answer is None:
            self.session.nobody(self.now)
        elif ask.kind == "text":
            self.session.write(answer, self.now)
        else:
            for token in [answer] if isinstance(answer, str) else answer:
                part = self.session.asked.parts[number]
                self.session.choose(gestures.where(part, token), self.now)

    def held(self) -> Page:
        """The lit page while it is held open."""
        self.session.machine.open(self.now)
        page = self.page()
        self.session.machine.shut(self.now)
        return page


def texts(page: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a page, and where it stands."""
    if isinstance(page, str):
        yield path, page
    for name, value in _parts(page):
        yield from texts(value, f"{path}.{name}" if name else path)


def _parts(page: Any) -> list[tuple[str, Any]]:
    if isinstance(page, PageWords):
        said: type = type(page)
        return [(name, getattr(page, name)) for name in fields_of(said)]
    if isinstance(page, list | tuple):
        return [("", value) for value in page]
    return list(vars(page).items() if is_dataclass(page) else page.items() if isinstance(page, Mapping) else ())
