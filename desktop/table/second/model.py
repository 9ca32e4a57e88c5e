"""The second screen's view model: it looks on at a stage, and has nothing of it that not everybody may know."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.keep.preferences import Preferences
from desktop.table.pages.pages import PlayPage
from desktop.table.privacy.machine import State
from desktop.table.second.page import SecondPage, WaitingPage, second_page, waiting_page
from desktop.table.stage.live import OpenLive, OpenValues
from desktop.table.stage.stage import Stage
from desktop.widgets.looks import Looks
from desktop.widgets.typed import Shown, for_qml, retire, shown
from i18n import Words


@for_qml(SecondPage, WaitingPage)
class SecondScreen(OpenValues):
    pageChanged = Signal()  # noqa: N815

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        # It goes when they go, in the window's own thread; garbage may be collected in any.
        super().__init__(preferences)
        looks.setParent(self)
        self._preferences, self._looks = preferences, looks
        self._stage: Stage | None = None
        self._record: PlayPage = self._waiting()
        self._page = shown(self._record, self)
        preferences.languageChanged.connect(self._turn)

    @Property("QVariant", notify=pageChanged)  # type: ignore[arg-type]
    def page(self) -> object:
        return self._page

    @Property(str, notify=pageChanged)
    def title(self) -> str:
        return Words(self._preferences.language).text("settings.second")

    @Property(QObject, constant=True)
    def looks(self) -> Looks:
        return self._looks

    @property
    def shown(self) -> PlayPage:
        return self._record

    def follow(self, stage: Stage | None) -> None:
        """Of this game from now on, or of none."""
        if stage is self._stage:
            return
        self._leave()
        # Another game has a table of its own: nothing there remembers the last one's seats.
        self._put(self._waiting())
        self._stage = stage
        if stage is not None:
            stage.pageChanged.connect(self._turn)
            stage.momentChanged.connect(self._turn)
            stage.liveChanged.connect(self._move)
        self._turn()

    def _leave(self) -> None:
        stage = self._stage
        if stage is not None:
            stage.pageChanged.disconnect(self._turn)
            stage.momentChanged.disconnect(self._turn)
            stage.liveChanged.disconnect(self._move)

    @Slot()
    def _turn(self) -> None:
        stage = self._stage
        if stage is None:
            self._put(self._waiting())
        elif stage.session.state is not State.SPENT:
            self._put(second_page(stage.session, stage.moment))
        self._move()

    @Slot()
    def _move(self) -> None:
        live = self._stage.live.openly if self._stage is not None else OpenLive()
        if live != self.live:
            self.live = live
            self.liveChanged.emit()

    def _put(self, page: PlayPage) -> None:
        if page == self._record:
            return
        before: Shown
        before, self._record, self._page = self._page, page, shown(page, self, self._page)
        self.pageChanged.emit()
        retire(before, self._page)

    def _waiting(self) -> WaitingPage:
        return waiting_page(Words(self._preferences.language))
