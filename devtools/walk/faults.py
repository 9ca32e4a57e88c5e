"""What is wrong with how things stand: over each other, out of the window, cut, or too small to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from devtools.gallery.clips import Box, cut_off
from devtools.walk import lines
from devtools.walk.things import Thing

# Edges may touch, and so far they may lie over each other: a hair, and the air above and below letters.
_HAIR, _AIR = 2.0, 0.2
# Sizes are whole pixels.
_ROUNDED = 0.5
# What a word is called in the catalogs.
ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_-]+)+")


def faults(things: Sequence[Thing], window: Box) -> Iterator[str]:
    for thing in things:
        yield from (f"{thing} {fault}" for fault in _own(thing, window))
    yield from _crossings(things)


def _own(thing: Thing, window: Box) -> Iterator[str]:
    if thing.text is None:
        if not thing.scrolls and (out := thing.box.outside(thing.cut)) > _HAIR:
            yield f"leaves {'the window' if thing.cut == window else 'what shows it'} by {out:.0f}"
    elif any(map(str.isalnum, thing.text.text)):
        yield from cut_off(thing.text, window)
        if ID.fullmatch(thing.text.text):
            yield "is an id"
        if not thing.role:
            yield "has no role"
        if thing.text.size < thing.least - _ROUNDED:
            yield f"is {thing.text.size:.0f} px, its least is {thing.least:.0f}"
        yield from lines.faults(thing.said) if thing.said else ()


def _crossings(things: Sequence[Thing]) -> Iterator[str]:
    # From left to right: what begins behind another's end can't lie on it, nor can what comes after.
    row = sorted((thing for thing in things if not thing.is_free), key=lambda thing: thing.seen.left)
    for place, one in enumerate(row):
        for other in row[place + 1 :]:
            if other.seen.left > one.seen.right:
                break
            if _cross(one, other):
                yield f"{one} and {other} lie on each other"


def _cross(one: Thing, other: Thing) -> bool:
    if one.is_in(other) or other.is_in(one):
        return False
    both, air = one.seen.shared(other.seen), _air(one, other)
    if both.right - both.left <= air or both.bottom - both.top <= air or _is_shadow(one, other):
        return False
    # What stands on a plate stands on it whole.
    if "plate" in (one.kind, other.kind):
        return one.seen.outside(other.seen) > air and other.seen.outside(one.seen) > air
    return True


def _air(one: Thing, other: Thing) -> float:
    sizes = [thing.text.size for thing in (one, other) if thing.text]
    return max(2 * _HAIR, _AIR * min(sizes)) if sizes else _HAIR


def _is_shadow(one: Thing, other: Thing) -> bool:
    """The same text once more."""
    if one.text is None or other.text is None or one.text.text != other.text.text:
        return False
    return abs(one.seen.left - other.seen.left) < 0.5 * one.text.size
