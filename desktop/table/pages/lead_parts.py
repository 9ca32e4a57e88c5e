"""What a leader's sheet is made of."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.widgets.said import PageWords, Said


@dataclass(frozen=True)
class CallRow:
    """One of the night's calls, as all of them are listed; the living who are tapped at its end are one."""

    name: str
    motif: str
    is_on: bool
    is_done: bool


@dataclass(frozen=True)
class LeadSeat:
    """A seat, or a role that can be chosen in its place."""

    place: str
    number: int
    name: str
    # How and when it fell; empty for the living.
    fell: str
    has_eyes_open: bool
    can_be_chosen: bool
    is_chosen: bool
    # What it is, while the page is held.
    role: str
    described: str


class LeadWords(PageWords):
    title = Said("lead.title")
    calls = Said("lead.calls")
    aloud = Said("lead.aloud")
    eyes = Said("lead.eyes")
    tap = Said("lead.tap")
    back = Said("lead.back")
    truth = Said("lead.truth")
    away = Said("lead.away")
    nobody = Said("lead.nobody")
    write_here = Said("text.write_here")
