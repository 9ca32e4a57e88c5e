"""The view model of the past games: the shelf, what is sought on it, and who has won how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any
from zipfile import is_zipfile

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Slot

from desktop.keep.disk import SENTENCES, sentence
from desktop.keep.given import ABOUT, RECORD
from desktop.keep.group_book import GroupBook
from desktop.keep.journal_file import SUFFIX, CannotKeep
from desktop.keep.preferences import Preferences
from desktop.keep.rules_of import PACKS_WAIT
from desktop.keep.shelf import CannotResume, Listed, Shelf
from desktop.past.archive import page as pages
from desktop.past.archive.deleted import TakenOff
from desktop.past.archive.filters import ALL, AWAY, Asked
from desktop.past.archive.gathering import Gathering
from desktop.past.archive.long_list import LongList
from desktop.past.archive.page import CHARTS, SHELF, FoundGames, LibraryPage, ShelfSaid, is_known
from desktop.past.archive.parts import LibraryParts
from desktop.past.archive.progress import ReadingModel
from desktop.past.archive.scrolls import ShelfScroll, scroll
from desktop.past.archive.seasons import SeasonsModel
from desktop.past.archive.whole import Told, WholeShelf
from desktop.past.archive.wins import WinsModel
from desktop.records.plain_journal import NotAGame
from desktop.records.plain_journal import read as read_journal
from desktop.records.record import story_of
from desktop.statistics import summary
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml

# While games come in, the list follows so often.
_FOLLOWS = 150


@dataclass(frozen=True)
class FromLibrary:
    # An unfinished game, by its id: `CannotResume` or `CannotKeep` where that can't be.
    take_up: Callable[[str], None]
    # A finished one, on the end screen.
    replay: Callable[[str], None]
    # A journal that was given away, on the end screen: `NotAGame` where it is none.
    look_at: Callable[[Path], None]
    # Nobody sits at a game any more: its file may be moved.
    let_go: Callable[[], None]
    leave: Callable[[], None]
    # What games are called that are packs, in this language.
    named: Callable[[str], Mapping[str, str]] = lambda _: {}


@for_qml(LibraryPage, rows=(ShelfScroll,))
class LibraryModel(Screen):
    def __init__(
        self,
        preferences: Preferences,
        shelf: Shelf,
        cache: Path,
        ways: FromLibrary,
        book: GroupBook,
        now: Callable[[], float] = time,
    ) -> None:
        super().__init__(preferences)
        self._ways = ways
        self._shelf = shelf
        self._view, self._asked = SHELF, Asked()
        self._at = 0
        self._said = ShelfSaid()
        self._file: tuple[Path, Mapping[str, Any]] | None = None
        # A shelf that somebody has opened.
        self._brings: Path | None = None
        self._taken_off = TakenOff(shelf, now)
        self._games = LongList(self._scroll, self)
        self._gathering = Gathering(shelf.folder, cache, self)
        self._progress = ReadingModel(preferences, self._gathering)
        self._index = self._gathering.index
        self._book = book
        self._wins = WinsModel(preferences, self._index, book)
        self._seasons = SeasonsModel(preferences, self._index, book, now)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_FOLLOWS)
        self._soon.timeout.connect(self._follow)
        self._gathering.learnt.connect(self._learn)
        self._gathering.ended.connect(self._end_reading)
        self._wins.drawn.connect(super().refresh)
        self._wins.said.connect(self._say_of_wins)
        self._seasons.chosen.connect(self._narrow)
        self._whole = WholeShelf(shelf.folder, ways.let_go, self)
        self._parts = LibraryParts(self._wins, self._seasons, self._whole, self)
        self._whole.begun.connect(self._tell)
        self._whole.done.connect(self._end_whole)

    # What QML reads

    @Property(QObject, constant=True)
    def games(self) -> LongList:
        return self._games

    @Property(QObject, constant=True)
    def reading(self) -> ReadingModel:
        return self._progress

    @Property(QObject, constant=True)
    def parts(self) -> LibraryParts:
        return self._parts

    @Property(int)
    def at(self) -> int:
        """Which scroll one stood at last."""
        return self._at

    @property
    def is_reading(self) -> bool:
        return self._gathering.is_busy

    @property
    def is_busy(self) -> bool:
        return self.is_reading or self._wins.is_busy or self._whole.is_busy

    def made(self) -> LibraryPage:
        found = FoundGames(
            shown=len(self._games.keys),
            of=len(self._taken_off.ids if self._is_away else self._index.names),
            away=len(self._taken_off.ids),
            is_counted=bool(self._wins.keys),
            damaged=len(self._wins.damaged),
            is_busy=self.is_busy,
        )
        return pages.page(self.words, self._view, self._asked, found, self._said)

    def refresh(self) -> None:
        self._games.renew()
        self._wins.refresh()
        self._seasons.refresh()
        self._progress.refresh()

    # Coming and going

    @Slot()
    def come(self) -> None:
        """Somebody has been elsewhere, and a game may have been played there."""
        self._taken_off.look()
        self._gathering.begin()
        self._say(self._gathering.trouble)
        self._ask(self._asked)

    @Slot()
    def go_away(self) -> None:
        self._soon.stop()
        self._wins.stop()
        self._whole.end()
        self._gathering.end()

    @Slot()
    def leave(self) -> None:
        self._ways.leave()

    # What is asked for

    @Slot(str)
    def show_view(self, view: str) -> None:
        self._view = view
        self._ask(self._asked)
        # Names may have been joined meanwhile.
        self._games.renew()

    @Slot(str)
    def choose_ruleset(self, ruleset: str) -> None:
        self._ask(replace(self._asked, ruleset=ruleset))

    @Slot(str)
    def choose_which(self, which: str) -> None:
        self._ask(replace(self._asked, which=which))

    @Slot(str)
    def seek(self, name: str) -> None:
        self._asked = replace(self._asked, sought=name)
        self._follow()
        # A row has room for a few names: whoever is sought is among them.
        self._games.renew()

    @Slot()
    def show_all(self) -> None:
        self._seasons.choose(ALL)
        self._ask(Asked())
        self._games.renew()

    @Slot()
    def _narrow(self) -> None:
        self._ask(self._seasons.narrowed(self._asked))

    def _ask(self, asked: Asked) -> None:
        self._asked = asked
        if self._view == CHARTS:
            self._wins.begin(asked)
        self._follow()

    @Slot(int)
    def stand(self, at: int) -> None:
        self._at = at

    # What is done with a game

    @Slot(str)
    def open(self, id: str) -> None:
        game = self._listed(id)
        if game is not None:
            self._try(lambda: self._put_back(game) if self._is_away else self._take_up_or_replay(f"{id}{SUFFIX}"))

    @Slot(str)
    def delete(self, id: str) -> None:
        game = self._listed(id)
        if game is None:
            return
        if self._is_away:
            self._say("past.delete.ask", game)
        else:
            self._try(lambda: self._take_off(game))

    @Slot(str)
    def act(self, action: str) -> None:
        """One of the buttons beside what was said."""
        acts: Mapping[str, Callable[[], None]] = {
            "undo": self._undo,
            "throwAway": self._throw_away,
            "replayFile": self._replay_file,
            "keepFile": self._keep_file,
            "bringFile": self._bring_file,
        }
        if action in acts:
            self._try(acts[action])

    @Slot(QUrl)
    def pick(self, file: QUrl) -> None:
        """A journal that somebody was given, or a shelf."""
        self._file, self._brings = None, None
        path = Path(file.toLocalFile())
        # A pipe or a device would be waited for.
        if path.is_file() and is_zipfile(path):
            self._brings = path
            self._tell((("past.whole.found", 0),))
        else:
            self._try(lambda: self._look_into(path))

    def _bring_file(self) -> None:
        if self._brings is not None:
            self._whole.bring_back(self._brings)

    @Slot(object)
    def _end_whole(self, told: Told) -> None:
        # Another process may have written in it.
        self._book.read()
        self._seasons.refresh()
        self._gathering.begin()
        self._tell(told)
        self._ask(self._asked)

    @Slot(str, dict)
    def _say_of_wins(self, id: str, params: Mapping[str, str]) -> None:
        self._said = ShelfSaid(id, params=tuple(params.items()))
        super().refresh()

    @Slot(object)
    def _tell(self, told: Told) -> None:
        self._said = ShelfSaid(told=told)
        super().refresh()

    def _take_up_or_replay(self, name: str) -> None:
        found = self._index.read(name)
        state = summary.UNFINISHED if found.trouble == PACKS_WAIT else found.state
        self._games.renew([name])
        if state == summary.UNFINISHED:
            self._ways.take_up(name.removesuffix(SUFFIX))
        elif state == summary.FINISHED:
            self._ways.replay(name.removesuffix(SUFFIX))

    def _take_off(self, game: Listed) -> None:
        self._ways.let_go()
        self._taken_off.take(game)
        self._index.drop(f"{game.id}{SUFFIX}")
        self._say("past.deleted", game)
        self._ask(self._asked)

    def _put_back(self, game: Listed) -> None:
        self._taken_off.put_back(game.id)
        self._gathering.begin()
        last = self._taken_off.last
        self._say("past.deleted" if last else "past.put_back.done", last or game)
        self._ask(self._asked)

    def _undo(self) -> None:
        last = self._taken_off.last
        if last is not None:
            self._put_back(last)

    def _throw_away(self) -> None:
        game = self._said.game
        if game is not None:
            self._taken_off.throw_away(game.id)
            self._say("past.gone", game)
            self._follow()

    def _look_into(self, file: Path) -> None:
        journal = read_journal(file, self._shelf.rules_of)
        self._file = file, journal
        names = tuple(journal["setup"]["players"])
        self._say("past.file.found", Listed("", "finished", 0.0, journal["ruleset"], names))

    def _replay_file(self) -> None:
        if self._file is not None:
            self._ways.look_at(self._file[0])

    def _keep_file(self) -> None:
        if self._file is not None:
            given = self._file[1]
            story = story_of(given, self._shelf.rules_of.at_hand(given))
            end, told = summary.end_and_record(story, given.get(ABOUT, {}).get("ended", 0))
            self._shelf.take_in({**given, RECORD: told}, end)
            self._file = None
            self._gathering.begin()
            self._say("past.file.kept", self._said.game)
            self._ask(self._asked)

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except CannotResume as refused:
            self._say(refused.reason, packs=refused.packs)
        except NotAGame as refused:
            self._say(refused.reason)
        except CannotKeep as refused:
            self._say(SENTENCES[refused.reason])
        except OSError as refused:
            self._say(sentence(refused))

    # Underneath

    def _say(self, id: str, game: Listed | None = None, packs: tuple[str, ...] = ()) -> None:
        self._said = ShelfSaid(id, game, packs=packs)
        super().refresh()

    def _listed(self, id: str) -> Listed | None:
        if self._is_away:
            return self._taken_off.listed(id)
        name = f"{id}{SUFFIX}"
        return self._index.listed(name) if name in self._index else None

    def _scroll(self, key: str) -> ShelfScroll:
        game = self._listed(key.removesuffix(SUFFIX)) or Listed(key, summary.DAMAGED, 0.0)
        is_shut = self.preferences.settings.spoiler_free
        row = scroll(self.words, game, self._asked, self._book.known_as, is_away=self._is_away, is_shut=is_shut)
        # A game that is a pack is called as that says.
        named = self._ways.named(self.words.language) if game.ruleset and not is_known(game.ruleset) else {}
        return replace(row, title=named[game.ruleset]) if game.ruleset in named else row

    @Slot(list)
    def _learn(self, names: list[str]) -> None:
        self._games.renew(names)
        if self._view == CHARTS:
            self._wins.also(names)
        self._progress.refresh()
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _end_reading(self) -> None:
        if self._gathering.trouble:
            self._say(self._gathering.trouble)
        self._progress.refresh()
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """The list is what was asked for, of what is known."""
        if self._is_away and not self._taken_off.ids:
            self._asked = Asked()
        self._games.show(self._keys())
        if self._view == CHARTS:
            self._wins.seek(self._asked)
        super().refresh()

    def _keys(self) -> list[str]:
        if self._is_away:
            return self._taken_off.ids
        if self._asked.is_all:
            return self._index.names
        known_as = self._book.known_as
        return [name for name in self._index.names if self._asked.fits(self._index.known(name), known_as)]

    @property
    def _is_away(self) -> bool:
        return self._asked.which == AWAY
