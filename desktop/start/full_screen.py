"""Whether the window fills the screen: by the setting, by F11 and by buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.keep.disk import sentence
from desktop.keep.preferences import Preferences
from desktop.start.troubles import Troubles

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow


class FullScreen:
    def __init__(self, preferences: Preferences, troubles: Troubles) -> None:
        self._preferences, self._troubles = preferences, troubles
        self._window: QQuickWindow | None = None
        preferences.changed.connect(self._put_in_force)

    def show(self, window: QQuickWindow) -> None:
        self._window = window
        if self._preferences.settings.fullscreen:
            window.showFullScreen()
        else:
            window.show()

    def switch(self) -> None:
        """To or from it, as the window stands: the system may have changed that by itself."""
        try:
            self._preferences.change(fullscreen=not self._is_full)
        except OSError as refused:
            self._troubles.say(sentence(refused))

    @property
    def _is_full(self) -> bool:
        window = self._window
        return window is not None and window.visibility() == window.Visibility.FullScreen

    def _put_in_force(self) -> None:
        window, wanted = self._window, self._preferences.settings.fullscreen
        if window is None or self._is_full == wanted:
            return
        if wanted:
            window.showFullScreen()
        else:
            window.showNormal()
