"""LR-02, LR-03 and LR-06: what is played by how many, and what lies in the middle."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesets.engine import Game, ruleset
from rulesets.engine.bots import RandomBot, play_out

RULES = ruleset("langrensha")

AUTO = {
    6: "werewolf 2, villager 2, seer, witch",
    7: "werewolf 2, villager 2, seer, witch, guard",
    8: "werewolf 2, villager 3, seer, witch, hunter",
    9: "werewolf 3, villager 3, seer, witch, hunter",
    10: "werewolf 3, villager 3, seer, witch, hunter, guard",
    11: "werewolf 2, alpha_wolf, villager 4, seer, witch, hunter, guard",
    12: "werewolf 3, alpha_wolf, villager 4, seer, witch, hunter, guard",
    13: "werewolf 3, alpha_wolf, villager 4, seer, witch, hunter, guard, idiot",
    14: "werewolf 3, alpha_wolf, villager 4, seer, witch, hunter, guard, idiot, elder",
    15: "werewolf 3, alpha_wolf, wolf_beauty, villager 4, seer, witch, hunter, guard, idiot, elder",
    16: "werewolf 3, alpha_wolf, wolf_beauty, villager 4, seer, witch, hunter, guard, idiot, elder, knight",
    17: "werewolf 3, alpha_wolf, wolf_beauty, villager 4, seer, witch, hunter, guard, idiot, elder, knight, cupid",
    18: "werewolf 3, alpha_wolf, white_wolf, wolf_beauty, villager 4, "
    "seer, witch, hunter, guard, idiot, elder, knight, cupid",
    19: "werewolf 3, alpha_wolf, white_wolf, wolf_beauty, villager 4, "
    "seer, witch, hunter, guard, idiot, elder, knight, cupid, raven",
    20: "werewolf 3, alpha_wolf, white_wolf, wolf_beauty, villager 4, "
    "seer, witch, hunter, guard, idiot, elder, knight, cupid, raven, graveyard_keeper",
}

BOARDS = {
    "standard_9": "werewolf 3, villager 3, seer, witch, hunter",
    "chaos_10": "white_wolf, wolf_beauty, hidden_wolf, villager 2, seer, witch, guard, elder, raven",
    "idiot_12": "werewolf 4, villager 4, seer, witch, hunter, idiot",
    "alpha_guard_12": "werewolf 3, alpha_wolf, villager 4, seer, witch, hunter, guard",
    "white_wolf_12": "werewolf 2, white_wolf, guardian_wolf, villager 4, seer, witch, hunter, guard",
    "beauty_knight_12": "werewolf 3, wolf_beauty, villager 4, seer, witch, guard, knight",
    "nightmare_12": "werewolf 3, nightmare_wolf, villager 4, seer, witch, hunter, guard",
    "hidden_12": "werewolf 3, hidden_wolf, villager 4, seer, witch, hunter, graveyard_keeper",
    "blood_moon_12": "werewolf 3, blood_moon_apostle, villager 4, seer, witch, hunter, idiot",
    "lovers_12": "werewolf 4, villager 4, seer, witch, hunter, cupid",
    "thief_cupid_12": "werewolf 4, villager 4, seer, witch, hunter, guard, cupid, thief",
    "magician_12": "werewolf 4, villager 4, seer, witch, hunter, magician",
}


def counts(written: str) -> dict[str, int]:
    """In display order, as a ruleset gives them."""
    pairs = (entry.partition(" ")[::2] for entry in written.split(", "))
    found = {role: int(number or 1) for role, number in pairs}
    return {role: found[role] for role in RULES.roles if role in found}


@pytest.mark.parametrize("players", AUTO)
def test_auto_composes_by_the_number_of_players(players: int) -> None:
    assert RULES.composition(players, "auto") == RULES.composition(players, None) == counts(AUTO[players])
    assert sum(RULES.composition(players, "auto").values()) == players


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_has_these_cards(board: str) -> None:
    players = int(board.rpartition("_")[2])
    assert RULES.composition(players, board) == counts(BOARDS[board])


def test_there_are_no_more_boards() -> None:
    assert set(RULES.presets) == {"auto", *BOARDS}
    assert list(RULES.players) == list(AUTO)


@pytest.mark.parametrize("players", AUTO)
def test_every_composition_by_number_is_played_to_its_end(players: int) -> None:
    game = Game.new("langrensha", [f"P{seat}" for seat in range(players)], seed=players)
    play_out(game, RandomBot(players))
    assert game.result is not None


def of_fourteen_cards(seed: int) -> Game:
    return Game.new("langrensha", list("ABCDEFGHIJKL"), preset="thief_cupid_12", seed=seed)


def test_thief_and_cupid_are_always_dealt_and_all_other_cards_may_lie_in_the_middle() -> None:
    cards = Counter(RULES.composition(12, "thief_cupid_12"))
    middles: Counter[str] = Counter()
    for seed in range(300):
        game = of_fourteen_cards(seed)
        dealt = Counter(game.roles.values())
        assert dealt["thief"] == dealt["cupid"] == 1
        middles += cards - dealt
    assert set(middles) == set(cards) - {"thief", "cupid"}
    # Each of the twelve others lies there twice in twelve games.
    assert 160 < middles["werewolf"] < 240
    assert 30 < middles["guard"] < 75


def test_the_thiefs_seat_is_any_seat() -> None:
    seats = Counter(
        seat for seed in range(600) for seat, role in of_fourteen_cards(seed).roles.items() if role == "thief"
    )
    assert set(seats) == set("ABCDEFGHIJKL")
    assert max(seats.values()) < 85
