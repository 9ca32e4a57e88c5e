"""The ruleset as its page lists it, and every ask and notice of random games."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings

from rulesets.engine import Ask, BadSetup, Game, Notice, ruleset
from tests.laws.games import Deal, Player, deals

RULES = ruleset("event_jinro")
POWERS = {"seer", "medium", "guard", "dragon", "spirit_tamer", "hunter"}


class Form(NamedTuple):
    """What an ask looks like, by its id alone."""

    secret: bool
    kind: str
    of: str | None = None
    at_least: int = 0
    at_most: int = 1
    max_length: int | None = None


ONE_IN_SECRET = Form(True, "choose", "seat", 1)
ONE_IN_THE_OPEN = Form(False, "choose", "seat", 1)
LINE = Form(True, "text", max_length=60)
PAGE = Form(True, "confirm")
REPORT = Form(False, "confirm")

ASKS = {
    "role.look": PAGE,
    "night.report": PAGE,
    "event.read": PAGE,
    "dusk.report": REPORT,
    "dawn.report": REPORT,
    "talk.discussion": Form(False, "talk"),
    "decoy.note": LINE,
    "werewolf.whisper": LINE,
    "mason.whisper": LINE,
    "decoy.suspect": ONE_IN_SECRET,
    "decoy.trust": ONE_IN_SECRET,
    "seer.divine": ONE_IN_SECRET,
    "guard.protect": ONE_IN_SECRET,
    "spirit_tamer.protect": ONE_IN_SECRET,
    "chimera.guess": ONE_IN_SECRET,
    "evil_eye.curse": ONE_IN_SECRET,
    "werewolf.attack": ONE_IN_SECRET,
    "werewolf.attack_second": ONE_IN_SECRET,
    "guild.target": ONE_IN_SECRET,
    "thieves.target": ONE_IN_SECRET,
    "mirror_shop.target": ONE_IN_SECRET,
    "bank.target": ONE_IN_SECRET,
    "vote.next": ONE_IN_THE_OPEN,
    "vote.execution": ONE_IN_THE_OPEN,
    "vote.runoff": ONE_IN_THE_OPEN,
    "vote.court": ONE_IN_THE_OPEN,
    "vote.court_runoff": ONE_IN_THE_OPEN,
    "vote.prison": ONE_IN_THE_OPEN,
    "vote.prison_runoff": ONE_IN_THE_OPEN,
    "hunter.shoot": ONE_IN_THE_OPEN,
    "mages_guild.target": ONE_IN_THE_OPEN,
    "last_words": Form(False, "text", max_length=200),
    "event.word": Form(False, "text", at_least=1, max_length=5),
    "event.choose": Form(True, "choose", "event", 1),
    "airship.choose": Form(True, "choose", "event", 1),
    "legendary_tree.pair": Form(True, "choose", "seat", 2, 2),
    "illusionist.direction": Form(True, "choose", "choice", 1),
}

TO_ALL = {
    "dawn.deaths": "seats",
    "dusk.deaths": "seats",
    "vote.tally": "round runoff votes ballots",
    "execution": "seat",
    "execution.none": "reason",
    "court.none": "reason",
    "prison.none": "reason",
    "last_words": "seat text",
    "hunter.revealed": "seat",
    "hunter.shot": "seat target",
    "event.chosen": "event",
    "event.fizzled": "event",
    "event.none": "",
    "event.word": "event word",
    "event.victims": "event seats",
    "court.execution": "seat",
    "prison.inmate": "seat",
    "soul_vortex.redealt": "",
    "chimera.awakened": "",
    "curse.announced": "seat",
    "curse.none": "",
    "altar.revealed": "seat role",
    "game.over": "factions winners reason",
}
TO_SOME = {
    "role.dealt": "role",
    "werewolf.partners": "seats",
    "mason.partners": "seats",
    "guard.partners": "seats",
    "werewolf.whisper": "seat text",
    "mason.whisper": "seat text",
    "werewolf.choice": "seat target which",
    "seer.result": "seat result",
    "medium.result": "seat result",
    "dark_cult.wolves": "seats",
    "event.drawn": "events",
    "illusionist.die": "die",
    "casino.drawn": "card",
}
MORNINGS = {
    "magic_academy": ["form"],
    "library": ["word"],
    "tower_of_babel": ["word"],
    "altar": [],
    "public_bath": ["minutes"],
    "church": ["ghosts"],
    "clock_tower": ["seconds"],
    "thieves": ["seat"],
    "bank": ["seat"],
    "parliament": ["form"],
}


def test_what_is_listed_here_is_declared() -> None:
    assert ASKS.keys() <= set(RULES.asks)
    assert {*TO_ALL, *TO_SOME} <= set(RULES.notices)
    assert MORNINGS.keys() <= set(RULES.events)


def test_the_options() -> None:
    assert {id: (option.kind, option.default, option.choices) for id, option in RULES.options.items()} == {
        "first_divination": ("choice", "free", ("free", "none", "omen")),
        "consecutive_guard": ("bool", True, (False, True)),
        "conferring": ("bool", True, (False, True)),
        "messages_with_choice": ("bool", False, (False, True)),
        "divination_with_deal": ("bool", False, (False, True)),
        "vote_form": ("choice", "simultaneous", ("simultaneous", "in_turn", "free")),
        "tie_rule": ("choice", "no_execution", ("no_execution", "draw", "lot")),
        "discussion_offset": ("int", 4, range(7)),
        "bath_minutes": ("int", 2, range(1, 6)),
        "event_deck": ("choice", "full", ("full", "town", "storm")),
        "last_words": ("bool", False, (False, True)),
    }


def others(cards: dict[str, int]) -> int:
    """The wolves' side, fox and majin."""
    return sum(cards.get(role, 0) for role in ("werewolf", "evil_eye_wolf", "chimera", "madman", "fox", "majin"))


@pytest.mark.parametrize("players", range(6, 19))
def test_auto_composes_by_the_guide(players: int) -> None:
    """EJ-02, EJ-03."""
    cards = RULES.composition(players, "auto")
    guide = max(1, (players - 1) // 2 - 2)
    powers = sum(number for role, number in cards.items() if role in POWERS)
    assert sum(cards.values()) == players
    assert (others(cards), cards["villager"], powers) == (
        guide,
        guide + 2,
        3 if players % 2 else players - 2 * guide - 2,
    )


@pytest.mark.parametrize("preset", [id for id in RULES.presets if id != "auto"])
def test_every_preset_holds_the_guide(preset: str) -> None:
    """EJ-02, EJ-05."""
    players = int(preset.lstrip("stdmagic"))
    cards = RULES.composition(players, preset)
    assert sum(cards.values()) == players
    assert others(cards) == (players - 1) // 2 - 2


def test_auto_is_the_default() -> None:
    assert RULES.composition(12) == RULES.composition(12, "auto")


@pytest.mark.parametrize("role", [role for role in RULES.roles if role not in {"villager", "werewolf", "mason"}])
def test_there_is_one_at_most_of_every_power(role: str) -> None:
    """EJ-06."""
    RULES.composition(8, {"villager": 6, "werewolf": 1, role: 1})
    with pytest.raises(BadSetup, match=f"preset.{role}: 2 is not allowed; allowed: at most 1"):
        RULES.composition(8, {"villager": 5, "werewolf": 1, role: 2})


@pytest.mark.parametrize("deck", ["altar", {"altar": 1}, [["altar"]], [None], ["Altar"]])
def test_a_fixed_deck_is_a_list_of_events(deck: Any) -> None:
    """EJ-08."""
    with pytest.raises(BadSetup, match=r"fixed\.deck"):
        Game.new(RULES.id, list("ABCDEFG"), fixed={"deck": deck})


def form(ask: Ask) -> Form:
    return Form(ask.secret, ask.kind, ask.of, ask.at_least, ask.at_most, ask.max_length)


def params_of(notice: Notice) -> list[str] | None:
    """None where it is of a role or an event that came later: the law of params holds it to its own file."""
    if notice.id == "event.morning":
        more = MORNINGS.get(notice.params["event"])
        return None if more is None else ["event", *more]
    if notice.id not in TO_ALL and notice.id not in TO_SOME:
        return None
    return (TO_ALL if notice.to is None else TO_SOME)[notice.id].split()


@settings(max_examples=80, suppress_health_check=list(HealthCheck))
@given(deal=deals("event_jinro"))
def test_every_ask_and_notice_is_the_rulebooks(deal: Deal) -> None:
    game, player = deal.game(), Player(deal.seed)
    while game.ask is not None:
        assert form(game.ask) == ASKS.get(game.ask.id, form(game.ask))
        assert (game.ask.seconds is None) == (game.ask.id != "talk.discussion")
        player.move(game)
    for notice in game._table.notices:
        assert params_of(notice) in (None, list(notice.params)), notice
