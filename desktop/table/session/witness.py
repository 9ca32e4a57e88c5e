"""Which page was opened when, who stood before it with a wrong PIN, and whom the table went on without.

It is kept with the game, so that neither leaving nor a kill wipes it, and told to whose page it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

LIT, WRONG, SKIPPED = "lit", "wrong", "skipped"


@dataclass(frozen=True)
class Witnessed:
    kind: str
    seat: str
    # Which of all turns, a phase that was begun anew counted as another.
    turn: str
    day: int
    phase: str
    # How many notices this seat had been told by then: where it stands in its diary.
    told: int
    # Seconds since the epoch, as far as the machine's clock can be trusted.
    at: float

    @property
    def written(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class SeenTurn:
    """All that was witnessed of a seat in one turn."""

    seen: tuple[Witnessed, ...]
    # Whether its reader has had no other turn since.
    is_fresh: bool

    @property
    def last(self) -> Witnessed:
        return self.seen[-1]

    def times(self, kind: str) -> tuple[float, ...]:
        return tuple(one.at for one in self.seen if one.kind == kind)


@dataclass(frozen=True)
class Witness:
    entries: tuple[Witnessed, ...] = ()

    @classmethod
    def read(cls, entries: Iterable[object]) -> Witness:
        """As a file has them. What does not fit is left out."""
        return cls(tuple(Witnessed(**entry) for entry in entries if isinstance(entry, Mapping) and _fits(entry)))

    def with_(self, one: Witnessed) -> Witness:
        return Witness((*self.entries, one))

    def turns_of(self, seat: str, turn: str) -> Iterator[SeenTurn]:
        """One after the other; `turn`: the one that is on."""
        own = [one for one in self.entries if one.seat == seat]
        read = max((at for at, one in enumerate(own) if one.kind == LIT and one.turn != turn), default=-1)
        start = 0
        for _, each in groupby(own, key=lambda one: one.turn):
            seen = tuple(each)
            start += len(seen)
            yield SeenTurn(seen, start - 1 > read)

    def wrong_since(self, seat: str) -> int:
        """How many wrong PINs there were since the page was opened last."""
        own = [one.kind for one in self.entries if one.seat == seat]
        opened = max((at for at, kind in enumerate(own) if kind == LIT), default=-1)
        return own[opened + 1 :].count(WRONG)


def _fits(entry: Mapping[Any, Any]) -> bool:
    kinds = {"kind": str, "seat": str, "turn": str, "day": int, "phase": str, "told": int}
    return (
        entry.keys() == {*kinds, "at"}
        and all(type(entry[key]) is kind for key, kind in kinds.items())
        and type(entry["at"]) in (int, float)
        and entry["kind"] in (LIT, WRONG, SKIPPED)
    )
