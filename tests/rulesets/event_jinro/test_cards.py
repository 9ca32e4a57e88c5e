"""Nobody is in two places, and every deck can be played to the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

from rulesets.engine import Game, ruleset
from rulesets.engine.library import listed_events
from rulesets.event_jinro.book import bundled
from tests.laws.games import Deal, Player, deals, seats

RULES = ruleset("event_jinro")
BOARDS = [(id, board.players) for id, board in RULES.boards.items() if board.players]
BOARDS += [("auto", players) for players in (6, 8, 12, 18)]


def play(game: Game, seed: int, dealt: Counter[str]) -> None:
    player = Player(seed)
    while game.ask is not None:
        fallen = [death.name for death in game.deaths]
        assert sorted([*game.alive, *fallen]) == sorted(game.players)
        assert Counter(game.roles.values()) == dealt
        player.move(game)
    assert game.result is not None


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(deal=deals("event_jinro"))
def test_the_cards_are_those_that_were_dealt_at_every_step(deal: Deal) -> None:
    game = deal.game()
    play(game, deal.seed, Counter(RULES.composition(len(deal.players), deal.preset)))


@pytest.mark.parametrize("event", listed_events("event_jinro"))
def test_a_deck_of_one_event_ends_with_every_preset(event: str) -> None:
    played = 0
    for seed, (preset, players) in enumerate(BOARDS):
        for copies in (1, 20):
            fixed = {"deck": [event] * copies}
            game = Game.new(RULES.id, seats(players), preset=preset, seed=seed, fixed=fixed)
            play(game, seed, Counter(RULES.composition(players, preset)))
            played += sum(notice.params == {"event": event} for notice in game.notices())
    assert played > len(BOARDS)


def test_all_events_are_listed_in_canonical_order() -> None:
    listed = listed_events("event_jinro")
    assert tuple(bundled().events)[: len(listed)] == listed


def test_an_airships_list_does_not_show_how_the_deck_lies() -> None:
    """EJ-77."""
    deck = ["airship", "altar", "parliament", "slum", "guild"]
    game = Game.new(RULES.id, seats(9), preset="std9", seed=1, fixed={"deck": deck})
    while game.ask is not None and game.ask.id != "airship.choose":
        ask = game.ask
        game.answer("P2" if "P2" in ask.options else ask.options[0] if ask.options else None)
    assert game.ask is not None
    assert game.ask.options == ("guild", "slum", "parliament")
