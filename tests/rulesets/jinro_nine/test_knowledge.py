"""What chance decides, and what a seat that is told nothing is told."""

from __future__ import annotations

from rulesets.engine import Game
from tests.laws.games import Deal, Player

SEATS = tuple("ABCDEFGHI")


def played(seed: int) -> Game:
    game = Deal("jinro_nine", SEATS, "9C", {}, seed).game()
    player = Player(seed)
    while game.ask is not None:
        player.move(game)
    return game


def test_the_fox_and_the_madman_are_told_their_role_alone() -> None:
    for seed in range(20):
        game = played(seed)
        for seat, role in game.roles.items():
            if role in ("fox", "madman", "villager"):
                private = [(notice.id, notice.params) for notice in game.notices(seat) if notice.to is not None]
                assert private == [("role.dealt", {"role": role})]


def test_deal_omen_and_starter_differ_from_game_to_game() -> None:
    deals, omens, starters = set(), set(), set()
    for seed in range(60):
        game = Game.new("jinro_nine", SEATS, seed=seed)
        roles = game.roles
        seer = next(seat for seat in SEATS if roles[seat] == "seer")
        deals.add(tuple(roles.values()))
        omens |= {roles[notice.params["seat"]] for notice in game.notices(seer) if notice.id == "seer.result"}
        while game.ask is not None and game.ask.id != "talk.discussion":
            game.no_reply()
        assert game.ask is not None
        starters.add(game.ask.params["order"][0])
    assert len(deals) == 60
    assert omens == {"villager", "medium", "guard", "madman"}
    assert starters == set(SEATS)
