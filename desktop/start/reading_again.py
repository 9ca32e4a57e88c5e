"""The table's voice, lent to who looks at a game again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop.after.end.aloud import Aloud

if TYPE_CHECKING:
    from desktop.voice.voice import Voice


class ReadingAgain(Aloud):
    def __init__(self, voice: Callable[[], Voice]) -> None:
        """`voice` is asked for when something is first to be said."""
        self._voice = voice
        self._lent: Voice | None = None

    def tell(self, language: str, lines: Sequence[str]) -> None:
        from desktop.voice.announcement import Announcement  # noqa: PLC0415

        self._lent = self._voice()
        self._lent.retell(Announcement(language, tuple(lines)))

    def hush(self) -> None:
        if self._lent is not None:
            self._lent.hush()

    @property
    def speaks(self) -> bool:
        return self._lent is not None and self._lent.speaks
