"""A state that play hardly reaches: neither a wolf nor a human lives."""

from __future__ import annotations

import pytest

from rulesets.engine.table import GameOver, Table
from rulesets.village import victory
from rulesets.village.book import roles
from rulesets.village.village import HouseRules, Village

CARDS = {"A": "werewolf", "B": "villager", "C": "seer", "D": "fox"}


def ended(dead: str) -> tuple[tuple[str, ...], str]:
    table = Table(tuple(CARDS), {}, {}, {}, 0)
    village = Village(table, roles("jinro_nine"), HouseRules())
    for seat, role in CARDS.items():
        village.give(seat, village.roles[role]())
    for seat in dead:
        table.bury(seat, "attack")
    with pytest.raises(GameOver):
        victory.check(village)
    assert table.result is not None
    return table.result.winners, table.result.reason


def test_wolves_gone_is_read_before_parity() -> None:
    """J9-72, U13-51."""
    assert ended(dead="ABCD") == (("B", "C"), "wolves_gone")


def test_a_fox_that_lives_alone_has_survived() -> None:
    assert ended(dead="ABC") == (("D",), "fox_survived")


def test_more_wolves_than_humans_is_parity_too() -> None:
    assert ended(dead="BCD") == (("A",), "parity")
