"""The roles and the events, found by walking their folders: one file, one class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rulesets.engine.library import listed_events
from rulesets.werewolf.book import in_folder
from rulesets.werewolf.book import roles as roles_of
from rulesets.werewolf.role import Role

from .event import Event


@dataclass(frozen=True)
class Book:
    roles: Mapping[str, type[Role]]
    # In canonical order.
    events: Mapping[str, type[Event]]


@cache
def bundled() -> Book:
    events = {event.id: event for event in in_folder(f"{__package__}.events", Event)}
    order = dict.fromkeys((*listed_events("event_jinro"), *events))
    return Book(roles_of(__package__), {id: events[id] for id in order})
