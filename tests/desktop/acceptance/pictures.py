"""Pictures side by side."""

from __future__ import annotations

# Of 255. The edges of large letters come out a shade apart, depending on what the process has drawn before: a shift of
# a thirtieth of a pixel, which makes less than this.
HAIR = 48
ROW = 4096


def differing(one: bytes, other: bytes) -> int:
    """How many bytes differ by more than a hair."""
    assert len(one) == len(other)
    rows = ((one[at : at + ROW], other[at : at + ROW]) for at in range(0, len(one), ROW))
    return sum(abs(a - b) > HAIR for left, right in rows if left != right for a, b in zip(left, right, strict=True))
