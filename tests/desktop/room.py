"""A stage with a clock of the test's own, its file, and the hands of whoever sits there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.keep.journal_file import CannotKeep
from desktop.keep.pace import Pace
from desktop.seats.seating import Seated, Seating
from desktop.table.pages.pages import Page, TablePage
from desktop.table.privacy.machine import Timing
from desktop.table.session.keeper import Keeper
from desktop.table.session.session import Session
from desktop.table.stage.stage import Stage
from desktop.widgets.typed import Shown
from rulesets.engine import Ask, Game
from tests.desktop.sitting import Paper

NAMES = tuple("ABCDEFGHI")


class Disk(Paper):
    """Takes so many answers and then no more."""

    room = 10**6

    def answer(self, *entries: Mapping[str, Any], **told: Any) -> None:
        if not self.room:
            raise CannotKeep("full", Path("x"))
        self.room -= 1
        super().answer(*entries, **told)

    def note(self, entry: Mapping[str, Any]) -> None:
        if not self.room:
            raise CannotKeep("full", Path("x"))
        super().note(entry)


class Room:
    """A stage, its clock, and the hands of whoever sits there."""

    def __init__(
        self,
        fast: bool = True,
        pin: str = "",
        language: str = "en",
        keeper: Keeper | None = None,
        leading: str = "lantern",
        reads: Mapping[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.now = 100.0
        self.disk = Disk()
        self.game = Game.new("jinro_nine", NAMES, seed=5, options=options, leading=leading)
        own = {"A": "ja"} if reads is None else reads
        players = tuple(Seated(name, own.get(name, ""), pin) for name in NAMES)
        self.seating = Seating("jinro_nine", language, players)
        session = Session(self.game, self.seating, keeper or self.disk, Timing(), Pace(6.0, 12.0, 20.0))
        self.stage = Stage(session, lambda: self.now, fast)
        self.pages: list[Page] = []
        self.stage.pageChanged.connect(lambda: self.pages.append(self.stage.shown))

    @property
    def page(self) -> Page:
        return self.stage.shown

    @property
    def state(self) -> str:
        return self.stage.shown.state

    def live(self, name: str) -> Any:
        """As QML reads it."""
        return self.stage.property(name)

    @property
    def shown_to_qml(self) -> Any:
        """The page that QML has: the record that it is made of, or a map."""
        page = self.stage.property("page")
        return page.record if isinstance(page, Shown) else page

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.stage.tick()

    def take_up(self) -> None:
        """The lantern is taken: the page is lit, and hears."""
        self.wait(0.5)
        self.stage.hold()
        self.wait(0.9)
        self.wait(0.5)

    def answer(self) -> None:
        """One step, whatever it is; nobody chooses where that may be."""
        ask, page = self.game.ask, self.page
        assert ask is not None
        if isinstance(page, TablePage) and page.moments:
            self.stage.momentsSeen()
        elif self.state == "cover":
            self.take_up()
        elif self.state == "spent":
            self.wait(20.0)
        elif self.state == "table":
            self.open_step(ask)
        else:
            if ask.kind == "choose":
                self.stage.choose(str(NAMES.index(ask.options[0]) + 1))
            self.stage.confirm()
            self.wait(0.5)

    def open_step(self, ask: Ask) -> None:
        if ask.kind in ("confirm", "talk"):
            self.stage.goOn()
        else:
            self.stage.nobody()
            self.stage.confirm()

    def until(self, ask: str) -> None:
        while self.game.ask is None or self.game.ask.id != ask:
            self.answer()
