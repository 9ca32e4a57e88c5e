"""The roles and the events, found by walking their folders: one file, one class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rulesets.werewolf.book import in_folder
from rulesets.werewolf.book import roles as roles_of
from rulesets.werewolf.role import Role

from .event import Event

# The order in which events are listed; one that is not named here comes after these.
CANON = (
    "mages_guild",
    "tower_of_babel",
    "courthouse",
    "prison",
    "graveyard",
    "library",
    "airship",
    "soul_vortex",
    "legendary_tree",
    "illusionist_garden",
    "guild",
    "thieves",
    "mirror_shop",
    "bank",
    "dark_cult",
    "casino",
    "beast_forest",
    "slum",
    "arena",
    "magic_academy",
    "altar",
    "public_bath",
    "church",
    "clock_tower",
    "parliament",
)


@dataclass(frozen=True)
class Book:
    roles: Mapping[str, type[Role]]
    # In canonical order.
    events: Mapping[str, type[Event]]


@cache
def bundled() -> Book:
    events = {event.id: event for event in in_folder(f"{__package__}.events", Event)}
    named = [id for id in CANON if id in events]
    return Book(roles_of(__package__), {id: events[id] for id in (*named, *(id for id in events if id not in CANON))})
