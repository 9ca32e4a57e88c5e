"""Words of the table, wherever they stand in a text that everybody may read: dots below them, and what they mean.

An `AskedProse` or `AskedLines` finds them in what it says. A private page has neither: what can be tapped there is the
same for everybody, whatever it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, Slot

from desktop.widgets.said import PageWords, Said
from desktop.widgets.screen import Paged
from desktop.widgets.typed import for_qml
from i18n import Words
from i18n.languages import FALLBACK, KNOWN

if TYPE_CHECKING:
    from i18n.looking import Spot


class AskedWords(PageWords):
    close = Said("button.close")


class AskedWord(NamedTuple):
    name: str
    means: str


class AskedPage(NamedTuple):
    language: str
    # Of one word it is the word itself.
    title: str
    told: tuple[AskedWord, ...]
    words: AskedWords


@for_qml(AskedPage)
class WordsAsked(Paged):
    """`is_spoken`: whether people talk so in the game that the screen is about."""

    def __init__(self, parent: QObject, is_spoken: Callable[[], bool] = lambda: True) -> None:
        super().__init__(parent)
        self._is_spoken = is_spoken
        # What is asked about, and in what language it is written; empty while nothing is.
        self._text, self._language = "", FALLBACK

    def made(self) -> AskedPage:
        from i18n.terms import asked  # noqa: PLC0415  Home's first frame has nothing to ask about

        words = Words(self._language)
        told = tuple(AskedWord(" / ".join(word.names), word.means) for word in asked(words, self._text))
        title = told[0].name if len(told) == 1 else words.text("chapter.terms")
        return AskedPage(self._language, title, told, AskedWords(words))

    @Slot(str, str, "QVariantList", result="QVariantList")
    def spots(self, line: str, language: str, names: list[str]) -> list[QPointF]:
        """Each word once: x is where it begins, y how many letters it has. A player may be called as one of them is."""
        if language not in KNOWN or not self._is_spoken():
            return []
        from i18n.terms import marked  # noqa: PLC0415

        called = [found.span() for name in filter(None, names) for found in re.finditer(re.escape(name), line)]
        spots = marked(Words(language), line)
        return [QPointF(spot.start, spot.length) for spot in spots if not any(_is_in(spot, *name) for name in called)]

    @Slot(str, str)
    def ask(self, text: str, language: str) -> None:
        """What the words of the table in it mean."""
        if language in KNOWN:
            self._text, self._language = text, language
            self.refresh()

    @Slot()
    def close(self) -> None:
        if self._text:
            self.ask("", self._language)


def _is_in(spot: Spot, start: int, end: int) -> bool:
    return spot.start < end and start < spot.start + spot.length
