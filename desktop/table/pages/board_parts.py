"""What the pointing board is made of, and what is asked once more."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.seats.ring import SeatTag


@dataclass(frozen=True)
class OnceMore:
    """What is asked once more before it is done."""

    line: str
    explains: str
    yes: str
    no: str


@dataclass(frozen=True)
class CountRow:
    """One row of the count: a seat, and what points at it; or number 0, and what so many say."""

    number: int
    name: str
    # What it weighs, to be read; and how many fingers those are.
    count: str
    strokes: int


@dataclass(frozen=True)
class PointingBoard:
    """The pointing board, or a show of hands."""

    # Whose finger is to point, 0 once all have pointed.
    finger: int
    title: str
    name: str
    line: str
    rows: tuple[CountRow, ...] = ()
    # Who is still to point, by name and, where there are too many, by number.
    still_to_come: str = ""
    coming: str = ""
    # What the tags of those who sit there mean for this count.
    weights: tuple[SeatTag, ...] = ()
    # Everybody who votes has pointed, or has abstained where that is allowed; one line says who is missing.
    may_close: bool = False
    why_not: str = ""
    may_abstain: bool = False
    # Nobody may abstain here: the table may only go on without whoever is not there.
    must_point: bool = False
    may_undo: bool = False
    # Nobody has pointed, and all are to point at once.
    is_to_count: bool = False
    # Fingers are entered in seat order, each before the next: no countdown.
    one_by_one: bool = False
    # Whose finger is to be taken back is asked once more.
    erases: OnceMore | None = None
