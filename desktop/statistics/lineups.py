"""Which line-up a table was set with, as one text: a board's id, or how many of each role the group chose."""

from __future__ import annotations

import re
from collections.abc import Mapping

_COUNTED = re.compile(r"(\w+):(\d+)")


def lineup_in(head: Mapping[str, object]) -> str:
    """Empty where it went by the number of players, or nobody knows any more."""
    setup = head.get("setup")
    dealt = setup.get("preset") if isinstance(setup, Mapping) else None
    if isinstance(dealt, str):
        return dealt
    # The same roles are the same line-up, in whatever order they were chosen.
    return " ".join(f"{id}:{n}" for id, n in sorted(dealt.items()) if n) if isinstance(dealt, Mapping) else ""


def counts(lineup: str) -> dict[str, int]:
    """Of each role; nothing for a board."""
    return {id: int(n) for id, n in _COUNTED.findall(lineup)}
