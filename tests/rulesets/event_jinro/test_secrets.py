"""What the living must not learn of an event: two games that differ in it look the same to each of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rulesets.engine import Game
from rulesets.engine.library import listed_events
from tests.laws.games import Deal, seats
from tests.laws.knowledge import KNOWLEDGE
from tests.laws.secrecy import Side, compare, may_differ, swapped

SEATS = list("ABCDEFGHIJKLM")
ROLES = ["seer", "medium", "guard", "dragon", "golem", "hunter", "moneylender", "villager", "villager"]
ROLES += ["werewolf", "evil_eye_wolf", "chimera", "majin"]
# H is executed on day 1 and plays; nobody falls in the nights.
ANSWERS: dict[str, Any] = {
    "vote.execution": "H",
    "werewolf.attack": "A",
    "werewolf.attack_second": "B",
    "guard.protect": "A",
    "dragon guard.protect": "B",
    "seer.divine": "I",
    "evil_eye.curse": "C",
    "chimera.guess": "M",
    "werewolf.whisper": "now",
}


def game(roles: list[str] | None = None, **fixed: Any) -> Game:
    dealt = dict(zip(SEATS, roles or ROLES, strict=True))
    return Game.new("event_jinro", SEATS, preset="magic13", seed=5, fixed={"roles": dealt, **fixed})


def seen(table: Game, viewer: str, answers: dict[str, Any], until: tuple[int, str]) -> list[Any]:
    """Everything that reaches the viewer: the steps, from behind where they are another's secret, and the notices."""
    found: list[Any] = []
    told = 0
    while table.ask is not None and (table.day, table.phase) != until:
        ask = table.ask
        mine = not ask.secret or ask.seat == viewer
        found += [table.alive, table.phase, ask if mine else (ask.seat, ask.kind, ask.max_length, ask.seconds)]
        _reply(table, answers)
        notices = table.notices(viewer)
        found += [notice for notice in notices[told:] if (notice.day, notice.phase) != until]
        told = len(notices)
    return found


def _reply(table: Game, answers: dict[str, Any]) -> None:
    ask = table.ask
    assert ask is not None
    role = table.roles.get(ask.seat or "")
    wanted = answers.get(f"{role} {ask.id}", answers.get(ask.id))
    many = wanted if isinstance(wanted, list) else [wanted]
    if wanted is not None and (ask.kind == "text" or set(many) <= set(ask.options)):
        table.answer(wanted)
    else:
        table.no_reply()


VORTEX = ["seer", "medium", "guard", "dragon", "golem", "hunter", "moneylender", *ROLES[8:]]
REDEALT = ["seer", "medium", "guard", "dragon", "golem", "hunter", "villager", "moneylender", *ROLES[9:]]

# What H's two games differ in, and until when the living must not see it.
UNTIL_DAWN, UNTIL_DAY, UNTIL_NIGHT_2 = (2, "dawn"), (2, "day"), (2, "night")
PAIRS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], tuple[int, str]]] = {
    "the unchosen card": ({"deck": ["altar", "slum"]}, {"deck": ["altar", "guild"]}, {}, UNTIL_NIGHT_2),
    "the unchosen card, lying first": (
        {"deck": ["slum", "altar"]},
        {"deck": ["guild", "altar"]},
        {"event.choose": "altar"},
        UNTIL_NIGHT_2,
    ),
    "the deck's order": (
        {"deck": ["altar", "slum", "guild", "bank"]},
        {"deck": ["altar", "slum", "bank", "guild"]},
        {},
        UNTIL_NIGHT_2,
    ),
    "the die": (
        {"deck": ["illusionist_garden"], "rolls": {"illusionist.die": [2]}},
        {"deck": ["illusionist_garden"], "rolls": {"illusionist.die": [5]}},
        {"illusionist.direction": "clockwise"},
        UNTIL_DAWN,
    ),
    "the casino's card": (
        {"deck": ["casino"], "rolls": {"casino": ["villager"]}},
        {"deck": ["casino"], "rolls": {"casino": ["werewolf"]}},
        {},
        UNTIL_DAY,
    ),
}


@pytest.mark.parametrize("viewer", [seat for seat in SEATS if seat != "H"])
@pytest.mark.parametrize("pair", PAIRS)
def test_chance_that_the_executed_alone_may_see(pair: str, viewer: str) -> None:
    one, other, answers, until = PAIRS[pair]
    both = [seen(game(**fixed), viewer, {**ANSWERS, **answers}, until) for fixed in (one, other)]
    assert both[0] == both[1]
    assert len(both[0]) > 100


CHOICES = {
    "guild": ("guild.target", "D", "E", UNTIL_NIGHT_2),
    "mirror_shop": ("mirror_shop.target", "D", "E", UNTIL_NIGHT_2),
    "thieves": ("thieves.target", "D", "E", UNTIL_DAWN),
    "bank": ("bank.target", "D", "E", UNTIL_DAWN),
    "legendary_tree": ("legendary_tree.pair", ["D", "E"], ["M", "A"], UNTIL_NIGHT_2),
    "illusionist_garden": ("illusionist.direction", "clockwise", "counterclockwise", UNTIL_DAWN),
}


@pytest.mark.parametrize("viewer", [seat for seat in SEATS if seat != "H"])
@pytest.mark.parametrize("event", CHOICES)
def test_what_the_executed_names_at_night(event: str, viewer: str) -> None:
    ask, one, other, until = CHOICES[event]
    both = [seen(game(deck=[event]), viewer, {**ANSWERS, ask: choice}, until) for choice in (one, other)]
    assert both[0] == both[1]


def test_the_mirror_is_seen_by_the_seer_alone() -> None:
    both = {
        viewer: [
            seen(game(deck=["mirror_shop"]), viewer, {**ANSWERS, "mirror_shop.target": seat}, UNTIL_NIGHT_2)
            for seat in ("I", "D")
        ]
        for viewer in SEATS
        if viewer != "H"
    }
    assert [viewer for viewer, (one, other) in both.items() if one != other] == ["A"]


def test_a_redeal_is_seen_by_those_whose_cards_differ() -> None:
    both = {
        viewer: [
            seen(game(deck=["soul_vortex"], rolls={"soul_vortex": [dealt]}), viewer, ANSWERS, UNTIL_DAY)
            for dealt in (VORTEX, REDEALT)
        ]
        for viewer in SEATS
        if viewer != "H"
    }
    assert [viewer for viewer, (one, other) in both.items() if one != other] == ["G", "I"]


def test_a_third_card_is_seen_by_the_moneylender_alone() -> None:
    """EJ-64: as the executed a moneylender looks like anybody else."""
    swapped = ["moneylender" if role == "villager" else role for role in ROLES[:8]] + ROLES[8:]
    swapped[6] = "villager"
    deck = ["altar", "slum", "guild", "bank"]
    for viewer in (seat for seat in SEATS if seat not in "GH"):
        both = [seen(game(roles, deck=deck), viewer, ANSWERS, UNTIL_NIGHT_2) for roles in (ROLES, swapped)]
        assert both[0] == both[1]


@pytest.mark.parametrize("event", listed_events("event_jinro"))
def test_two_other_seats_may_exchange_their_cards_unnoticed_under_every_event(event: str) -> None:
    knowledge = KNOWLEDGE["event_jinro"]
    for seed in range(12):
        preset, players = (("magic13", 13), ("magic15", 15))[seed % 2]
        deal = Deal("event_jinro", seats(players), preset, {}, seed, {"deck": [event] * 20})
        viewer, one, other = Random(seed).sample(deal.players, 3)
        if may_differ(deal, viewer, one, other, knowledge):
            left, right = (replace(each, fixed={**deal.fixed, **each.fixed}) for each in swapped(deal, one, other))
            sides = Side(left.game(), {}), Side(right.game(), {})
            compare(deal, viewer, sides, knowledge, frozenset((one, other)))
