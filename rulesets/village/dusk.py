"""The evening: the execution, and the last words."""

from __future__ import annotations

from rulesets.engine.asks import Flow

from .village import Village
from .vote import Verdict

LENGTH = 400


def execution(village: Village, verdict: Verdict, last_words: bool) -> Flow:
    table = village.table
    condemned = verdict.condemned
    table.phase = "dusk"
    village.executed = condemned
    if condemned is None:
        table.announce("execution.none", reason=verdict.reason)
        return
    table.announce("execution", seat=condemned)
    if last_words:
        yield from _last_words(village, condemned)
    # J9-63, U13-25: dead after its last words, before the victory check.
    table.bury(condemned, "execution")


def _last_words(village: Village, seat: str) -> Flow:
    """J9-62: once, in the open, told to everybody."""
    text = yield village.table.text("last_words", seat, LENGTH, secret=False)
    if text is not None:
        village.table.announce("last_words", seat=seat, text=text)
