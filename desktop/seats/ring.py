"""A seat of the ring as it is drawn: at the table, in the replay, at the end."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatTag:
    """A public state of a seat, or a role that all were shown: which motif of assets/motifs, and what it means."""

    motif: str
    text: str
    # A role's says whose side it is on; a state's is always a tag.
    frame: str = "tag"


@dataclass(frozen=True)
class RingSeat:
    number: int
    name: str
    # living, out, ghost (out, but may speak)
    state: str
    # At most three are drawn; what hangs first counts most.
    tags: tuple[SeatTag, ...] = ()
    in_prison: bool = False
    # When and, where public, how it left: "2日目 夕・処刑".
    fate: str = ""
    # Its role, where that was shown to everybody.
    shown: SeatTag | None = None
    # On the board: whether it has a vote, has pointed, at whom (0 abstains), and what stands against it.
    votes: bool = False
    has_pointed: bool = False
    points_at: int = 0
    counted: str = ""
    # On a show of hands: what it says, in words.
    says: str = ""
    # The step asks for this seat: it may be tapped.
    can_be_tapped: bool = False
    is_chosen: bool = False
    # For who hears the page instead of seeing it: the seat, and its knot.
    described: str = ""
    knot: str = ""
