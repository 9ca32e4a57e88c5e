"""What parts without code can be made of: the lists that a file is checked by are those that a maker chooses from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from re import fullmatch
from typing import Any, NamedTuple

from rulesets.engine.sentences import say
from rulesets.engine.yaml_files import Lined

from .faults import Fault, Notes

# By key: what may stand there, the first where nothing is said. A span of numbers is a range.
Choices = Mapping[str, Sequence[Any]]


class PartChoices(NamedTuple):
    # Of the part as a whole.
    part: Choices
    # Of each of its deeds, by its verb: `what` names that.
    deeds: Mapping[str, Choices]
    # How many deeds it may have; in a list where it may have several.
    least: int
    most: int


def part_choices(ruleset_id: str) -> Mapping[str, PartChoices]:
    """By the folder of a pack that they stand in; empty where a ruleset takes no parts without code."""
    package = f"rulesets.{ruleset_id}.packed"
    found: Mapping[str, PartChoices] = getattr(import_module(package), "CHOICES", {}) if find_spec(package) else {}
    return found


def part_faults(ruleset_id: str, kind: str, said: Mapping[str, Any]) -> list[Fault]:
    """What the check of its file would say of a part that says this."""
    notes = Notes(Lined(f"{kind}.yaml", dict(said), {}))
    import_module(f"rulesets.{ruleset_id}.packed").MADE[kind](notes, "made")
    return notes.faults


def picture(notes: Notes, said: Mapping[str, Any]) -> str:
    """A drawing of the house's that a part wears; which there are, only who draws them knows."""
    named = said.get("picture", "")
    if named == "" or (
        isinstance(named, str) and fullmatch("(roles|cards|events|states_of_cards)/[a-z_]{1,40}", named)
    ):
        return str(named)
    notes.wrong(["picture"], named, say("a_drawing", example="roles/seer"))
    return ""
