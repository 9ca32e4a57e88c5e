"""What everybody may know of the seats, from the notices told to all and from nothing else.

By what their rules say of a notice: who falls by it and whether its cause is known, which tag it hangs on whom and when
that comes off, whose role it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulesets.engine import Notice
from rulesets.engine.facts import Hang, NoticeFacts
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Fate:
    day: int
    phase: str
    cause: str


@dataclass
class Facts:
    """What is publicly true of the seats by now."""

    fates: dict[str, Fate] = field(default_factory=dict)
    # Tag to seats; a seat's tags stand in the order they were hung.
    tags: dict[str, list[str]] = field(default_factory=dict)
    roles: dict[str, str] = field(default_factory=dict)

    def tags_of(self, seat: str) -> list[str]:
        return [tag for tag, seats in self.tags.items() if seat in seats]


def facts(notices: Iterable[Notice], day: int, rules: Meanings) -> Facts:
    """`day`: today's, since a tag may be for its own day only."""
    known, meanings = Facts(), rules.notices
    for notice in notices:
        meaning = meanings.get(notice.id)
        if meaning is not None:
            _take_in(known, notice, meaning, day)
    return known


def _take_in(known: Facts, notice: Notice, meaning: NoticeFacts, day: int) -> None:
    for name, cause in fallen(notice, meaning):
        known.fates.setdefault(name, Fate(notice.day, notice.phase, cause))
    for tag in meaning.lifts:
        known.tags.pop(tag, None)
    for hang in meaning.hangs:
        _hang(known, hang, notice, day)
    if meaning.shows:
        known.roles[notice.params["seat"]] = meaning.role_shown(notice.params)


def fallen(notice: Notice, meaning: NoticeFacts) -> Iterator[tuple[str, str]]:
    """Who falls by this notice, with the cause where everybody knows it."""
    fall = meaning.falls
    if fall is not None:
        for name in named(notice.params.get(fall.who)):
            yield name, fall.cause_of(notice.params)


def named(value: object) -> list[str]:
    """A param that names nobody, one or several."""
    if isinstance(value, str):
        return [value]
    return list(value) if isinstance(value, list | tuple) else []


def _hang(known: Facts, hang: Hang, notice: Notice, day: int) -> None:
    if any(notice.params.get(param) != value for param, value in hang.only.items()):
        return
    if hang.until == "day" and notice.day != day:
        return
    kept = [] if hang.until == "next" else known.tags.get(hang.tag, [])
    known.tags[hang.tag] = [*kept, *named(notice.params.get(hang.who))]
