"""What can go wrong, each with a sentence for a person: it names the thing and says what is allowed."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable

from .sentences import Sentence


class LanternError(Exception):
    """The root of everything the engine raises on purpose."""

    @property
    def said(self) -> Sentence:
        """What an app may know by an id."""
        found = self.args[0] if self.args else ""
        return found if isinstance(found, Sentence) else Sentence(str(self))


class BadSetup(LanternError):
    """A game that can't be begun like this."""


class BadJournal(LanternError):
    """A journal that can't be played, or that belongs to other rules."""


class BadRuleset(LanternError):
    """A ruleset file that can't be read."""


class NotYaml(LanternError):
    """A file that should be YAML and is not, or can't be read at all."""

    def __init__(self, file: object, what: str, line: int = 0) -> None:
        super().__init__(f"{file}:{line}: {what}" if line else f"{file}: {what}")
        self.line, self.what = line, what


class UnknownRuleset(LanternError):
    """There is no ruleset of this id."""


class InvalidAnswer(LanternError):
    """An answer that the pending ask does not allow."""


class NothingToUndo(LanternError):
    """No answer has been given yet."""


class _Short(reprlib.Repr):
    def repr_int(self, x: int, level: int) -> str:
        # Python refuses to write out what is longer than some thousand digits.
        return super().repr_int(x, level) if x.bit_length() < 1000 else f"a number of {x.bit_length()} bits"


_short = _Short()
_short.maxstring = _short.maxother = 60
_short.maxlevel = 2


def shown(value: object) -> str:
    """A value as a sentence may quote it: short, whatever came in."""
    return _short.repr(value)


def listed(items: Iterable[object], most: int = 30) -> str:
    names = [str(item) for item in items]
    more = f", and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
