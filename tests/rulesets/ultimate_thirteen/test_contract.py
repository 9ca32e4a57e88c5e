"""The ruleset as its page lists it, and every ask and notice of random games."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings

from rulesets.engine import ruleset
from tests.laws.games import Deal
from tests.rulesets.classic import Watch, check_whole_game, printed

RULES = ruleset("ultimate_thirteen")
PRINTED = ("villager", "seer", "medium", "guard", "werewolf", "madman")


def test_thirteen_players_and_one_preset() -> None:
    assert RULES.players == range(13, 14)
    standard = {"villager": 6, "seer": 1, "medium": 1, "guard": 1, "werewolf": 3, "madman": 1}
    assert RULES.presets == {"standard": standard}
    assert RULES.composition(13, None) == standard
    assert RULES.roles[: len(PRINTED)] == PRINTED


def test_the_options() -> None:
    assert {id: (option.kind, option.default, option.choices) for id, option in RULES.options.items()} == {
        "tie": ("choice", "none", ("none", "runoff", "lot")),
        "consecutive_guard": ("bool", True, (False, True)),
        "attack_own_pack": ("bool", False, (False, True)),
        "attack_may_skip": ("bool", False, (False, True)),
        "medium_told_none": ("bool", False, (False, True)),
        "ballots": ("choice", "open", ("open", "revealed", "secret")),
        "abstain": ("bool", False, (False, True)),
        "last_words": ("bool", False, (False, True)),
        "first_council_laps": ("int", 2, range(6)),
        "council_laps": ("int", 0, range(6)),
        "messages_with_choice": ("bool", False, (False, True)),
        "talk_seconds": ("int", 600, range(3601)),
        "first_divination": ("choice", "omen", ("omen", "none")),
    }


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(deal=printed("ultimate_thirteen", PRINTED))
def test_every_ask_and_notice_is_the_rulebooks(deal: Deal) -> None:
    options = {id: deal.options.get(id, option.default) for id, option in RULES.options.items()}
    check_whole_game(deal, Watch(deal.game(), options, _at_least, _params, _talk_seconds))


def _at_least(watch: Watch) -> int:
    ask = watch.game.ask
    assert ask is not None
    may_decline = (
        ask.id == "guard.protect"
        or (ask.id == "werewolf.attack" and watch.options["attack_may_skip"])
        or (ask.id.startswith("vote.") and watch.options["abstain"])
    )
    return 0 if may_decline else 1


def _params(watch: Watch) -> dict[str, Any]:
    ask = watch.game.ask
    assert ask is not None
    if watch.options["messages_with_choice"] and ask.id in ("werewolf.whisper", "decoy.note"):
        return {"lines": True}
    return {"seats": watch.tied} if ask.id == "vote.runoff" else {}


def _talk_seconds(watch: Watch) -> int | None:
    return watch.options["talk_seconds"] or None
