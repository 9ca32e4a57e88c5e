"""The ruleset as its page lists it, and every ask and notice of random games."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings

from rulesets.engine import ruleset
from tests.laws.games import Deal
from tests.rulesets.classic import Watch, check_whole_game, printed

RULES = ruleset("jinro_nine")
PRINTED = ("villager", "seer", "medium", "guard", "werewolf", "madman", "fox")


def test_nine_players_and_three_presets() -> None:
    assert RULES.players == range(9, 10)
    assert RULES.presets == {
        "9A": {"villager": 3, "seer": 1, "medium": 1, "guard": 1, "madman": 1, "werewolf": 2},
        "9B": {"villager": 4, "seer": 1, "guard": 1, "madman": 1, "werewolf": 2},
        "9C": {"villager": 3, "seer": 1, "medium": 1, "madman": 1, "werewolf": 2, "fox": 1},
    }
    assert RULES.composition(9, None) == RULES.presets["9A"]
    assert RULES.roles[: len(PRINTED)] == PRINTED


def test_the_options() -> None:
    assert {id: (option.kind, option.default, option.choices) for id, option in RULES.options.items()} == {
        "first_council_laps": ("int", 2, range(11)),
        "council_laps": ("int", 1, range(11)),
        "council_messages": ("int", 10, range(1, 31)),
        "messages_with_choice": ("bool", False, (False, True)),
        "talk_rounds": ("int", 2, range(1, 6)),
        "speech_seconds": ("int", 0, range(301)),
        "ballots": ("choice", "secret", ("secret", "revealed", "open")),
        "abstain": ("bool", False, (False, True)),
        "tie": ("choice", "runoff", ("runoff", "none", "lot")),
        "runoff_voters": ("choice", "all", ("all", "others")),
        "consecutive_guard": ("bool", False, (False, True)),
        "first_divination": ("choice", "omen", ("omen", "none")),
        "fox_counts": ("choice", "neither", ("neither", "human")),
    }


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(deal=printed("jinro_nine", PRINTED))
def test_every_ask_and_notice_is_the_rulebooks(deal: Deal) -> None:
    options = {id: deal.options.get(id, option.default) for id, option in RULES.options.items()}
    check_whole_game(deal, Watch(deal.game(), options, _at_least, _params, _talk_seconds))


def _at_least(watch: Watch) -> int:
    ask = watch.game.ask
    assert ask is not None
    may_decline = (ask.id == "guard.protect" and watch.game.day == 1) or (
        ask.id.startswith("vote.") and watch.options["abstain"]
    )
    return 0 if may_decline else 1


def _params(watch: Watch) -> dict[str, Any]:
    ask = watch.game.ask
    assert ask is not None
    lines = {"lines": True} if watch.options["messages_with_choice"] else {}
    if ask.id == "werewolf.whisper":
        return {"left": watch.options["council_messages"] - watch.whispers, **lines}
    if ask.id == "decoy.note":
        return lines
    if ask.id == "vote.runoff":
        return {"seats": watch.tied}
    if ask.id == "talk.discussion":
        first = ask.params["order"][0]
        start = watch.game.alive.index(first)
        order = [*watch.game.alive[start:], *watch.game.alive[:start]]
        return {"order": order, "rounds": watch.options["talk_rounds"]}
    return {}


def _talk_seconds(watch: Watch) -> int | None:
    return watch.options["speech_seconds"] * len(watch.game.alive) * watch.options["talk_rounds"] or None
