"""What is set, and the language that is spoken: a change holds at once, for all who listen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.keep.settings import Settings, SettingsFile


class Preferences(QObject):
    changed = Signal()
    languageChanged = Signal()  # noqa: N815

    def __init__(self, file: SettingsFile, language: str) -> None:
        super().__init__()
        self._file = file
        self.language = language

    @property
    def settings(self) -> Settings:
        return self._file.settings

    def change(self, **values: Any) -> None:
        """Raises OSError where it can't be kept for the next time. It holds all the same."""
        try:
            self._file.change(**values)
        finally:
            self.changed.emit()

    def speak(self, language: str) -> None:
        """Raises OSError as `change` does."""
        self.language = language
        self.languageChanged.emit()
        self.change(language=language)
