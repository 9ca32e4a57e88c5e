"""What everybody may know of the seats, from the notices told to all and from nothing else.

By a notice's id, whatever the ruleset: who falls by it and whether its cause is known, which tag it hangs on whom and
when that comes off, whose role it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulesets.engine import Notice


@dataclass(frozen=True)
class Fall:
    """Who falls: the param that names him or them, and the cause, where the notice itself says it."""

    who: str
    cause: str = ""


FALLS: Mapping[str, Fall] = {
    "dawn.deaths": Fall("seats"),
    "dusk.deaths": Fall("seats"),
    "chain.deaths": Fall("seats"),
    "event.victims": Fall("seats", "{event}"),
    "execution": Fall("seat", "execution"),
    "court.execution": Fall("seat", "court"),
    "hunter.shot": Fall("target", "shot"),
    "shot": Fall("target", "shot"),
    "duel": Fall("loser", "duel"),
    "mason.revealed": Fall("seat", "sacrifice"),
}

# When a tag comes off: with the day, with the next notice that hangs the same, or never.
DAY, NEXT, NEVER = "day", "next", "never"


@dataclass(frozen=True)
class Hang:
    """A tag on the seats of a param. `only` narrows it to a notice with this param."""

    motif: str
    who: str
    until: str
    only: Mapping[str, Any] = field(default_factory=dict)


HANGS: Mapping[str, tuple[Hang, ...]] = {
    "sheriff.elected": (Hang("sheriff", "seat", NEXT),),
    "sheriff.badge": (Hang("sheriff", "target", NEXT),),
    "sheriff.candidates": (Hang("candidate", "seats", NEXT),),
    "prison.inmate": (Hang("in_prison", "seat", DAY),),
    "imprison": (Hang("in_prison", "seat", DAY),),
    "curse.announced": (Hang("silenced", "seat", DAY),),
    "raven.marked": (Hang("marked", "seat", DAY),),
    "event.morning": (
        Hang("no_vote", "seat", DAY, {"event": "thieves"}),
        Hang("double_vote", "seat", DAY, {"event": "bank"}),
        Hang("ghost", "ghosts", DAY, {"event": "church"}),
    ),
    "first.seat": (Hang("first_seat", "seat", NEXT),),
    "idiot.revealed": (Hang("revealed_idiot", "seat", NEVER),),
}
# What takes a tag off every seat before its time.
ENDS: Mapping[str, tuple[str, ...]] = {
    "sheriff.elected": ("candidate",),
    "sheriff.none": ("candidate",),
    "sheriff.impeached": ("sheriff",),
}
# Whose role everybody is shown: the param with the role, or the role that the id itself names.
SHOWS: Mapping[str, str] = {
    "altar.revealed": "{role}",
    "role.revealed": "{role}",
    "mason.revealed": "{role}",
    "hunter.revealed": "hunter",
    "idiot.revealed": "idiot",
}


@dataclass(frozen=True)
class Fate:
    day: int
    phase: str
    cause: str


@dataclass
class Facts:
    """What is publicly true of the seats by now."""

    fates: dict[str, Fate] = field(default_factory=dict)
    # Motif to seats; a seat's tags stand in the order they were hung.
    tags: dict[str, list[str]] = field(default_factory=dict)
    roles: dict[str, str] = field(default_factory=dict)

    def tags_of(self, seat: str) -> list[str]:
        return [motif for motif, seats in self.tags.items() if seat in seats]


def facts(notices: Iterable[Notice], day: int) -> Facts:
    """`day`: today's, since a tag may be for its own day only."""
    known = Facts()
    for notice in notices:
        for name, cause in fallen(notice):
            known.fates.setdefault(name, Fate(notice.day, notice.phase, cause))
        for motif in ENDS.get(notice.id, ()):
            known.tags.pop(motif, None)
        for hang in HANGS.get(notice.id, ()):
            _hang(known, hang, notice, day)
        if shown := shown_role(notice):
            known.roles[notice.params["seat"]] = shown
    return known


def fallen(notice: Notice) -> Iterator[tuple[str, str]]:
    """Who falls by this notice, with the cause where everybody knows it."""
    fall = FALLS.get(notice.id)
    if fall is not None:
        for name in named(notice.params.get(fall.who)):
            yield name, fall.cause.format_map(notice.params)


def shown_role(notice: Notice) -> str:
    return SHOWS[notice.id].format_map(notice.params) if notice.id in SHOWS else ""


def named(value: object) -> list[str]:
    """A param that names nobody, one or several."""
    if isinstance(value, str):
        return [value]
    return list(value) if isinstance(value, list | tuple) else []


def _hang(known: Facts, hang: Hang, notice: Notice, day: int) -> None:
    if any(notice.params.get(param) != value for param, value in hang.only.items()):
        return
    if hang.until == DAY and notice.day != day:
        return
    kept = [] if hang.until == NEXT else known.tags.get(hang.motif, [])
    known.tags[hang.motif] = [*kept, *named(notice.params.get(hang.who))]
