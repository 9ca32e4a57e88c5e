"""The fixed words of a page: one line a word, looked up when it is first read.

    class PaceWords(PageWords):
        back = Said("button.back")

and `page.words.back` is what the button is called, in Python and in QML.
"""

from __future__ import annotations

from i18n import Words


class Said:
    """A word by its id in the catalogs."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __get__(self, page: PageWords, _owner: type[PageWords]) -> str:
        return page.words.text(self.id)


class PageWords:
    def __init__(self, words: Words) -> None:
        self.words = words

    def __eq__(self, other: object) -> bool:
        """Pages are compared before they are shown: the same words are those of the same language and table."""
        return isinstance(other, PageWords) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[object, ...]:
        return type(self), self.words.language, self.words.table
