"""What has a fixed place on a page must fit it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from .book import Book

# By the pattern of an id: how wide a text may be. A full-width character is 1, any other 0.5.
LIMITS = (
    # Four lines of the read area of a lit page, less what wrapping wastes.
    (re.compile(r"(role|card)\.\w+\.does"), 84.0),
    # Two lines on a card's face; beside its letter when it comes.
    (re.compile(r"(role|card|event)\.\w+\.brief"), 14.0),
    (re.compile(r"card\.\w+\.when"), 5.0),
    # One line at the foot of a lit page's read area.
    (re.compile(r"ask\.[\w.]+(?<!\.hint)"), 23.0),
    # A ready phrase's tablet; a ready phrase beside the notes.
    (re.compile(r"phrase\.\d"), 11.0),
    (re.compile(r"note\.(phrase|question)\.\d"), 15.0),
    # The prompt, its second line and what comes in that line's place: a longer one would move what is below.
    (re.compile(r"prompt\.(?!hint)[\w.]+"), 18.0),
    (re.compile(r"prompt\.hint\.\w+|lit\.(again|must_choose|choose_first|declined|too_late|not_that)"), 27.0),
    # Buttons at the foot of a lit page.
    (re.compile(r"lit\.(nobody|nothing|write_nothing)"), 8.0),
    (re.compile(r"lit\.hold"), 16.0),
)
# Asks to the whole table stand on the table, where there is room.
OPEN = re.compile(r"ask\.(talk|dawn|dusk|estate|last_words|hunter|alpha|knight|mason\.sacrifice|trade\.open)\b.*")


def width(text: str) -> float:
    return sum(1.0 if unicodedata.east_asian_width(character) in "WFA" else 0.5 for character in text)


def complaints(book: Book) -> Iterator[str]:
    for language, id, text in book.texts():
        limit = next((limit for pattern, limit in LIMITS if pattern.fullmatch(id) and not OPEN.fullmatch(id)), None)
        if limit is not None and width(text) > limit:
            yield f"{book.where(language, id)}: {width(text):g} wide, {limit:g} is the most: {text}"
