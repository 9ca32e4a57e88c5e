"""Last words."""

from __future__ import annotations

from rulesets.engine.asks import Flow
from rulesets.engine.table import Table


def last(table: Table, seat: str, length: int, seconds: int | None = None) -> Flow:
    """J9-62, EJ-52, LR-175: once, in the open, told to everybody."""
    text = yield table.text("last_words", seat, length, secret=False, seconds=seconds)
    if text is not None:
        table.announce("last_words", seat=seat, text=text)
