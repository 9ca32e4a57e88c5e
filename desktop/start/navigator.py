"""Which screen is up, and the ways from one to another: each says what its screen is opened with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from desktop.start.parts import SCREENS, Parts
from desktop.widgets import fonts
from desktop.widgets.screen import Screen

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

    from desktop.draft.draft import Draft
    from desktop.pace.subject import PaceSubject
    from desktop.start.game_on import GameOn
    from desktop.start.games import PastGame
    from desktop.table.stage.stage import Stage
    from i18n.table_book import AtTable
    from rulesets.engine import Ruleset

# These are there while a game is on, on the one of them that it is played on.
TABLES = ("play", "practice")


class Navigator(QObject):
    turned = Signal()
    # A game is on, and not yet seen.
    satDown = Signal()  # noqa: N815

    def __init__(self, parts: Callable[[Navigator], Parts]) -> None:
        super().__init__()
        self.screen = "home"
        self.model: Screen | None = None
        # The game that was begun or taken up last.
        self.on: GameOn | None = None
        # What was looked at last on the screen of the end.
        self._past: PastGame | None = None
        # Where one goes from a screen, if not Home.
        self._back: dict[str, str] = {}
        # Where the book was opened from that somebody practises beside.
        self._before_practice = "home"
        self.parts = parts(self)

    @property
    def stage(self) -> Stage | None:
        return self.on.stage if self.on is not None else None

    def hunts(self) -> bool:
        """Whether there is a pack in the game that the screen is about; True where it is about none."""
        rules = self._rules()
        return rules is None or bool(rules.companies)

    def _rules(self) -> Ruleset | None:
        from rulesets.engine import catalogue  # noqa: PLC0415

        if self.screen == "setup":
            return self.parts.setup.draft.rules
        if self.screen == "end" and self._past is not None:
            by = self._past.journal["ruleset"]
            return self._past.rules or next((rules for rules in catalogue() if rules.id == by), None)
        return self.on.stage.session.game.ruleset if self.on is not None and self.screen == self.on.screen else None

    def go(self, screen: str) -> None:
        """Nowhere, where there is no such screen, or nothing to show on it."""
        if not self._has(screen):
            return
        if self.on is not None:
            self.on.turn(screen)
        if self.screen == "end" and self.parts.end is not None:
            self.parts.end.hush()
        if screen != "home":
            # Here people have names. Home is in the app's own words, and its first frame waits for nothing else.
            fonts.load()
        self.model = self.parts.model(screen)
        if self.model is not None:
            self.model.refresh()
        self.screen = screen
        self.turned.emit()
        if self.on is not None:
            self.on.turned(screen)

    def home(self) -> None:
        self.go("home")

    def flee(self) -> None:
        """Home, past whatever is wrong with the game that is on: it is on the disk as far as it has come."""
        on, self.on = self.on, None
        try:
            if on is not None:
                self.parts.games.leave()
                on.put_away()
        finally:
            self.home()

    def leave(self, screen: str) -> None:
        """Back to where this one was opened from."""
        back = self._back.pop(screen, "home")
        if screen == "practice" and back == "rulebook":
            self._back["rulebook"] = self._before_practice
            self.parts.rulebook.resume()
        self.go(back)

    def _open(self, screen: str, back: str) -> None:
        self._back[screen] = back
        self.go(screen)

    # Setup

    def set_up(self, ruleset: str) -> None:
        """Another game, for those who sit there already."""
        self.go("setup")
        setup = self.parts.setup
        setup.fresh(ruleset)
        setup.set_up(self.parts.games.for_next(setup.draft))

    def set_up_as(self, draft: Draft) -> None:
        self.go("setup")
        self.parts.setup.set_up(self.parts.games.for_next(draft))

    def suggest(self) -> None:
        """Setup, open at what to play for people who have never played."""
        self.go("setup")
        self.parts.setup.newcomers.ask()

    def show_packs(self, back: str, file: QUrl | None = None) -> None:
        """What is here; `file`: one that was dropped somewhere else."""
        self.parts.pack_shelf.open()
        self._open("packs", back)
        if file is not None:
            self.parts.pack_shelf.take_in(file)

    def work_on_pack(self, name: str) -> None:
        """In the workshop: one that is there, or another one; and back to all of them."""
        self.parts.workshop.take_up(name)
        self._open("workshop", "packs")

    # The rulebook

    def read(self, table: AtTable | None, back: str, at: str = "") -> None:
        """Of this table, or, without one, all books as printed; `at`: a chapter, a role, a card or an event."""
        self._open("rulebook", back)
        self.parts.rulebook.open(table, at, may_practise=back not in TABLES)

    def introduce(self, ruleset: str) -> None:
        """What is read aloud before the first night, from its poster."""
        self._open("rulebook", "home")
        self.parts.rulebook.introduce(ruleset)

    # Practice

    def practise(self, id: str) -> None:
        """From Home or Setup, and then Home."""
        self._back.pop("practice", None)
        self.parts.games.practise(id)

    def practise_from_book(self, id: str) -> None:
        """From a page of the rulebook, and back to it."""
        self._before_practice = self._back.get("rulebook", "home")
        self._back["practice"] = "rulebook"
        self.parts.games.practise(id)

    @Slot(str)
    def _read_at_table(self, reader: str) -> None:
        """Of the game that is on, at the phase it has come to: for everybody, or lent to who reads in this language."""
        on = self.on
        if on is None:
            return
        if not reader:
            self._read_about(on.chapter)
            return
        self._open("rulebook", on.screen)
        self.parts.rulebook.lend(on.rules, reader, on.chapter)

    @Slot(str)
    def _read_about(self, to: str) -> None:
        """What everybody at the table wants to read."""
        if self.on is not None:
            self.read(self.on.rules, self.on.screen, to)

    @Slot()
    def _close_rules(self) -> None:
        """What is lent goes back under the cover with all else."""
        if self.screen == "rulebook" and self.parts.rulebook.is_lent:
            self.parts.rulebook.leave()

    # Settings

    def adjust(self, back: str, subject: PaceSubject, section: str = "") -> None:
        """Beside a table; at one section, or where it was open last."""
        self._open("settings", back)
        self.parts.settings.open(subject, section)

    def adjust_at_table(self, section: str) -> None:
        if self.on is not None:
            self.adjust(self.on.screen, self.parts.pace_of(self.on), section)

    def subject_at_table(self) -> PaceSubject | None:
        return self.parts.pace_of(self.on) if self.on is not None else None

    # Games

    def sit_down(self, on: GameOn) -> None:
        before, self.on = self.on, on
        stage = on.stage
        stage.left.connect(stage.stop)
        stage.left.connect(partial(self.leave, on.screen))
        stage.rulesWanted.connect(self._read_at_table)
        stage.aboutWanted.connect(self._read_about)
        stage.privacyBroken.connect(self._close_rules)
        self.satDown.emit()
        self.go(on.screen)
        if before is not None:
            before.end()

    def end(self, past: PastGame, back: str) -> None:
        """Every end is another's."""
        before, self._past = self.parts.end, past
        self.parts.make_end(past, is_from_shelf=back == "library")
        self._open("end", back)
        if before is not None:
            before.deleteLater()

    def _has(self, screen: str) -> bool:
        if screen in TABLES:
            return self.on is not None and self.on.screen == screen
        return screen in SCREENS and (screen != "end" or self.parts.end is not None)
