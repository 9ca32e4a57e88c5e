"""The view model of the practice round: the line of guidance, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Slot

from desktop.keep.preferences import Preferences
from desktop.practice.friends import Friends
from desktop.practice.guide import Guide
from desktop.table.stage.stage import Stage
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
    home = Said("practice.home")
    suggest = Said("practice.suggest")


@dataclass(frozen=True)
class PracticePage:
    language: str
    you: str
    line: str
    is_over: bool
    words: PracticeWords


@dataclass(frozen=True)
class PracticeTable:
    """The round that is on, if one is, and whether it is looked at."""

    stage: Callable[[], Stage | None]
    is_up: Callable[[], bool]


@dataclass(frozen=True)
class FromPractice:
    again: Callable[[], None]
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
            line=words.text(on.line(), name=on.holder) if on else "",
            is_over=self._is_over,
            words=PracticeWords(words),
        )

    @Slot()
    def tick(self) -> None:
        # Nobody plays on while somebody reads the rulebook.
        if self._on is not None and not self._is_over and self._at.is_up():
            self._on.friends.tick()

    @Slot()
    def again(self) -> None:
        self._ways.again()

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

    def _look(self) -> None:
        if self._on is not None and self.shown().line != self.words.text(self._on.line(), name=self._on.holder):
            super().refresh()

    def _end(self) -> None:
        self._is_over = True
        super().refresh()


class _On:
    """A round that is on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.friends = Friends(stage)
        self._guide = Guide(self.friends.me)

    @property
    def me(self) -> str:
        seating = self.stage.seating
        return seating.call(seating.words)(self.friends.me)

    @property
    def holder(self) -> str:
        """Whose turn it is."""
        return getattr(self.stage.shown, "name", "")

    def line(self) -> str:
        ask = self.stage.session.ask
        return self._guide.line(self.stage.shown, self.stage.live, ask.id if ask else "")
