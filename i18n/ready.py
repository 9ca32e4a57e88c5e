"""Ready phrases travel as ids: whoever reads one reads it in his own language. What was typed stays as it was typed.

A rule may put several lines into one, with spaces between them, so an id is known wherever it stands alone. What looks
like one and was typed is kept with a dot that nobody types, and read with the one that he typed.
"""

from __future__ import annotations

import re

from .words import Words

PHRASES = 8
_ID = re.compile(r"(?<!\S)phrase\.\d+(?!\S)")
_TYPED_DOT = "\u2024"
_TYPED = re.compile(rf"(?<!\S)phrase{_TYPED_DOT}\d+(?!\S)")


def phrases(words: Words) -> tuple[str, ...]:
    return tuple(words.text(f"phrase.{number}") for number in range(1, PHRASES + 1))


def typed(text: str) -> str:
    """As a text is kept that is nothing but typed."""
    return _ID.sub(lambda found: found[0].replace(".", _TYPED_DOT), text)


def kept(words: Words, text: str, most: int) -> str:
    """With an id for each line that is a ready phrase of its writer, as far as there is room for it."""
    ids = {phrase: f"phrase.{number}" for number, phrase in enumerate(phrases(words), 1)}
    lines = [typed(line) for line in text.split("\n")]
    free = most - len(text)
    for at, line in enumerate(lines):
        id = ids.get(line.strip())
        if id is not None and len(id) - len(line) <= free:
            free -= len(id) - len(line)
            lines[at] = id
    return "\n".join(lines)


def read(words: Words, text: str) -> str:
    """Where an id is unknown, it is what somebody typed before there were any."""
    said = _ID.sub(lambda found: words.text(found[0]) if found[0] in words else found[0], text)
    return _TYPED.sub(lambda found: found[0].replace(_TYPED_DOT, "."), said)
