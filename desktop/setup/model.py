"""The setup screen's view model: what people do there, a step of the draft each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import Property, Slot

from desktop.keep import pins
from desktop.keep.people import Person
from desktop.play.session import Pace
from desktop.rulebook.book import AtTable
from desktop.screen import Desk, Screen
from desktop.setup.draft import Draft
from desktop.setup.lineup_shelf import Kept, LineUpShelf
from desktop.setup.newcomers import Newcomers
from desktop.setup.odds import Odds
from desktop.setup.page import SetupPage, page
from desktop.setup.what import What
from i18n import Words
from rulesets.engine import catalogue

PIN_DIGITS = 4


class Groups(Protocol):
    """Groups of players that were remembered."""

    def every(self) -> Sequence[tuple[str, tuple[Person, ...]]]: ...

    def remember(self, name: str, players: tuple[Person, ...]) -> None: ...

    def forget(self, name: str) -> None: ...


class SetupDesk(Desk, Protocol):
    def begin(self, draft: Draft) -> None:
        """Lights the lantern: the draft is complete."""

    def read(self, table: AtTable | None, back: str) -> None:
        """Opens the rulebook as this table is set."""

    def pace(self, back: str) -> None:
        """Opens the page about how long a night takes."""

    def say(self, id: str) -> None:
        """Something went wrong, and nothing is lost."""


class SetupModel(Screen):
    def __init__(self, desk: SetupDesk, groups: Groups, lineups: Kept, pace: Callable[[], Pace] = Pace) -> None:
        super().__init__(desk)
        self._setup = desk
        self._groups = groups
        self.draft = Draft.fresh(catalogue()[0].id)
        self.odds = Odds(desk, self._present, pace)
        self.shelf = LineUpShelf(desk, lineups, self._present, self.set_up)
        self.newcomers = Newcomers(desk, self._present, self.set_up)
        self.what = What(desk, self._present)

    @property
    def words(self) -> Words:
        return Words(self.desk.language, self.draft.ruleset)

    def made(self) -> SetupPage:
        return page(self.words, self.draft, self._groups.every())

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def parts(self) -> dict[str, Screen]:
        return {"odds": self.odds, "shelf": self.shelf, "newcomers": self.newcomers, "what": self.what}

    def refresh(self) -> None:
        super().refresh()
        for part in (self.odds, self.shelf, self.newcomers, self.what):
            part.refresh()

    def _present(self) -> Draft:
        return self.draft

    def set_up(self, draft: Draft) -> None:
        self.draft = draft
        self.refresh()

    def fresh(self, ruleset: str) -> None:
        """Another game, for those who sit here already."""
        there = tuple(player for player in self.draft.players if player.name.strip())
        self.set_up(Draft.fresh(ruleset, there))

    # Seats

    @Slot()
    def add(self) -> None:
        self.set_up(self.draft.added())

    @Slot(int)
    def remove(self, seat: int) -> None:
        if self._sits(seat):
            self.set_up(self.draft.removed(seat))

    @Slot(int, str)
    def rename(self, seat: int, name: str) -> None:
        if self._sits(seat) and name != self.draft.players[seat].name:
            self.set_up(self.draft.with_player(seat, name=name))

    @Slot(int, int)
    def move(self, seat: int, to: int) -> None:
        if self._sits(seat) and seat != to:
            self.set_up(self.draft.moved(seat, to))

    @Slot(int, str)
    def speak(self, seat: int, language: str) -> None:
        """A player whose language is the table's goes along with the table."""
        if self._sits(seat):
            self.set_up(self.draft.with_player(seat, language="" if language == self.desk.language else language))

    @Slot(int, str, result=bool)
    def lock(self, seat: int, digits: str) -> bool:
        """Four digits, or none to take the PIN off."""
        if not self._sits(seat) or (digits and not pins.is_pin(digits)):
            return False
        self.set_up(self.draft.with_player(seat, pin=pins.hashed(digits) if digits else ""))
        return True

    def _sits(self, seat: int) -> bool:
        return 0 <= seat < len(self.draft.players)

    # Groups

    @Slot(int)
    def seat_group(self, number: int) -> None:
        _, players = self._groups.every()[number]
        self.set_up(self.draft.with_players(players))

    @Slot(str)
    def remember_group(self, name: str) -> None:
        players = tuple(player for player in self.draft.players if player.name.strip())
        if name.strip() and players:
            self._or_say(lambda: self._groups.remember(name.strip(), players))

    @Slot(int)
    def forget_group(self, number: int) -> None:
        self._or_say(lambda: self._groups.forget(self._groups.every()[number][0]))

    def _or_say(self, act: Callable[[], None]) -> None:
        try:
            act()
        except OSError:
            self._setup.say("error.read_only")
        self.refresh()

    # Line-up and house rules

    @Slot(str)
    def choose_preset(self, id: str) -> None:
        self.set_up(self.draft.with_own() if id == "own" else self.draft.with_preset(id or None))

    @Slot(str, int)
    def count(self, card: str, more: int) -> None:
        self.set_up(self.draft.with_count(card, more))

    @Slot(str)
    def switch(self, option: str) -> None:
        self.set_up(self.draft.with_option(option, not self.draft.value(option)))

    @Slot(str, str)
    def choose(self, option: str, value: str) -> None:
        self.set_up(self.draft.with_option(option, value))

    @Slot(str, int)
    def step(self, option: str, steps: int) -> None:
        self.set_up(self.draft.stepped(option, steps))

    @Slot()
    def as_printed(self) -> None:
        for option in self.draft.options:
            self.draft = self.draft.with_option(option, self.draft.rules.options[option].default)
        self.refresh()

    @Slot()
    def pace(self) -> None:
        self.odds.stop()
        self._setup.pace("setup")

    @Slot()
    def read(self) -> None:
        draft = self.draft
        self._setup.read(AtTable(draft.ruleset, draft.all_values(), draft.counts()), "setup")

    @Slot()
    def start(self) -> None:
        if not self.made().missing:
            self.odds.stop()
            self._setup.begin(self.draft)

    @Slot(str)
    def go(self, screen: str) -> None:
        self.odds.stop()
        super().go(screen)
