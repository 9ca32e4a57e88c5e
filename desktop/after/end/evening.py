"""The evening that a game was of: what of it is remembered, where it was not the only one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.keep.preferences import Preferences
from desktop.records.awards import LEAST_GAMES, Award, awards
from desktop.records.story import Story
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

_SIGNS = {
    "nose": "signs/search",
    "believed": "signs/voice",
    "pointed": "signs/point",
    "masked": "signs/lock",
    "lasted": "signs/lantern",
    "won": "signs/check",
}


class Evening:
    """No game but the one that is looked at."""

    # How many there were, that one among them.
    games = 0

    def stories(self) -> Sequence[Story]:
        """Told in the order in which they were played."""
        return ()

    def called(self, name: str) -> str:
        """Whom a name means."""
        return name


class EveningWords(PageWords):
    title = Said("end.evening")
    none = Said("end.evening.none")
    shut = Said("end.evening.shut")


@dataclass(frozen=True)
class AwardRow:
    title: str
    names: str
    # As they are never broken over two lines.
    people: tuple[str, ...]
    line: str
    motif: str
    label: str


@dataclass(frozen=True)
class EveningPage:
    # Whether there is anything to look at.
    is_there: bool
    is_shut: bool
    games: str
    rows: tuple[AwardRow, ...]
    words: EveningWords


@for_qml(EveningPage)
class EveningModel(Screen):
    def __init__(self, preferences: Preferences, evening: Evening, is_shut: Callable[[], bool]) -> None:
        """`is_shut`: who was what in all these games is told by it."""
        super().__init__(preferences)
        self._evening, self._is_shut = evening, is_shut
        self._awards: tuple[Award, ...] | None = None

    def made(self) -> EveningPage:
        words, games, is_shut = self.words, self._evening.games, self._is_shut()
        return EveningPage(
            is_there=games >= LEAST_GAMES,
            is_shut=is_shut,
            games=words.text("end.evening.games", n=games),
            rows=() if is_shut else tuple(_row(words, award) for award in self._awards or ()),
            words=EveningWords(words),
        )

    def open(self) -> None:
        """The evening's games are read when they are first asked for."""
        if self._awards is None and self._evening.games >= LEAST_GAMES:
            self._awards = awards(self._evening.stories(), self._evening.called)
            self.refresh()


def _row(words: Words, award: Award) -> AwardRow:
    title, names = words.text(f"end.evening.{award.kind}"), words.names(list(award.names))
    line = words.text(f"end.evening.{award.kind}.n", n=award.n, of=award.of)
    return AwardRow(title, names, award.names, line, _SIGNS[award.kind], f"{title} · {names} · {line}")
