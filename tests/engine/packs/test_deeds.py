"""What each deed of a role or event without code does, in scenarios as a pack would bring them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rulesets.engine import BadSetup, Game
from rulesets.engine.packs import BadPack, extended, opened
from rulesets.engine.scenario import failures_with
from tests.engine.packs.parts import all_parts
from tests.engine.packs.writing import folder

NINE = "{A: %s, B: seer, C: villager, D: villager, E: villager, F: villager, G: villager, H: werewolf, I: werewolf}"
DAY = """
fixed:
  roles: {roles}
{more}answers:
  - {{ask: vote.execution, day: 1, answer: G}}
  - {{ask: werewolf.attack, day: 1, answer: C}}
"""


def held(place: Path, ruleset_id: str, role: str, text: str, *, more: str = "") -> list[str]:
    rules = all_parts(place, ruleset_id)
    begins = DAY.format(roles=NINE % role, more=more)
    script: dict[str, Any] = yaml.safe_load(f"ruleset: {ruleset_id}\n{begins}{text}")
    dealt = list(script["fixed"]["roles"].values())
    script["preset"] = {id: dealt.count(id) for id in dealt}
    return failures_with(rules, script)


@pytest.mark.parametrize(
    ("role", "text"),
    [
        (
            "ferrier",
            """
  - {ask: ferrier.protect, day: 1, seat: A, answer: C}
  - {ask: ferrier.protect, day: 2, seat: A, answer: A}
  - {ask: vote.execution, day: 2, answer: F}
  - {ask: werewolf.attack, day: 2, answer: A}
expect: {until: {day: 3, phase: day}, dead: {G: execution, F: execution}}
""",
        ),
        (
            "duellist",
            """
  - {ask: duellist.strike, day: 1, seat: A, answer: H}
expect:
  until: {day: 2, phase: vote}
  dead: {G: execution, C: attack, H: duellist}
""",
        ),
        (
            "astrologer",
            """
  - {ask: astrologer.look, day: 1, seat: A, answer: H}
expect:
  until: {day: 2, phase: day}
  told: [{to: A, id: astrologer.sees, params: {seat: H, result: werewolf}}]
  not_told: [{to: B, id: astrologer.sees}, {to: null, id: astrologer.sees}]
""",
        ),
        (
            "gossip",
            """
  - {ask: gossip.look, day: 1, seat: A, answer: B}
expect:
  until: {day: 3, phase: day}
  told: [{to: A, id: gossip.sees, params: {seat: B, result: seer}}]
  not_asked: [{id: gossip.look, day: 2}]
""",
        ),
        (
            "muffler",
            """
  - {ask: muffler.silence, day: 1, seat: A, answer: D}
expect:
  until: {day: 2, phase: day}
  told: [{to: null, id: muffler.silenced, params: {seat: D}, once: true}]
""",
        ),
        (
            "muffler",
            """
  - {ask: muffler.silence, day: 1, seat: A, answer: C}
expect:
  until: {day: 2, phase: day}
  not_told: [{to: null, id: muffler.silenced}]
""",
        ),
    ],
)
def test_a_role_does_what_its_file_says(tmp_path: Path, role: str, text: str) -> None:
    assert held(tmp_path, "jinro_nine", role, text) == []


def test_who_endures_lives_through_one_attack(tmp_path: Path) -> None:
    text = """
  - {ask: vote.execution, day: 2, answer: F}
  - {ask: werewolf.attack, day: 2, answer: A}
  - {ask: vote.execution, day: 3, answer: E}
  - {ask: werewolf.attack, day: 3, answer: A}
expect: {dead: {G: execution, C: attack, F: execution, E: execution, A: attack}}
"""
    assert held(tmp_path, "jinro_nine", "veteran", text) == []


EVENT = "options: {first_divination: none, conferring: false}\n"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            "fog",
            """
expect:
  until: {day: 2, phase: day}
  dead: {G: execution}
  told: [{to: null, id: event.morning, params: {event: fog, seconds: 60}}]
  asked: [{id: talk.discussion, day: 2, seconds: 60}]
""",
        ),
        (
            "lightning",
            """
  - {ask: lightning.target, day: 1, seat: G, answer: H}
expect: {until: {day: 2, phase: day}, dead: {G: execution, C: attack, H: lightning}}
""",
        ),
        (
            "gallows",
            """
  - {ask: gallows.target, day: 1, seat: G, answer: D}
expect:
  until: {day: 2, phase: day}
  dead: {G: execution, D: gallows, C: attack}
  told: [{to: null, id: gallows.struck, params: {seat: D}}]
""",
        ),
        (
            "spotlight",
            """
  - {ask: spotlight.target, day: 1, seat: G, answer: H}
  - {ask: vote.execution, day: 2, seat: H, answer: B}
  - {ask: vote.execution, day: 2, seat: I, answer: B}
expect:
  until: {day: 2, phase: dusk}
  told:
    - {to: null, id: spotlight.shown, params: {seat: H, result: wolf}}
    - {to: null, id: spotlight.weighed, params: {seat: H}}
    - {to: null, id: vote.tally, day: 2, params: {votes: {B: 3}}}
""",
        ),
        (
            "gag",
            """
  - {ask: gag.target, day: 1, seat: G, answer: D}
expect:
  until: {day: 2, phase: dusk}
  told: [{to: null, id: gag.silenced, params: {seat: D}}, {to: null, id: gag.weighed, params: {seat: D}}]
  not_asked: [{id: vote.execution, day: 2, seat: D}]
""",
        ),
        (
            "shelter",
            """
  - {ask: shelter.target, day: 1, seat: G, answer: C}
expect: {until: {day: 2, phase: day}, dead: {G: execution}}
""",
        ),
    ],
)
def test_an_event_does_what_its_file_says(tmp_path: Path, event: str, text: str) -> None:
    more = f"  deck: [{event}]\n{EVENT}"
    assert held(tmp_path, "event_jinro", "drifter", text, more=more) == []


def test_a_role_of_a_pack_is_not_dealt_where_the_pack_is_not(tmp_path: Path) -> None:
    all_parts(tmp_path, "langrensha")
    with pytest.raises(BadSetup, match="'ferrier' is not known"):
        Game.new("langrensha", list("ABCDEF"), preset={"ferrier": 1, "villager": 3, "werewolf": 2})


@pytest.mark.parametrize(
    ("part", "text", "words"),
    [
        (
            "roles/x",
            "does: {when: noon, what: look}",
            "roles/x.yaml:1: does.when: 'noon' is not allowed; allowed: night",
        ),
        ("roles/x", "side: village\ndoes: {when: night, what: dance}", "roles/x.yaml:2: does.what: 'dance' is not"),
        (
            "roles/x",
            "does: {when: night, what: strike, whom: itself}",
            "whom: 'itself' is not allowed; allowed: others",
        ),
        ("roles/x", "does: {when: night, what: strike, shows: role}", "does.shows: is said of looking alone"),
        ("roles/x", "does: {when: night, what: look, often: twice}", "does.often: 'twice' is not allowed"),
        ("roles/x", "does: 7", "roles/x.yaml:1: does: 7 is not allowed; allowed: a mapping"),
        ("roles/x", "side: fox", "roles/x.yaml:1: side: 'fox' is not allowed; allowed: village, werewolf"),
        ("roles/x", "most: 0", "roles/x.yaml:1: most: 0 is not allowed; allowed: a whole number from 1 to 20"),
        ("roles/x", "- look", "roles/x.yaml:1: ['look'] is not allowed"),
        ("events/x", "does: {when: night, what: talk, seconds: 60}", "does.when: 'night' is not allowed"),
        ("events/x", "does: {when: morning, what: talk}", "does.seconds: is missing of talk"),
        ("events/x", "does: {when: morning, what: look, votes: 2}", "does.votes: is not said of look"),
        ("events/x", "does: {when: morning, what: weigh, votes: 1}", "does.votes: 1 is not allowed; allowed: 0, 2"),
        ("events/x", "deck: town\ndoes: {when: night, what: strike}", "events/x.yaml:1: deck: nobody falls by"),
        ("events/x", "does: []", "events/x.yaml:1: does: [] is not allowed; allowed: one to 4 deeds"),
        ("events/x", "deck: town", "events/x.yaml:1: does: None is not allowed; allowed: a mapping"),
    ],
)
def test_a_part_with_a_mistake_is_a_sentence_with_its_line(tmp_path: Path, part: str, text: str, words: str) -> None:
    files = {"pack.yaml": "format: 1\nid: ours\nversion: 1\nruleset: event_jinro\n", f"{part}.yaml": text}
    with pytest.raises(BadPack) as caught:
        extended("event_jinro", [opened(folder(tmp_path, files))])
    assert words in "\n".join(map(str, caught.value.faults))


def test_a_ruleset_of_cards_takes_no_roles_from_a_pack(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="witch_trial takes no roles from a pack"):
        all_parts(tmp_path, "witch_trial")
