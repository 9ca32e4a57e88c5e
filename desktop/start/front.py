"""What `Main.qml` sees of the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot

from desktop.keep.preferences import Preferences
from desktop.start.navigator import Navigator
from desktop.start.troubles import Troubles
from desktop.widgets import fonts
from desktop.widgets.screen import Screen
from desktop.widgets.typed import for_qml
from i18n import Words

if TYPE_CHECKING:
    from desktop.table.stage.stage import Stage


@for_qml()
class Front(QObject):
    screenChanged = Signal()  # noqa: N815
    languageChanged = Signal()  # noqa: N815
    lookChanged = Signal()  # noqa: N815
    troubleChanged = Signal()  # noqa: N815

    def __init__(
        self,
        preferences: Preferences,
        troubles: Troubles,
        navigator: Navigator,
        fill_screen: Callable[[], None],
        fast: bool,
    ) -> None:
        super().__init__()
        self._fill_screen = fill_screen
        self._preferences, self._troubles, self._navigator, self._fast = preferences, troubles, navigator, fast
        navigator.turned.connect(self.screenChanged)
        preferences.languageChanged.connect(self.languageChanged)
        preferences.changed.connect(self.lookChanged)
        for changes in (troubles.changed, navigator.turned, preferences.languageChanged):
            changes.connect(self.troubleChanged)

    @Property(str, notify=screenChanged)
    def screen(self) -> str:
        return self._navigator.screen

    @Property(QObject, notify=screenChanged)
    def model(self) -> Screen | None:
        return self._navigator.model

    @Property(QObject, notify=screenChanged)
    def stage(self) -> Stage | None:
        return self._navigator.stage

    @Property(str, notify=languageChanged)
    def language(self) -> str:
        return self._preferences.language

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def fonts(self) -> dict[str, dict[str, str]]:
        fonts.read(self._preferences.language)
        return fonts.by_language()

    @Property(float, notify=lookChanged)
    def textScale(self) -> float:  # noqa: N802
        return self._preferences.settings.text

    @Property(float, notify=lookChanged)
    def distanceScale(self) -> float:  # noqa: N802
        return self._preferences.settings.distance

    @Property(bool, notify=lookChanged)
    def reducedMotion(self) -> bool:  # noqa: N802
        return self._preferences.settings.reduced_motion

    @Property(bool, notify=lookChanged)
    def highContrast(self) -> bool:  # noqa: N802
        return self._preferences.settings.high_contrast

    @Property(bool, constant=True)
    def fast(self) -> bool:
        return self._fast

    @Property(str, notify=troubleChanged)
    def trouble(self) -> str:
        return self._troubles.line(self._preferences.language, self._navigator.screen)

    @Property(str, notify=languageChanged)
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
