"""Pictures side by side."""

from __future__ import annotations

ROW = 4096


def differing(one: bytes, other: bytes) -> int:
    """How many bytes differ."""
    assert len(one) == len(other)
    rows = ((one[at : at + ROW], other[at : at + ROW]) for at in range(0, len(one), ROW))
    return sum(a != b for left, right in rows if left != right for a, b in zip(left, right, strict=True))
