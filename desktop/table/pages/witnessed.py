"""What was witnessed of a seat, told to its reader: the newest first of all, the rest as lines of his diary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.table.session.session import Session
from desktop.table.session.witness import LIT, SKIPPED, WRONG, SeenTurn
from i18n import Words, speak

_MINUTE, _HOUR = 60, 3600


class OwnLine(NamedTuple):
    # How many notices of the reader's stand before it; None: all of them, it is news.
    after: int | None
    when: str
    text: str

    def stands_before(self, number: int, notices: int) -> bool:
        """The notice of this number, of so many; some may have been taken back since."""
        return number == (notices if self.after is None else min(self.after, notices))


def witnessed(session: Session, seat: str, words: Words) -> Iterator[OwnLine]:
    turns = list(session.witness.turns_of(seat, session.turn_called))
    opened = max((turn.last.at for turn in turns), default=0.0)
    for turn in turns:
        when = speak.date(words, turn.last.day, turn.last.phase)
        for text in _fresh(turn, opened, words) if turn.is_fresh else _past(turn, words):
            yield OwnLine(None if turn.is_fresh else turn.last.told, when, text)


def _fresh(turn: SeenTurn, opened: float, words: Words) -> Iterator[str]:
    """`opened`: when its reader has come."""
    wrong, lit = turn.times(WRONG), turn.times(LIT)
    if turn.times(SKIPPED):
        yield words.text("witness.skipped")
    if wrong:
        yield words.text("witness.wrong", n=len(wrong), ago=ago(opened - wrong[-1], words))
    if len(lit) > 1:
        said = "witness.twice" if len(lit) == 2 else "witness.often"
        yield words.text(said, n=len(lit), ago=ago(lit[-1] - lit[-2], words))


def _past(turn: SeenTurn, words: Words) -> Iterator[str]:
    wrong, lit = len(turn.times(WRONG)), len(turn.times(LIT))
    if turn.times(SKIPPED):
        yield words.text("witness.skipped")
    if wrong:
        yield words.text("witness.wrong.then", n=wrong)
    if lit > 1:
        yield words.text("witness.opened.then", n=lit)


def ago(seconds: float, words: Words) -> str:
    """As one says it; a clock that was put back says nothing."""
    if seconds < 0:
        return words.text("ago.unknown")
    for id, unit in (("ago.seconds", 1), ("ago.minutes", _MINUTE), ("ago.hours", _HOUR)):
        if seconds < 90 * unit or unit == _HOUR:
            return words.text(id, n=max(1, round(seconds / unit)))
    raise AssertionError(seconds)
