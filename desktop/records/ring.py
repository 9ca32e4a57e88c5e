"""The ring as it was at a step: who lived, who was what by then, and which tags hung on whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.records.story import Step, Story
from desktop.seats import public
from rulesets.engine import Notice
from rulesets.engine.meanings import Meanings


@dataclass(frozen=True)
class Seat:
    number: int
    name: str
    role: str
    is_alive: bool
    tags: tuple[str, ...]
    # Whether the table had been shown this role by then.
    is_known: bool


Ring = tuple[Seat, ...]


def rings(story: Story) -> Iterator[Ring]:
    """One for each step, in one go from the first to the last."""
    rules = story.rules
    roles = {name: had[0] if had else "" for name, had in story.roles.items()}
    told: list[Notice] = []
    before: object = None
    ring: Ring = ()
    for step in story.steps:
        for notice in step.notices:
            roles.update(_told_roles(notice, rules))
        # Who falls in the night in which he became something is never told so.
        gone = [name for name in roles if step is story.steps[-1] or name not in step.alive]
        roles.update({name: story.roles[name][-1] for name in gone if story.roles[name]})
        told.extend(notice for notice in step.notices if notice.to is None)
        # Most steps change nothing that can be seen from the table.
        now = (step.day, len(told), step.alive, tuple(roles.values()))
        if now != before:
            before, ring = now, _ring(story, step, roles, public.facts(told, step.day, rules))
        yield ring


def _told_roles(notice: Notice, rules: Meanings) -> Iterator[tuple[str, str]]:
    """What tells a seat its role."""
    meaning = rules.notice(notice.id)
    if meaning.becomes and notice.to is not None:
        for name in notice.to:
            yield name, meaning.role_become(notice.params)


def _ring(story: Story, step: Step, roles: Mapping[str, str], facts: public.Facts) -> Ring:
    return tuple(
        Seat(
            number=number,
            name=name,
            role=roles[name],
            is_alive=name in step.alive,
            tags=tuple(facts.tags_of(name)),
            is_known=name in facts.roles,
        )
        for number, name in enumerate(story.players, 1)
    )
