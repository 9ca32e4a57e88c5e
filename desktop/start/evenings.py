"""The evening of a game that is over: what else was played by then and after, as it lies on the shelf."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from desktop.after.end.evening import Evening
from desktop.keep.given import ABOUT, id_of
from desktop.keep.group_book import GroupBook
from desktop.keep.shelf import CannotResume, Shelf
from desktop.records.record import story_of
from desktop.records.story import Story
from desktop.start.games import PastGame
from desktop.statistics.evening import games_of
from desktop.statistics.index import FILE, Index
from desktop.statistics.rates import same
from rulesets.engine import BadJournal


class EveningOnShelf(Evening):
    """Looked for when it is first asked for, and read later."""

    def __init__(self, past: PastGame, shelf: Shelf, folder: Path) -> None:
        self._past, self._shelf, self._folder = past, shelf, folder

    @property
    def games(self) -> int:  # type: ignore[override]
        return len(self._ids)

    def stories(self) -> Sequence[Story]:
        return tuple(self._stories())

    def called(self, name: str) -> str:
        return self._book.called(same(name))

    def _stories(self) -> Iterator[Story]:
        """What can't be read any more is passed over."""
        for id in self._ids:
            try:
                game = self._shelf.journal(id).game
                yield story_of(game, self._shelf.rules_of.at_hand(game))
            except (BadJournal, CannotResume):
                continue

    @cached_property
    def _ids(self) -> tuple[str, ...]:
        game, about = self._past.journal, self._past.journal.get(ABOUT, {})
        index = Index(self._shelf.folder, self._folder / FILE)
        index.recall()
        return games_of(index, id_of(game), about.get("ended") or about.get("begun") or 0, self.called)

    @cached_property
    def _book(self) -> GroupBook:
        return GroupBook(self._folder)
