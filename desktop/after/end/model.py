"""The end screen's view model: the game, how far one has gone through it, and what is open by now."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop.after.end import page as pages
from desktop.after.end.aloud import Aloud, said
from desktop.after.end.evening import Evening, EveningModel
from desktop.after.end.ring import ThenModel, ring
from desktop.after.end.taken_along import KINDS, kept
from desktop.after.end.view import View
from desktop.after.export.charted import Charted
from desktop.after.replay.replay import Replay
from desktop.keep import documents
from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.seats.decisions import Decision
from desktop.widgets import show_folder
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words
from rulesets.engine import Ruleset


@dataclass(frozen=True)
class FromEnd:
    # The same people, line-up and house rules once more.
    again: Callable[[], None]
    # The same, on the setup screen.
    change: Callable[[], None]
    home: Callable[[], None]
    # Where one came from: Home, or the shelf.
    leave: Callable[[], None]


@for_qml(pages.EndPage)
class EndModel(Screen):
    atChanged = Signal()  # noqa: N815
    noticeChanged = Signal()  # noqa: N815

    def __init__(
        self,
        preferences: Preferences,
        journal: Mapping[str, Any],
        ways: FromEnd,
        decided: tuple[Decision, ...] = (),
        rules: Ruleset | None = None,
        *,
        is_from_shelf: bool = False,
        aloud: Aloud | None = None,
        evening: Evening | None = None,
    ) -> None:
        super().__init__(preferences)
        self._ways = ways
        self._aloud = aloud or Aloud()
        self._is_from_shelf = is_from_shelf
        self._journal = journal
        self._decided = decided
        # Where packs are in them.
        self._rules = rules
        self._at = -1
        self._opened: frozenset[str] = frozenset()
        # Who is asked what he knew then.
        self._eyes = ""
        self._view: View | None = None
        self._saved: Path | None = None
        self._copied = False
        self._trouble = ""
        self._then = ThenModel(preferences, lambda: ring(self.view, self.place, self._eyes))
        self._then.setParent(self)
        self._evening = EveningModel(preferences, evening or Evening(), lambda: bool(self.view.shut))
        self._evening.setParent(self)

    @cached_property
    def replay(self) -> Replay:
        """Played when it is first looked at."""
        return Replay.of(self._journal, self._decided, self._rules)

    @property
    def words(self) -> Words:
        return self.replay.story.words(self.preferences.language)

    @property
    def view(self) -> View:
        if self._view is None:
            everybody = frozenset(self.replay.story.players)
            shut = everybody - self._opened if self.preferences.settings.spoiler_free else frozenset()
            self._view = View(self.words, self.replay, shut)
        return self._view

    def made(self) -> pages.EndPage:
        return pages.seen(self.view)

    def refresh(self) -> None:
        self._view = None
        super().refresh()
        self._then.refresh()
        self._evening.refresh()
        self.atChanged.emit()
        self.noticeChanged.emit()

    # The way through the game

    @Property(int, notify=atChanged)
    def at(self) -> int:
        return self.place

    @property
    def place(self) -> int:
        """Which step the lantern stands at: at first the last one."""
        return self._at if self._at >= 0 else len(self.replay.steps) - 1

    @Property(QObject, constant=True)
    def then(self) -> ThenModel:
        return self._then

    @Property(QObject, constant=True)
    def evening(self) -> EveningModel:
        return self._evening

    @Slot()
    def openEvening(self) -> None:  # noqa: N802
        self._evening.open()

    @Slot(int)
    def jump(self, to: int) -> None:
        to = max(0, min(to, len(self.replay.steps) - 1))
        self._aloud.hush()
        if to != self.place:
            self._at = to
            self._then.refresh()
            self.atChanged.emit()

    @property
    def _act(self) -> int:
        return self.replay.act_at(self.place)

    @Property(int, notify=atChanged)
    def act(self) -> int:
        """In which act that is: what one goes through in one go."""
        return self._act

    @Slot(int)
    def show_act(self, number: int) -> None:
        """As it is over."""
        acts = self.replay.acts
        self.jump(acts[max(0, min(number, len(acts) - 1))].last)

    @Slot(int)
    def step(self, by: int) -> None:
        """On to the end of an act: of this one, where one stands in the middle of it."""
        stands_within = by > 0 and self.place < self.replay.acts[self._act].last
        self.show_act(self._act + by - stands_within)

    @Slot(float)
    def seek(self, share: float) -> None:
        """To the end of the act that stands nearest to this part of the way."""
        steps = self.shown().steps
        places = [steps[act.last].at for act in self.replay.acts]
        after = bisect_left(places, share)
        near = [place for place in (after - 1, after) if 0 <= place < len(places)]
        if near:
            self.show_act(min(near, key=lambda place: abs(places[place] - share)))

    # By itself

    @Slot(float)
    def begin(self, times: float) -> None:
        """From here on; a game that is over plays from its beginning."""
        if self.place >= len(self.replay.steps) - 1:
            self.jump(0)
            self._tell(times)

    @Slot(float)
    def play_on(self, times: float) -> None:
        """On to the next act, once this one has been heard."""
        if not self._aloud.speaks:
            self.step(1)
            self._tell(times)

    @Slot()
    def hush(self) -> None:
        self._aloud.hush()

    def _tell(self, times: float) -> None:
        self._aloud.tell(self.words.language, said(self.view, self.replay.acts[self._act], times))

    # What one jumps to: a step, or −1 where none is to come

    @Property(int, notify=atChanged)
    def nextDeath(self) -> int:  # noqa: N802
        return self.replay.next_of(self.replay.falls, self.place)

    @Property(int, notify=atChanged)
    def nextNight(self) -> int:  # noqa: N802
        return self.replay.next_of(self.replay.nights, self.place)

    @Property(int, notify=atChanged)
    def nextVote(self) -> int:  # noqa: N802
        return self.replay.next_of(self.replay.counts, self.place)

    # What is shut until asked for

    @Property(bool, notify=noticeChanged)
    def keepsShut(self) -> bool:  # noqa: N802
        return self.preferences.settings.spoiler_free

    @Slot()
    def keepShut(self) -> None:  # noqa: N802
        """On or off, for this end and all others."""
        try:
            self.preferences.change(spoiler_free=not self.preferences.settings.spoiler_free)
        except OSError as refused:
            self._trouble = sentence(refused)
        self._opened, self._eyes = frozenset(), ""
        self.refresh()

    @Slot(int)
    def open(self, number: int) -> None:
        players = self.replay.story.players
        if 0 < number <= len(players):
            self._opened |= {players[number - 1]}
            self.refresh()

    @Slot(int)
    def look_as(self, number: int) -> None:
        """Through this seat's eyes; through nobody's, where it is asked again."""
        players = self.replay.story.players
        name = players[number - 1] if 0 < number <= len(players) else ""
        self._eyes = "" if name == self._eyes or not self.view.sees(name) else name
        self._then.refresh()

    @Slot()
    def openAll(self) -> None:  # noqa: N802
        self._opened = frozenset(self.replay.story.players)
        self.refresh()

    # What one takes along

    @Slot(str)
    def save(self, kind: str) -> None:
        if kind not in KINDS:
            return
        self._saved, self._trouble, self._copied = None, "", False
        try:
            self._saved = kept(kind, self.view, self._journal)
        except documents.CannotSave as refused:
            self._trouble = refused.reason
        self.noticeChanged.emit()

    @property
    def _charted(self) -> Charted:
        self._evening.open()
        return Charted(self.words, self.shown(), self._evening.shown())

    @Slot(str)
    def copy_text(self, chart: str) -> None:
        """Of votes, noses or the evening."""
        charted = self._charted
        if charted.there.get(chart):
            QGuiApplication.clipboard().setText(charted.text(chart))
            self._tell_copied()

    @Slot(str)
    def copy_picture(self, chart: str) -> None:
        charted = self._charted
        if charted.there.get(chart):
            QGuiApplication.clipboard().setImage(charted.image(chart))
            self._tell_copied()

    def _tell_copied(self) -> None:
        self._saved, self._trouble, self._copied = None, "", True
        self.noticeChanged.emit()

    @Property(str, notify=noticeChanged)
    def copied(self) -> str:
        return self.words.text("past.copied") if self._copied else ""

    @Property(str, notify=noticeChanged)
    def saved(self) -> str:
        return self.words.text("files.saved", file=str(self._saved)) if self._saved else ""

    @Property(str, notify=noticeChanged)
    def trouble(self) -> str:
        return self.words.text(self._trouble) if self._trouble else ""

    @Property(str, notify=noticeChanged)
    def understood(self) -> str:
        return self.words.text("button.ok")

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self._saved, self._trouble, self._copied = None, "", False
        self.noticeChanged.emit()

    @Slot()
    def openFolder(self) -> None:  # noqa: N802
        if self._saved is not None:
            show_folder.show(self._saved)

    # Where one goes from here

    @Property(bool, constant=True)
    def isFromShelf(self) -> bool:  # noqa: N802
        return self._is_from_shelf

    @Slot()
    def goHome(self) -> None:  # noqa: N802
        self._ways.home()

    @Slot()
    def leave(self) -> None:
        self._ways.leave()

    @Slot()
    def again(self) -> None:
        self._ways.again()

    @Slot()
    def change(self) -> None:
        self._ways.change()
