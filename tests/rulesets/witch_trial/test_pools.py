"""The pools that are played with, whether a preset is named or not."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesets.engine import BadSetup, Game, ruleset

RULES = ruleset("witch_trial")
CARDS = ["witch_killer", "barrier", "slayer", "detection", "autopsy"]
POOLS = {
    5: (1, 11, 2, 3, 3),
    6: (1, 13, 2, 4, 4),
    7: (1, 15, 3, 5, 4),
    8: (1, 18, 4, 5, 4),
    9: (1, 20, 5, 6, 4),
    10: (1, 22, 6, 6, 5),
    11: (1, 24, 7, 7, 5),
    12: (1, 26, 8, 8, 5),
}


@pytest.mark.parametrize("players", POOLS)
def test_without_a_preset_the_pool_goes_by_the_players(players: int) -> None:
    """WT-01, WT-02: four cards a player, to the card."""
    pool = RULES.composition(players, None)
    assert pool == dict(zip(CARDS, POOLS[players], strict=True))
    assert sum(pool.values()) == 4 * players


@pytest.mark.parametrize("preset", ["7", "8", "9"])
def test_a_preset_is_for_its_own_number(preset: str) -> None:
    """WT-01."""
    assert RULES.composition(int(preset), preset) == RULES.composition(int(preset), None)
    for players in RULES.players:
        if players != int(preset):
            with pytest.raises(BadSetup, match=f"preset: {preset} is for exactly {preset} players"):
                RULES.composition(players, preset)


def test_a_surplus_is_drawn_by_chance_and_never_the_witch_killer() -> None:
    """WT-03: over many deals, out of sixty cards, every place at the table has held it."""
    pool = {"witch_killer": 1, "barrier": 30, "slayer": 29}
    holders: Counter[str] = Counter()
    barriers = set()
    for seed in range(120):
        game = Game.new("witch_trial", list("ABCDE"), preset=pool, seed=seed)
        holders.update(seat for seat, cards in game.hands.items() if "witch_killer" in cards)
        barriers.add(sum(cards.count("barrier") for cards in game.hands.values()))
    assert holders.total() == 120
    assert set(holders) == set("ABCDE")
    assert len(barriers) > 3


def test_deals_differ() -> None:
    deals = {str(Game.new("witch_trial", list("ABCDEFG"), seed=seed).hands) for seed in range(30)}
    assert len(deals) == 30
