"""Packs: several players who decide together, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def decided(namings: Iterable[str]) -> str | None:
    """The most named; of those tied, the one named last."""
    order = list(namings)
    tally = Counter(order)
    most = max(tally.values(), default=0)
    return next((name for name in reversed(order) if tally[name] == most), None)
