"""Profiles and ways of leading the nights, as tags of which one is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.draft.draft import Draft
from desktop.draft.house_rules import profile_name
from desktop.setup import refusals
from i18n import Words
from rulesets.engine.table import LEADINGS


@dataclass(frozen=True)
class ProfileTag:
    """A named set of house rules, and in one line what it changes."""

    id: str
    name: str
    line: str
    is_chosen: bool
    # It is the chosen one, and something was changed by hand since.
    is_left: bool
    what: str


@dataclass(frozen=True)
class LeadingTag:
    """A way of leading the nights; with a reason where this table can't have it."""

    id: str
    name: str
    line: str
    is_chosen: bool
    may: bool
    what: str


def profiles(words: Words, draft: Draft) -> Iterator[ProfileTag]:
    for id in draft.rules.profiles:
        name, is_chosen = words.text(f"profile.{id}.name"), draft.profile == id
        is_left = is_chosen and bool(draft.options)
        yield ProfileTag(
            id=id,
            name=words.text("setup.profile.mixed", profile=name) if is_left else name,
            line=words.text(f"profile.{id}.explain"),
            is_chosen=is_chosen,
            is_left=is_left,
            what=words.text("what.ask", name=name),
        )


def leadings(words: Words, draft: Draft) -> Iterator[LeadingTag]:
    for id in LEADINGS:
        name, refused = words.text(f"leading.{id}.name"), refusals.of_leading(words, draft.with_leading(id))
        yield LeadingTag(
            id=id,
            name=name,
            line=refused or words.text(f"leading.{id}.line"),
            is_chosen=draft.leading == id,
            may=not refused,
            what=words.text("what.ask", name=name),
        )


def changes(words: Words, draft: Draft) -> str:
    """How many house rules the profile sets apart from the rulebook; nothing where it sets none."""
    rules = draft.rules
    apart = sum(value != rules.options[id].default for id, value in rules.profiles[draft.profile].items())
    return words.text("setup.profile.changes", profile=profile_name(words, draft), n=apart) if apart else ""
