"""What became of each seat of a game that is over: on which side it ended, how it fell, whose nose was the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from desktop.records.noses import noses
from desktop.records.plain import made
from desktop.records.ring import rings
from desktop.records.story import Story
from rulesets.engine import Notice, Result
from rulesets.engine.meanings import Meanings

# How one ended: alive; in the first night that took anybody, before any vote had; in another, by a vote, else.
ALIVE, FIRST, NIGHT, VOTE, OTHER = "", "first", "night", "vote", "other"


@dataclass(frozen=True)
class SeatsAtEnd:
    """In seat order; empty where a file does not tell."""

    camps: tuple[str, ...] = ()
    fates: tuple[str, ...] = ()
    # Counted from 0.
    noses: tuple[int, ...] = ()

    @classmethod
    def read(cls, said: object, seats: int) -> SeatsAtEnd:
        """Raises TypeError or ValueError for what no game has left."""
        found: SeatsAtEnd = made(cls, said)
        fits = {len(found.camps), len(found.fates)} <= {0, seats} and set(found.noses) <= set(range(seats))
        if not fits:
            raise ValueError("not of this table")
        return found


def seats_of(story: Story) -> SeatsAtEnd:
    roles = {name: had[-1] if had else "" for name, had in story.roles.items()}
    told = (notice for step in story.steps for notice in step.notices)
    camps = camps_of(story.rules, roles, story.result, told)
    best = {nose.seat for nose in noses(story, list(rings(story))).best}
    fates = dict(_fates(story))
    return SeatsAtEnd(
        camps=tuple(camps[name] for name in story.players),
        fates=tuple(fates.get(name, ALIVE) for name in story.players),
        noses=tuple(seat for seat, name in enumerate(story.players) if name in best),
    )


def camps_of(
    rules: Meanings, roles: Mapping[str, str], result: Result | None, told: Iterable[Notice]
) -> dict[str, str]:
    """The side of its last role; of a tied pair its own, where theirs differ or they won as a pair."""
    camps = {name: rules.side(role) for name, role in roles.items()}
    for name, other, founds in list(_pairs(rules, told)):
        won = result is not None and founds in result.factions and name in result.winners
        if won or rules.side(roles[name]) != rules.side(roles[other]):
            camps[name] = founds
    return camps


def _pairs(rules: Meanings, told: Iterable[Notice]) -> Iterator[tuple[str, str, str]]:
    """Who is tied to whom, and the side that they may be."""
    for notice in told:
        meaning = rules.notice(notice.id)
        if meaning.founds and meaning.ties_to:
            yield from ((name, notice.params[meaning.ties_to], meaning.founds) for name in notice.to or ())


def _fates(story: Story) -> Iterator[tuple[str, str]]:
    is_first = True
    for step in story.steps:
        found = _found_dead([notice for notice in step.notices if notice.to is None])
        for death in step.deaths:
            is_vote = story.rules.cause(death.cause).by == "vote"
            night = FIRST if is_first else NIGHT
            yield death.name, VOTE if is_vote else night if death.name in found else OTHER
            is_first = is_first and not is_vote
        is_first = is_first and not found


def _found_dead(told: Sequence[Notice]) -> set[str]:
    """Whom a morning finds."""
    return {name for notice in told if notice.id == "dawn.deaths" for name in notice.params["seats"]}
