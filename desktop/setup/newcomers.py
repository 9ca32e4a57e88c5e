"""The sheet for those who have never played: how many are you, this is what to play, and a tap sets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import Slot

from desktop.draft.draft import Draft
from desktop.keep.preferences import Preferences
from desktop.setup.first_evening import Suggestion, numbers, suggestion
from desktop.widgets import medallions
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words, rulebook

_USUAL = 9


class NewcomersWords(PageWords):
    close = Said("button.close")
    title = Said("first.title")
    line = Said("first.line")
    players = Said("first.players")
    rules = Said("first.rules")
    lay = Said("first.lay")
    practice = Said("home.practice")


@dataclass(frozen=True)
class SuggestedCard:
    name: str
    motif: str
    frame: str
    does: str


@dataclass(frozen=True)
class NewcomersPage:
    is_open: bool
    players: int
    count: str
    may_less: bool
    may_more: bool
    less: str
    more: str
    game: str
    picture: str
    reason: str
    cards: tuple[SuggestedCard, ...]
    # House rules that are not as printed: a line each.
    rules: tuple[str, ...]
    words: NewcomersWords


@for_qml(NewcomersPage)
class Newcomers(Screen):
    def __init__(self, preferences: Preferences, draft: Callable[[], Draft], lay: Callable[[Draft], None]) -> None:
        super().__init__(preferences)
        self._draft = draft
        self._lay = lay
        self._players = _USUAL
        self._is_open = False

    @property
    def suggested(self) -> Suggestion:
        return suggestion(self._players)

    def made(self) -> NewcomersPage:
        found = self.suggested.lineup
        words = Words(self.preferences.language, found.ruleset)
        label = words.text("first.players")
        return NewcomersPage(
            is_open=self._is_open,
            players=self._players,
            count=words.text("count.players", n=self._players),
            may_less=self._players > self._least,
            may_more=self._players < numbers()[-1],
            less=words.text("stepper.less", name=label),
            more=words.text("stepper.more", name=label),
            game=words.text(f"ruleset.{found.ruleset}.name"),
            picture=f"posters/{found.ruleset}",
            reason=_reason(words, self.suggested.reason),
            cards=tuple(_cards(words, found.laid_for(()))),
            rules=tuple(_rules(words, found.laid_for(()))),
            words=NewcomersWords(words),
        )

    @Slot()
    def ask(self) -> None:
        """As many as are named already, or as usual."""
        self._players = max(self._least, self._named or _USUAL)
        self._is_open = True
        self.refresh()

    @Slot()
    def close(self) -> None:
        self._is_open = False
        self.refresh()

    @Slot(int)
    def step(self, steps: int) -> None:
        self._players = max(self._least, min(self._players + steps, numbers()[-1]))
        self.refresh()

    @Slot()
    def lay(self) -> None:
        self._is_open = False
        self._lay(self.suggested.lineup.laid_for(self._draft().players))

    @property
    def _named(self) -> int:
        return sum(1 for name in self._draft().names if name)

    @property
    def _least(self) -> int:
        """Nobody whose name stands there is sent away."""
        return max(numbers()[0], min(self._named, numbers()[-1]))


def _reason(words: Words, id: str) -> str:
    return words.text(f"first.reason.{id}")


def _cards(words: Words, draft: Draft) -> Iterator[SuggestedCard]:
    for id, count in draft.composition().items():
        medallion = medallions.of(draft.rules, id, words)
        name = medallions.name(words, draft.rules, id)
        text = words.text("setup.composition.count", role=name, n=count) if count > 1 else name
        yield SuggestedCard(text, medallion.motif, medallion.frame, medallions.does(words, draft.rules, id))


def _rules(words: Words, draft: Draft) -> Iterator[str]:
    for id, option in draft.rules.options.items():
        value = draft.value(id)
        if value != option.default:
            said = words.plain(rulebook.value(words, id, value))
            yield words.text("first.rule", name=words.text(f"option.{id}.name"), value=said)
