"""A state that play hardly reaches: neither a wolf nor a human lives."""

from __future__ import annotations

import pytest

from rulesets.engine.table import GameOver, Table
from rulesets.jinro_nine.book import roles
from rulesets.werewolf import victory
from rulesets.werewolf.house_rules import HouseRules
from rulesets.werewolf.town import Town

CARDS = {"A": "werewolf", "B": "villager", "C": "seer", "D": "fox"}


def ended(dead: str) -> tuple[tuple[str, ...], str]:
    table = Table(tuple(CARDS), {}, {"fox_counts": "neither"}, {}, 0)
    town = Town(table, roles(), HouseRules())
    for seat, role in CARDS.items():
        town.give(seat, town.roles[role]())
    for seat in dead:
        table.bury(seat, "attack")
    with pytest.raises(GameOver):
        victory.by_numbers(town)
    assert table.result is not None
    return table.result.winners, table.result.reason


def test_wolves_gone_is_read_before_parity() -> None:
    """J9-72, U13-51."""
    assert ended(dead="ABCD") == (("B", "C"), "wolves_gone")


def test_a_fox_that_lives_alone_has_survived() -> None:
    assert ended(dead="ABC") == (("D",), "fox_survived")


def test_more_wolves_than_humans_is_parity_too() -> None:
    assert ended(dead="BCD") == (("A",), "parity")
