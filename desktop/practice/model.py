"""The view model of the practice round: the line of guidance, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Slot

from desktop.keep.preferences import Preferences
from desktop.practice.friends import Friends
from desktop.practice.round import rounds
from desktop.table.pages.pages import CoverPage, LitPage, Page, TablePage
from desktop.table.stage.guide import Guide, kind_of
from desktop.table.stage.stage import Stage
from desktop.widgets.options import Chip
from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml

# How often the imaginary players look up, in milliseconds.
OFTEN = 100


class PracticeWords(PageWords):
    title = Said("practice.title")
    leave = Said("practice.leave")
    done = Said("practice.done")
    again = Said("practice.again")
    others = Said("practice.other")
    home = Said("practice.home")
    suggest = Said("practice.suggest")


@dataclass(frozen=True)
class PracticePage:
    language: str
    you: str
    line: str
    is_over: bool
    # The other rounds there are.
    others: tuple[Chip, ...]
    words: PracticeWords


@dataclass(frozen=True)
class PracticeTable:
    """The round that is on, if one is, and whether it is looked at."""

    stage: Callable[[], Stage | None]
    is_up: Callable[[], bool]


@dataclass(frozen=True)
class FromPractice:
    # This round: once more, or another one.
    practise: Callable[[str], None]
    # What to play, for people who have never played.
    suggest: Callable[[], None]
    leave: Callable[[], None]


@for_qml(PracticePage)
class PracticeModel(Screen):
    def __init__(self, preferences: Preferences, at: PracticeTable, ways: FromPractice) -> None:
        super().__init__(preferences)
        self._at, self._ways = at, ways
        self._on: _On | None = None
        self._is_over = False
        self._timer = QTimer(self, interval=OFTEN)
        self._timer.timeout.connect(self.tick)
        self._sit_down()

    def refresh(self) -> None:
        self._sit_down()
        super().refresh()

    def made(self) -> PracticePage:
        words, on = self.words, self._on
        return PracticePage(
            language=words.language,
            you=words.text("practice.you", name=on.me) if on else "",
            line=self._line(on) if on else "",
            is_over=self._is_over,
            others=tuple(Chip(id, words.text(f"round.{id}.name"), False) for id in rounds() if id != self._played),
            words=PracticeWords(words),
        )

    @Slot()
    def tick(self) -> None:
        # Nobody plays on while somebody reads the rulebook.
        if self._on is not None and not self._is_over and self._at.is_up():
            self._on.friends.tick()

    @Slot()
    def again(self) -> None:
        self._ways.practise(self._played)

    @Slot(str)
    def another(self, id: str) -> None:
        if id in rounds():
            self._ways.practise(id)

    @property
    def _played(self) -> str:
        return self._on.stage.session.rules.id if self._on is not None else ""

    @Slot()
    def suggest(self) -> None:
        self._stop()
        self._ways.suggest()

    @Slot()
    def leave(self) -> None:
        self._stop()
        self._ways.leave()

    def _sit_down(self) -> None:
        """At the round that is on, if it is another one."""
        stage = self._at.stage()
        if stage is None:
            self._on = None
        elif self._on is None or self._on.stage is not stage:
            self._on, self._is_over = _On(stage), False
            stage.pageChanged.connect(self._look)
            stage.liveChanged.connect(self._look)
            stage.finished.connect(self._end)
            stage.left.connect(self._timer.stop)
        self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        if self._on is not None:
            self._on.stage.stop()

    @Slot()
    def _look(self) -> None:
        if self._on is not None and self.shown().line != self._line(self._on):
            super().refresh()

    def _line(self, on: _On) -> str:
        """What is said of each real game, but where friends do what people do there."""
        return self.words.text(on.caption(), name=on.holder)

    @Slot()
    def _end(self) -> None:
        self._is_over = True
        super().refresh()


class _On:
    """A round that is on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.friends = Friends(stage)
        self._guide = Guide()

    @property
    def me(self) -> str:
        seating = self.stage.seating
        return seating.call(seating.words)(self.friends.me)

    @property
    def holder(self) -> str:
        """Whose turn it is."""
        return getattr(self.stage.shown, "name", "")

    def caption(self) -> str:
        stage = self.stage
        caption = self._guide.caption(stage.shown, stage.live, kind_of(stage.session.game))
        own = self._own(stage.shown, caption)
        return own or f"guide.{caption or 'moment'}"

    def _own(self, page: Page, caption: str) -> str:
        """Where it is not as at a real table: others need no hands, and nobody argues."""
        if isinstance(page, LitPage | CoverPage):
            is_cover, is_mine = isinstance(page, CoverPage), page.name == self.friends.me
            if is_mine:
                return f"practice.mine.{caption}" if is_cover else ""
            return "practice.cover.theirs" if is_cover else "practice.lit.theirs"
        if isinstance(page, TablePage) and caption in ("point", "in_turn"):
            has_pointed = any(seat.has_pointed for seat in page.seats if seat.name == self.friends.me)
            return "practice.others" if has_pointed else "practice.point"
        if caption == "choose_openly" and self.stage.session.top.is_pair:
            return "practice.pair"
        return "practice.talk" if caption == "talk" else ""
