"""When something is, or was. Home says it of the game that waits, and `speak` takes 5 ms to import."""

from __future__ import annotations

from .words import Words


def when(words: Words, day: int, phase: str) -> str:
    """A moment as a title has it: 三日目・昼."""
    id = f"when.{phase}.opening"
    if day == 0 and id in words:
        return words.text(id)
    return words.text(f"when.{phase}", day=words.numeral(day))


def when_parts(words: Words, day: int, phase: str) -> tuple[str, str]:
    """The same in two lines: which day, and which part of it; a title that is one has no second."""
    first, _, second = when(words, day, phase).partition(words.text("when.joint"))
    return first.strip(), second.strip()


def date(words: Words, day: int, phase: str) -> str:
    """A moment as a line begins: 3日目 昼."""
    id = f"date.{phase}.opening"
    if day == 0 and id in words:
        return words.text(id)
    return words.text(f"date.{phase}", day=day)
