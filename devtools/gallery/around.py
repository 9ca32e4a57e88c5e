"""Everywhere one can come to around a game, one place after the other, in the app as it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtQml import QJSValue
from shiboken6 import delete

from desktop.demo.director import Hourglass
from desktop.demo.hands import Hands
from desktop.keep.settings import SettingsFile
from desktop.keep.shelf import KeptGame
from desktop.seats.seating import Seating
from desktop.start.app import App, Start
from desktop.start.games import PastGame
from desktop.start.window import engine_for, window_of
from devtools.gallery import beside_setup, packs, workshop
from devtools.gallery.clips import Reader
from devtools.gallery.drawn_once import DRAWN_ONCE
from devtools.gallery.names import names as names_in
from devtools.gallery.unpainted import blank, unpaint
from i18n import Words
from rulesets.engine import Game, catalogue
from rulesets.engine.bots import RandomBot

Size = tuple[int, int]
PUT = """
(function (window, name, what, value) {
    function walk(item) {
        if (item.objectName === name)
            item[what] = value
        for (const child of Array.from(item.children))
            walk(child)
    }
    walk(window.contentItem)
})
"""
# How a sentence ends, and not a label.
_ENDS = (".", "。", "~")
# At so many places on the way through a game it is looked what stands there.
STEPS = 12


class Opened:
    """The app in a folder of its own; unpainted, where nobody looks at it."""

    def __init__(self, folder: Path, language: str, size: Size, *, painted: bool = True, **settings: Any) -> None:
        SettingsFile(folder).change(**settings)
        self.language, self.clock = language, Hourglass()
        self.app = App(Start(folder, fast=True, language=language, clock=self.clock))
        self.app.navigator.home()
        self.engine = engine_for(self.app, DRAWN_ONCE.picture if painted else blank)
        self.window = window_of(self.engine)
        if not painted:
            unpaint(self.window)
        self.window.resize(*size)
        self.app.show(self.window)
        self.hands = Hands(self.window, self.engine)
        self.reader = Reader(self.window, self.engine)
        # The stubs promise a pair here; it is the value alone.
        self._put = cast(QJSValue, self.engine.evaluate(PUT))
        self.settle()

    def model(self, screen: str) -> Any:
        return self.app.navigator.parts.model(screen)

    def settle(self) -> None:
        self.hands.settle()
        # What stands in rows and columns finds its place when it is drawn.
        self.window.grabWindow()
        self.hands.settle()

    def bring(self, name: str) -> None:
        """What the keys are at comes into sight, once all stands where it will."""
        self.settle()
        found = [self.window.contentItem()]
        for item in found:
            # What a list has made is nobody's child but the scene's.
            found += item.childItems()
            if item.objectName() == name:
                item.forceActiveFocus()
        self.settle()

    def put(self, name: str, what: str, value: str) -> None:
        """Another text in a place of which there is one."""
        given = [QJSValue(name), QJSValue(what), QJSValue(value)]
        self._put.call([self.hands.seen, *given])

    def close(self) -> None:
        self.window.close()
        # The engine goes before the models do: bindings must not see them leave.
        delete(self.engine)
        self.app.end()


def played(ruleset: str, names: Sequence[str], answers: int | None = None, seed: int = 2) -> Game:
    """A game that bots played to its end, or up to so many answers."""
    game, bot = Game.new(ruleset, list(names), seed=seed), RandomBot(seed)
    while game.ask is not None and (answers is None or len(game.journal["answers"]) < answers):
        game.answer(bot.answer(game.ask))
    return game


def names_for(ruleset: str, language: str, most: bool) -> list[str]:
    """As few people as this game takes, or as many."""
    players = next(rules.players for rules in catalogue() if rules.id == ruleset)
    # The long names come last.
    return names_in(language, 20)[-(players[-1] if most else players[0]) :]


class Walk:
    """The way round. Each place is told by its name when it stands on the window."""

    def __init__(self, opened: Opened, ruleset: str, names: Sequence[str], *, odds: bool = True) -> None:
        self.opened, self.app, self.hands = opened, opened.app, opened.hands
        self.language, self.ruleset, self.names = opened.language, ruleset, list(names)
        # Bots take their time, and say the same of every game.
        self._has_odds = odds and ruleset == catalogue()[0].id

    def places(self, *, everywhere: bool = True) -> Iterator[str]:
        """Or only where the game's own words are many."""
        own = (self.home, self.setup, self.rulebook)
        others = (
            self.library_empty,
            self.settings,
            self.packs,
            self.workshop,
            self.practice,
            self.library,
            self.end,
            self.troubles,
        )
        for way in (*others[:1], *own, *others[1:]) if everywhere else own:
            for place in way():
                self.reckon()
                self.opened.settle()
                yield f"{self.ruleset} {place}"

    def reckon(self) -> None:
        """How long the evening takes comes when it is reckoned, and would come while it is read."""
        forecast = self.opened.model("setup").forecast
        for waits in forecast.findChildren(QTimer):
            # Nobody is about to tap again.
            waits.setInterval(0)
        while forecast.is_at_work:
            self.hands.settle()

    def home(self) -> Iterator[str]:
        self.app.navigator.home()
        yield "home"
        self.keep(played(self.ruleset, self.names, answers=30))
        self.app.navigator.home()
        yield "home waiting"
        own = packs.lay_whole(self.app.start.folder)
        self.app.navigator.home()
        self.opened.settle()
        yield "home with others"
        self.hands.tap("others")
        yield "home others"
        self.hands.tap("closeOthers")
        own.remove("one_night.lanternpack")
        self.app.navigator.home()

    def setup(self) -> Iterator[str]:
        self.opened.app.navigator.set_up(self.ruleset)
        yield "setup empty"
        model = self.opened.model("setup")
        for seat, name in enumerate(self.names):
            if seat >= len(model.draft.players):
                model.add()
            model.rename(seat, name)
        yield "setup"
        model.rename(1, self.names[0])
        yield "setup twice the same name"
        model.rename(1, self.names[1])
        model.choose_preset("own")
        for card in model.draft.rules.cards:
            model.count(card, 1)
        yield "setup own cards"
        yield from self.player_sheet(model)
        yield from self.group_sheet(model)
        yield from self.lineup_sheet(model)
        yield from self.deck_sheet(model)
        yield from beside_setup.explained(model)
        if self._has_odds:
            yield from beside_setup.odds(self.opened, model)
            yield from beside_setup.fair(self.opened, model)

    def player_sheet(self, model: Any) -> Iterator[str]:
        self.hands.tap("details-1")
        yield "setup player"
        self.hands.tap("setPin")
        yield "setup player wrong pin"
        model.lock(0, "1234")
        yield "setup player pin"
        self.hands.tap("closePlayer")

    def group_sheet(self, model: Any) -> Iterator[str]:
        self.hands.tap("groups")
        yield "setup groups empty"
        for name in (self.names[0], self.names[-1]):
            model.remember_group(name)
        yield "setup groups"
        self.hands.tap("closeGroups")

    def lineup_sheet(self, model: Any) -> Iterator[str]:
        self.hands.tap("lineups")
        yield "setup line-ups empty"
        for name in (self.names[0], self.names[-1]):
            model.shelf.keep(name)
        yield "setup line-ups"
        model.shelf.open(QUrl())
        yield "setup line-ups refused"
        self.hands.tap("closeLineUps")
        self.hands.tap("newcomers")
        yield "setup newcomers"
        self.hands.tap("closeNewcomers")

    def deck_sheet(self, model: Any) -> Iterator[str]:
        for option in model.draft.rules.deck_options:
            self.scroll_to(f"option-{option}-own")
            self.hands.tap(f"option-{option}-own")
            yield "setup deck"
            self.hands.tap("closeDeck")
            model.choose(option, model.draft.rules.options[option].default)

    def scroll_to(self, name: str) -> None:
        """What the keys are at comes into sight."""
        left = [self.opened.window.contentItem()]
        while left:
            item = left.pop()
            left += item.childItems()
            if item.objectName() == name:
                item.forceActiveFocus()
        self.hands.settle()

    def settings(self) -> Iterator[str]:
        self.app.navigator.go("settings")
        for section in [name for name in self.hands.names() if name.startswith("section-")]:
            self.hands.tap(section)
            yield f"settings {section}"
        for licence in [name for name in self.hands.names() if name.startswith("licence-")]:
            self.hands.tap(licence)
            yield f"settings {licence}"
        self.hands.tap("back")

    def packs(self) -> Iterator[str]:
        yield from workshop.packs_screen(self.opened)

    def workshop(self) -> Iterator[str]:
        yield from workshop.places(self.opened)

    def practice(self) -> Iterator[str]:
        self.app.navigator.home()
        # Its buttons find their places when the screen is drawn.
        self.opened.settle()
        self.hands.tap("practice")
        yield "practice rounds"
        self.hands.tap("round-langrensha")
        yield "practice"
        words = Words(self.app.preferences.language, self.ruleset)
        for id in (
            id for id in words.ids() if id.startswith(("practice.", "guide.")) and words.text(id).endswith(_ENDS)
        ):
            self.opened.put("guidance", "line", words.text(id, name=max(self.names, key=len)))
            yield f"practice {id}"
        stage = self.app.navigator.stage
        if stage is not None:
            stage.finished.emit()
            yield "practice over"
        self.hands.tap("practiceHome")

    def library_empty(self) -> Iterator[str]:
        self.app.navigator.go("library")
        yield "library empty"
        self.hands.tap("back")

    def library(self) -> Iterator[str]:
        self.keep(played(self.ruleset, self.names))
        self.app.navigator.go("library")
        model = self.opened.model("library")
        while model.is_reading:
            self.hands.settle()
        yield "library"
        # One further down may be there and out of sight.
        self.hands.tap(f"delete-{model.games.data(model.games.index(0)).record.id}")
        yield "library deleted"
        self.hands.tap("which-away")
        yield "library taken off"
        self.hands.tap("undo")
        self.hands.tap("view-charts")
        while model.is_busy:
            self.hands.settle()
        yield "library wins"
        yield from self._charts(model)
        self.hands.tap("view-shelf")
        model.seek("?")
        yield "library none"
        model.show_all()

    def _charts(self, model: Any) -> Iterator[str]:
        """A player's page, as bars and as a table, who may be the same person, and the seasons."""
        wins = model.parts.wins
        wins.press(f"player/{self.names[-1]}")
        while model.is_busy:
            self.hands.settle()
        yield "library player"
        wins.turn()
        yield "library player table"
        wins.turn()
        wins.press("merging")
        yield "library who is the same"
        wins.press("all")
        model.parts.seasons.begin(self.names[-1])
        self.opened.bring("nameSeason")
        self.hands.tap("nameSeason")
        yield "library seasons"
        self.hands.tap("closeSeason")

    def end(self) -> Iterator[str]:
        # One of an evening of two.
        self.keep(played(self.ruleset, self.names, seed=3))
        kept = self.keep(played(self.ruleset, self.names))
        game = self.app.games.shelf.journal(kept.file.path.stem).game
        self.app.navigator.end(PastGame(game, self.seating()), "home")
        for view in [name for name in self.hands.names() if name.startswith("view-")]:
            self.hands.tap(view)
            yield f"end {view}"
        model = self.opened.model("end")
        last = len(model.replay.steps) - 1
        for step in sorted({last * part // STEPS for part in range(STEPS + 1)}):
            model.jump(step)
            yield f"end step {step}"
        self.hands.tap("then")
        last = len(model.replay.steps) - 1
        for step in sorted({last * part // STEPS for part in range(STEPS + 1)}):
            model.jump(step)
            yield f"end table then {step}"
        self.hands.tap("who")
        self.hands.tap("save")
        yield "end take along"
        self.hands.tap("closeSave")
        model.keepShut()
        yield "end shut"
        self.hands.tap("save")
        yield "end save"
        self.hands.tap("closeSave")

    def rulebook(self) -> Iterator[str]:
        self.opened.app.navigator.read(None, "home")
        model = self.opened.model("rulebook")
        model.choose(self.ruleset)
        yield "rulebook"
        for tab in model.shown().tabs:
            model.turn(tab.id)
            yield f"rulebook {tab.id}"
        model.look_up(model.book.played[-1])
        yield "rulebook row"
        model.seek(model.shown().subject.name)
        yield "rulebook found"
        model.step(-1)
        yield "rulebook last found"
        model.seek(self.names[0])
        yield "rulebook nothing found"

    def troubles(self) -> Iterator[str]:
        words = Words(self.app.preferences.language, self.ruleset)
        for id in words.ids():
            if id.startswith(("error.", "unread.")) and not id.startswith("unread.became."):
                file = str(self.app.start.folder / "next_game.newer-12")
                became = words.text("unread.became.newer", file=file)
                said = {"when": words.text("when.night", day=3), "detail": words.text("setup.missing.pin")}
                lacks = {"library": "libxcb-cursor.so.0", "package": "libxcb-cursor0"}
                where = {"file": file, "folder": str(self.app.start.folder), "packs": "harbour (3)", "pack": "harbour"}
                self.app.troubles.say(id, **said, **lacks, **where, became=became)
                yield f"trouble {id}"
        self.app.troubles.say("")

    def keep(self, game: Game) -> KeptGame:
        kept = self.app.games.shelf.begin(game, self.seating())
        for entry in game.journal["answers"]:
            kept.file.answer(entry)
        return kept

    def seating(self) -> dict[str, Any]:
        return Seating.plain(self.ruleset, self.language, tuple(self.names)).written
