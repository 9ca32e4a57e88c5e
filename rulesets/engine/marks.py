"""Lasting effects: small objects on a seat, with an owner and an expiry, not flags on a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Mark(NamedTuple):
    kind: str
    seat: str
    by: str | None
    until: str | None


class Marks:
    def __init__(self) -> None:
        self._marks: list[Mark] = []

    def put(self, kind: str, seat: str, *, by: str | None = None, until: str | None = None) -> None:
        """`until` names the moment that ends it, None lasts for the game."""
        self._marks.append(Mark(kind, seat, by, until))

    def of(self, kind: str) -> Iterator[Mark]:
        return (mark for mark in self._marks if mark.kind == kind)

    def on(self, seat: str, kind: str) -> bool:
        return any(mark.kind == kind and mark.seat == seat for mark in self._marks)

    def seats(self, kind: str) -> list[str]:
        return [mark.seat for mark in self.of(kind)]

    def lift(self, kind: str, *, seat: str | None = None, by: str | None = None) -> None:
        self._marks = [
            mark
            for mark in self._marks
            if mark.kind != kind or (seat not in (None, mark.seat)) or (by not in (None, mark.by))
        ]

    def expire(self, moment: str) -> None:
        self._marks = [mark for mark in self._marks if mark.until != moment]
