"""A game that nobody looks at goes the same way as one whose every page is put."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from desktop.estimate.pace import Watch
from rulesets.engine import Ask, Game
from rulesets.engine.asks import Answer
from tests.laws.games import RULESETS, deals


def answered(game: Game, ask: Ask, seed: int) -> Answer:
    """By what is asked alone, so that what was asked before makes no difference."""
    chance = Random(f"{seed}/{game.day}/{game.phase}/{game.turn}/{ask.id}/{ask.seat}")
    if ask.kind == "text":
        return "hm" if ask.at_least else None
    if ask.kind != "choose" or (ask.at_least == 0 and chance.random() < 0.2):
        return None
    options = sorted(ask.options)
    return chance.choice(options) if ask.at_most == 1 else chance.sample(options, max(1, ask.at_least))


def went(deal: Any, *, skims: bool) -> tuple[Any, ...]:
    game = Game.new(deal.ruleset, deal.players, preset=deal.preset, options=deal.options, seed=deal.seed, skims=skims)
    watch, asks = Watch(game.ruleset), 0
    while (ask := game.ask) is not None:
        watch.asked(game, ask)
        game.answer(answered(game, ask, deal.seed))
        asks += 1
    watch.ends(game)
    told = [game.notices(name) for name in (None, *game.players)]
    took = watch.hand_offs, watch.seconds, [(night.hand_offs, night.seconds) for night in watch.nights]
    return asks, (game.result, game.deaths, game.roles, game.hands, told, took)


@pytest.mark.parametrize("name", RULESETS)
def test_what_nobody_looks_at_changes_nothing(name: str) -> None:
    @settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
    @given(deals(name))
    def any_deal(deal: Any) -> None:
        asks, whole = went(deal, skims=False)
        fewer, skimmed = went(deal, skims=True)
        assert fewer < asks
        assert skimmed == whole

    any_deal()


def test_it_has_no_journal_to_be_played_again() -> None:
    game = Game.new("jinro_nine", list("ABCDEFGHI"), seed=1, skims=True)
    with pytest.raises(ValueError, match="passed over"):
        _ = game.journal
