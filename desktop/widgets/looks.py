"""How the app looks, as it is set: what a window of it is dressed by."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal

from desktop.keep.preferences import Preferences
from desktop.widgets import fonts
from desktop.widgets.typed import for_qml


@for_qml()
class Looks(QObject):
    languageChanged = Signal()  # noqa: N815
    lookChanged = Signal()  # noqa: N815

    def __init__(self, preferences: Preferences, fast: bool) -> None:
        super().__init__()
        self._preferences, self._fast = preferences, fast
        preferences.languageChanged.connect(self.languageChanged)
        preferences.changed.connect(self.lookChanged)

    @Property(str, notify=languageChanged)
    def language(self) -> str:
        return self._preferences.language

    @Property("QVariantMap", constant=True)  # type: ignore[arg-type]
    def fonts(self) -> dict[str, dict[str, str]]:
        fonts.read(self._preferences.language)
        return fonts.by_language()

    @Property("QVariantMap", notify=lookChanged)  # type: ignore[arg-type]
    def readings(self) -> dict[str, str]:
        """By language, of those that have a list; none while nobody wants to see them."""
        if not self._preferences.settings.readings:
            return {}
        # A start without them reads nothing of theirs.
        from i18n.readings import annotated, readings  # noqa: PLC0415

        return {language: readings(language) for language in annotated()}

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
