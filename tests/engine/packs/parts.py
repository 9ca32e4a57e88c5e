"""Roles and events without code, one of each deed, for the laws and the scenes to be played with."""

from __future__ import annotations

from pathlib import Path

from rulesets.engine import Ruleset
from rulesets.engine.packs import extended, opened
from tests.engine.packs.writing import folder

ROLES = {
    "ferrier": "does: {when: night, what: protect, whom: anybody}",
    "warden": "does: {when: night, what: protect, often: once, may_decline: false}",
    "duellist": "does: {when: night, what: strike, often: once}",
    "astrologer": "does: {when: night, what: look, shows: side}",
    "gossip": "side: werewolf\ndoes: {when: night, what: look, shows: role, often: once}",
    "palmist": "does: {when: night, what: look}",
    "muffler": "most: 2\ndoes: {when: night, what: silence}",
    "veteran": "does: {when: night, what: protect, whom: itself, often: once}",
    "drifter": "seen: wolf",
}
EVENTS = {
    "fog": "does:\n  - {when: night, what: protect, whom: everybody}\n  - {when: morning, what: talk, seconds: 60}",
    "lightning": "does: {when: night, what: strike}",
    "gallows": "does: {when: dusk, what: strike}",
    "spotlight": "does:\n  - {when: morning, what: look}\n  - {when: morning, what: weigh, votes: 2}",
    "gag": "does:\n  - {when: morning, what: silence}\n  - {when: morning, what: weigh, votes: 0}",
    "shelter": "does: {when: night, what: protect}",
}
WITH_ROLES = ("jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha")


def all_parts(place: Path, ruleset_id: str) -> Ruleset:
    files = {"pack.yaml": f"format: 1\nid: everything\nversion: 1\nruleset: {ruleset_id}\n"}
    files |= {f"roles/{id}.yaml": text for id, text in ROLES.items()}
    if ruleset_id == "event_jinro":
        files |= {f"events/{id}.yaml": text for id, text in EVENTS.items()}
    return extended(ruleset_id, [opened(folder(place, files))])
