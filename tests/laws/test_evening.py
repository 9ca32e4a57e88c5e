"""The profile `evening` is short: once round before anybody talks, once round a night, and no ballot in secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from rulesets.engine import Game
from tests.laws.games import Player, seats
from tests.laws.nights import Handover, handovers

GAMES = 12


@dataclass(frozen=True)
class Evening:
    ruleset: str
    players: int
    preset: Any
    screens: int = 2
    asks: int = 3
    # How many screens more a night's turn may have by the composition.
    wider: int = 0


EVENINGS = (
    Evening("jinro_nine", 9, "9A"),
    Evening("jinro_nine", 9, "9B"),
    Evening("jinro_nine", 9, "9C"),
    Evening("ultimate_thirteen", 13, "standard"),
    Evening("event_jinro", 11, "std11"),
    # An evil eye curses on a screen of its own.
    Evening("event_jinro", 11, "magic11", wider=1),
    Evening("langrensha", 12, "auto", screens=3, asks=4),
    Evening("langrensha", 12, "idiot_12", screens=3, asks=4),
    Evening("langrensha", 12, "white_wolf_12", screens=3, asks=4),
    Evening("langrensha", 12, "hidden_12", screens=3, asks=4),
)
# What has a second attack be named, on a screen of its own.
AGAIN = ("beast_forest", "casino")


def faults(evening: Evening, profile: str, seed: int) -> list[str]:
    game = Game.new(evening.ruleset, seats(evening.players), preset=evening.preset, profile=profile, seed=seed)
    found = list(handovers(game, Player(seed)))
    second = {notice.day for notice in game.notices() if notice.params.get("event") in AGAIN}
    return [*_counts(evening, found), *_widths(evening, found, second)]


def _counts(evening: Evening, found: list[Handover]) -> list[str]:
    wrong = []
    before = sum(each.day == 0 for each in found)
    if before != evening.players:
        wrong.append(f"{before} hand-overs before day 1")
    nights = [each for each in found if each.day and each.lives and each.phase == "night"]
    for (day, seat), times in Counter((each.day, each.seat) for each in nights).items():
        if times > 1:
            wrong.append(f"{seat} has the lantern {times} times in night {day}")
    return wrong + [f"{each.asks} in secret" for each in found if any(ask.startswith("vote.") for ask in each.asks)]


def _widths(evening: Evening, found: list[Handover], second: set[int]) -> list[str]:
    wrong = []
    for each in found:
        wider = evening.wider * (each.day > 0) + (each.day in second)
        if len(each.screens) > evening.screens + wider or len(each.asks) > evening.asks + wider:
            wrong.append(f"day {each.day}, {each.phase}: {each.asks} on {len(each.screens)} screens")
    return wrong


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: f"{evening.ruleset}-{evening.preset}")
def test_an_evening_is_as_short_as_it_says(evening: Evening) -> None:
    for seed in range(GAMES):
        assert faults(evening, "evening", seed) == [], seed


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: f"{evening.ruleset}-{evening.preset}")
def test_as_printed_it_is_not(evening: Evening) -> None:
    """What is counted can be too much."""
    assert any(faults(evening, "source", seed) for seed in range(GAMES))


def test_who_has_to_learn_in_the_same_night_keeps_two_laps() -> None:
    wrong = faults(Evening("langrensha", 12, "lovers_12", screens=3, asks=4), "evening", 1)
    assert "24 hand-overs before day 1" in wrong
