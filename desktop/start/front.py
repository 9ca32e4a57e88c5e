"""What `Main.qml` sees of the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.keep.preferences import Preferences
from desktop.start.navigator import Navigator
from desktop.start.troubles import Troubles
from desktop.widgets.asked import WordsAsked
from desktop.widgets.looks import Looks
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

if TYPE_CHECKING:
    from desktop.table.stage.stage import Stage


@for_qml()
class Front(Looks):
    screenChanged = Signal()  # noqa: N815
    troubleChanged = Signal()  # noqa: N815

    def __init__(
        self,
        preferences: Preferences,
        troubles: Troubles,
        navigator: Navigator,
        fill_screen: Callable[[], None],
        fast: bool,
    ) -> None:
        super().__init__(preferences, fast)
        self._fill_screen = fill_screen
        self._troubles, self._navigator = troubles, navigator
        self._asked = WordsAsked(self, navigator.hunts)
        navigator.turned.connect(self._asked.close)
        navigator.turned.connect(self.screenChanged)
        for changes in (troubles.changed, navigator.turned, preferences.languageChanged):
            changes.connect(self.troubleChanged)

    @Property(str, notify=troubleChanged)
    def title(self) -> str:
        """What the window is called, by whoever can't see it too: the same on every screen."""
        return Words(self._preferences.language).text("window.title")

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._navigator.screen

    @Property(QObject, notify=screenChanged)
    def model(self) -> Screen | None:
        return self._navigator.model

    @Property(QObject, notify=screenChanged)
    def stage(self) -> Stage | None:
        return self._navigator.stage

    @Property(QObject, constant=True)
    def asked(self) -> WordsAsked:
        """What words of the table mean, over any screen."""
        return self._asked

    @Property(str, notify=troubleChanged)
    def trouble(self) -> str:
        return self._troubles.line(self._preferences.language, self._navigator.screen)

    @Property(str, notify=troubleChanged)
    def understood(self) -> str:
        return Words(self._preferences.language).text("button.ok")

    @Property(str, notify=troubleChanged)
    def wayHome(self) -> str:  # noqa: N802
        """What the way Home is called, where the trouble offers one."""
        offers = self._troubles.is_unforeseen and self._navigator.screen != "home"
        return Words(self._preferences.language).text("button.home") if offers else ""

    @Slot()
    def dismissTrouble(self) -> None:  # noqa: N802
        self._troubles.dismiss(self._navigator.screen)

    @Slot()
    def goHome(self) -> None:  # noqa: N802
        self._troubles.dismiss(self._navigator.screen)
        self._navigator.flee()

    @Slot()
    def switchFullScreen(self) -> None:  # noqa: N802
        self._fill_screen()
