"""The end screen's view model: the story, and how far one has gone through it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import Property, Signal, Slot

from desktop.end.page import EndPage, page
from desktop.end.story import Story, told
from desktop.screen import Desk, Screen
from i18n import Words


class EndDesk(Desk, Protocol):
    def again(self) -> None:
        """The same people, line-up and house rules once more."""


class EndModel(Screen):
    atChanged = Signal()  # noqa: N815

    def __init__(self, desk: EndDesk, journal: Mapping[str, Any], back: str = "home") -> None:
        super().__init__(desk)
        self._back = back
        self._again = desk.again
        self._journal = journal
        self._story: Story | None = None
        self._at = -1

    @property
    def story(self) -> Story:
        """Told when it is first looked at."""
        if self._story is None:
            self._story = told(self._journal)
        return self._story

    @property
    def words(self) -> Words:
        return Words(self.desk.language, self._journal["ruleset"])

    def made(self) -> EndPage:
        return page(self.words, self.story)

    @Property(int, notify=atChanged)
    def at(self) -> int:
        return self.place

    @property
    def place(self) -> int:
        """Which step the lantern stands at: at first the last one."""
        return self._at if self._at >= 0 else len(self.story.steps) - 1

    @Slot(int)
    def jump(self, to: int) -> None:
        to = max(0, min(to, len(self.story.steps) - 1))
        if to != self.place:
            self._at = to
            self.atChanged.emit()

    @Slot(int)
    def step(self, by: int) -> None:
        self.jump(self.place + by)

    @Slot(float)
    def seek(self, share: float) -> None:
        """To the step that stands nearest to this part of the way."""
        places = [step["at"] for step in self.shown()["steps"]]
        after = bisect_left(places, share)
        near = [place for place in (after - 1, after) if 0 <= place < len(places)]
        self.jump(min(near, key=lambda place: abs(places[place] - share)))

    @Slot()
    def leave(self) -> None:
        self.desk.go(self._back)

    @Slot()
    def again(self) -> None:
        self._again()
