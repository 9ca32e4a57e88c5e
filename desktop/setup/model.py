"""The setup screen's view model: what people do there, a step of the draft each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Slot
from PySide6.QtGui import QGuiApplication

from desktop.draft.draft import OWN_DECK, Draft
from desktop.keep import pins
from desktop.keep.disk import sentence
from desktop.keep.lineups import LineUps
from desktop.keep.pace import Pace
from desktop.keep.people import People, Person
from desktop.keep.preferences import Preferences
from desktop.pace.forecast import Forecasts
from desktop.setup import refusals
from desktop.setup.explained import What
from desktop.setup.fair import FairBoards
from desktop.setup.lineup_shelf import LineUpShelf
from desktop.setup.newcomers import Newcomers
from desktop.setup.odds import GamesKept, Odds
from desktop.setup.page import LAST, SetupPage, group_name, page
from desktop.setup.parts import SetupParts
from desktop.setup.pasted_names import listed
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words
from i18n.table_book import AtTable
from rulesets.engine import catalogue
from rulesets.engine.library import files

if TYPE_CHECKING:
    from desktop.keep.packs import Packs
    from rulesets.engine.packs import LanternPack

PIN_DIGITS = 4
# How a pack's file ends; its folder is dropped on the packs' own screen.
PACK = ".lanternpack"


@dataclass(frozen=True)
class FromSetup:
    # Lights the lantern: the draft is complete.
    begin: Callable[[Draft], None]
    # The rulebook as this table is set.
    read: Callable[[AtTable], None]
    # How long turns last, and what else makes the evening shorter.
    adjust: Callable[[], None]
    # A practice round of this ruleset, or of the first that has one.
    practise: Callable[[str], None]
    # Something went wrong, and nothing is lost.
    say: Callable[[str], None]
    # What a group has added; with a file that was dropped here.
    show_packs: Callable[[QUrl | None], None]
    go: Callable[[str], None]


@for_qml(SetupPage)
class SetupModel(Screen):
    def __init__(
        self,
        preferences: Preferences,
        groups: People,
        lineups: LineUps,
        ways: FromSetup,
        pace: Callable[[], Pace] = Pace,
        packs: Packs | None = None,
        kept: GamesKept | None = None,
    ) -> None:
        super().__init__(preferences)
        self._ways, self._packs = ways, packs
        self._groups = groups
        self.draft = Draft.fresh(catalogue()[0].id)
        self.odds = Odds(preferences, self._present, pace, kept)
        self.fair = FairBoards(preferences, self._present, pace, self.set_up)
        self.shelf = LineUpShelf(preferences, lineups, self._present, self.set_up, self._find_pack)
        self.newcomers = Newcomers(preferences, self._present, self._lay_newcomers)
        self.what = What(preferences, self._present)
        self.forecast = Forecasts(preferences, self.playable, pace)
        self._parts = SetupParts(self.odds, self.fair, self.shelf, self.newcomers, self.what, self.forecast)

    @property
    def words(self) -> Words:
        return Words(self.preferences.language, self.draft.rules)

    def made(self) -> SetupPage:
        return page(self.words, self.draft, self._known(), self.preferences.settings.guided)

    @Property(QObject, constant=True)
    def parts(self) -> SetupParts:
        return self._parts

    def refresh(self) -> None:
        super().refresh()
        for part in (self.odds, self.fair, self.shelf, self.newcomers, self.what, self.forecast):
            part.refresh()

    def playable(self) -> Draft | None:
        refused = refusals.of_board(self.words, self.draft) or refusals.of_leading(self.words, self.draft)
        return None if refused else self.draft

    @Slot()
    def guide(self) -> None:
        """With captions, or without."""
        self._guide(not self.preferences.settings.guided)

    @Slot()
    def practise(self) -> None:
        """With imaginary friends, what is suggested for a first evening."""
        self.newcomers.close()
        self._ways.practise(self.newcomers.suggested.lineup.ruleset)

    def _guide(self, is_guided: bool) -> None:
        try:
            self.preferences.change(guided=is_guided)
        except OSError as refused:
            self._ways.say(sentence(refused))
        self.refresh()

    def _lay_newcomers(self, draft: Draft) -> None:
        self.set_up(draft)
        self._guide(True)

    def _present(self) -> Draft:
        return self.draft

    def set_up(self, draft: Draft) -> None:
        before, self.draft = self.draft, draft
        if (draft.ruleset, draft.packs) != (before.ruleset, before.packs):
            self._keep_packs()
        self.refresh()

    def fresh(self, ruleset: str) -> None:
        """Another game, for those who sit here already."""
        there = tuple(player for player in self.draft.players if player.name.strip())
        self.set_up(Draft.fresh(ruleset, there, self._packs_on(ruleset)))

    # Packs

    @Slot()
    def show_packs(self) -> None:
        self.stop()
        self._ways.show_packs(None)

    @Slot(QUrl, result=bool)
    def is_pack(self, file: QUrl) -> bool:
        """A line-up is another file."""
        return file.toLocalFile().endswith(PACK)

    @Slot(QUrl)
    def take_in(self, file: QUrl) -> None:
        """A pack that was dropped here."""
        self.stop()
        self._ways.show_packs(file)

    def lay_packs(self) -> None:
        """With those that are on by now. A game that was one of them is gone with it."""
        packs = self._packs_on(self.draft.ruleset)
        if not packs and self.draft.ruleset not in files():
            self.fresh(catalogue()[0].id)
        else:
            self.set_up(self.draft.with_packs(packs))

    def _packs_on(self, ruleset: str) -> tuple[LanternPack, ...]:
        return self._packs.on(ruleset) if self._packs is not None else ()

    def _find_pack(self, id: str) -> LanternPack | None:
        return self._packs.find(id) if self._packs is not None else None

    def _keep_packs(self) -> None:
        """A line-up, or a table as it was, may come with its own. Where the disk refuses, they are on here alone."""
        if self._packs is not None:
            with suppress(OSError):
                self._packs.lay(self.draft.ruleset, self.draft.packs)

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

    @Slot(int, result=int)
    def after(self, seat: int) -> int:
        """Who is named next, or -1. After the last one comes another seat; one that stays empty there goes again."""
        if not self._sits(seat) or seat + 1 < len(self.draft.players):
            return seat + 1 if self._sits(seat) else -1
        if self.draft.names[seat] and self.draft.may_add:
            self.add()
        else:
            self.give_up(seat)
        return next((place for place, name in enumerate(self.draft.names) if not name), -1)

    @Slot(int, result=bool)
    def give_up(self, seat: int) -> bool:
        """Takes a seat away that nobody is named for, where there are more than the game needs."""
        is_spare = self._sits(seat) and not self.draft.names[seat] and self.draft.may_remove
        if is_spare:
            self.remove(seat)
        return is_spare

    @Slot(int, result=int)
    def paste(self, seat: int) -> int:
        """A list of names is seated from here on; the last of these seats, or -1 where there is no list to paste."""
        names = listed(QGuiApplication.clipboard().text())
        if len(names) < 2 or not self._sits(seat):
            return -1
        self.set_up(self.draft.with_names(seat, names))
        return min(seat + len(names), len(self.draft.players)) - 1

    @Slot(int, int)
    def move(self, seat: int, to: int) -> None:
        if self._sits(seat) and seat != to:
            self.set_up(self.draft.moved(seat, to))

    @Slot(int, str)
    def speak(self, seat: int, language: str) -> None:
        """A player whose language is the table's goes along with the table."""
        if self._sits(seat):
            self.set_up(
                self.draft.with_player(seat, language="" if language == self.preferences.language else language)
            )

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
        """With how they played the last time, where that was this game."""
        for name, players in self._group(number):
            table, draft = self._groups.table(name), self.draft.with_players(players)
            self.set_up(draft.as_at(table) if table and table.ruleset == draft.ruleset else draft)

    @Slot(str)
    def remember_group(self, name: str) -> None:
        players = tuple(player for player in self.draft.players if player.name.strip())
        if players:
            called = name.strip() or group_name(self.words, self.draft)
            self._or_say(lambda: self._groups.remember(called, players, self.draft.table))

    @Slot(int)
    def forget_group(self, number: int) -> None:
        for name, _ in self._group(number):
            self._or_say(partial(self._groups.forget, name))

    def _group(self, number: int) -> Sequence[tuple[str, tuple[Person, ...]]]:
        """One, or none where there is none of that number."""
        return self._known()[number : number + 1] if number >= 0 else ()

    def _known(self) -> list[tuple[str, tuple[Person, ...]]]:
        """Those who sat here the last time come first."""
        return sorted(self._groups.every(), key=lambda group: group[0] != LAST)

    def _or_say(self, act: Callable[[], None]) -> None:
        try:
            act()
        except OSError as refused:
            self._ways.say(sentence(refused))
        self.refresh()

    # Line-up and house rules

    @Slot(str)
    def choose_preset(self, id: str) -> None:
        if id == "own":
            self.set_up(self.draft.with_own())
        elif not id or id in self.draft.rules.boards:
            self.set_up(self.draft.with_preset(id or None))

    @Slot(str, int)
    def count(self, card: str, more: int) -> None:
        if card in self.draft.rules.cards:
            self.set_up(self.draft.with_count(card, more))

    @Slot(str, int)
    def count_event(self, event: str, more: int) -> None:
        if event in self.draft.rules.events and self.draft.deck is not None:
            self.set_up(self.draft.with_event(event, more))

    @Slot(str)
    def switch(self, option: str) -> None:
        if self._is(option, "bool"):
            self.set_up(self.draft.with_option(option, not self.draft.value(option)))

    @Slot(str, str)
    def choose(self, option: str, value: str) -> None:
        if value == OWN_DECK and option in self.draft.rules.deck_options:
            self.set_up(self.draft.with_own_deck())
        elif self._is(option, "choice") and value in self.draft.rules.options[option].choices:
            self.set_up(self.draft.with_option(option, value))

    @Slot(str, int)
    def step(self, option: str, steps: int) -> None:
        if self._is(option, "int"):
            self.set_up(self.draft.stepped(option, steps))

    def _is(self, option: str, kind: str) -> bool:
        known = self.draft.rules.options.get(option)
        return known is not None and known.kind == kind

    @Slot(str)
    def choose_profile(self, id: str) -> None:
        if id in self.draft.rules.profiles:
            self.set_up(self.draft.with_profile(id))

    @Slot(str)
    def choose_leading(self, id: str) -> None:
        led = self.draft.with_leading(id)
        if not refusals.of_leading(self.words, led):
            self.set_up(led)

    @Slot()
    def adjust(self) -> None:
        self.stop()
        self._ways.adjust()

    @Slot()
    def read(self) -> None:
        draft = self.draft
        self._ways.read(AtTable(draft.ruleset, draft.all_values(), draft.counts(), draft.deck, draft.packs))

    @Slot()
    def start(self) -> None:
        if not self.made().missing:
            self.stop()
            # Where the disk refuses, the game itself says so.
            with suppress(OSError):
                self._groups.played(LAST, self.draft.players, self.draft.table)
            self._ways.begin(self.draft)

    @Slot(str)
    def go(self, screen: str) -> None:
        self.stop()
        self._ways.go(screen)

    def stop(self) -> None:
        """Nothing is reckoned for a screen that nobody looks at."""
        self.odds.stop()
        self.fair.stop()
        self.forecast.stop()
